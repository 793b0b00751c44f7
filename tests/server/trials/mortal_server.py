"""A server in a process of its own, which is killed and started anew at the same address."""

import asyncio
import json
import socket
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from itertools import islice
from random import SystemRandom
from typing import Final, final

HOST: Final = "127.0.0.1"
PORTS: Final = range(20_000, 30_000)
"""Below those that connections are given by themselves, so that nothing else takes a port while its server is down."""
SECONDS_TO_START: Final = 60.0
SECONDS_TO_GO: Final = 10.0
LONGEST_LINE: Final = 1 << 20


@final
class ServerProcess:
    """`midtown serve` with these words; its bots' workers write their errors where it does, so the end of that stream is the end of all."""

    def __init__(self, port: int, words: Sequence[str]) -> None:
        self.port: Final = port
        self.in_flight: Final[set[str]] = set()
        """The ids of requests that were sent to it and not answered yet."""
        self.is_used: Final = asyncio.Event()
        """Has it acknowledged a request since it was started?"""
        self.complaints: Final[list[str]] = []
        """The errors in its log."""
        self._command: Final = [sys.executable, "-m", "midtown", "serve", "--host", HOST, "--port", str(port), *words]
        self._process: Process | None = None
        self._reading: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Return when it can be reached."""
        process = await asyncio.create_subprocess_exec(*self._command, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, limit=LONGEST_LINE)
        assert process.stdout is not None
        assert process.stderr is not None
        self.is_used.clear()
        self._process = process
        self._reading = asyncio.create_task(self._read_log(process.stderr))
        async with asyncio.timeout(SECONDS_TO_START):
            said = await process.stdout.readline()
        assert said, "the server did not start"

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def is_gone(self) -> bool:
        """Whether it ends soon, and with it every process that it has started."""
        if self._process is None or self._reading is None:
            return True
        ending = [self._reading, asyncio.create_task(self._process.wait())]
        _, left = await asyncio.wait(ending, timeout=SECONDS_TO_GO)
        return not left

    async def _read_log(self, log: asyncio.StreamReader) -> None:
        async for line in log:
            if _is_error(line):
                self.complaints.append(line.decode().strip())


def free_ports(count: int) -> list[int]:
    """So many ports where nothing is served."""
    ports = SystemRandom().sample(PORTS, len(PORTS))
    return list(islice(filter(_is_free, ports), count))


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((HOST, port)) != 0


def _is_error(line: bytes) -> bool:
    """Does this line of a log speak of an error? What is no JSON was printed by a worker that lost its server."""
    try:
        return bool(json.loads(line)["level"] == "error")
    except ValueError:
        return False
