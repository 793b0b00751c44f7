"""Pile: a short row of small numbers, the stuff that states are made of.

The only module that knows `librt.vecs`; others take `vec` from here.
"""

from typing import Final, final

from librt.vecs import append as append
from librt.vecs import vec as vec
from mypy_extensions import i64, mypyc_attr

BLANK: Final = vec[i64]([0] * 512)
NO_ROOM: Final = vec[i64]()
FIRST_ROOM: Final = 32


def blank(room: i64) -> vec[i64]:
    """As many zeros as asked for, up to 512."""
    return BLANK[:room]


@final
@mypyc_attr(acyclic=True)
class Pile:
    """A short row of small numbers: a hand, a deck, the agenda."""

    __slots__ = ("cards", "n")

    def __init__(self) -> None:
        self.cards: vec[i64] = NO_ROOM
        self.n: i64 = 0

    def at(self, place: i64) -> i64:
        """The card at this place, counted from the bottom."""
        return self.cards[place]

    def add(self, card: i64) -> None:
        """Lay this card on top."""
        if self.n == len(self.cards):
            self._grow()
        self.cards[self.n] = card
        self.n += 1

    def add_both(self, card: i64, other: i64) -> None:
        """Lay these two cards on top, the other one last."""
        n = self.n
        if n + 2 > len(self.cards):
            self._grow()
        cards = self.cards
        cards[n] = card
        cards[n + 1] = other
        self.n = n + 2

    def add_from(self, other: "Pile", count: i64) -> None:
        """Lay the lowest so many cards of another pile on top, in their order; they leave it."""
        self.make_room(count)
        mine = self.cards
        theirs = other.cards
        n = self.n
        for place in range(count):
            mine[n + place] = theirs[place]
        self.n = n + count
        other.n -= count
        for place in range(other.n):
            theirs[place] = theirs[count + place]

    def pop(self) -> i64:
        """Take the top card."""
        self.n -= 1
        return self.cards[self.n]

    def insert(self, card: i64) -> None:
        """Put this card into a sorted pile, which stays sorted."""
        self.insert_above(0, card)

    def insert_above(self, start: i64, card: i64) -> None:
        """Put this card into the part of a pile that is sorted from this place to the top."""
        if self.n == len(self.cards):
            self._grow()
        cards = self.cards
        place = self.n
        while place > start and cards[place - 1] > card:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = card
        self.n += 1

    def slide_under(self, card: i64) -> None:
        """Put this card at the bottom."""
        if self.n == len(self.cards):
            self._grow()
        cards = self.cards
        place = self.n
        while place > 0:
            cards[place] = cards[place - 1]
            place -= 1
        cards[0] = card
        self.n += 1

    def remove(self, card: i64) -> None:
        """Take out the lowest such card; the others keep their order."""
        self.remove_above(0, card)

    def remove_above(self, start: i64, card: i64) -> None:
        """Take out the lowest such card from this place to the top."""
        cards = self.cards
        place = start
        while cards[place] != card:
            place += 1
        self.n -= 1
        while place < self.n:
            cards[place] = cards[place + 1]
            place += 1

    def count(self, card: i64) -> i64:
        """How many such cards are in the pile."""
        found: i64 = 0
        cards = self.cards
        for place in range(self.n):
            if cards[place] == card:
                found += 1
        return found

    def reverse(self, start: i64) -> None:
        """Turn round the cards from this place to the top."""
        cards = self.cards
        end = self.n - 1
        while start < end:
            card = cards[start]
            cards[start] = cards[end]
            cards[end] = card
            start += 1
            end -= 1

    def make_room(self, more: i64) -> None:
        """Room for so many more cards."""
        while len(self.cards) < self.n + more:
            self._grow()

    def assign(self, other: "Pile") -> None:
        """Become an exact copy, without allocating where there is room."""
        n = other.n
        self.n = n
        theirs = other.cards
        mine = self.cards
        if len(mine) < n:
            self.cards = theirs[:]
            return
        for place in range(n):
            mine[place] = theirs[place]

    def to_list(self) -> list[int]:
        """The cards from bottom to top."""
        return [card for card in self.cards[: self.n]]  # noqa: C416  # the fastest way out of a vec

    def _grow(self) -> None:
        """Twice the room, or the first."""
        old = self.cards
        room = 2 * len(old)
        if room == 0:
            room = FIRST_ROOM
        self.cards = BLANK[:room]
        for place in range(self.n):
            self.cards[place] = old[place]


def piles(count: i64) -> vec[Pile]:
    """As many empty piles."""
    made = vec[Pile](capacity=count)
    for _pile in range(count):
        made = append(made, Pile())
    return made
