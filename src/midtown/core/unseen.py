"""Unseen: what everybody can work out about cards that are drawn unseen from a deck whose cards were seen before its shuffles."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.pile import Pile, blank, piles, vec

MOST_POOLS: Final = 4
NO_POOL: Final = -1


@final
@mypyc_attr(acyclic=True)
class Unseen:
    """The cards that nobody or only one seat has seen, by the shuffle they come from.

    Each shuffle makes a pool: its cards lie in the deck or are hidden with the seats that drew them.
    How many cards of which kind a pool has left, and how many of them each seat hides, is known to all;
    which ones, only to the seat itself. Where a shown card may come from several pools, these become
    one: less is known then, but nothing false.
    """

    def __init__(self, first: i64, kinds: i64, seats: i64) -> None:
        self.first: Final = first
        """The first kind of card that the deck has,"""
        self.kinds: Final = kinds
        """and how many kinds."""
        self.left: Final = blank(MOST_POOLS * kinds)
        """By pool and kind: how many cards nobody has shown yet."""
        self.hidden: vec[Pile] = piles(seats)
        """By seat: the cards that it alone has seen, each as pool * kinds + kind - first, sorted."""
        self.pool: i64 = NO_POOL
        """The pool that is drawn from now."""

    # --- what happens to cards ---

    def shuffle(self, deck: Pile) -> None:
        """The deck has been shuffled, all its cards known: they are a new pool."""
        if self.pool == MOST_POOLS - 1:
            self._merge(0, 1)
            self._drop_first()
        else:
            self.pool += 1
        for place in range(deck.n):
            self.left[self._entry(self.pool, deck.cards[place])] += 1

    def draw(self, seat: i64, card: i64) -> None:
        """A seat draws a card that it alone sees."""
        self.hide(seat, self.pool, card)

    def turn_up(self, card: i64) -> None:
        """A card leaves the deck in the sight of all."""
        self.left[self._entry(self.pool, card)] -= 1

    def show(self, seat: i64, card: i64) -> None:
        """A seat shows a card that it alone had seen."""
        found: i64 = NO_POOL
        for pool in range(self.pool + 1):
            if self.left[self._entry(pool, card)] > 0 and self.count(seat, pool) > 0:
                if found != NO_POOL:
                    self._merge(found, pool)
                found = pool
        self.hidden[seat].remove(self._entry(found, card))
        self.left[self._entry(found, card)] -= 1

    def hide(self, seat: i64, pool: i64, card: i64) -> None:
        """A seat hides this card of a pool."""
        self.hidden[seat].insert(self._entry(pool, card))

    def _entry(self, pool: i64, card: i64) -> i64:
        """How a card of a pool is noted."""
        return pool * self.kinds + card - self.first

    def count(self, seat: i64, pool: i64) -> i64:
        """How many cards of a pool a seat hides."""
        found: i64 = 0
        hidden = self.hidden[seat]
        for place in range(hidden.n):
            if hidden.cards[place] // self.kinds == pool:
                found += 1
        return found

    def _merge(self, older: i64, newer: i64) -> None:
        """Two pools become one, the newer."""
        shift = (newer - older) * self.kinds
        for kind in range(older * self.kinds, (older + 1) * self.kinds):
            self.left[kind + shift] += self.left[kind]
            self.left[kind] = 0
        for seat in range(i64(len(self.hidden))):
            self._shift(self.hidden[seat], older, shift)

    def _drop_first(self) -> None:
        """The first pool is empty: the others move up."""
        for kind in range((MOST_POOLS - 1) * self.kinds):
            self.left[kind] = self.left[kind + self.kinds]
        for kind in range((MOST_POOLS - 1) * self.kinds, MOST_POOLS * self.kinds):
            self.left[kind] = 0
        for seat in range(i64(len(self.hidden))):
            for pool in range(1, i64(MOST_POOLS)):
                self._shift(self.hidden[seat], pool, -self.kinds)

    def _shift(self, hidden: Pile, pool: i64, shift: i64) -> None:
        """The hidden cards of one pool belong to another from now on."""
        moved = Pile()
        place = hidden.n
        while place > 0:
            place -= 1
            card = hidden.cards[place]
            if card // self.kinds == pool:
                hidden.remove(card)
                moved.add(card + shift)
        for place in range(moved.n):
            hidden.insert(moved.cards[place])

    # --- what is seen of it ---

    def lefts(self) -> tuple[tuple[int, ...], ...]:
        """By pool and kind: how many cards nobody has shown yet."""
        kinds = int(self.kinds)
        return tuple([tuple([int(self.left[pool * kinds + kind]) for kind in range(kinds)]) for pool in range(int(self.pool) + 1)])

    def counts(self) -> tuple[tuple[int, ...], ...]:
        """By pool and seat: how many cards it hides."""
        seats = range(len(self.hidden))
        return tuple([tuple([int(self.count(seat, pool)) for seat in seats]) for pool in range(int(self.pool) + 1)])

    def hidden_by(self, seat: int) -> tuple[tuple[int, int], ...]:
        """The cards that a seat alone has seen, each after its pool."""
        kinds = int(self.kinds)
        return tuple([(entry // kinds, entry % kinds + int(self.first)) for entry in self.hidden[seat].to_list()])

    def pools(self) -> list[Pile]:
        """By pool: the cards that are neither shown nor hidden with any seat yet."""
        own = Pile()
        for seat in range(i64(len(self.hidden))):
            for entry in self.hidden[seat].to_list():
                own.add(entry)
        piles = []
        for pool in range(int(self.pool) + 1):
            pile = Pile()
            for entry in range(pool * self.kinds, (pool + 1) * self.kinds):
                for _copy in range(self.left[entry] - own.count(entry)):
                    pile.add(entry - pool * self.kinds + self.first)
            piles.append(pile)
        return piles

    def lay_out(self, lefts: tuple[tuple[int, ...], ...]) -> None:
        """Begin with these pools, and nothing hidden yet."""
        self.pool = len(lefts) - 1
        for pool, left in enumerate(lefts):
            for kind, count in enumerate(left):
                self.left[pool * self.kinds + kind] = count

    # --- copies ---

    def assign(self, other: "Unseen") -> None:
        """Become an exact copy."""
        for kind in range((other.pool + 1) * self.kinds):
            self.left[kind] = other.left[kind]
        for kind in range((other.pool + 1) * self.kinds, (self.pool + 1) * self.kinds):
            self.left[kind] = 0
        for seat in range(i64(len(self.hidden))):
            self.hidden[seat].assign(other.hidden[seat])
        self.pool = other.pool

    def key(self) -> list[int]:
        """All numbers in a fixed order."""
        numbers = [int(self.pool), *[int(count) for count in self.left[: (self.pool + 1) * self.kinds]]]
        for seat in range(len(self.hidden)):
            numbers.append(int(self.hidden[seat].n))
            numbers += self.hidden[seat].to_list()
        return numbers
