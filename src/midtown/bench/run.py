"""One interleaved run: every heat of every game in every round."""

import platform
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Final

from midtown.bench.cores import available_cores
from midtown.bench.goals import Goal, goals_of
from midtown.bench.heats import Heat, Reading
from midtown.bench.line_up import LineUp
from midtown.bench.report import Finding, Machine, Report
from midtown.bench.rival import Rival
from midtown.core.errors import BadOptions, Reason
from midtown.version import VERSION, is_compiled

LONGEST_SLICE: Final = 60.0

Progress = Callable[[int, int], None]
"""Hears how many heats of how many are run."""
LinesUp = Callable[[ExitStack], Sequence[Heat]]
"""Starts the workers of a round."""


def bench(games: Sequence[str], rounds: int, seconds: float, rival: Rival | None, on_progress: Progress) -> Report:
    """Measure some games in so many rounds, with slices of so many seconds of CPU time."""
    check(rounds, seconds)
    cores = available_cores()
    readings = run_rounds(lambda workers: LineUp(workers, cores, rival).heats(games), rounds, seconds, on_progress)
    machine = Machine(len(cores), platform.python_version(), VERSION, is_compiled(), rival.version if rival else "")
    findings = [Finding(goal, tuple(readings.get(goal, [])), machine.is_compiled) for goal in goals_of(games)]
    return Report(rounds, seconds, machine, tuple(findings))


def check(rounds: int, seconds: float) -> None:
    """Refuse what cannot be measured."""
    if rounds < 1:
        raise BadOptions(Reason("", "at least one round must be measured, not {rounds}", {"rounds": rounds}))
    if not 0 < seconds <= LONGEST_SLICE:
        blanks = {"most": f"{LONGEST_SLICE:g}", "seconds": f"{seconds:g}"}
        raise BadOptions(Reason("", "a slice has more than 0 and at most {most} seconds, not {seconds}", {**blanks}))


def run_rounds(lines_up: LinesUp, rounds: int, seconds: float, on_progress: Progress) -> dict[Goal, list[Reading]]:
    """The readings for each goal, one a round; every round has workers of its own, since one may be slow as long as it lives."""
    readings: dict[Goal, list[Reading]] = {}
    for number in range(rounds):
        with ExitStack() as workers:
            heats = lines_up(workers)
            for place, heat in enumerate(heats):
                on_progress(number * len(heats) + place, rounds * len(heats))
                for goal, reading in heat.run(seconds).items():
                    readings.setdefault(goal, []).append(reading)
    return readings
