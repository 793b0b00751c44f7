"""The inside of a worker: a process of its own that measures one thing, a slice at a time, whenever it is asked.

It speaks lines of JSON: first a greeting, then a slice for every {"seconds": …} that it hears.
"""

import json
import signal
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import asdict
from time import perf_counter, process_time
from typing import Final, final

from midtown.bench.cores import stay_on
from midtown.bench.slices import Slice

WARM_UP_SECONDS: Final = 0.01


class Task(ABC):
    """Something that can be measured."""

    @abstractmethod
    def measure(self, seconds: float) -> Slice:
        """Do it for at least so many seconds of CPU time."""


@final
class Repeated(Task):
    """A portion of work, over and over; each time it says how much it was."""

    def __init__(self, portion: Callable[[], int]) -> None:
        self._portion: Final = portion

    def measure(self, seconds: float) -> Slice:
        wall, cpu = perf_counter(), process_time()
        amount = self._portion()
        while process_time() - cpu < seconds:
            amount += self._portion()
        return Slice(amount, process_time() - cpu, perf_counter() - wall)


def serve(task: Task, core: int) -> None:
    """Answer on one core, until nobody asks any more; an interrupt is meant for whoever asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stay_on(core)
    task.measure(WARM_UP_SECONDS)
    _say({"compiled": compiled_modules()})
    for line in sys.stdin:
        _say(asdict(task.measure(json.loads(line)["seconds"])))


def compiled_modules() -> list[str]:
    """The modules of Midtown in use that are machine code."""
    files = {name: module.__file__ or "" for name, module in sys.modules.items() if name.partition(".")[0] == "midtown"}
    return sorted([name for name, file in files.items() if not file.endswith(".py")])


def _say(words: dict[str, object]) -> None:
    sys.stdout.write(json.dumps(words) + "\n")
    sys.stdout.flush()
