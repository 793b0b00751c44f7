"""Crews: who plays the games of a contest, here or in several processes; in whatever order they end."""

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from typing import Final, TypeAlias, final

from midtown.arena.contest.contest import Contest, Fixture
from midtown.arena.contest.played import Played
from midtown.arena.contest.playing import play_all, play_game
from midtown.arena.processes import processes

Crew: TypeAlias = Callable[[Contest, Iterable[Fixture]], Generator[list[Played]]]
"""Plays games until there are no more or nobody looks any more."""
BATCH_SECONDS: Final = 0.1
LARGEST_BATCH: Final = 20
IN_FLIGHT: Final = 2
"""How many batches there are for each process, so that none has to wait."""


@final
class Batches:
    """Games in batches: one by one while they take long, several together while sending them would take longer."""

    def __init__(self, fixtures: Iterable[Fixture]) -> None:
        self._fixtures: Final = iter(fixtures)
        self._games = 0
        self._seconds = 0.0

    def note(self, played: Iterable[Played]) -> None:
        """So long did games take."""
        for game in played:
            self._games += 1
            self._seconds += sum(game.seconds)

    def take(self) -> list[Fixture]:
        """The next batch; nothing if all are taken."""
        most = BATCH_SECONDS * self._games / self._seconds if self._seconds else 1
        return list(islice(self._fixtures, max(1, min(LARGEST_BATCH, int(most)))))


def play_here(contest: Contest, fixtures: Iterable[Fixture]) -> Generator[list[Played]]:
    """Play the games one after the other."""
    for fixture in fixtures:
        yield [play_game(contest, fixture)]


def in_processes(jobs: int) -> Crew:
    """A crew of so many processes."""

    def play(contest: Contest, fixtures: Iterable[Fixture]) -> Generator[list[Played]]:
        batches = Batches(fixtures)
        open_batches: set[Future[list[Played]]] = set()
        with processes(jobs) as pool:
            while True:
                while len(open_batches) < IN_FLIGHT * jobs and (batch := batches.take()):
                    open_batches.add(pool.submit(play_all, contest, batch))
                if not open_batches:
                    return
                done, open_batches = wait(open_batches, return_when=FIRST_COMPLETED)
                for finished in done:
                    batches.note(finished.result())
                    yield finished.result()

    return play
