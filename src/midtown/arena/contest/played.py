"""Played: what came of a game, as it is kept in a file."""

from fractions import Fraction
from typing import final

import msgspec

from midtown.arena.contest.contest import Fixture
from midtown.core.errors import Reason


@final
class Forfeit(msgspec.Struct, frozen=True):
    """The seat of a bot that lost by rule, and why."""

    seat: int
    sentence: str
    blanks: dict[str, str]

    @property
    def reason(self) -> Reason:
        """Why it lost, for people."""
        return Reason("", self.sentence, {**self.blanks})


@final
class Played(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game: points and ranks by seat, then of players who have none; of each seat how often it decided, and how long that took."""

    deal: int
    line_up: int
    points: list[int]
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    """The longest decision of each seat."""
    rounds: int
    over: bool = True
    """Did it end by its rules?"""
    forfeit: Forfeit | None = None

    @property
    def fixture(self) -> Fixture:
        """Which game it was."""
        return Fixture(self.deal, self.line_up)

    @property
    def victories(self) -> list[Fraction]:
        """The part of each in the victory."""
        winners = self.ranks.count(1)
        return [Fraction(1, winners) if rank == 1 else Fraction(0) for rank in self.ranks]
