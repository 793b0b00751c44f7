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
        self.characters: vec[Pile] = piles(VALUES)
        """By value: those of the stack from the bottom up, then the open ones from right to left."""
        self.revealed: Final = blank(KINDS)
        """By kind: how many dark characters have been revealed."""
        self.gone: Final = Pile()
        """The characters that have left the game, sorted."""

    def assign(self, other: "Elevator") -> None:
        """Become an exact copy."""
        for row in range(i64(VALUES)):
            self.characters[row].assign(other.characters[row])
        for kind in range(i64(KINDS)):
            self.revealed[kind] = other.revealed[kind]
        self.gone.assign(other.gone)

    def key(self) -> list[int]:
        """All numbers in a fixed order; each pile with its length."""
        numbers = [int(count) for count in self.revealed]
        for pile in [*self.characters, self.gone]:
            numbers.append(int(pile.n))
            numbers += pile.to_list()
        return numbers

    def open_in(self, row: i64) -> i64:
        """How many characters of a value lie open: four, as long as there are so many [NYC-2.1, NYC-8.4]."""
        count = self.characters[row].n
        if count > OPEN:
            return OPEN
        return count

    def stacked_in(self, row: i64) -> i64:
        """How many lie in the stack."""
        return self.characters[row].n - self.open_in(row)

    def shown(self, row: i64, place: i64) -> i64:
        """The open character at this place, counted from the left."""
        characters = self.characters[row]
        return characters.cards[characters.n - 1 - place]

    def row_of(self, row: i64) -> list[int]:
        """The open characters of a value from left to right."""
        return [int(self.shown(row, place)) for place in range(self.open_in(row))]

    def stack_of(self, row: i64) -> list[int]:
        """The unseen characters of a value from the bottom up."""
        return self.characters[row].to_list()[: self.stacked_in(row)]

    def reveal(self, row: i64) -> None:
        """Lay open the first characters of a value [NYC-2.1]."""
        for place in range(self.open_in(row)):
            self.revealed[self.shown(row, place)] += 1

    def take(self, row: i64, kind: i64) -> None:
        """Take an open character; the others move to the left, and a new one is revealed [NYC-8.4]."""
        place: i64 = 0
        while self.shown(row, place) != kind:
            place += 1
        characters = self.characters[row]
        stacked = self.stacked_in(row)
        for after in range(characters.n - 1 - place, characters.n - 1):
            characters.cards[after] = characters.cards[after + 1]
        characters.n -= 1
        if stacked > 0:
            self.revealed[self.shown(row, OPEN - 1)] += 1
