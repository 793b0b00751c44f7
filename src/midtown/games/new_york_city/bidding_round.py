"""The running bidding round, and what somebody is in the middle of doing."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.flow import NOBODY
from midtown.core.pile import Pile


@final
@mypyc_attr(acyclic=True)
class RunningBids:
    """Which cards are bid for, who comes when, who has won."""

    def __init__(self) -> None:
        self.bidding: i64 = NOBODY
        """The type of the bidding round,"""
        self.first: i64 = NOBODY
        """who begins it,"""
        self.last: i64 = NOBODY
        """who bids last in it,"""
        self.turns: Final = Pile()
        """who is still to come, the next one on top,"""
        self.winner: i64 = NOBODY
        """and who has the bonus."""

    def assign(self, other: "RunningBids") -> None:
        """Become an exact copy."""
        self.bidding = other.bidding
        self.first = other.first
        self.last = other.last
        self.turns.assign(other.turns)
        self.winner = other.winner

    def key(self) -> list[int]:
        """All numbers in a fixed order."""
        single = [self.bidding, self.first, self.last, self.winner, self.turns.n]
        return [int(number) for number in single] + self.turns.to_list()


@final
@mypyc_attr(acyclic=True)
class Works:
    """What somebody is in the middle of doing."""

    def __init__(self) -> None:
        self.discarded: i64 = 0
        """How many cards of the hand have been discarded to be renewed."""
        self.most: i64 = NOBODY
        """Up to which value a character may be taken for one that was removed."""
        self.times: i64 = NOBODY
        """How often the points of a bid count."""
        self.tile: i64 = NOBODY
        """The prestige tile that is claimed."""
        self.returning: i64 = 0
        """How many cards just played may still be taken back."""
        self.site: i64 = NOBODY
        """The borough that is being built in,"""
        self.moves: i64 = 0
        """how many skyscrapers may still be moved there,"""
        self.grown: i64 = 0
        """and how many have been built there by this action."""

    def leave_site(self) -> None:
        """Nothing is being built."""
        self.site = NOBODY
        self.moves = 0
        self.grown = 0

    def assign(self, other: "Works") -> None:
        """Become an exact copy."""
        self.discarded = other.discarded
        self.most = other.most
        self.times = other.times
        self.tile = other.tile
        self.returning = other.returning
        self.site = other.site
        self.moves = other.moves
        self.grown = other.grown

    def key(self) -> list[int]:
        """All numbers in a fixed order."""
        single = [self.discarded, self.most, self.times, self.tile, self.returning, self.site, self.moves, self.grown]
        return [int(number) for number in single]
