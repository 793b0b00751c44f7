"""One interleaved run: every heat in every round."""

import platform
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Final

from midtown.bench.cores import available_cores
from midtown.bench.goals import GOALS, MEASURES
from midtown.bench.heats import Heat, Reading
from midtown.bench.line_up import LineUp
from midtown.bench.report import Finding, Machine, Report
from midtown.bench.rival import Rival
from midtown.core.errors import BadOptions, Reason
from midtown.version import VERSION, is_compiled

LONGEST_SLICE: Final = 60.0

Progress = Callable[[int, int], None]
"""Hears how many heats of how many are run."""


def bench(game_name: str, rounds: int, seconds: float, rival: Rival | None, on_progress: Progress) -> Report:
    """Measure one game in so many rounds, with slices of so many seconds of CPU time."""
    check(rounds, seconds)
    goals = GOALS[game_name]
    cores = available_cores()
    with ExitStack() as workers:
        heats = LineUp(workers, game_name, goals.seats, cores, rival).heats()
        readings = run_heats(heats, rounds, seconds, on_progress)
    machine = Machine(len(cores), platform.python_version(), VERSION, is_compiled(), rival.version if rival else "")
    findings = [
        Finding(measure, goals.limits[measure.number], tuple(readings.get(measure.number, [])), machine.is_compiled) for measure in MEASURES
    ]
    return Report(game_name, goals.seats, rounds, seconds, machine, tuple(findings))


def check(rounds: int, seconds: float) -> None:
    """Refuse what cannot be measured."""
    if rounds < 1:
        raise BadOptions(Reason("", "at least one round must be measured, not {rounds}", {"rounds": rounds}))
    if not 0 < seconds <= LONGEST_SLICE:
        blanks = {"most": f"{LONGEST_SLICE:g}", "seconds": f"{seconds:g}"}
        raise BadOptions(Reason("", "a slice has more than 0 and at most {most} seconds, not {seconds}", {**blanks}))


def run_heats(heats: Sequence[Heat], rounds: int, seconds: float, on_progress: Progress) -> dict[str, list[Reading]]:
    """The readings for each goal, one a round."""
    readings: dict[str, list[Reading]] = {}
    for number in range(rounds * len(heats)):
        on_progress(number, rounds * len(heats))
        for goal, reading in heats[number % len(heats)].run(seconds).items():
            readings.setdefault(goal, []).append(reading)
    return readings
