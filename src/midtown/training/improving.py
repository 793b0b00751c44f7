"""Improving: what turned out better than expected becomes likelier, a little at a time (PPO)."""

from typing import Final, final

import numpy as np

from midtown.training.fitting import Grade, Steps, grade, lesson
from midtown.training.pupil import Pupil, Weighing
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
ASKED: Final = 20_000
"""Of so many rows it is told how well the pupil knew them."""


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
        known = grade(pupil, rows, every[:ASKED])
        wins, leads = returns(pupil, rows, self._trust)
        better = self._better(rows, wins, leads)
        before = pupil.likely(rows, every)
        size = min(BATCH, len(rows))
        for _epoch in range(EPOCHS):
            shuffled = self._chance.permutation(every)
            for start in range(0, len(rows) - size + 1, size):
                batch = shuffled[start : start + size]
                weighing = careful(better[batch], before[batch])
                self._steps.take(pupil.slopes(lesson(pupil, rows, batch, wins, leads, weighing, VARIETY)), pace * PACE)
        return known

    def _better(self, rows: Rows, wins: Floats, leads: Floats) -> Floats:
        """By how much what was done turned out better than expected, in standard deviations; nothing where nothing was done."""
        expected_wins, expected_leads = self._pupil.answers(rows, np.arange(len(rows)))
        better = (wins - expected_wins) + LEADS * (leads - expected_leads)
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
