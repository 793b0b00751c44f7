"""Memory: what a net was told last, so that only what has changed needs to be worked out."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.bots.search.inputs import Inputs
from midtown.core.pile import Pile, vec


@final
@mypyc_attr(acyclic=True)
class Memory:
    """From one look of a seat to its next, little changes; what the first layer of a net sums up is kept with it."""

    def __init__(self, inputs: int, sums: list[float]) -> None:
        self.sums: vec[float] = vec[float](sums)
        """By unit of the first layer, for what is known."""
        self.changes: Final = Inputs()
        """By how much has changed what was told last."""
        self._known: vec[float] = vec[float]([0.0] * inputs)
        """By place: what was told,"""
        self._places: Final = Pile()
        """and where it is not zero."""
        self._fresh: vec[float] = vec[float]([0.0] * inputs)
        """By place: what is told now; zero everywhere between two looks."""

    def look(self, seen: Inputs) -> None:
        """Know this from now on, and what is different in it."""
        changes = self.changes
        changes.clear()
        places = seen.places.cards
        count = seen.places.n
        fresh = self._fresh
        known = self._known
        for at in range(count):
            fresh[places[at]] += seen.numbers[at]
        for at in range(count):
            self._note(places[at], fresh[places[at]])
        for at in range(self._places.n):
            place = self._places.cards[at]
            if fresh[place] == 0.0 and known[place] != 0.0:
                self._note(place, 0.0)
        self._places.n = 0
        for at in range(count):
            fresh[places[at]] = 0.0
            self._places.add(places[at])

    def _note(self, place: i64, number: float) -> None:
        """This stands at that place now."""
        self.changes.tell(place, number - self._known[place])
        self._known[place] = number
