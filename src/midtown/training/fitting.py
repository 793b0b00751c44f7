"""Fitting: a pupil reads rows until it agrees with what they returned."""

from dataclasses import dataclass
from typing import Final, final

import numpy as np

from midtown.training.pupil import LEAD, Pupil
from midtown.training.returns import returns
from midtown.training.rows import Floats, Rows, Whole

BATCH: Final = 1024
PACE: Final = 1e-3
WARM_UP: Final = 200
FORGETTING: Final = 1e-3
MEMORY: Final = (0.9, 0.999)
HELD_BACK: Final = 10
"""One row of so many is never learned from, only asked for."""
MOST_HELD_BACK: Final = 20_000


@final
@dataclass(frozen=True)
class Grade:
    """How well a pupil knows how games end, by rows that it has not learned from."""

    surprise: float
    """The mean negative logarithm of the chance that it gave to what happened,"""
    points: float
    """and how many points of lead it was wrong."""


def fit(pupil: Pupil, rows: Rows, epochs: int, trust: float, seed: int) -> Grade:
    """Read all rows so many times, by Adam with a cosine of a pace; the grade afterwards."""
    chance = np.random.default_rng(seed)
    wins, leads = returns(pupil, rows, trust)
    order = chance.permutation(len(rows))
    held = order[: min(MOST_HELD_BACK, len(rows) // HELD_BACK)]
    read = order[len(held) :]
    size = min(BATCH, len(read))
    steps = Steps(pupil, epochs * (len(read) // size))
    for _epoch in range(epochs):
        shuffled = chance.permutation(read)
        for start in range(0, len(read) - size + 1, size):
            batch = shuffled[start : start + size]
            steps.take(pupil.slopes(rows.table(batch, pupil.inputs), wins[batch], leads[batch]))
    return grade(pupil, rows, held)


def grade(pupil: Pupil, rows: Rows, held: Whole) -> Grade:
    """How surprised a pupil is by these rows."""
    wins, leads = pupil.answers(rows, held)
    happened = rows.wins[held]
    surprise = -(happened * np.log(wins + 1e-7) + (1 - happened) * np.log(1 - wins + 1e-7))
    return Grade(float(surprise.mean()), float(np.abs(leads * LEAD - rows.leads[held]).mean()))


@final
class Steps:
    """Adam: each weight goes its own pace."""

    def __init__(self, pupil: Pupil, total: int) -> None:
        self._pupil = pupil
        self._total = max(1, total)
        self._taken = 0
        self._means = [np.zeros_like(layer) for layer in pupil.layers]
        self._squares = [np.zeros_like(layer) for layer in pupil.layers]

    def take(self, slopes: list[Floats]) -> None:
        """One step against the slopes."""
        self._taken += 1
        bend = 0.5 * (1 + np.cos(np.pi * self._taken / self._total))
        pace = PACE * min(1, self._taken / WARM_UP) * (0.1 + 0.9 * bend)
        short, long = MEMORY
        for number, slope in enumerate(slopes):
            mean = self._means[number] = short * self._means[number] + (1 - short) * slope
            square = self._squares[number] = long * self._squares[number] + (1 - long) * slope**2
            step = (mean / (1 - short**self._taken)) / (np.sqrt(square / (1 - long**self._taken)) + 1e-8)
            layer = self._pupil.layers[number]
            if len(layer) > 1:
                step = step + FORGETTING * layer
            self._pupil.layers[number] = (layer - pace * step).astype(np.float32)
