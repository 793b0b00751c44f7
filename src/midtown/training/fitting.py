"""Fitting: a pupil reads rows until it agrees with how they ended and does what was done."""

from dataclasses import dataclass
from typing import Final, final

import numpy as np

from midtown.training.pupil import LEAD, Answers, Lesson, Pupil, Weighing
from midtown.training.rows import Floats, Rows, Whole

BATCH: Final = 1024
PACE: Final = 1e-3
WARM_UP: Final = 100
MEMORY: Final = (0.9, 0.999)
HELD_BACK: Final = 10
"""One row of so many is never learned from, only asked for."""
MOST_HELD_BACK: Final = 20_000


@final
@dataclass(frozen=True)
class Grade:
    """How well a pupil knows how games end and what is done, by rows that it has not learned from."""

    surprise: float
    """The mean negative logarithm of the chance that it gave to what happened,"""
    points: float
    """how many points of lead it was wrong,"""
    likely: float
    """and how likely it thought what was done."""


@final
class Steps:
    """Adam: each weight goes its own pace."""

    def __init__(self, pupil: Pupil) -> None:
        self._pupil = pupil
        self._taken = 0
        self._means = [np.zeros_like(layer) for layer in pupil.layers]
        self._squares = [np.zeros_like(layer) for layer in pupil.layers]

    def take(self, slopes: list[Floats], pace: float) -> None:
        """One step against the slopes."""
        self._taken += 1
        pace *= min(1, self._taken / WARM_UP)
        short, long = MEMORY
        for number, slope in enumerate(slopes):
            mean = self._means[number] = short * self._means[number] + (1 - short) * slope
            square = self._squares[number] = long * self._squares[number] + (1 - long) * slope**2
            step = (mean / (1 - short**self._taken)) / (np.sqrt(square / (1 - long**self._taken)) + 1e-8)
            self._pupil.layers[number] = (self._pupil.layers[number] - pace * step).astype(np.float32)


def imitate(pupil: Pupil, rows: Rows, epochs: int, seed: int) -> Grade:
    """Read all rows so many times, ever more slowly, and learn to do what was done; the grade afterwards."""
    chance = np.random.default_rng(seed)
    order = chance.permutation(len(rows))
    held = order[: min(MOST_HELD_BACK, len(rows) // HELD_BACK)]
    read = order[len(held) :]
    size = min(BATCH, len(read))
    total = max(1, epochs * (len(read) // size))
    steps = Steps(pupil)
    leads = rows.leads / LEAD
    done = 0
    for _epoch in range(epochs):
        shuffled = chance.permutation(read)
        for start in range(0, len(read) - size + 1, size):
            batch = shuffled[start : start + size]
            done += 1
            pace = PACE * (0.05 + 0.95 * 0.5 * (1 + np.cos(np.pi * done / total)))
            steps.take(pupil.slopes(lesson(pupil, rows, batch, rows.wins, leads, np.ones_like, 0.0)), pace)
    return grade(pupil.answers(rows, held), rows, held)


def lesson(  # noqa: PLR0913  # who reads what, and how
    pupil: Pupil, rows: Rows, batch: Whole, wins: Floats, leads: Floats, weighing: Weighing, variety: float
) -> Lesson:
    """What some rows teach."""
    return Lesson(rows.table(batch, pupil.inputs), wins[batch], leads[batch], rows.choices(batch), weighing, variety)


def grade(said: Answers, rows: Rows, held: Whole) -> Grade:
    """How much what happened in these rows surprises whoever said this to them."""
    happened = rows.wins[held]
    surprise = -(happened * np.log(said.wins + 1e-7) + (1 - happened) * np.log(1 - said.wins + 1e-7))
    likely = said.likely[rows.offers[held] > 0]
    return Grade(float(surprise.mean()), float(np.abs(said.leads * LEAD - rows.leads[held]).mean()), float(likely.mean()))
