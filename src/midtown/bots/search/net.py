"""Net: a small net with two hidden layers that judges a position through the eyes of one seat, and what it should do there."""

import math
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from midtown.bots.search.inputs import Inputs
from midtown.bots.search.memory import Memory
from midtown.core.pile import vec

OUTPUTS: Final[i64] = 2
"""The chance to win, before it is squeezed between 0 and 1; and the lead in points at the end."""
LEAST: Final = -30.0
"""Whoever is judged worse has no chance at all."""
ABREAST: Final[i64] = 8
"""So many hidden units are worked out at once."""


def weights_of(inputs: int, hidden: int, second: int, actions: int) -> int:
    """How many weights a net of this shape has."""
    outputs = int(OUTPUTS) + actions
    return inputs * hidden + hidden + hidden * second + second + second * outputs + outputs


@final
class Net:
    """Weights in the order in which they are used: each hidden layer by input, then its biases; then by output."""

    def __init__(self, inputs: int, hidden: int, second: int, actions: int, weights: Sequence[float]) -> None:  # noqa: PLR0915  # one per fact
        if hidden % ABREAST or second % ABREAST:
            message = f"hidden layers have multiples of {ABREAST} units, not {hidden} and {second}"
            raise ValueError(message)
        needed = weights_of(inputs, hidden, second, actions)
        if len(weights) != needed:
            message = f"a net of {inputs}, {hidden}, {second} and {actions} has {needed} weights, not {len(weights)}"
            raise ValueError(message)
        self.inputs: Final[i64] = inputs
        self.hidden: Final[i64] = hidden
        self.second: Final[i64] = second
        self.actions: Final[i64] = actions
        self.weights: vec[float] = vec[float](list(weights))
        self._first: Final = Inputs()
        """What the first hidden layer tells the second,"""
        self._second: Final = Inputs()
        """and that the outputs: only what is positive."""
        self._sums: vec[float] = vec[float]([0.0] * second)
        """By unit of the second layer."""
        self._behind: Final[i64] = inputs * hidden + hidden
        """Where the weights of the second layer begin,"""
        self._outputs: Final[i64] = self._behind + hidden * second + second
        """those of the outputs,"""
        self._biases: Final[i64] = self._outputs + second * (int(OUTPUTS) + actions)
        """and their biases."""
        self.win: float = 0.0
        """The chance to win that was found last,"""
        self.lead: float = 0.0
        """and the lead in points over the best of the others."""

    def memory(self) -> Memory:
        """For the looks of one seat; nothing was told yet."""
        inputs, hidden = self.inputs, self.hidden
        return Memory(inputs, [self.weights[inputs * hidden + unit] for unit in range(hidden)])

    def judge(self, seen: Inputs, memory: Memory) -> None:
        """Find what these inputs mean, from what is different in them."""
        memory.look(seen)
        if memory.changes.places.n < seen.places.n:
            self._add(memory.changes, 0, self.hidden, memory.sums)
        else:
            self._begin(self.inputs * self.hidden, self.hidden, memory.sums)
            self._add(seen, 0, self.hidden, memory.sums)
        tell_positive(memory.sums, self.hidden, self._first)
        self._begin(self._behind + self.hidden * self.second, self.second, self._sums)
        self._add(self._first, self._behind, self.second, self._sums)
        tell_positive(self._sums, self.second, self._second)
        chance = self._output(0)
        if chance < LEAST:
            chance = LEAST
        self.win = 1.0 / (1.0 + math.exp(-chance))
        self.lead = self._output(1)

    def wish(self, action: i64) -> float:
        """How much this action is wished where the net has judged last: e times as likely for each one more."""
        return self._output(OUTPUTS + action)

    def _output(self, number: i64) -> float:
        weights = self.weights
        told = self._second
        places = told.places.cards
        numbers = told.numbers
        found = weights[self._biases + number]
        at = self._outputs + number * self.second
        for place in range(told.places.n):
            found += numbers[place] * weights[at + places[place]]
        return found

    def _begin(self, start: i64, width: i64, sums: vec[float]) -> None:
        """The biases of a layer, which begin there."""
        weights = self.weights
        for unit in range(width):
            sums[unit] = weights[start + unit]

    def _add(self, told: Inputs, start: i64, width: i64, sums: vec[float]) -> None:  # eight units abreast
        """Add what a layer whose weights begin there makes of what it is told."""
        weights = self.weights
        places = told.places.cards
        numbers = told.numbers
        count = told.places.n
        unit: i64 = 0
        while unit < width:
            a, b, c, d = sums[unit], sums[unit + 1], sums[unit + 2], sums[unit + 3]
            e, f, g, h = sums[unit + 4], sums[unit + 5], sums[unit + 6], sums[unit + 7]
            for place in range(count):
                at = start + places[place] * width + unit
                number = numbers[place]
                a += number * weights[at]
                b += number * weights[at + 1]
                c += number * weights[at + 2]
                d += number * weights[at + 3]
                e += number * weights[at + 4]
                f += number * weights[at + 5]
                g += number * weights[at + 6]
                h += number * weights[at + 7]
            sums[unit], sums[unit + 1], sums[unit + 2], sums[unit + 3] = a, b, c, d
            sums[unit + 4], sums[unit + 5], sums[unit + 6], sums[unit + 7] = e, f, g, h
            unit += ABREAST


def tell_positive(sums: vec[float], width: i64, found: Inputs) -> None:
    """Only what is more than nothing goes on to the next layer."""
    found.clear()
    for unit in range(width):
        if sums[unit] > 0.0:
            found.tell(unit, sums[unit])
