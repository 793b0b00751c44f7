"""The box of The City: every kind of card, and how sure its values are."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from midtown.cli.tables.confidence import confidence_legend, confidence_mark, sure_fields
from midtown.cli.tables.grid import fixed_grid
from midtown.cli.tables.the_city.board import NAME_WIDTH
from midtown.cli.tables.the_city.card_text import INCOME_STYLE, NOTHING, POINTS_STYLE, card_text, symbols_text
from midtown.core.confidence import CERTAIN
from midtown.core.options import Options
from midtown.games.the_city import GAME
from midtown.games.the_city.building import Building
from midtown.games.the_city.edition import fields_of
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.sources import SOURCES
from midtown.outlook.the_city.card_text import INCOME, POINTS, legend
from midtown.texts.language import Language


def components(options: Options, language: Language) -> RenderableType:
    """A row for every kind of card, cheap ones first."""
    grid = fixed_grid((2, "right"), (NAME_WIDTH, "left"), (5, "left"), (3, "left"), (3, "left"), (4, "left"))
    grid.add_column()
    heads = ["", "", language.sentence("cost"), INCOME, POINTS, "", ""]
    grid.add_row(*[Text(head, "bold") for head in heads])
    rows = sorted(GAME.edition(options).rows, key=lambda row: (row.cost, language.name(NAMES[row.kind])))
    for row in rows:
        grid.add_row(*_cells(NAMES[row.kind], row.printed, language))
    first = language.sentence("The first number is how many copies there are.")
    return Group(grid, Text(""), Text(first), Text(legend(language)), Text(confidence_legend(language)))


def _cells(name: str, printed: Building, language: Language) -> list[Text]:
    """The copies, the name and all that is printed on a card; marks say what is not certain."""
    return [
        Text(f"{printed.copies}{_mark(printed, 'copies')}"),
        Text(language.name(name) + _mark(printed, "name")),
        Text(f"{printed.cost}{_mark(printed, 'cost')}"),
        Text(f"{printed.income}{_mark(printed, 'income')}", INCOME_STYLE),
        Text(f"{printed.points}{_mark(printed, 'points')}", POINTS_STYLE),
        (symbols_text(printed, language) or Text(NOTHING)).append(_mark(printed, "symbols")),
        Text(card_text(printed, language), "dim"),
    ]


def _mark(printed: Building, field: str) -> str:
    """How sure a value is, in one sign."""
    default = CERTAIN if field == "name" else printed.confidence
    return confidence_mark(printed.except_for.get(field, default))


def component(options: Options, name: str, language: Language) -> RenderableType:
    """All fields of one kind of card in the language of correction files, with confidence and sources."""
    printed = GAME.edition(options).rows[NAMES.index(name)].printed
    fields = [(field, value or NOTHING, printed.except_for.get(field, printed.confidence)) for field, value in fields_of(printed).items()]
    printed_text = card_text(printed, language)
    lines = [printed_text] if printed_text else []
    parts: list[RenderableType] = [
        *lines,
        sure_fields(fields, language),
        *[Text(f"- {SOURCES[source]}", "dim") for source in printed.sources],
    ]
    title = Text(f"{language.name(name)} ({name})", "bold")
    return Group(title, *[Padding(part, (0, 0, 0, 2)) for part in parts])
