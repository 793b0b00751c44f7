"""Pupil: a net that learns."""

from typing import Final, Self, final

import numpy as np

from midtown.bots.nets.net_file import Learned
from midtown.bots.search.net import OUTPUTS
from midtown.training.rows import Floats, Rows, Whole

LEAD: Final = 20.0
"""How many points of lead weigh as much as one to the net."""
PORTION: Final = 8192


@final
class Pupil:
    """The layers of a net, each a matrix and its biases, in the order of the file."""

    def __init__(self, layers: list[Floats]) -> None:
        self.layers = layers

    @classmethod
    def fresh(cls, inputs: int, hidden: int, second: int, seed: int) -> Self:
        """One that knows nothing."""
        chance = np.random.default_rng(seed)
        first = chance.normal(0, 0.1, (inputs, hidden))
        middle = chance.normal(0, np.sqrt(2 / hidden), (hidden, second))
        layers = [
            first,
            np.zeros((1, hidden)),
            middle,
            np.zeros((1, second)),
            np.zeros((second, int(OUTPUTS))),
            np.zeros((1, int(OUTPUTS))),
        ]
        return cls([layer.astype(np.float32) for layer in layers])

    @classmethod
    def of(cls, learned: Learned) -> Self:
        """One that goes on from what was learned before."""
        inputs, hidden, second = learned.inputs, learned.hidden, learned.second
        shapes = [(inputs, hidden), (1, hidden), (hidden, second), (1, second), (second, int(OUTPUTS)), (1, int(OUTPUTS))]
        layers = []
        start = 0
        for rows, columns in shapes:
            layers.append(np.array(learned.weights[start : start + rows * columns], np.float32).reshape(rows, columns))
            start += rows * columns
        for layer in layers[4:]:
            layer[:, 1] /= LEAD
        return cls(layers)

    @property
    def inputs(self) -> int:
        """How many numbers it is told of a position."""
        return int(self.layers[0].shape[0])

    def learned(self) -> Learned:
        """What it knows, as it is kept."""
        layers = [layer.copy() for layer in self.layers]
        for layer in layers[4:]:
            layer[:, 1] *= LEAD
        weights = np.concatenate([layer.ravel() for layer in layers])
        return Learned(self.inputs, layers[0].shape[1], layers[2].shape[1], weights.tolist())

    def answers(self, rows: Rows, chosen: Whole) -> tuple[Floats, Floats]:
        """The chances to win and the leads, divided by LEAD, that it sees in some rows."""
        wins, leads = [], []
        for start in range(0, len(chosen), PORTION):
            found = self.reach(rows.table(chosen[start : start + PORTION], self.inputs))[-1]
            wins.append(chances(found))
            leads.append(found[:, 1])
        return np.concatenate(wins), np.concatenate(leads)

    def reach(self, table: Floats) -> tuple[Floats, Floats, Floats]:
        """Both hidden layers and the outputs."""
        first = np.maximum(table @ self.layers[0] + self.layers[1], 0)
        second = np.maximum(first @ self.layers[2] + self.layers[3], 0)
        return first, second, second @ self.layers[4] + self.layers[5]

    def slopes(self, table: Floats, wins: Floats, leads: Floats) -> list[Floats]:
        """In which direction each weight is wrong about some positions."""
        first, second, found = self.reach(table)
        wrong = np.empty_like(found)
        wrong[:, 0] = chances(found) - wins
        wrong[:, 1] = np.clip(found[:, 1] - leads, -2, 2) / 2
        wrong /= len(table)
        wrong_second = (wrong @ self.layers[4].T) * (second > 0)
        wrong_first = (wrong_second @ self.layers[2].T) * (first > 0)
        pairs = [(table, wrong_first), (first, wrong_second), (second, wrong)]
        return [slope for told, fault in pairs for slope in (told.T @ fault, fault.sum(0, keepdims=True))]


def chances(found: Floats) -> Floats:
    """The outputs as chances to win."""
    return (1 / (1 + np.exp(-np.clip(found[:, 0], -30, 30)))).astype(np.float32)
