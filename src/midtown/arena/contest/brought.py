"""BroughtPlayer: a class of the user's, which thinks in a process of its own, where it can be stopped."""

import os
import signal
from contextlib import suppress
from multiprocessing import get_context
from typing import Final, final

from midtown.arena.contest.brought_worker import Answer, Begin, Think, serve
from midtown.arena.contest.contest import Contest, Fixture
from midtown.arena.contest.fault import Fault, crashed, not_started, too_slow
from midtown.arena.contest.players import Player
from midtown.arena.play import Play
from midtown.core.errors import Reason

START_SECONDS: Final = 60.0
"""How long a process may take until its bot is there."""


@final
class BroughtWorker:
    """A process in which a class answers, for all seats that it has; killed when it is not in time."""

    def __init__(self, word: str) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process: Final = context.Process(target=serve, args=(theirs, word), daemon=True)
        self._process.start()
        theirs.close()

    @property
    def is_alive(self) -> bool:
        """Can it be asked?"""
        return self._process.is_alive()

    def ask(self, question: Begin | Think, seconds: float) -> Answer:
        """What it answers; a Fault if it does not."""
        try:
            self._pipe.send(question)
            if self._pipe.poll(seconds):
                answer: Answer = self._pipe.recv()
                return answer
        except (EOFError, OSError):
            self._kill()
            ending = f"exit code {self._process.exitcode}"
            raise crashed(ending) from None
        self._kill()
        raise too_slow(seconds)

    def _kill(self) -> None:
        """End it, with whatever it has started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid or 0, signal.SIGKILL)
        self._process.kill()
        self._process.join()


WORKERS: Final[dict[str, BroughtWorker]] = {}
"""By the class: they outlive games, since it takes long to start them."""


def worker_for(word: str) -> BroughtWorker:
    """The process of a class, a fresh one if it has ended."""
    if word not in WORKERS or not WORKERS[word].is_alive:
        WORKERS[word] = BroughtWorker(word)
    return WORKERS[word]


@final
class BroughtPlayer(Player):
    """Comes to the table with its first decision."""

    def __init__(self, contest: Contest, fixture: Fixture, seat: int, word: str) -> None:
        super().__init__(seat)
        self._word: Final = word
        self._begin: Final = Begin(seat, contest.game_name, contest.bot_seed(fixture, seat), contest.think)
        self._limit: Final = contest.seconds
        self._worker: BroughtWorker | None = None

    def come(self) -> None:
        if self._worker is not None:
            return
        worker = worker_for(self._word)
        try:
            answer = worker.ask(self._begin, START_SECONDS)
        except Fault as fault:
            raise not_started(fault.reason.plain()) from None
        _chosen(answer)
        self._worker = worker

    def choose(self, play: Play, options: list[int]) -> int:
        worker = self._worker or worker_for(self._word)
        return _chosen(worker.ask(Think(self.seat, play.game.view(play.state, self.seat), options), self._limit))


def _chosen(answer: Answer) -> int:
    """What was answered, unless it was a reason not to."""
    if isinstance(answer, Reason):
        raise Fault(answer)
    return answer
