"""Writer: makes lines durable, all that are waiting at once."""

import asyncio
from asyncio import Future
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, final

from midtown.core.errors import Reason
from midtown.server.store.database import Busy, Database
from midtown.server.store.hand import Hand, Problems
from midtown.server.store.line import Line, StoreFailed
from midtown.server.store.order import Order

MOST: Final = 500
"""Orders in a transaction."""
QUICK: Final = 0.005
"""Seconds in which a disk of this machine has a transaction: to wake up a thread, and to be woken up by it, would take as long again."""
LEFT_TO_THREAD: Final = 64
"""Transactions that a thread writes after one that was not quick; then the disk is tried again."""


@final
class Writer:
    """Writes all lines that are waiting in one transaction: the more they are, the less each of them costs."""

    def __init__(self, database: Database) -> None:
        self._hasty: Final = Hand(database.open_hasty_pen)
        """Writes here, if it can be done at once."""
        self._patient: Final = Hand(database.open_pen)
        """Writes in the thread; never both at a time."""
        self._waiting: list[Order] = []
        self._gathered = 1
        """How many of them there were a turn of the event loop ago."""
        self._left_to_thread = 0
        self._is_closed = False
        self._is_idle: Final = asyncio.Event()
        self._is_idle.set()
        self._loop: Final = asyncio.get_running_loop()
        self._thread: Final = ThreadPoolExecutor(1, "midtown-writer")

    def hand_in(self, order: Order) -> None:
        """Have an order written; it is settled in the event loop, and never before this returns."""
        if self._is_closed:
            order.is_open = False
            self._loop.call_soon(order.settle, StoreFailed(Reason("", "the database is closed")))
            return
        self._waiting.append(order)
        if self._is_idle.is_set():
            self._is_idle.clear()
            self._loop.call_soon(self._gather)

    def append(self, line: Line) -> Future[None]:
        """Hand in a line; what is returned is done when the line is durable, or has the reason why it is not."""
        written = self._loop.create_future()
        self.hand_in(Order(line, partial(_finish, written)))
        return written

    async def close(self) -> None:
        """Take no more lines, write those that are waiting, and give up the connections."""
        self._is_closed = True
        await self._is_idle.wait()
        self._thread.shutdown()
        self._hasty.drop()
        self._patient.drop()

    def _gather(self) -> None:
        """Let orders come as long as every turn of the event loop brings more of them; one that comes alone is written at once."""
        count = len(self._waiting)
        if self._gathered < count < MOST:
            self._gathered = count
            self._loop.call_soon(self._gather)
        else:
            self._gathered = 1
            self._write_waiting()

    def _write_waiting(self) -> None:
        """Write what has been handed in since the last time, here or in the thread."""
        batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
        for order in batch:
            order.is_open = False
        if self._left_to_thread:
            self._left_to_thread -= 1
            self._thread.submit(self._write_in_thread, batch)
            return
        try:
            problems = self._hasty.write(batch)
        except Busy:
            self._thread.submit(self._write_in_thread, batch)
            return
        self._left_to_thread = 0 if self._hasty.seconds < QUICK else LEFT_TO_THREAD
        self._settle(batch, problems)

    def _write_in_thread(self, batch: list[Order]) -> None:
        self._loop.call_soon_threadsafe(self._settle, batch, self._patient.write(batch))

    def _settle(self, batch: list[Order], problems: Problems) -> None:
        """Tell everybody who waits, and go on; whatever one of them does with it, the others are told too."""
        for order, problem in zip(batch, problems, strict=True):
            try:
                order.settle(problem)
            except Exception as fault:  # noqa: BLE001  # it is not the writer's
                self._loop.call_exception_handler({"message": "what follows from an order failed", "exception": fault})
        if self._waiting:
            self._loop.call_soon(self._gather)
        else:
            self._is_idle.set()


def _finish(written: Future[None], problem: Exception | None) -> None:
    """Tell whoever still waits for it."""
    if written.done():
        return
    if problem is None:
        written.set_result(None)
    else:
        written.set_exception(problem)
