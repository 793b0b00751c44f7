"""Who writes: the event loop while the disk is quick, a thread while it is not."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, cast, final

import pytest

from midtown.server.store.database import Busy, Database, Pen
from midtown.server.store.line import Line, StoreFailed
from midtown.server.store.order import Order
from midtown.server.store.writer import LEFT_TO_THREAD, MOST, QUICK, Writer
from tests.server.store.stores import line

HERE: Final = threading.main_thread().name


@final
class Desk:
    """A database that notes who writes how many lines to it."""

    def __init__(self) -> None:
        self.written: Final[list[tuple[str, int]]] = []
        self.is_busy = False
        self.seconds = 0.0
        self.seconds_for_a_pen = 0.0
        self.is_broken = False
        self.pens = 0

    def open_pen(self) -> Pen:
        time.sleep(self.seconds_for_a_pen)
        self.pens += 1
        return NotingPen(self)

    def open_hasty_pen(self) -> Pen:
        if self.is_busy:
            raise Busy
        return self.open_pen()


@final
class NotingPen(Pen):
    def __init__(self, desk: Desk) -> None:
        self._desk: Final = desk

    def write(self, orders: Sequence[Sequence[Line]]) -> list[bool]:
        time.sleep(self._desk.seconds)
        if self._desk.is_broken:
            message = "it makes a noise"
            raise OSError(message)
        self._desk.written.append((threading.current_thread().name.partition("_")[0], sum(len(lines) for lines in orders)))
        return [True] * len(orders)

    def close(self) -> None:
        self._desk.pens -= 1


def at_desk(scene: Callable[[Desk, Writer], Awaitable[None]]) -> Desk:
    desk = Desk()

    async def play() -> None:
        writer = Writer(cast("Database", desk))
        await scene(desk, writer)
        await writer.close()

    asyncio.run(play())
    return desk


def test_a_quick_disk_is_written_to_without_a_thread() -> None:
    async def scene(_desk: Desk, writer: Writer) -> None:
        await writer.append(line("harlem", 1))

    assert at_desk(scene).written == [(HERE, 1)]


def test_lines_that_are_handed_in_together_are_written_together() -> None:
    async def scene(_desk: Desk, writer: Writer) -> None:
        await asyncio.gather(*[writer.append(line("harlem", number)) for number in range(1, MOST + 11)])

    assert [count for _thread, count in at_desk(scene).written] == [MOST, 10]


def test_where_several_come_at_once_those_that_follow_are_waited_for() -> None:
    async def scene(_desk: Desk, writer: Writer) -> None:
        first = [writer.append(line("harlem", number)) for number in range(1, 3)]
        await asyncio.sleep(0)
        then = [writer.append(line("harlem", number)) for number in range(3, 5)]
        await asyncio.sleep(0)
        last = writer.append(line("harlem", 5))
        await asyncio.gather(*first, *then, last)

    assert at_desk(scene).written == [(HERE, 5)]


def test_one_that_comes_alone_waits_for_nobody() -> None:
    async def scene(_desk: Desk, writer: Writer) -> None:
        first = writer.append(line("harlem", 1))
        await asyncio.sleep(0)
        await asyncio.gather(first, writer.append(line("harlem", 2)))

    assert at_desk(scene).written == [(HERE, 1), (HERE, 1)]


def test_where_somebody_has_to_be_waited_for_a_thread_waits() -> None:
    async def scene(desk: Desk, writer: Writer) -> None:
        desk.is_busy = True
        await writer.append(line("harlem", 1))
        desk.is_busy = False
        await writer.append(line("harlem", 2))

    assert at_desk(scene).written == [("midtown-writer", 1), (HERE, 1)]


def test_a_slow_disk_is_left_to_the_thread_and_tried_again_later() -> None:
    async def scene(desk: Desk, writer: Writer) -> None:
        desk.seconds = 2 * QUICK
        await writer.append(line("harlem", 1))
        desk.seconds = 0.0
        for number in range(2, LEFT_TO_THREAD + 3):
            await writer.append(line("harlem", number))

    assert at_desk(scene).written == [(HERE, 1), *[("midtown-writer", 1)] * LEFT_TO_THREAD, (HERE, 1)]


def test_a_disk_that_fails_slowly_is_left_to_the_thread() -> None:
    async def scene(desk: Desk, writer: Writer) -> None:
        desk.seconds, desk.is_broken = 2 * QUICK, True
        with pytest.raises(StoreFailed):
            await writer.append(line("harlem", 1))
        desk.seconds, desk.is_broken = 0.0, False
        await writer.append(line("harlem", 1))

    assert at_desk(scene).written == [("midtown-writer", 1)]


def test_a_disk_is_not_slow_because_a_pen_has_to_be_fetched() -> None:
    async def scene(desk: Desk, writer: Writer) -> None:
        desk.seconds_for_a_pen = 2 * QUICK
        await writer.append(line("harlem", 1))
        await writer.append(line("harlem", 2))

    assert at_desk(scene).written == [(HERE, 1), (HERE, 1)]


def test_lines_that_come_while_the_thread_writes_are_its_next_transaction() -> None:
    async def scene(desk: Desk, writer: Writer) -> None:
        desk.is_busy = True
        desk.seconds = 0.02
        first = writer.append(line("harlem", 1))
        await asyncio.sleep(0.005)
        await asyncio.gather(first, *[writer.append(line("harlem", number)) for number in range(2, 6)])

    assert at_desk(scene).written == [("midtown-writer", 1), ("midtown-writer", 4)]


def test_a_closed_writer_has_written_everything_and_holds_no_pen() -> None:
    async def scene(_desk: Desk, writer: Writer) -> None:
        waiting = writer.append(line("harlem", 1))
        await writer.close()
        assert waiting.done()
        with pytest.raises(StoreFailed, match="the database is closed"):
            await writer.append(line("harlem", 2))

    desk = at_desk(scene)
    assert (desk.written, desk.pens) == ([(HERE, 1)], 0)


def test_what_one_does_with_the_news_keeps_nobody_else_from_it(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(_desk: Desk, writer: Writer) -> None:
        def fail(_problem: Exception | None) -> None:
            message = "no paper left"
            raise RuntimeError(message)

        writer.hand_in(Order(line("harlem", 1), fail))
        await writer.append(line("soho", 1))
        await writer.append(line("soho", 2))

    assert [count for _thread, count in at_desk(scene).written] == [2, 1]
    assert "what follows from an order failed" in caplog.text
