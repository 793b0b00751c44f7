"""Inputs: what a net is told of a position, without the zeros."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.pile import Pile, append, vec

NO_NUMBERS: Final = vec[float]()


@final
@mypyc_attr(acyclic=True)
class Inputs:
    """The numbers that are not zero, each with its place; a place may come twice, and then counts twice."""

    def __init__(self) -> None:
        self.places: Final = Pile()
        self.numbers: vec[float] = NO_NUMBERS

    def clear(self) -> None:
        """Nothing has been told yet."""
        self.places.n = 0

    def tell(self, place: i64, number: float) -> None:
        """This stands at that place."""
        if number == 0.0:
            return
        n = self.places.n
        self.places.add(place)
        if n == len(self.numbers):
            self.numbers = append(self.numbers, number)
        else:
            self.numbers[n] = number

    def mark(self, place: i64) -> None:
        """A one stands at that place."""
        self.tell(place, 1.0)

    def to_lists(self) -> tuple[list[int], list[float]]:
        """The places and the numbers."""
        n = self.places.n
        return self.places.to_list(), [number for number in self.numbers[:n]]  # noqa: C416  # the fastest way out of a vec
