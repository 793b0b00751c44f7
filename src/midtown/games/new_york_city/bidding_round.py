"""The running bidding round, and what is being built in it."""

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
    """What somebody is building."""

    def __init__(self) -> None:
        self.site: i64 = NOBODY
        """The borough that is being built in,"""
        self.moves: i64 = 0
        """how many skyscrapers may still be moved there,"""
        self.grown: i64 = 0
        """and how many have been built there by this action."""

    def clear(self) -> None:
        """Nothing is being built."""
        self.site = NOBODY
        self.moves = 0
        self.grown = 0

    def assign(self, other: "Works") -> None:
        """Become an exact copy."""
        self.site = other.site
        self.moves = other.moves
        self.grown = other.grown

    def key(self) -> list[int]:
        """All numbers in a fixed order."""
        return [int(self.site), int(self.moves), int(self.grown)]
