"""What belongs to one participant of New York City, a person or a Tom."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.pile import Pile, blank
from midtown.games.new_york_city.bid import Bid
from midtown.games.new_york_city.board import BOROUGHS, VESSELS

RESERVE: Final = 2
"""How many cards a reserve has at the start [NYC-2.8]."""


@final
@mypyc_attr(acyclic=True)
class Player:
    """Cards, characters, dollars, skyscrapers and vessels."""

    def __init__(self) -> None:
        self.hand: Final = Pile()
        """The hand, sorted; a Tom's supply, in the order he got it."""
        self.known: Final = Pile()
        """Those of the hand that everybody has seen."""
        self.reserve: Final = Pile()
        """Open, sorted."""
        self.reserve_size: i64 = RESERVE
        """How many cards it has when it is full."""
        self.took_both: bool = False
        """Both pairs were taken in one turn."""
        self.team: Final = Pile()
        """The characters, sorted,"""
        self.paid: Final = Pile()
        """and those of them on which a dollar lies, sorted."""
        self.dollars: i64 = 0
        self.ready: i64 = 0
        """Skyscrapers on the own board."""
        self.built: Final = blank(len(BOROUGHS))
        """Skyscrapers by borough."""
        self.vessels: Final = blank(len(VESSELS))
        self.points: i64 = 0
        self.bid: Final = Bid()

    def assign(self, other: "Player") -> None:
        """Become an exact copy."""
        self.hand.assign(other.hand)
        self.known.assign(other.known)
        self.reserve.assign(other.reserve)
        self.reserve_size = other.reserve_size
        self.took_both = other.took_both
        self.team.assign(other.team)
        self.paid.assign(other.paid)
        self.dollars = other.dollars
        self.ready = other.ready
        for borough in range(i64(len(BOROUGHS))):
            self.built[borough] = other.built[borough]
        for vessel in range(i64(len(VESSELS))):
            self.vessels[vessel] = other.vessels[vessel]
        self.points = other.points
        self.bid.assign(other.bid)

    def key(self) -> list[int]:
        """All numbers in a fixed order; each pile with its length."""
        numbers: list[int] = []
        for pile in [self.hand, self.known, self.reserve, self.team, self.paid]:
            numbers.append(int(pile.n))
            numbers += pile.to_list()
        single = [self.reserve_size, int(self.took_both), self.dollars, self.ready, self.points, *self.built, *self.vessels]
        return numbers + [int(number) for number in single] + self.bid.key()

    def can_use(self, kind: i64) -> bool:
        """Has this player such a character without a dollar on it, and a dollar for it [NYC-4.1, NYC-4.2]?"""
        if self.dollars <= self.bid.uses.n:
            return False
        return self.team.count(kind) > self.paid.count(kind) + self.bid.uses.count(kind)

    def pay(self, kind: i64) -> None:
        """Put a dollar on a character."""
        self.dollars -= 1
        self.paid.insert(kind)

    def is_everywhere(self) -> bool:
        """Are there skyscrapers of this player in all six boroughs?"""
        for borough in range(i64(len(BOROUGHS))):
            if self.built[borough] == 0:
                return False
        return True
