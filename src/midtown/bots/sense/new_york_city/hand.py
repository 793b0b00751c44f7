"""Hand: how the cards of a hand of New York City are best shared out among the bidding rounds."""

from collections.abc import Sequence
from itertools import product
from operator import add, itemgetter
from typing import Final, NamedTuple, final

from midtown.games.new_york_city.cards import BIDDING_ROUNDS, WILD

TWO: Final = 2
NOTHING: Final = 0.01
"""No card is spent for less."""


class Sharing(NamedTuple):
    """A way to use the cards."""

    worth: float
    """What it brings in all bidding rounds together,"""
    value: int
    """what is bid in the first of them,"""
    pairs: tuple[int, ...]
    """and by type: how many pairs of cards stand for cards that are lacking."""


@final
class Hand:
    """Cards by type, what bids of each value bring in the coming bidding rounds, and what help characters can give."""

    def __init__(self, first: int, prizes: Sequence[list[float]], helps: Sequence[float]) -> None:
        self._first = first
        self._prizes = prizes
        self._helps = helps
        """What each further card costs that characters add."""

    def share(self, counts: Sequence[int], laid: int) -> Sharing:
        """The best sharing of these cards when the first bid counts so much already."""
        choices = [self._pairings(kind, count) for kind, count in enumerate(counts[:WILD])]
        return max([self._with_pairs(counts, pairs, laid) for pairs in product(*choices)], key=lambda sharing: sharing.worth)

    def _pairings(self, kind: int, count: int) -> Sequence[int]:
        """How many pairs of a type may stand for others: all of a type whose bidding round is over."""
        if kind < self._first:
            return (count // TWO,)
        return range(count // TWO + 1)

    def _with_pairs(self, counts: Sequence[int], pairs: tuple[int, ...], laid: int) -> Sharing:
        """The best sharing of wild cards, pairs and help when matching cards go to their own bidding rounds."""
        free = counts[WILD] + sum(pairs)
        units = free + len(self._helps)
        best = [0.0] * (units + 1)
        alone = self._wilds_alone(counts, pairs)
        for kind in range(BIDDING_ROUNDS - 1, self._first, -1):
            matching = counts[kind] - TWO * pairs[kind] - (alone if counts[kind] == 0 else 0)
            row, best = from_value(self._prizes[kind - self._first], matching, units), best[::-1]
            best = [max(map(add, row, best[units - more :])) for more in range(units + 1)]
        matching = laid + counts[self._first] - TWO * pairs[self._first] if self._first < BIDDING_ROUNDS else 0
        return self._share_first(matching - (alone if matching == 0 else 0), pairs, best, free)

    def _wilds_alone(self, counts: Sequence[int], pairs: tuple[int, ...]) -> int:
        """One if there is nothing that wild cards could be joined with where no card matches, else none [NYC-7.7]."""
        spare = any(counts[kind] > TWO * pairs[kind] for kind in range(self._first))
        return 0 if spare or any(pairs) else 1

    def _share_first(self, matching: int, pairs: tuple[int, ...], later: list[float], free: int) -> Sharing:
        """The first bidding round comes last: the lowest of the best bids is made in it."""
        if self._first >= BIDDING_ROUNDS:
            return Sharing(0.0, 0, pairs)
        prize, units, price = self._prizes[0], len(later) - 1, 0.0
        row, back = from_value(prize, matching, units), later[::-1]
        worth, added = best_of(row, back[units - free :], price)
        for helped, cost in enumerate(self._helps, free + 1):
            price += cost
            worth, added = max((worth, added), best_of(row, back[units - helped :], price), key=itemgetter(0))
        return Sharing(worth, lowest(prize, matching + added), pairs)


def from_value(prize: list[float], value: int, more: int) -> list[float]:
    """What a bid of this value brings, and bids up to so much higher; the highest ones bring no more."""
    row = prize[:1] * -value + prize[max(0, value) : max(0, value + more + 1)]
    return row + prize[-1:] * (more + 1 - len(row))


def best_of(row: list[float], later: list[float], price: float) -> tuple[float, int]:
    """The best sum of what is brought now and later less a price, and how much is added now for it, as little as can be."""
    sums = list(map(add, row, later))
    best = max(sums)
    return best - price, sums.index(best)


def lowest(prize: Sequence[float], value: int) -> int:
    """The lowest bid that brings about as much."""
    value = max(0, min(value, len(prize) - 1))
    while value > 0 and prize[value - 1] > prize[value] - NOTHING:
        value -= 1
    return value
