"""Writer: the thread that makes lines durable."""

import asyncio
import time
from asyncio import Future
from collections.abc import Callable, Sequence
from threading import Condition, Thread
from typing import Final, final

from midtown.core.errors import Reason
from midtown.server.store.database import Pen
from midtown.server.store.line import Line, StoreFailed, Taken, failed

MOST: Final = 500
"""Lines in a transaction."""
MOMENT: Final = 0.001
"""Seconds that a busy writer waits for more lines: every transaction costs the same, however many there are."""
Order = tuple[Line, Future[None]]
"""A line, and who waits for it."""


@final
class Writer:
    """Writes all lines that are waiting in one transaction: the more they are, the less each of them costs."""

    def __init__(self, open_pen: Callable[[], Pen]) -> None:
        self._open_pen: Final = open_pen
        self._pen: Pen | None = None
        self._waiting: list[Order] = []
        self._is_closed = False
        self._is_busy = False
        self._bell: Final = Condition()
        self._loop: Final = asyncio.get_running_loop()
        self._thread: Final = Thread(target=self._run, name="midtown-writer", daemon=True)
        self._thread.start()

    def append(self, line: Line) -> Future[None]:
        """Hand in a line; what is returned is done when the line is durable, or has the reason why it is not."""
        written = self._loop.create_future()
        with self._bell:
            if self._is_closed:
                raise StoreFailed(Reason("", "the database is closed"))
            self._waiting.append((line, written))
            self._bell.notify()
        return written

    def close(self) -> None:
        """Take no more lines, write those that are waiting, and end the thread."""
        with self._bell:
            self._is_closed = True
            self._bell.notify()
        self._thread.join()

    def _run(self) -> None:
        while batch := self._next_batch():
            self._loop.call_soon_threadsafe(_settle, batch, self._write([line for line, _ in batch]))
        self._drop_pen()

    def _next_batch(self) -> list[Order]:
        """All that are waiting, at least one; none after the last. Where there were several the last time, more are on their way."""
        with self._bell:
            self._bell.wait_for(lambda: self._waiting or self._is_closed)
        if self._is_busy:
            time.sleep(MOMENT)
        with self._bell:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        self._is_busy = len(batch) > 1
        return batch

    def _write(self, lines: list[Line]) -> Sequence[Exception | None]:
        """Write these lines; what went wrong with each."""
        try:
            if self._pen is None:
                self._pen = self._open_pen()
            were_free = self._pen.write(lines)
        except Exception as problem:  # noqa: BLE001  # whatever it is, the next lines are to be written
            self._drop_pen()
            return [failed(problem) for _ in lines]
        return [None if was_free else Taken(line) for line, was_free in zip(lines, were_free, strict=True)]

    def _drop_pen(self) -> None:
        if self._pen is not None:
            self._pen.close()
            self._pen = None


def _settle(batch: list[Order], problems: Sequence[Exception | None]) -> None:
    """Tell everybody who still waits."""
    for (_, written), problem in zip(batch, problems, strict=True):
        if written.done():
            continue
        if problem is None:
            written.set_result(None)
        else:
            written.set_exception(problem)
