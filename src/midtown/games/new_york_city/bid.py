"""A bid while it is put together, and what it is worth."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.pile import Pile

TWO: Final = 2


@final
@mypyc_attr(acyclic=True)
class Tally:
    """What the cards and characters of a bid count. It never changes: with something more it is another tally."""

    def __init__(self, matching: i64, swaps: i64, wilds: i64, joined: i64, icons: i64) -> None:
        self.matching: Final = matching
        """Matching cards, real or virtual,"""
        self.swaps: Final = swaps
        """pairs that count as one,"""
        self.wilds: Final = wilds
        """wild cards, real or virtual,"""
        self.joined: Final = joined
        """a card of another type that counts together with a wild one."""
        self.icons: Final = icons
        """The types played from the hand as they are, as bits."""

    # --- what it is worth ---

    def value(self) -> i64:
        """What it is worth by the best grouping of the cards [NYC-7.8]."""
        base = self.matching + self.swaps
        if base > 0:
            return base + self.wilds
        if self.joined > 0:
            return self.wilds
        if self.wilds >= TWO:
            return self.wilds - 1
        return 0

    def is_joined(self) -> bool:
        """Does a card of another type count with a wild one, so that it would add nothing beside a matching one [NYC-7.7, NYC-7.8]?"""
        return self.joined > 0

    def is_all_wild(self) -> bool:
        """Are there only wild cards, so that another card can count together with one of them [NYC-7.7]?"""
        return self.wilds > 0 and self.matching + self.swaps + self.joined == 0

    def is_loose(self) -> bool:
        """Is there a single wild card that counts nothing yet [NYC-7.6]?"""
        return self.wilds == 1 and self.is_all_wild()

    def is_nothing(self) -> bool:
        """Does nothing count at all?"""
        return self.matching + self.swaps + self.wilds == 0

    # --- with something more ---

    def with_matching(self, count: i64) -> "Tally":
        """With so many matching cards more."""
        return Tally(self.matching + count, self.swaps, self.wilds, self.joined, self.icons)

    def with_wilds(self, count: i64) -> "Tally":
        """With so many wild cards more."""
        return Tally(self.matching, self.swaps, self.wilds + count, self.joined, self.icons)

    def with_pair(self) -> "Tally":
        """With a pair more that counts as one."""
        return Tally(self.matching, self.swaps + 1, self.wilds, self.joined, self.icons)

    def with_joined(self) -> "Tally":
        """With a card of another type that counts together with a wild one."""
        return Tally(self.matching, self.swaps, self.wilds, self.joined + 1, self.icons)

    def with_joined_paired(self) -> "Tally":
        """With a second card like the joined one, so that the two are a pair."""
        return Tally(self.matching, self.swaps + 1, self.wilds, self.joined - 1, self.icons)

    def with_icon(self, icon: i64) -> "Tally":
        """With this type among those played from the hand."""
        return Tally(self.matching, self.swaps, self.wilds, self.joined, self.icons | icon)

    # --- as a value ---

    def numbers(self) -> tuple[int, ...]:
        """All numbers in a fixed order."""
        return (int(self.matching), int(self.swaps), int(self.wilds), int(self.joined), int(self.icons))


def tally_of(numbers: tuple[int, ...]) -> Tally:
    """The tally with these numbers."""
    matching, swaps, wilds, joined, icons = numbers
    return Tally(matching, swaps, wilds, joined, icons)


NOTHING: Final = Tally(0, 0, 0, 0, 0)


@final
@mypyc_attr(acyclic=True)
class Bid:
    """The cards and characters of one bid. What is not shown yet only its owner knows."""

    def __init__(self) -> None:
        self.laid: Final = Pile()
        """The cards played, in the order laid,"""
        self.shown: i64 = 0
        """and how many of them all have seen."""
        self.uses: Final = Pile()
        """The characters used that nobody has been told of; their dollars are not paid yet."""
        self.steps: i64 = 0
        """How many steps back on the press track are still to be made for it."""
        self.tally: Tally = NOTHING
        self.open_tally: Tally = NOTHING
        """What of it all have seen."""
        self.given: i64 = 0
        """The types put into the reserve this turn, as bits,"""
        self.got: i64 = 0
        """and those taken from it."""

    def is_fresh(self) -> bool:
        """Has nothing been played or used for it yet?"""
        return self.tally.is_nothing()

    def open_up(self) -> None:
        """From now on all have seen it as it is."""
        self.shown = self.laid.n
        self.uses.n = 0
        self.steps = 0
        self.open_tally = self.tally

    def clear(self) -> None:
        """Nothing is bid."""
        self.laid.n = 0
        self.tally = NOTHING
        self.open_up()
        self.end_exchange()

    def end_exchange(self) -> None:
        """The next turn begins with no card exchanged."""
        self.given = 0
        self.got = 0

    def assign(self, other: "Bid") -> None:
        """Become an exact copy."""
        self.laid.assign(other.laid)
        self.shown = other.shown
        self.uses.assign(other.uses)
        self.steps = other.steps
        self.tally = other.tally
        self.open_tally = other.open_tally
        self.given = other.given
        self.got = other.got

    def key(self) -> list[int]:
        """All numbers in a fixed order; each pile with its length."""
        single = [self.shown, self.steps, self.given, self.got]
        numbers = [int(number) for number in single] + [*self.tally.numbers(), *self.open_tally.numbers()]
        return [*numbers, int(self.laid.n), *self.laid.to_list(), int(self.uses.n), *self.uses.to_list()]
