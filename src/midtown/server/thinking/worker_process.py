"""WorkerProcess: a process in which bots think, seen from outside."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Final, Self, final

from midtown.server.thinking.frames import LENGTH, answer_in, framed, length_of
from midtown.server.thinking.thought import Answer, Asked


@final
class WorkerProcess:
    """Thinks one thought at a time; an EOFError says that it has ended."""

    def __init__(self, process: Process) -> None:
        self._process: Final = process

    @classmethod
    async def start(cls) -> Self:
        """A process that imports what this one would import, at the head of a group of its own."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-P",
            "-m",
            "midtown.server.thinking.worker",
            stdin=PIPE,
            stdout=PIPE,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            start_new_session=True,
        )
        return cls(process)

    @property
    def has_ended(self) -> bool:
        """Did it end by itself?"""
        return self._process.returncode is not None

    async def ready(self) -> None:
        """Wait until it can think."""
        await self._hear()

    async def answer(self, thought: Asked) -> Answer:
        """What the bot says, or why it does not."""
        assert self._process.stdin is not None  # noqa: S101  # it was asked for
        self._process.stdin.write(framed(thought))
        return await self._hear()

    async def _hear(self) -> Answer:
        assert self._process.stdout is not None  # noqa: S101  # it was asked for
        head = await self._process.stdout.readexactly(LENGTH.size)
        return answer_in(await self._process.stdout.readexactly(length_of(head)))

    def kill(self) -> None:
        """End it, with whatever bots have started."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    async def gone(self) -> None:
        """Wait until nothing is left of it."""
        await self._process.communicate()
