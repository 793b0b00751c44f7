"""What everybody can see of the players of Fifth Avenue."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from midtown.cli.tables.fifth_avenue.signs import BETWEEN, NOTHING, WORTH_STYLE, cards_text, shape, suit_sign
from midtown.cli.tables.flowing import flowing
from midtown.cli.tables.grid import Column, fixed_grid
from midtown.cli.tables.table import SEAT_STYLES
from midtown.games.fifth_avenue.cards import SUITS
from midtown.games.fifth_avenue.state import IMAGINARY
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.outlook.fifth_avenue.forecast import Forecast
from midtown.texts.language import Language

HELD: Final[Column] = (2, "right")
COLUMNS: Final[tuple[Column, ...]] = (
    (1, "left"),
    (1, "left"),
    (15, "left"),
    (6, "right"),
    (6, "right"),
    (7, "right"),
    (5, "right"),
    (7, "right"),
    (5, "right"),
    *[HELD] * len(SUITS),
)


def players(view: FifthAvenueView, forecast: Forecast, names: Sequence[str], language: Language) -> RenderableType:
    """A row for each seat, and the cards in their hands that all have seen."""
    grid = fixed_grid(*COLUMNS)
    heads = language.sentence("points · board · supply · Park · distr. · hand").split(BETWEEN)
    grid.add_row("", "", "", *[Text(head, "bold") for head in heads], *[suit_sign(suit, language) for suit in range(len(SUITS))])
    for seat, name in enumerate(names[: view.options.seats]):
        grid.add_row(*_row(view, seat, name, forecast))
    if view.options.seats == IMAGINARY:
        name = language.sentence("imaginary")
        grid.add_row("", shape(IMAGINARY, IMAGINARY), Text(name), "", "", str(view.imaginary_left))
    return Group(grid, *_seen(view, language))


def _row(view: FifthAvenueView, seat: int, name: str, forecast: Forecast) -> list[Text]:
    """Points, what all districts would still bring, skyscrapers in the own and the general supply and in Central Park, and cards."""
    style = SEAT_STYLES[seat]
    held = view.held[seat]
    return [
        Text("▸" if seat == view.seat else " ", style),
        shape(seat, view.options.seats),
        Text(name, style),
        Text(str(view.points[seat]), "bold"),
        Text(f"+{forecast.score_of_all(seat)}" if view.asking else "", WORTH_STYLE),
        Text(f"{view.supply[seat]}+{view.stock[seat]}"),
        Text(str(view.park[seat])),
        Text(str(forecast.districts(seat))),
        Text(str(sum(held)), "bold"),
        *[Text(str(count) if count else NOTHING) for count in held],
    ]


def _seen(view: FifthAvenueView, language: Language) -> list[Text]:
    """The cards in hands that everybody has seen."""
    hands = [
        shape(seat, view.options.seats).append(" ").append_text(cards_text(cards, language))
        for seat, cards in enumerate(view.known)
        if cards
    ]
    label = Text.assemble((language.sentence("Seen in hand"), "dim"))
    return flowing([label, *hands]) if hands else []
