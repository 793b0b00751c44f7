"""Line-up: the workers of a run, and who of them runs against whom."""

from contextlib import ExitStack
from typing import Final, final

from midtown.bench.heats import Heat, Reference
from midtown.bench.rival import Rival
from midtown.bench.runners import Single, Together
from midtown.bench.worker import Worker, WorkerStopped


@final
class LineUp:
    """Starts the workers for one game; all of them run on the first core, save the second of a pair."""

    def __init__(self, workers: ExitStack, game_name: str, seats: int, cores: list[int], rival: Rival | None) -> None:
        self._workers: Final = workers
        self._game: Final = (game_name, str(seats))
        self._cores: Final = cores
        self._rival: Final = rival
        self._playouts: Final = self._engine("playouts", cores[0])

    def heats(self) -> list[Heat]:
        """Playing, copying and importing against the rival; two cores against one, where there are two."""
        return [self._playing(), self._copying(), self._importing(), *([self._pairing()] if len(self._cores) > 1 else [])]

    def _playing(self) -> Heat:
        loop = self._engine("python-loop", self._cores[0])
        plain = must_be_plain(self._start("midtown.bench.plain", "playouts", *self._game))
        return Heat({"E1": Single(loop), "E6": Single(self._playouts), "E8": Single(plain)}, self._reference("python-loop"))

    def _copying(self) -> Heat:
        copies, assignments = [self._engine(task, self._cores[0]) for task in ("copies", "assignments")]
        return Heat({"E9": Single(copies), "E10": Single(assignments)}, self._reference("copies"))

    def _importing(self) -> Heat:
        importing = Single(self._start("midtown.bench.imports", "midtown.games"))
        if self._rival is None:
            return Heat({"E11": importing}, None)
        reference = Single(self._start("midtown.bench.imports", self._rival.module))
        return Heat({"E11": importing}, Reference(reference, reference))

    def _pairing(self) -> Heat:
        """Each of the two runs once alone: a core that has other things to do shows up as an unsteady reference."""
        other = self._engine("playouts", self._cores[1])
        return Heat({"E12": Together(self._playouts, other)}, Reference(Together(self._playouts), Together(other)))

    def _reference(self, task: str) -> Reference | None:
        if self._rival is None:
            return None
        runner = Single(self._start(self._rival.worker, task))
        return Reference(runner, runner)

    def _engine(self, task: str, core: int) -> Worker:
        return self._workers.enter_context(Worker("midtown.bench.engine", task, *self._game, str(core)))

    def _start(self, *words: str) -> Worker:
        return self._workers.enter_context(Worker(*words, str(self._cores[0])))


def must_be_plain(worker: Worker) -> Worker:
    """This worker, if no module of Midtown that it uses is machine code."""
    if worker.compiled_modules:
        message = f"{worker.compiled_modules[0]} was to be plain Python, but is machine code"
        raise WorkerStopped(message)
    return worker
