"""What belongs to one player of Fifth Avenue."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.pile import Pile
from midtown.games.fifth_avenue.cards import VALUE


@final
@mypyc_attr(acyclic=True)
class Player:
    """What belongs to one seat."""

    def __init__(self) -> None:
        self.hand: Final = Pile()
        self.known: Final = Pile()
        """Those of the hand that everybody has seen [5A-1.9]."""
        self.bid: Final = Pile()
        """The cards of the bid in the order laid."""
        self.shown: i64 = 0
        """How many of them the others have seen; the rest is still being put together."""
        self.worth: i64 = 0
        """The sum of their values."""
        self.points: i64 = 0
        self.stock: i64 = 0
        """The skyscrapers in the general supply,"""
        self.supply: i64 = 0
        """in the own one,"""
        self.park: i64 = 0
        """in Central Park,"""
        self.gone: i64 = 0
        """and out of the game."""

    def assign(self, other: "Player") -> None:
        """Become an exact copy."""
        self.hand.assign(other.hand)
        self.known.assign(other.known)
        self.bid.assign(other.bid)
        self.shown = other.shown
        self.worth = other.worth
        self.points = other.points
        self.stock = other.stock
        self.supply = other.supply
        self.park = other.park
        self.gone = other.gone

    def key(self) -> list[int]:
        """All numbers in a fixed order; each pile with its length."""
        numbers: list[int] = []
        for pile in [self.hand, self.known, self.bid]:
            numbers.append(int(pile.n))
            numbers += pile.to_list()
        single = [self.shown, self.worth, self.points, self.stock, self.supply, self.park, self.gone]
        return numbers + [int(number) for number in single]

    def lay(self, card: i64) -> None:
        """A card of the hand becomes part of the bid."""
        self.hand.remove(card)
        self.bid.add(card)
        self.worth += VALUE[card]

    def take_back(self) -> None:
        """The cards of the bid come back into the hand, known to all."""
        for place in range(self.bid.n):
            card = self.bid.cards[place]
            self.hand.insert(card)
            self.known.insert(card)
        self.clear_bid()

    def clear_bid(self) -> None:
        """No bid lies there any more."""
        self.bid.n = 0
        self.shown = 0
        self.worth = 0
