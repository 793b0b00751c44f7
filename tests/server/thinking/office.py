"""Office: a worker for the tests of a module, and what bots wrote down there."""

import asyncio
import os
from collections.abc import Awaitable
from pathlib import Path
from typing import Final, TypeVar, final

from midtown.server.thinking.thinkers import Thinkers
from midtown.server.thinking.thought import Thought

LIMIT: Final = 20.0
"""More seconds than any test needs."""

Found = TypeVar("Found")


@final
class Office:
    """Thinkers with one worker, in a loop that goes on from test to test."""

    def __init__(self, notes: Path) -> None:
        self._notes: Final = notes
        self._runner: Final = asyncio.Runner()
        self._thinkers: Final = Thinkers(1)
        self.forget()

    def forget(self) -> None:
        """Begin a fresh sheet for the notes of bots."""
        self._notes.write_text("", encoding="utf-8")

    def run(self, work: Awaitable[Found]) -> Found:
        """What comes of it."""

        async def in_time() -> Found:
            async with asyncio.timeout(LIMIT):
                return await work

        return self._runner.run(in_time())

    async def think(self, thought: Thought, *, table: str = "table", seconds: float = LIMIT) -> int:
        """Let the worker think."""
        return await self._thinkers.think(table, thought, seconds)

    def seeds(self) -> list[int]:
        """The seeds of all bots that have begun, in this order."""
        return [seed for seed, _process in self._lines()]

    def processes(self) -> list[int]:
        """The processes in which bots have begun, in this order."""
        return list(dict.fromkeys([process for _seed, process in self._lines()]))

    def _lines(self) -> list[tuple[int, int]]:
        lines = self._notes.read_text(encoding="utf-8").splitlines()
        return [(int(seed), int(process)) for seed, process in [line.split() for line in lines]]

    async def begun(self, bots: int) -> None:
        """Wait until so many bots have begun."""
        while len(self.seeds()) < bots:  # noqa: ASYNC110  # they are in other processes
            await asyncio.sleep(0.01)

    def close(self) -> None:
        self._runner.run(self._thinkers.close())
        self._runner.close()


def is_there(process: int) -> bool:
    """Is there a process of this number?"""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


async def end_of(process: int) -> None:
    """Wait until there is no such process any more."""
    while is_there(process):  # noqa: ASYNC110  # it does not tell
        await asyncio.sleep(0.01)
