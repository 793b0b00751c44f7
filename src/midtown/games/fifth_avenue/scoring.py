"""Scoring: a district, the bonuses along the row of shops."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from midtown.core.event import EventKind
from midtown.core.pile import vec
from midtown.games.fifth_avenue.board import DISTRICTS, NO_PLOT
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.words import BONUS


class Bonus(NamedTuple):
    """What is scored after so many tiles for skyscrapers in so many districts."""

    rule: str
    placed: int
    districts: int
    points: int


BONUSES: Final = [Bonus("5A-4.4", 3, 3, 4), Bonus("5A-4.5", 6, 4, 6), Bonus("5A-4.6", 9, 5, 8)]
PLACINGS: Final = 12
BONUS_AFTER: Final = vec[i64](
    [next((row for row, bonus in enumerate(BONUSES) if bonus.placed == placed), -1) for placed in range(PLACINGS + 1)]
)
"""By number of tiles placed: the row of the bonus, or -1."""


def score_district(state: FifthAvenueState, district: i64, scored: EventKind) -> None:
    """Everybody scores all his skyscrapers of the district, in play or at the end [5A-6.3]."""
    journal = state.journal
    for seat in range(state.seats):
        points = state.points_in(seat, district)
        state.players[seat].points += points
        if journal is not None and points > 0:
            journal.note(scored, seat, [district], points)
            journal.exercise("5A-6.2")
            journal.exercise("5A-6.3")


def score_bonus(state: FifthAvenueState) -> None:
    """After the third, sixth and ninth tile: who has skyscrapers in enough districts scores [5A-4.4, 5A-4.5, 5A-4.6]."""
    row = BONUS_AFTER[state.shops.placed]
    if row < 0:
        return
    state.exercise("5A-4.7")
    bonus = BONUSES[row]
    journal = state.journal
    for seat in range(state.seats):
        if districts_of(state, seat) >= bonus.districts:
            state.players[seat].points += bonus.points
            if journal is not None:
                journal.note_by(bonus.rule, BONUS, seat, [], bonus.points)


def districts_of(state: FifthAvenueState, seat: i64) -> i64:
    """In how many districts a seat has skyscrapers; Central Park is none [5A-4.7]."""
    found: i64 = 0
    for district in range(i64(DISTRICTS)):
        if state.board.home(seat, district) != NO_PLOT:
            found += 1
    return found
