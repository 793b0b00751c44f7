"""Line-up: the workers of one round, and who of them runs against whom."""

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Final, final

from midtown.bench.goals import ALL_GAMES, GOALS, SEATS
from midtown.bench.heats import Heat, Reference
from midtown.bench.rival import Rival
from midtown.bench.runners import Single, Together
from midtown.bench.worker import Worker, WorkerStopped


@final
class LineUp:
    """Starts workers; all of them run on the first core, save the second of a pair."""

    def __init__(self, workers: ExitStack, cores: list[int], rival: Rival | None) -> None:
        self._workers: Final = workers
        self._cores: Final = cores
        self._rival: Final = rival
        self._playing_rival: Final = self._reference("python-loop")
        self._copying_rival: Final = self._reference("copies")
        self._searching_rival: Final = self._reference("searches")

    def heats(self, games: Sequence[str]) -> list[Heat]:
        """The heats of each game, then the import of all."""
        return [*[heat for game in games for heat in self._heats_of(game)], self._importing()]

    def _heats_of(self, game: str) -> list[Heat]:
        """Playing and copying against the rival; two cores against one, where there are two."""
        playouts = self._engine("playouts", game, self._cores[0])
        pairs = [self._pairing(game, playouts)] if len(self._cores) > 1 else []
        return [self._playing(game, playouts), self._copying(game), self._searching(game), *pairs]

    def _playing(self, game: str, playouts: Worker) -> Heat:
        goals = GOALS[game]
        loop = self._engine("python-loop", game, self._cores[0])
        plain = must_be_plain(self._start("midtown.bench.plain", "playouts", game, str(SEATS)))
        return Heat({goals["E1"]: Single(loop), goals["E6"]: Single(playouts), goals["E8"]: Single(plain)}, self._playing_rival)

    def _copying(self, game: str) -> Heat:
        goals = GOALS[game]
        copies, assignments = [self._engine(task, game, self._cores[0]) for task in ("copies", "assignments")]
        return Heat({goals["E9"]: Single(copies), goals["E10"]: Single(assignments)}, self._copying_rival)

    def _searching(self, game: str) -> Heat:
        return Heat({GOALS[game]["A1"]: Single(self._engine("searches", game, self._cores[0]))}, self._searching_rival)

    def _pairing(self, game: str, playouts: Worker) -> Heat:
        """Each of the two runs once alone: a core that has other things to do shows up as an unsteady reference."""
        other = self._engine("playouts", game, self._cores[1])
        return Heat({GOALS[game]["E12"]: Together(playouts, other)}, Reference(Together(playouts), Together(other)))

    def _importing(self) -> Heat:
        importing = {GOALS[ALL_GAMES]["E11"]: Single(self._start("midtown.bench.imports", "midtown.games"))}
        if self._rival is None:
            return Heat({**importing}, None)
        reference = Single(self._start("midtown.bench.imports", self._rival.module))
        return Heat({**importing}, Reference(reference, reference))

    def _reference(self, task: str) -> Reference | None:
        if self._rival is None:
            return None
        runner = Single(self._start(self._rival.worker, task))
        return Reference(runner, runner)

    def _engine(self, task: str, game: str, core: int) -> Worker:
        return self._workers.enter_context(Worker("midtown.bench.engine", task, game, str(SEATS), str(core)))

    def _start(self, *words: str) -> Worker:
        return self._workers.enter_context(Worker(*words, str(self._cores[0])))


def must_be_plain(worker: Worker) -> Worker:
    """This worker, if no module of Midtown that it uses is machine code."""
    if worker.compiled_modules:
        message = f"{worker.compiled_modules[0]} was to be plain Python, but is machine code"
        raise WorkerStopped(message)
    return worker
