"""Heats: who runs against which reference."""

from dataclasses import dataclass
from typing import final

from midtown.bench.goals import Goal
from midtown.bench.runners import Pace, Runner


@final
@dataclass(frozen=True)
class Reference:
    """What others are compared with: who runs before them, and who after them."""

    before: Runner
    after: Runner


@final
@dataclass(frozen=True)
class Reading:
    """One runner in one round, beside its reference."""

    pace: float
    """How much it did in a second."""
    reference: tuple[float, float] | None
    """How much the reference did in a second, before and after it; None where there is no reference."""
    share: float
    """For what share of the time they had their cores, at the least."""


@final
@dataclass(frozen=True)
class Heat:
    """Some runners, each with its goal, and what they are compared with."""

    runners: dict[Goal, Runner]
    reference: Reference | None

    def run(self, seconds: float) -> dict[Goal, Reading]:
        """One round: the reference first and again last, each for so many seconds."""
        before = self.reference.before.pace(seconds) if self.reference else None
        paces = {goal: runner.pace(seconds) for goal, runner in self.runners.items()}
        after = self.reference.after.pace(seconds) if self.reference else None
        return {goal: _reading(pace, before, after) for goal, pace in paces.items()}


def _reading(pace: Pace, before: Pace | None, after: Pace | None) -> Reading:
    if before is None or after is None:
        return Reading(pace.per_second, None, pace.share)
    return Reading(pace.per_second, (before.per_second, after.per_second), min(before.share, pace.share, after.share))
