"""`python -m midtown.bench.imports MODULE CORE`: a worker that imports a module, each time in a new process."""

import resource
import subprocess
import sys
from time import perf_counter
from typing import Final, final

from midtown.bench.serve import Task, serve
from midtown.bench.slices import Slice


@final
class Imports(Task):
    """Processes that import a module, less as many that import nothing."""

    def __init__(self, module: str) -> None:
        self._module: Final = module

    def measure(self, seconds: float) -> Slice:
        amount = 0
        cpu = 0.0
        wall = perf_counter()
        while cpu < seconds:
            cpu += cpu_seconds_of(f"import {self._module}") - cpu_seconds_of("pass")
            amount += 1
        return Slice(amount, cpu, perf_counter() - wall)


def cpu_seconds_of(statement: str) -> float:
    """The CPU time of a whole process that does only this."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-P", "-c", statement], check=True)  # noqa: S603  # our own words
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Serve the import of the module that the command line names."""
    module, core = sys.argv[1:]
    serve(Imports(module), int(core))


if __name__ == "__main__":
    main()
