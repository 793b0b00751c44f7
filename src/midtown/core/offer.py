"""Offer: what a seat may do now."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.pile import Pile
from midtown.core.vocabulary import Verb


@final
class Offer:
    """A reusable list of action ids, in id order."""

    def __init__(self) -> None:
        self.ids: Final = Pile()
        self.seat: i64 = -1
        self.ply: i64 = -1

    def add(self, action: i64) -> None:
        """Offer this action."""
        self.ids.add(action)

    def add_new(self, action: i64) -> None:
        """Offer this action, unless it is the one offered last."""
        ids = self.ids
        if ids.n == 0 or ids.cards[ids.n - 1] != action:
            ids.add(action)

    def add_each(self, verb: Verb, hand: Pile) -> None:
        """Offer this verb of every different card of a sorted hand."""
        self.add_each_above(verb, hand, 0)

    def add_each_above(self, verb: Verb, pile: Pile, start: i64) -> None:
        """Offer this verb of every different card from this place to the top of a pile, sorted there."""
        ids = self.ids
        ids.make_room(pile.n - start)
        offered = ids.cards
        n = ids.n
        first = verb.first
        cards = pile.cards
        last: i64 = -1
        for place in range(start, pile.n):
            card = cards[place]
            if card != last:
                last = card
                offered[n] = first + card
                n += 1
        ids.n = n

    def has(self, action: i64) -> bool:
        """Is this action offered?"""
        ids = self.ids
        for place in range(ids.n):
            if ids.cards[place] == action:
                return True
        return False
