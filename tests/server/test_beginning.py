import asyncio
from collections.abc import Awaitable
from typing import Final, final

import pytest

from midtown.server.beginning import Rest, begin
from tests.server.evening import settle


@final
class Errand:
    """Something that waits for a bell between its first and its last step."""

    def __init__(self) -> None:
        self.bell: Final = asyncio.Event()
        self.steps: Final[list[str]] = []

    async def run(self) -> None:
        self.steps.append("first")
        try:
            await self.bell.wait()
            self.steps.append("last")
        finally:
            self.steps.append("end")

    def begun(self) -> Rest:
        rest = begin(self.run())
        assert rest is not None
        return rest


async def finish(rest: Awaitable[None]) -> None:
    await rest


def test_what_need_not_wait_is_done_at_once() -> None:
    async def play() -> None:
        errand = Errand()
        errand.bell.set()
        assert begin(errand.run()) is None
        assert errand.steps == ["first", "last", "end"]

    asyncio.run(play())


def test_what_has_to_wait_is_finished_by_whoever_awaits_it() -> None:
    async def play() -> None:
        errand = Errand()
        finishing = asyncio.create_task(finish(errand.begun()))
        await settle()
        assert errand.steps == ["first"]
        errand.bell.set()
        await finishing
        assert errand.steps == ["first", "last", "end"]

    asyncio.run(play())


def test_what_was_waited_for_may_have_happened_before() -> None:
    async def play() -> None:
        errand = Errand()
        rest = errand.begun()
        errand.bell.set()
        await rest
        assert errand.steps == ["first", "last", "end"]

    asyncio.run(play())


def test_what_is_given_up_while_it_waits_is_left_in_order() -> None:
    async def play() -> None:
        errand = Errand()
        finishing = asyncio.create_task(finish(errand.begun()))
        await settle()
        finishing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await finishing
        assert errand.steps == ["first", "end"]

    asyncio.run(play())


def test_what_goes_wrong_at_once_is_said_at_once() -> None:
    async def fail() -> None:
        raise BrokenPipeError

    with pytest.raises(BrokenPipeError):
        begin(fail())
