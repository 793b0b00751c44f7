"""Playing a series part by part, in one process or in several."""

import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import final

from midtown.arena.observers import Observer
from midtown.arena.play import Limits
from midtown.arena.series import Series
from midtown.core.errors import BadOptions, Reason
from midtown.core.options import Correction
from midtown.games import GAMES


def play_here(series: Series, parts: Sequence[range], observers: Sequence[Observer]) -> Iterator[list[Observer]]:
    """Play the parts one after the other; what fresh observers have seen of each."""
    for numbers in parts:
        yield play_part(series, numbers, observers)


def play_part(series: Series, numbers: range, observers: Sequence[Observer]) -> list[Observer]:
    """Play the games of these numbers; what fresh observers have seen of them."""
    fresh = [observer.fresh() for observer in observers]
    for number in numbers:
        series.play(number, fresh)
    return fresh


def play_in_processes(series: Series, parts: Sequence[range], observers: Sequence[Observer], jobs: int) -> Iterator[list[Observer]]:
    """Play the parts in several processes; what fresh observers have seen of each, in the order of the parts."""
    if GAMES.get(series.game.name) is not series.game:
        raise BadOptions(
            Reason("", "several processes can only play the games that Midtown brings, not '{game}'", {"game": series.game.name})
        )
    fresh = [observer.fresh() for observer in observers]
    errands = [errand(series, numbers, fresh) for numbers in parts]
    with processes(jobs) as pool:
        yield from pool.map(run, errands)


@contextmanager
def processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """So many processes that end with this one, whatever ends it, and at once when nobody needs them any more."""
    theirs, leash = get_context("spawn").Pipe(duplex=False)
    with theirs, ProcessPoolExecutor(jobs, get_context("spawn"), on_a_leash, (theirs,)) as pool, leash:
        try:
            yield pool
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


@final
@dataclass(frozen=True)
class Errand:
    """A part of a series in words that can be sent to another process."""

    game: str
    seats: int
    choices: dict[str, str]
    corrections: list[tuple[str, str, str]]
    bots: tuple[str, ...]
    seed: int
    limits: Limits
    numbers: range
    observers: list[Observer]


def errand(series: Series, numbers: range, observers: list[Observer]) -> Errand:
    """Put a part of a series into words."""
    options = series.options
    corrections = [(change.component, change.field, change.value) for change in options.corrections]
    choices = dict(options.choices)
    return Errand(series.game.name, options.seats, choices, corrections, series.bots, series.seed, series.limits, numbers, observers)


def run(sent: Errand) -> list[Observer]:
    """Play what was sent."""
    game = GAMES[sent.game]
    options = game.options(sent.seats, sent.choices, tuple([Correction(*change) for change in sent.corrections]))
    return play_part(Series(game, options, sent.bots, sent.seed, sent.limits), sent.numbers, sent.observers)


def on_a_leash(leash: "Connection[None, None]") -> None:
    """A terminal sends its interrupts to all processes, and one of them is enough to stop; the others end when their leash is let go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(leash,), daemon=True).start()


def _end_with(leash: "Connection[None, None]") -> None:
    wait([leash])
    os._exit(0)
