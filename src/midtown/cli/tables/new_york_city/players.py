"""What everybody can see of the participants of New York City."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.cli.tables.flowing import hanging
from midtown.cli.tables.grid import Column
from midtown.cli.tables.new_york_city.signs import BETWEEN, NOTHING, cards_text, shape, vessel_sign
from midtown.cli.tables.table import SEAT_STYLES
from midtown.games.new_york_city.board import VESSELS
from midtown.games.new_york_city.views import NewYorkCityView, ParticipantView
from midtown.texts.language import Language

COLUMNS: Final[tuple[Column, ...]] = (
    (1, "left"),
    (1, "left"),
    (15, "left"),
    (6, "right"),
    (3, "right"),
    (7, "right"),
    (4, "right"),
    (8, "left"),
    (9, "left"),
    (17, "left"),
)
USED: Final = "✓"


def players(view: NewYorkCityView, names: Sequence[str], language: Language) -> RenderableType:
    """A row for each participant, and the cards that all know him to have."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for width, side in COLUMNS:
        grid.add_column(width=width, justify=side)
    heads = language.sentence("points · $ · board · hand · reserve · vessels · characters").split(BETWEEN)
    grid.add_row("", "", "", *[Text(head, "bold") for head in heads])
    for seat, participant in enumerate(view.participants):
        grid.add_row(*_row(view, seat, participant, names[seat], language))
    return Group(grid, *_seen(view, language))


def _row(view: NewYorkCityView, seat: int, participant: ParticipantView, name: str, language: Language) -> list[Text]:
    """Points, dollars, skyscrapers on the own board, cards, vessels, and characters with those that have been used."""
    return [
        Text("▸" if seat == view.seat else " ", SEAT_STYLES[seat]),
        shape(seat, len(view.participants)),
        Text(name, SEAT_STYLES[seat]),
        Text(str(participant.points), "bold"),
        Text(str(participant.dollars)),
        Text(str(participant.ready)),
        Text(str(participant.held)),
        cards_text(participant.reserve, language),
        _vessels(participant, language),
        _team(participant),
    ]


def _vessels(participant: ParticipantView, language: Language) -> Text:
    signs = [vessel_sign(vessel, language) for vessel in range(len(VESSELS)) for _one in range(participant.vessels[vessel])]
    return Text(" ").join(signs) or Text(NOTHING, "dim")


def _team(participant: ParticipantView) -> Text:
    """The numbers of the characters; a dollar lies on those that are marked."""
    unmarked = list(participant.paid)
    numbers = []
    for kind in participant.team:
        is_used = kind in unmarked
        if is_used:
            unmarked.remove(kind)
        numbers.append(Text(f"{kind + 1}{USED}", "dim") if is_used else Text(str(kind + 1)))
    return Text(" ").join(numbers) or Text(NOTHING, "dim")


def _seen(view: NewYorkCityView, language: Language) -> list[Text]:
    """The cards in hands that everybody has seen; all of a Tom's."""
    hands = [
        shape(seat, len(view.participants)).append(" ").append_text(cards_text(participant.known, language))
        for seat, participant in enumerate(view.participants)
        if participant.known
    ]
    return hanging(Text(language.sentence("Seen in hand") + "   ", "dim"), hands)
