"""Runners: what can take part in a heat, and how its pace is taken."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final, final

from midtown.bench.worker import Worker


@final
@dataclass(frozen=True)
class Pace:
    """How much was done in a second, and for what share of the time there was a core to do it on."""

    per_second: float
    share: float = 1.0


class Runner(ABC):
    """Something with a pace."""

    @abstractmethod
    def pace(self, seconds: float) -> Pace:
        """Its pace in a slice of so many seconds."""


@final
class Single(Runner):
    """One worker by its CPU time, which passes only while it has a core."""

    def __init__(self, worker: Worker) -> None:
        self._worker: Final = worker

    def pace(self, seconds: float) -> Pace:
        self._worker.ask(seconds)
        done = self._worker.answer()
        return Pace(done.amount / done.cpu_seconds)


@final
class Together(Runner):
    """Some workers at the same time, by the clock on the wall."""

    def __init__(self, *workers: Worker) -> None:
        self._workers: Final = workers

    def pace(self, seconds: float) -> Pace:
        for worker in self._workers:
            worker.ask(seconds)
        done = [worker.answer() for worker in self._workers]
        return Pace(
            sum([each.amount / each.wall_seconds for each in done]),
            min([each.cpu_seconds / each.wall_seconds for each in done]),
        )
