"""Pupil: a net that learns."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Self, final

import numpy as np

from midtown.bots.nets.net_file import Learned
from midtown.bots.search.net import OUTPUTS
from midtown.training.rows import Choices, Floats, Rows, Whole

LEAD: Final = 20.0
"""How many points of lead weigh as much as one to the net."""
PORTION: Final = 8192
VALUES: Final = int(OUTPUTS)
TINY: Final = 1e-9


Weighing = Callable[[Floats], Floats]
"""How much each action that was taken should become likelier, given how likely it is now; below nothing where it should not."""


@final
@dataclass(frozen=True)
class Lesson:
    """What a pupil should have said and done in some positions."""

    table: Floats
    wins: Floats
    leads: Floats
    choices: Choices
    weighing: Weighing
    variety: float
    """How much it counts that several actions stay likely."""


@final
@dataclass(frozen=True)
class Answers:
    """What a pupil says to some rows."""

    wins: Floats
    """The chances to win that it sees,"""
    leads: Floats
    """the leads, divided by LEAD,"""
    likely: Floats
    """and how likely it thinks what was done; nothing where the seat was not asked."""


@final
class Pupil:
    """The layers of a net, each a matrix and its biases, in the order of the file."""

    def __init__(self, layers: list[Floats]) -> None:
        self.layers = layers

    @classmethod
    def fresh(cls, inputs: int, hidden: int, second: int, actions: int, seed: int) -> Self:
        """One that knows nothing."""
        chance = np.random.default_rng(seed)
        first = chance.normal(0, 0.1, (inputs, hidden))
        middle = chance.normal(0, np.sqrt(2 / hidden), (hidden, second))
        outputs = VALUES + actions
        layers = [first, np.zeros((1, hidden)), middle, np.zeros((1, second)), np.zeros((second, outputs)), np.zeros((1, outputs))]
        return cls([layer.astype(np.float32) for layer in layers])

    @classmethod
    def of(cls, learned: Learned) -> Self:
        """One that goes on from what was learned before."""
        inputs, hidden, second = learned.inputs, learned.hidden, learned.second
        outputs = VALUES + learned.actions
        shapes = [(inputs, hidden), (1, hidden), (hidden, second), (1, second), (outputs, second), (1, outputs)]
        layers = []
        start = 0
        for rows, columns in shapes:
            layers.append(np.array(learned.weights[start : start + rows * columns], np.float32).reshape(rows, columns))
            start += rows * columns
        layers[4] = layers[4].T.copy()
        for layer in layers[4:]:
            layer[:, 1] /= LEAD
        return cls(layers)

    @property
    def inputs(self) -> int:
        """How many numbers it is told of a position."""
        return int(self.layers[0].shape[0])

    @property
    def actions(self) -> int:
        """How many actions there are in its game."""
        return int(self.layers[5].shape[1]) - VALUES

    def learned(self) -> Learned:
        """What it knows, as it is kept."""
        layers = [layer.copy() for layer in self.layers]
        for layer in layers[4:]:
            layer[:, 1] *= LEAD
        layers[4] = layers[4].T
        weights = np.concatenate([layer.ravel() for layer in layers])
        return Learned(self.inputs, layers[0].shape[1], layers[2].shape[1], self.actions, weights.tolist())

    def answers(self, rows: Rows, chosen: Whole) -> Answers:
        """What it says to some rows."""
        portions = [self._portion(rows, chosen[start : start + PORTION]) for start in range(0, len(chosen), PORTION)]
        return Answers(*[np.concatenate(parts) for parts in zip(*portions, strict=True)])

    def _portion(self, rows: Rows, chosen: Whole) -> tuple[Floats, Floats, Floats]:
        found = self.reach(rows.table(chosen, self.inputs))[-1]
        choices = rows.choices(chosen)
        likely = choices.softmax(found[choices.row, VALUES + choices.actions])
        return chances(found), found[:, 1], choices.sums(likely * choices.taken)

    def reach(self, table: Floats) -> tuple[Floats, Floats, Floats]:
        """Both hidden layers and the outputs."""
        first = np.maximum(table @ self.layers[0] + self.layers[1], 0)
        second = np.maximum(first @ self.layers[2] + self.layers[3], 0)
        return first, second, second @ self.layers[4] + self.layers[5]

    def slopes(self, lesson: Lesson) -> list[Floats]:
        """In which direction each weight is wrong about some positions."""
        first, second, found = self.reach(lesson.table)
        choices = lesson.choices
        offered = (choices.row, VALUES + choices.actions)
        wrong = np.zeros_like(found)
        wrong[:, 0] = chances(found) - lesson.wins
        wrong[:, 1] = np.clip(found[:, 1] - lesson.leads, -2, 2) / 2
        likely = choices.softmax(found[offered])
        weights = lesson.weighing(choices.sums(likely * choices.taken))
        logarithms = np.log(likely + TINY)
        spread = -choices.sums(likely * logarithms)
        wrong[offered] = weights[choices.row] * (likely - choices.taken) + lesson.variety * likely * (logarithms + spread[choices.row])
        wrong /= len(lesson.table)
        wrong_second = (wrong @ self.layers[4].T) * (second > 0)
        wrong_first = (wrong_second @ self.layers[2].T) * (first > 0)
        pairs = [(lesson.table, wrong_first), (first, wrong_second), (second, wrong)]
        return [slope for told, fault in pairs for slope in (told.T @ fault, fault.sum(0, keepdims=True))]


def chances(found: Floats) -> Floats:
    """The outputs as chances to win."""
    return (1 / (1 + np.exp(-np.clip(found[:, 0], -30, 30)))).astype(np.float32)
