"""The characters beside the elevator."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.pile import Pile, blank, piles, vec
from midtown.games.new_york_city.characters import KINDS, OPEN, VALUES


@final
@mypyc_attr(acyclic=True)
class Elevator:
    """A stack and a row of open characters for each value."""

    def __init__(self) -> None:
        self.stacks: vec[Pile] = piles(VALUES)
        """By value: the characters that nobody has seen,"""
        self.rows: vec[Pile] = piles(VALUES)
        """and the open ones, from left to right."""
        self.revealed: Final = blank(KINDS)
        """By kind: how many dark characters have been revealed."""
        self.gone: Final = Pile()
        """The characters that have left the game, sorted."""

    def assign(self, other: "Elevator") -> None:
        """Become an exact copy."""
        for row in range(i64(VALUES)):
            self.stacks[row].assign(other.stacks[row])
            self.rows[row].assign(other.rows[row])
        for kind in range(i64(KINDS)):
            self.revealed[kind] = other.revealed[kind]
        self.gone.assign(other.gone)

    def key(self) -> list[int]:
        """All numbers in a fixed order; each pile with its length."""
        numbers = [int(count) for count in self.revealed]
        for pile in [*self.stacks, *self.rows, self.gone]:
            numbers.append(int(pile.n))
            numbers += pile.to_list()
        return numbers

    def refill(self, row: i64) -> None:
        """Reveal characters until four of this value lie open [NYC-8.4]."""
        stack = self.stacks[row]
        while self.rows[row].n < OPEN and stack.n > 0:
            kind = stack.pop()
            self.revealed[kind] += 1
            self.rows[row].add(kind)

    def take(self, row: i64, kind: i64) -> None:
        """Take an open character; the others move to the left, and a new one is revealed [NYC-8.4]."""
        self.rows[row].remove(kind)
        self.refill(row)
