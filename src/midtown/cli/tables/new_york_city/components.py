"""The box of New York City: characters, vessels and tiles, lanterns, cards, and how sure their values are."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.cli.tables.component_fields import component_shown, fields_of
from midtown.cli.tables.confidence import confidence_legend
from midtown.cli.tables.flowing import hanging
from midtown.cli.tables.grid import fixed_grid
from midtown.cli.tables.new_york_city.signs import BETWEEN
from midtown.core.options import Options
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import VESSELS
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.characters import END, NAMES
from midtown.games.new_york_city.corrections import LANTERN_NAMES
from midtown.outlook.new_york_city.character_text import character_text
from midtown.texts.language import Language


def components(options: Options, language: Language) -> RenderableType:
    """A row for every kind of character; then vessels with their ways and prestige tiles, lanterns, and cards."""
    return Group(
        _characters(options, language),
        Text(),
        _vessels(options, language),
        Text(),
        *_lanterns(options, language),
        *_cards(options, language),
        Text(),
        Text(language.sentence("Characters: number, phase, value, dark and light tiles.")),
        Text(confidence_legend(language)),
    )


def _characters(options: Options, language: Language) -> RenderableType:
    """The number, phase, value, tiles and words of every character."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    for width in (2, 3, 2, 5):
        grid.add_column(width=width, justify="right", no_wrap=True)
    grid.add_column(ratio=1)
    box = GAME.edition(options).box
    for kind, name in enumerate(NAMES):
        fields = fields_of(GAME, options, name)
        row = box.characters[kind]
        phase = "" if row.phase == END else "I" * row.phase
        tiles = f"{fields['dark'].marked}+{fields['light'].marked}"
        words = Text(character_text(kind, box, language))
        grid.add_row(Text(str(kind + 1), "bold"), Text(phase, "dim"), Text(fields["value"].marked, "bold"), Text(tiles), words)
    return grid


def _vessels(options: Options, language: Language) -> RenderableType:
    """A row for each kind of vessel: its two ways, and its two prestige tiles."""
    grid = fixed_grid((12, "left"), (27, "left"), (27, "left"), (8, "left"))
    for vessel in VESSELS:
        ways = [fields_of(GAME, options, f"{vessel}-{number}")["boroughs"] for number in (1, 2)]
        tiles = [fields_of(GAME, options, f"{vessel}-{height}")["value"].marked for height in ("low", "high")]
        named = [_way(way.value, language) + way.marked.removeprefix(way.value) for way in ways]
        grid.add_row(Text(language.name(vessel), "bold"), *[Text(way) for way in named], Text(" ".join([f"+{tile}" for tile in tiles])))
    return grid


def _way(boroughs: str, language: Language) -> str:
    """The names of the two ends of a connection."""
    return "\N{EN DASH}".join([language.name(borough) for borough in boroughs.split()])


def _lanterns(options: Options, language: Language) -> list[Text]:
    """Where the lanterns are."""
    fields = [fields_of(GAME, options, name)["borough"] for name in LANTERN_NAMES]
    colours = language.sentence("yellow · green · brown · grey · blue").split(BETWEEN)
    places = [
        Text(f"{colour} {language.name(field.value)}{field.marked.removeprefix(field.value)}")
        for colour, field in zip(colours, fields, strict=True)
    ]
    return hanging(Text(language.sentence("Lanterns") + "   ", "bold"), places)


def _cards(options: Options, language: Language) -> list[Text]:
    """How many cards there are of each type."""
    counts = [Text(f"{fields_of(GAME, options, card)['copies'].marked} {language.name(card)}") for card in TYPES]
    return hanging(Text(language.sentence("Cards") + "   ", "bold"), counts)


def component(options: Options, name: str, language: Language) -> RenderableType:
    """All that is known of one component; of a character also what it does."""
    shown = component_shown(GAME, options, name, language)
    if name not in NAMES:
        return shown
    return Group(shown, Text("  " + character_text(NAMES.index(name), GAME.edition(options).box, language)))
