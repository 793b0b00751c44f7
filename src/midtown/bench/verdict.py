"""Verdicts: what may be said of a goal, and no more than was measured."""

from dataclasses import dataclass
from typing import Final, final

from midtown.bench.goals import Goal
from midtown.bench.middle import Middle
from midtown.core.errors import Reason

FEWEST_ROUNDS: Final = 5
STEADY: Final = 1.05
"""A reference is steady if in the middle half of the rounds its second run differs from its first by no more than this factor."""
UNSTEADY: Final = 1.18
"""Beyond this factor it says nothing about others; between the two it says nothing about what is close."""
FREE: Final = 0.95
"""The cores are free if what is measured by the clock on the wall has them for at least this share of the time."""


@final
@dataclass(frozen=True)
class Verdict:
    """A name for other programs, a word for people, and the reason where it is neither met nor missed."""

    name: str
    sentence: str
    why: Reason | None = None


MET: Final = Verdict("met", "met")
MISSED: Final = Verdict("missed", "missed")
UNSTEADY_REFERENCE: Final = Verdict("unsteady-reference", "no verdict", Reason("", "the reference itself is unsteady"))
TOO_CLOSE: Final = Verdict("too-close", "no verdict", Reason("", "the goal is too close for a reference as unsteady as this"))
BUSY: Final = Verdict("busy", "no verdict", Reason("", "other programs had a part of the cores"))
TOO_FEW_ROUNDS: Final = Verdict(
    "too-few-rounds", "no verdict", Reason("", "at least {rounds} rounds are needed", {"rounds": FEWEST_ROUNDS})
)
NO_REFERENCE: Final = Verdict(
    "no-reference",
    "no verdict",
    Reason("", "OpenSpiel is not installed: 'make bench' adds it, or 'pip install .[bench]' where the sources lie"),
)
NOT_COMPILED: Final = Verdict("not-compiled", "not compiled", Reason("", "the goal is one of the compiled engine"))
ONE_CORE: Final = Verdict("one-core", "not measured", Reason("", "two cores are needed"))


@final
@dataclass(frozen=True)
class Evidence:
    """What all rounds together say about one goal."""

    rounds: int
    ratio: Middle
    """How it compares with its reference."""
    steadiness: Middle
    """How the reference's second run of a round compares with its first."""
    share: float
    """For what share of the time the cores were there."""


def judge(goal: Goal, evidence: Evidence) -> Verdict:
    """The median decides, if the evidence bears it."""
    if evidence.rounds < FEWEST_ROUNDS:
        return TOO_FEW_ROUNDS
    if evidence.share < FREE:
        return BUSY
    if not evidence.steadiness.is_within(1 / UNSTEADY, UNSTEADY):
        return UNSTEADY_REFERENCE
    if evidence.ratio.holds(goal.limit) and not evidence.steadiness.is_within(1 / STEADY, STEADY):
        return TOO_CLOSE
    return MET if goal.measure.is_reached(evidence.ratio.median, goal.limit) else MISSED
