"""Net: a small net with two hidden layers that judges a position through the eyes of one seat, and what it should do there."""

import math
from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from midtown.bots.search.inputs import Inputs
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

    def judge(self, seen: Inputs) -> None:
        """Find what these inputs mean."""
        self._reach(seen, 0, self.inputs, self.hidden, self._first)
        self._reach(self._first, self._behind, self.hidden, self.second, self._second)
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

    def _reach(self, told: Inputs, start: i64, inputs: i64, width: i64, found: Inputs) -> None:  # noqa: PLR0915  # a layer, eight units abreast
        """Work out a hidden layer whose weights begin there: tell what is positive."""
        weights = self.weights
        places = told.places.cards
        numbers = told.numbers
        count = told.places.n
        biases = start + inputs * width
        found.clear()
        unit: i64 = 0
        while unit < width:
            at = biases + unit
            a, b, c, d = weights[at], weights[at + 1], weights[at + 2], weights[at + 3]
            e, f, g, h = weights[at + 4], weights[at + 5], weights[at + 6], weights[at + 7]
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
            found.tell_positive(unit, a)
            found.tell_positive(unit + 1, b)
            found.tell_positive(unit + 2, c)
            found.tell_positive(unit + 3, d)
            found.tell_positive(unit + 4, e)
            found.tell_positive(unit + 5, f)
            found.tell_positive(unit + 6, g)
            found.tell_positive(unit + 7, h)
            unit += ABREAST
