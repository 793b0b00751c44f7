"""Services: what all tables of a server share."""

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Final, Protocol, final

from midtown.core.errors import Reason
from midtown.server.counters import Counters
from midtown.server.store.database import Heard
from midtown.server.store.line import Line
from midtown.server.store.order import Order
from midtown.server.thinking.thought import Answered, Asked, BotFailed, Thought

LOG: Final = logging.getLogger("midtown.server")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def log_failure(task: "asyncio.Task[None]", table: str) -> None:
    """What was done in the background and failed is not lost in silence."""
    if not task.cancelled() and task.exception() is not None:
        LOG.error("work at a table failed", exc_info=task.exception(), extra={"table": table})


class Book(Protocol):
    """Where the logs of all tables are written down."""

    async def append(self, line: Line) -> None:
        """Write a line; `Taken` if its number is not free, `StoreFailed` if nobody knows."""

    def hand_in(self, order: Order) -> None:
        """Have lines written, and settle the order afterwards."""

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines of a table after that number, in order."""

    def listen(self, heard: Heard) -> None:
        """From now on, call this with what other processes append."""


class Minds(Protocol):
    """Where bots think."""

    async def think(self, table: str, thought: Thought, seconds: float) -> int:
        """One of the options, or `BotFailed`."""


class Advisers(Protocol):
    """Where hints and reviews are thought about: apart from the bots that play, so that these never wait for them."""

    async def ask(self, table: str, asked: Asked, seconds: float) -> Answered:
        """What was found out, or `BotFailed`."""


@final
class Nobody:
    """Advises nobody."""

    async def ask(self, table: str, asked: Asked, seconds: float) -> Answered:
        """Nothing."""
        raise BotFailed(Reason("", "no hint could be worked out: try again"))


@final
@dataclass(frozen=True)
class Services:
    """The store, the bots' processes, and the figures of this server."""

    store: Book
    thinkers: Minds
    advisers: Advisers = field(default_factory=Nobody)
    counters: Counters = field(default_factory=Counters)
    seconds_to_think: float = 10.0
    moment: float = 0.05
    """Seconds that news may wait which asks nothing new of its reader, such as that somebody else has chosen."""
