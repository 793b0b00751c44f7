import asyncio
import json
from collections.abc import Awaitable, Callable

import pytest

from midtown.server.device import MOST_REPLIES, Device
from midtown.server.replies import Renewed
from tests.server.evening import settle


class Line:
    """What reaches a device, which reads only while it wants to."""

    def __init__(self) -> None:
        self.device = Device(0, "lock", "en", 0)
        self.got: list[str] = []
        self.reads = asyncio.Event()
        self.caught_up = 0

    async def send(self, frame: bytes) -> None:
        await self.reads.wait()
        self.got.append(frame.decode())

    async def catch_up(self, device: Device) -> None:
        device.is_behind = False
        self.caught_up += 1
        device.put(b"newest", 1, [])

    def start(self) -> "asyncio.Task[None]":
        return asyncio.create_task(self.device.send_all(self.send, self.catch_up))


def on_line(scene: Callable[[Line], Awaitable[None]]) -> None:
    async def play() -> None:
        line = Line()
        sending = line.start()
        await scene(line)
        line.reads.set()
        line.device.close()
        await sending

    asyncio.run(play())


def test_what_is_put_is_sent() -> None:
    async def scene(line: Line) -> None:
        line.reads.set()
        line.device.put(b"one", 1, [])
        await settle()
        line.device.put(b"two", 1, [])
        await settle()
        assert line.got == ["one", "two"]

    on_line(scene)


def test_a_device_that_reads_is_sent_everything_at_once() -> None:
    async def scene(line: Line) -> None:
        line.reads.set()
        await settle()
        line.device.put(b"one", 1, [])
        line.device.show(b"two")
        assert line.got == ["one", "two"]

    on_line(scene)


def test_what_comes_after_something_that_is_not_read_waits_behind_it() -> None:
    async def scene(line: Line) -> None:
        await settle()
        line.device.put(b"one", 1, [])
        line.device.show(b"two")
        line.reads.set()
        assert line.got == []
        await settle()
        assert line.got == ["one", "two"]

    on_line(scene)


def test_a_device_that_cannot_be_reached_troubles_nobody_who_tells_it_something() -> None:
    async def play() -> None:
        device = Device(0, "lock", "en", 0)

        async def send(_frame: bytes) -> None:
            raise BrokenPipeError

        sending = asyncio.create_task(device.send_all(send, Line().catch_up))
        await settle()
        device.put(b"one", 1, [])
        assert device.is_closed
        await sending

    asyncio.run(play())


def test_a_device_is_not_free_while_an_update_waits_or_is_being_sent() -> None:
    async def scene(line: Line) -> None:
        freedom = [line.device.is_free]
        line.device.put(b"one", 1, [])
        freedom.append(line.device.is_free)
        await settle()
        freedom.append(line.device.is_free)
        line.reads.set()
        await settle()
        freedom.append(line.device.is_free)
        assert freedom == [True, False, False, True]

    on_line(scene)


def test_a_device_that_was_too_slow_is_brought_up_to_date_once() -> None:
    async def scene(line: Line) -> None:
        line.device.put(b"one", 1, [])
        await settle()
        line.device.is_behind = True
        line.reads.set()
        await settle()
        assert line.got == ["one", "newest"]
        assert line.caught_up == 1

    on_line(scene)


def test_what_a_forgotten_update_told_and_confirmed_is_told_and_confirmed_again() -> None:
    async def scene(line: Line) -> None:
        await settle()
        line.device.put(b"one", 1, ["a"])
        line.device.put(b"two", 3, ["b"])
        line.device.done.append("c")
        line.device.forget_update()
        assert (line.device.told, line.device.done) == (1, ["b", "c"])
        line.device.reply(Renewed("key"))
        line.reads.set()
        await settle()
        assert line.got[0] == "one"
        assert line.got[2:] == ["newest"]

    on_line(scene)


def test_nothing_is_forgotten_that_comes_while_a_device_is_brought_up_to_date() -> None:
    async def play() -> None:
        line = Line()
        line.reads.set()
        held = asyncio.Event()

        async def slowly(device: Device) -> None:
            device.is_behind = False
            await held.wait()

        sending = asyncio.create_task(line.device.send_all(line.send, slowly))
        line.device.is_behind = True
        line.device.put(b"one", 1, [])
        await settle()
        line.device.put(b"two", 1, [])
        line.device.close()
        held.set()
        await sending
        assert line.got == ["one", "two"]

    asyncio.run(play())


def test_who_is_present_is_told_as_it_is_and_not_as_it_was() -> None:
    async def scene(line: Line) -> None:
        line.device.put(b"update", 1, [])
        await settle()
        line.device.show(b"three")
        line.device.show(b"two")
        line.reads.set()
        await settle()
        assert line.got == ["update", "two"]

    on_line(scene)


def test_who_does_not_read_is_not_read() -> None:
    async def scene(line: Line) -> None:
        for number in range(MOST_REPLIES + 1):
            line.device.reply(Renewed(str(number)))
        waiting = asyncio.create_task(line.device.room())
        await settle()
        assert not waiting.done()

        line.reads.set()
        await waiting
        await settle()
        assert [json.loads(frame)["key"] for frame in line.got] == [str(number) for number in range(MOST_REPLIES + 1)]

    on_line(scene)


def test_nobody_waits_for_the_room_of_a_closed_device() -> None:
    async def scene(line: Line) -> None:
        for number in range(MOST_REPLIES + 1):
            line.device.reply(Renewed(str(number)))
        waiting = asyncio.create_task(line.device.room())
        await settle()
        line.device.close()
        await waiting

    on_line(scene)


def test_a_closed_device_is_sent_what_waits_and_is_not_brought_up_to_date() -> None:
    async def play() -> None:
        line = Line()
        line.reads.set()
        sending = line.start()
        await settle()
        line.device.is_behind = True
        line.device.close()
        line.device.reply(Renewed("last words"))
        await sending
        assert [json.loads(frame)["key"] for frame in line.got] == ["last words"]
        assert line.caught_up == 0

    asyncio.run(play())


def test_a_device_that_cannot_be_reached_ends_the_sending() -> None:
    async def play() -> None:
        device = Device(0, "lock", "en", 0)

        async def send(_frame: bytes) -> None:
            raise BrokenPipeError

        device.put(b"one", 1, [])
        with pytest.raises(BrokenPipeError):
            await device.send_all(send, Line().catch_up)

    asyncio.run(play())
