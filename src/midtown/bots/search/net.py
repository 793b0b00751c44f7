"""Net: a small net with two hidden layers that judges a position through the eyes of one seat."""

import math
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from midtown.bots.search.inputs import Inputs
from midtown.core.pile import vec

OUTPUTS: Final[i64] = 2
"""The chance to win, before it is squeezed between 0 and 1; and the lead in points at the end."""


def weights_of(inputs: int, hidden: int, second: int) -> int:
    """How many weights a net of this shape has."""
    return inputs * hidden + hidden + hidden * second + second + second * int(OUTPUTS) + int(OUTPUTS)


@final
class Net:
    """Weights in the order in which they are used: each layer by input, then its biases."""

    def __init__(self, inputs: int, hidden: int, second: int, weights: Sequence[float]) -> None:
        if len(weights) != weights_of(inputs, hidden, second):
            message = f"a net of {inputs}, {hidden} and {second} has {weights_of(inputs, hidden, second)} weights, not {len(weights)}"
            raise ValueError(message)
        self.inputs: Final[i64] = inputs
        self.hidden: Final[i64] = hidden
        self.second: Final[i64] = second
        self.weights: vec[float] = vec[float](list(weights))
        self._first_row: vec[float] = vec[float]([0.0] * hidden)
        self._second_row: vec[float] = vec[float]([0.0] * second)
        self.win: float = 0.0
        """The chance to win that was found last,"""
        self.lead: float = 0.0
        """and the lead in points over the best of the others."""

    def judge(self, seen: Inputs) -> None:
        """Find what these inputs mean."""
        self._reach_first(seen)
        at = self._reach_second()
        weights = self.weights
        row = self._second_row
        chance = weights[at + OUTPUTS * self.second]
        lead = weights[at + OUTPUTS * self.second + 1]
        for place in range(self.second):
            value = row[place]
            chance += value * weights[at]
            lead += value * weights[at + 1]
            at += OUTPUTS
        self.win = 1.0 / (1.0 + math.exp(-min_of(max_of(chance, -30.0), 30.0)))
        self.lead = lead

    def _reach_first(self, seen: Inputs) -> None:
        """The first hidden layer."""
        weights = self.weights
        row = self._first_row
        hidden = self.hidden
        at = self.inputs * hidden
        for place in range(hidden):
            row[place] = weights[at + place]
        places = seen.places.cards
        numbers = seen.numbers
        for told in range(seen.places.n):
            at = places[told] * hidden
            number = numbers[told]
            for place in range(hidden):
                row[place] += number * weights[at + place]

    def _reach_second(self) -> i64:
        """The second hidden layer; where the weights behind it begin."""
        weights = self.weights
        row = self._first_row
        found = self._second_row
        second = self.second
        start = self.inputs * self.hidden + self.hidden
        at = start + self.hidden * second
        for place in range(second):
            found[place] = weights[at + place]
        at = start
        for told in range(self.hidden):
            number = row[told]
            if number > 0.0:
                for place in range(second):
                    found[place] += number * weights[at + place]
            at += second
        for place in range(second):
            if found[place] < 0.0:
                found[place] = 0.0
        return at + second


def max_of(one: float, other: float) -> float:
    """The greater one; max() boxes."""
    if one > other:
        return one
    return other


def min_of(one: float, other: float) -> float:
    """The lesser one; min() boxes."""
    if one < other:
        return one
    return other
