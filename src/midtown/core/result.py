"""Result: how a game ended."""

from collections.abc import Sequence
from typing import NamedTuple

from midtown.core.errors import Reason


class Result(NamedTuple):
    """The outcome of a finished game."""

    points: tuple[int, ...]
    """By seat."""
    ranks: tuple[int, ...]
    """By seat, 1 for the winners; tied seats share a rank."""
    ties: tuple[tuple[int, ...], ...]
    """By seat: what breaks ties of points, in order."""
    reason: Reason
    """Why the game ended."""
    automatic: tuple[tuple[int, ...], ...] = ()
    """The points of players that are rules and have no seat, each with what breaks ties; they take ranks too."""

    @property
    def all_points(self) -> tuple[int, ...]:
        """The points of the seats, then those of automatic players."""
        return (*self.points, *[score[0] for score in self.automatic])

    @property
    def all_ranks(self) -> tuple[int, ...]:
        """The ranks of the seats, then those of automatic players."""
        scores = [(points, *ties) for points, ties in zip(self.points, self.ties, strict=True)]
        return rank([*scores, *self.automatic])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def rank(scores: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The rank of each seat: one more than the number of seats with a better score."""
    return tuple([1 + sum([other > score for other in scores]) for score in scores])
