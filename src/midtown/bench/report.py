"""Report: what was measured, on what, and what it says about the goals."""

from dataclasses import asdict, dataclass
from statistics import median
from typing import final

from midtown.bench.goals import SEATS, Build, Goal
from midtown.bench.heats import Reading
from midtown.bench.middle import middle_of
from midtown.bench.verdict import NO_REFERENCE, NOT_COMPILED, ONE_CORE, Evidence, Verdict, judge


@final
@dataclass(frozen=True)
class Machine:
    """What it was measured on and with."""

    cores: int
    python: str
    midtown: str
    is_compiled: bool
    openspiel: str
    """Its version; empty where it is not installed."""


@final
@dataclass(frozen=True)
class Finding:
    """What was found about one goal of an engine that is compiled or not."""

    goal: Goal
    readings: tuple[Reading, ...]
    """One for each round; none where it cannot be measured."""
    is_compiled: bool

    @property
    def pace(self) -> float | None:
        """How much was done in a second, in the median of the rounds."""
        return median([reading.pace for reading in self.readings]) if self.readings else None

    @property
    def evidence(self) -> Evidence | None:
        """How it compares with its reference, if there is one."""
        compared = [(reading.pace, reading.reference) for reading in self.readings if reading.reference]
        if not compared:
            return None
        return Evidence(
            rounds=len(compared),
            ratio=middle_of([self.goal.measure.ratio(pace, reference) for pace, reference in compared]),
            steadiness=middle_of([after / before for _pace, (before, after) in compared]),
            share=median([reading.share for reading in self.readings]),
        )

    @property
    def verdict(self) -> Verdict:
        """What may be said about the goal."""
        if not self.readings:
            return ONE_CORE
        if self.goal.measure.build is Build.COMPILED and not self.is_compiled:
            return NOT_COMPILED
        evidence = self.evidence
        return NO_REFERENCE if evidence is None else judge(self.goal, evidence)


@final
@dataclass(frozen=True)
class Report:
    """All findings, game by game."""

    rounds: int
    seconds: float
    machine: Machine
    findings: tuple[Finding, ...]

    def to_json(self) -> dict[str, object]:
        """This report for other programs; keys are only ever added."""
        return {
            "seats": SEATS,
            "rounds": self.rounds,
            "seconds": self.seconds,
            "machine": asdict(self.machine),
            "findings": [_finding_to_json(finding) for finding in self.findings],
        }


def _finding_to_json(finding: Finding) -> dict[str, object]:
    measure = finding.goal.measure
    return {
        "game": finding.goal.game,
        "number": measure.number,
        "what": measure.sentence,
        "pace": finding.pace,
        "evidence": asdict(finding.evidence) if finding.evidence else None,
        "goal": {measure.sense.value: finding.goal.limit},
        "verdict": finding.verdict.name,
        "why": finding.verdict.why.plain() if finding.verdict.why else "",
        "readings": [asdict(reading) for reading in finding.readings],
    }
