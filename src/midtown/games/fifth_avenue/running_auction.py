"""The auction that is running, and the series it belongs to."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.flow import NOBODY
from midtown.core.pile import Pile
from midtown.games.fifth_avenue.board import CENTRAL_PARK

NO_COLOUR: Final = -1


@final
@mypyc_attr(acyclic=True)
class RunningAuction:
    """What is auctioned, who has bid how much, who is out."""

    def __init__(self) -> None:
        self.commissioner: i64 = NOBODY
        """Who has set off the series,"""
        self.opener: i64 = NOBODY
        """and which seat begins each of its auctions."""
        self.ground: i64 = NOBODY
        """The district, or Central Park, that is auctioned."""
        self.bidder: i64 = NOBODY
        """Who comes next,"""
        self.leader: i64 = NOBODY
        """who has bid highest,"""
        self.best: i64 = 0
        """and how much."""
        self.passed: i64 = 0
        """Who is out, as bits."""
        self.full: bool = False
        """No plot was empty when the auction began."""
        self.colour: i64 = NO_COLOUR
        """The colour of the highest bid; in Central Park all must bid it."""
        self.room: i64 = 0
        """How many skyscrapers the winner may build."""
        self.drawn: Final = Pile()
        """The cards of the imaginary player, in the order drawn."""

    def clear(self) -> None:
        """Nothing is auctioned; after Central Park the series is over."""
        if self.ground == CENTRAL_PARK:
            self.end_series()
        self.ground = NOBODY
        self.bidder = NOBODY
        self.leader = NOBODY
        self.best = 0
        self.passed = 0
        self.full = False
        self.colour = NO_COLOUR
        self.room = 0
        self.drawn.n = 0

    def end_series(self) -> None:
        """No further auction follows."""
        self.commissioner = NOBODY
        self.opener = NOBODY

    def assign(self, other: "RunningAuction") -> None:
        """Become an exact copy."""
        self.commissioner = other.commissioner
        self.opener = other.opener
        self.ground = other.ground
        self.bidder = other.bidder
        self.leader = other.leader
        self.best = other.best
        self.passed = other.passed
        self.full = other.full
        self.colour = other.colour
        self.room = other.room
        self.drawn.assign(other.drawn)

    def key(self) -> list[int]:
        """All numbers in a fixed order."""
        single = [self.commissioner, self.opener, self.ground, self.bidder, self.leader, self.best, self.passed]
        single += [int(self.full), self.colour, self.room]
        return [int(number) for number in single] + [int(self.drawn.n), *self.drawn.to_list()]
