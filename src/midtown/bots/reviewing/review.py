"""Review: the chances of one seat through a whole game."""

from collections.abc import Sequence
from typing import NamedTuple, final

from midtown.bots.reviewing.hindsight import Hindsight, turning_points
from midtown.match.match import Match


@final
class ChanceAt(NamedTuple):
    """The chance of a seat to win after so many moves."""

    ply: int
    win: float


@final
class SeatReview(NamedTuple):
    """What a seat's chances were, and where they changed by its own doing."""

    seat: int
    curve: tuple[ChanceAt, ...]
    """After each of its decisions, and at the end of the game if that has come."""
    turning: tuple[Hindsight, ...]


def review_of(match: Match, seat: int, verdicts: Sequence[Hindsight]) -> SeatReview:
    """The review of one seat by what was thought of its decisions."""
    own = [each for each in verdicts if each.seat == seat]
    curve = [ChanceAt(each.ply + 1, min(1.0, max(0.0, each.played.win))) for each in own]
    result = match.result()
    if result is not None:
        share = result.all_ranks.count(1)
        curve.append(ChanceAt(match.ply, 1.0 / share if result.all_ranks[seat] == 1 else 0.0))
    return SeatReview(seat, tuple(curve), tuple(turning_points(own)))
