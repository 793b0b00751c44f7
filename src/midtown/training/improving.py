"""Improving: what turned out better than expected becomes likelier, a little at a time (PPO)."""

from typing import Final, final

import numpy as np

from midtown.training.fitting import Grade, Steps, grade, lesson
from midtown.training.pupil import Answers, Pupil, Weighing
from midtown.training.returns import returns
from midtown.training.rows import Floats, Rows

BATCH: Final = 2048
PACE: Final = 1e-3
EPOCHS: Final = 2
EAGERNESS: Final = 0.5
"""How much what to do counts, compared with how games end."""
CLIP: Final = 0.2
"""An action does not become likelier or less likely by more than this part at a time."""
FAR: Final = 4.0
"""Nothing counts as more surprising than this, in standard deviations."""
LEADS: Final = 1.0
"""What 20 points of lead count, in victories."""
VARIETY: Final = 0.005


@final
class Improving:
    """A pupil that learns from its own games, generation by generation."""

    def __init__(self, pupil: Pupil, trust: float, seed: int) -> None:
        self._pupil = pupil
        self._trust = trust
        self._chance = np.random.default_rng(seed)
        self._steps = Steps(pupil)

    def read(self, rows: Rows, pace: float = 1.0) -> Grade:
        """Learn from games that the pupil has just played, at this part of the usual pace; how well it knew them before."""
        pupil = self._pupil
        every = np.arange(len(rows))
        said = pupil.answers(rows, every)
        wins, leads = returns(rows, said, self._trust)
        better = how_much_better(rows, said, wins, leads)
        size = min(BATCH, len(rows))
        for _epoch in range(EPOCHS):
            shuffled = self._chance.permutation(every)
            for start in range(0, len(rows) - size + 1, size):
                batch = shuffled[start : start + size]
                weighing = careful(better[batch], said.likely[batch])
                self._steps.take(pupil.slopes(lesson(pupil, rows, batch, wins, leads, weighing, VARIETY)), pace * PACE)
        return grade(said, rows, every)


def how_much_better(rows: Rows, said: Answers, wins: Floats, leads: Floats) -> Floats:
    """By how much what was done turned out better than expected, in standard deviations; nothing where nothing was done."""
    better = (wins - said.wins) + LEADS * (leads - said.leads)
    asked = rows.offers > 0
    better = np.clip((better - better[asked].mean()) / (better[asked].std() + 1e-6), -FAR, FAR)
    return np.where(asked, better, 0).astype(np.float32)


def careful(better: Floats, before: Floats) -> Weighing:
    """Weights for actions by how much better they turned out, and how likely they were when they were taken."""

    def weigh(likely: Floats) -> Floats:
        grown = likely / np.maximum(before, 1e-6)
        enough = ((better > 0) & (grown > 1 + CLIP)) | ((better < 0) & (grown < 1 - CLIP))
        weights: Floats = np.where(enough, 0, EAGERNESS * better * np.minimum(grown, 1 / CLIP))
        return weights

    return weigh
