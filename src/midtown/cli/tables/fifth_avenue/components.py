"""The box of Fifth Avenue: board, row of shops, cards, tiles and pieces, and how sure their values are."""

from rich.console import Group, RenderableType
from rich.text import Text

from midtown.cli.tables.component_fields import Field, component_shown, fields_of
from midtown.cli.tables.confidence import confidence_legend, confidence_mark
from midtown.cli.tables.fifth_avenue.signs import BETWEEN, SIXTH_SIGN, TIMES, shop_legend, suit_sign
from midtown.cli.tables.grid import fixed_grid
from midtown.core.options import Options
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.board import COMMISSIONERS, DISTRICTS, PLACES, SHOPS
from midtown.games.fifth_avenue.cards import COLOURS, NAMES, SUITS, VALUE, VALUES
from midtown.games.fifth_avenue.edition import ROW
from midtown.texts.language import Language


def components(options: Options, language: Language) -> RenderableType:
    """The rings of both sides of the board, the blocks of the row, the tiles, the cards, the skyscrapers."""
    rings = fixed_grid((18, "left"), (18, "left"), (18, "left"))
    heads = [language.sentence("Plots, clockwise"), language.sentence("five-plot side"), language.sentence("six-plot side")]
    rings.add_row(*[Text(head, "bold") for head in heads])
    for district in PLACES[:DISTRICTS]:
        rings.add_row(*_district(options, district, language))
    rows = fixed_grid((18, "left"), (60, "left"))
    rows.add_row(Text(language.sentence("Blocks of the row"), "bold"), Text(_fields(options, ROW)["blocks"].marked))
    shops = [f"{_copies(options, name)} {meaning}" for name, meaning in zip(SHOPS, shop_legend(language), strict=True)]
    rows.add_row(Text(language.sentence("Shops"), "bold"), Text(BETWEEN.join(shops[:2])))
    rows.add_row("", Text(BETWEEN.join(shops[2:])))
    for suit in range(len(SUITS)):
        rows.add_row(Text("" if suit else language.sentence("Cards"), "bold"), _cards(options, suit, language))
    rows.add_row(Text(language.sentence("Pieces"), "bold"), Text(_skyscrapers(options, language)))
    rows.add_row("", Text(_other_pieces(options, language)))
    return Group(rings, Text(), rows, Text(), Text(confidence_legend(language)))


def _fields(options: Options, name: str) -> dict[str, Field]:
    """The fields of a component, each with its confidence."""
    return fields_of(GAME, options, name)


def _district(options: Options, name: str, language: Language) -> list[Text]:
    """The name of a district and its two rings."""
    fields = _fields(options, name)
    ring, six_plot_ring = fields["ring"], fields["six-plot-ring"]
    return [
        Text(language.name(name) + confidence_mark(fields["name"].confidence)),
        _ring(ring, language).append(confidence_mark(ring.confidence)),
        _ring(six_plot_ring, language).append(SIXTH_SIGN + confidence_mark(six_plot_ring.confidence)),
    ]


def _ring(ring: Field, language: Language) -> Text:
    """The colours of a ring, clockwise."""
    return Text(" ").join([suit_sign(COLOURS.index(colour), language) for colour in ring.value.split()])


def _cards(options: Options, suit: int, language: Language) -> Text:
    """How many cards of each value a colour has."""
    kinds = range(suit * VALUES, (suit + 1) * VALUES)
    copies = [f"{_copies(options, NAMES[card])} {VALUE[card]}" for card in kinds]
    return Text("  ").join([suit_sign(suit, language), Text(BETWEEN.join(copies))])


def _copies(options: Options, name: str) -> str:
    """How many there are of a component."""
    return _number(options, name) + TIMES


def _number(options: Options, name: str) -> str:
    return _fields(options, name)["copies"].marked


def _skyscrapers(options: Options, language: Language) -> str:
    return language.sentence("{number} skyscrapers of each colour", number=_number(options, "skyscrapers"))


def _other_pieces(options: Options, language: Language) -> str:
    """The commissioners, their markers and the closing signs."""
    return language.sentence(
        "{number} commissioners, {markers} markers each · {closing} closing signs",
        number=str(len(COMMISSIONERS)),
        markers=_number(options, "white-marker"),
        closing=_number(options, "closing-sign"),
    )


def component(options: Options, name: str, language: Language) -> RenderableType:
    """All that is known of one component."""
    return component_shown(GAME, options, name, language)
