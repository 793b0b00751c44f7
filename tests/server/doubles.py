"""A store in memory and bots in this process, which do what a test wants."""

import asyncio
from collections.abc import Callable
from typing import Final, final

from midtown.bots.explaining.explanation import explain
from midtown.bots.reviewing.hindsight import judge
from midtown.core.errors import Reason
from midtown.games import GAMES
from midtown.server.line import Line
from midtown.server.store.database import Heard
from midtown.server.store.line import Line as Written
from midtown.server.store.line import StoreFailed, Taken
from midtown.server.store.order import Order
from midtown.server.thinking.thought import Answered, Asked, BotFailed, Consultation, Reflection, Thought
from tests.bots.weighing import Weighing


@final
class Shelf:
    """The lines of all tables, as several processes share them."""

    def __init__(self) -> None:
        self.lines: Final[dict[str, list[Written]]] = {}
        self.stores: Final[list[MemoryStore]] = []

    @property
    def text(self) -> bytes:
        """Everything that was ever written."""
        return b"\n".join([line.body for lines in self.lines.values() for line in lines])


@final
class MemoryStore:
    """The store of one process; it can hold back, and fail before or after it has written."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf: Final = shelf
        self.is_failing = False
        self.fails_to_open = False
        """Whether the first line of every table fails."""
        self.fails_after_writing = False
        self.fails_to_read = False
        self.is_deaf = False
        self.goes_on: Final = asyncio.Event()
        self.goes_on.set()
        self.may_read: Final = asyncio.Event()
        self.may_read.set()
        self._heard: list[Heard] = []
        self._writing: Final[set[asyncio.Task[None]]] = set()
        shelf.stores.append(self)

    async def append(self, line: Written) -> None:
        await self.goes_on.wait()
        self._keep(line)

    def hand_in(self, order: Order) -> None:
        writing = asyncio.get_running_loop().create_task(self._write(order))
        self._writing.add(writing)
        writing.add_done_callback(self._writing.discard)

    async def _write(self, order: Order) -> None:
        await self.goes_on.wait()
        order.is_open = False
        problem: Exception | None = None
        try:
            for line in order.lines:
                self._keep(line)
        except (StoreFailed, Taken) as found:
            problem = found
        order.settle(problem)

    def _keep(self, line: Written) -> None:
        if self.is_failing or (self.fails_to_open and line.number == 1):
            raise StoreFailed(Reason("", "the disk is full"))
        lines = self.shelf.lines.setdefault(line.table, [])
        if line.number <= len(lines):
            raise Taken(line)
        assert line.number == len(lines) + 1
        lines.append(line)
        for other in self.shelf.stores:
            if other is not self:
                other.hear(line.table, line.number)
        if self.fails_after_writing:
            raise StoreFailed(Reason("", "the cable was cut"))

    async def read(self, table: str, after: int = 0) -> list[Written]:
        lines = self.shelf.lines.get(table, [])[after:]
        await self.may_read.wait()
        if self.fails_to_read:
            raise StoreFailed(Reason("", "the disk is gone"))
        return lines

    def listen(self, heard: Heard) -> None:
        self._heard.append(heard)

    def hear(self, table: str, number: int) -> None:
        """Another process has written this line."""
        if not self.is_deaf:
            for heard in self._heard:
                heard(table, number)


@final
class Rope(Line):
    """What a device is told over; whoever holds its other end reads only while he wants to."""

    def __init__(self, take: Callable[[bytes], None]) -> None:
        self.is_clear = True
        self._take: Final = take
        self._unread: Final[list[bytes]] = []
        self._reads = True

    def say(self, frame: bytes) -> None:
        if self._reads:
            self._take(frame)
        else:
            self._unread.append(frame)
            self.is_clear = False

    def stop_reading(self) -> None:
        """One frame more finds its way; then the line is not clear any more."""
        self._reads = False

    def read_on(self) -> None:
        """Read what has come meanwhile."""
        self._reads = True
        self.is_clear = True
        unread = list(self._unread)
        self._unread.clear()
        for frame in unread:
            self._take(frame)


@final
class Minds:
    """Bots that choose what is offered first; some fail, and all wait while a test wants them to."""

    def __init__(self) -> None:
        self.failing: Final[set[str]] = set()
        self.thoughts: Final[list[Thought]] = []
        self.go_on: Final = asyncio.Event()
        self.go_on.set()

    async def think(self, table: str, thought: Thought, seconds: float) -> int:
        assert table
        assert seconds > 0
        self.thoughts.append(thought)
        await self.go_on.wait()
        if thought.bot in self.failing:
            raise BotFailed(Reason("", "the bot {bot} crashed", {"bot": thought.bot}))
        return thought.options[0]


@final
class Sages:
    """Advisers who think for a moment in this process; they fail or wait while a test wants them to."""

    def __init__(self) -> None:
        self.is_failing = False
        self.asked: Final[list[Asked]] = []
        self.go_on: Final = asyncio.Event()
        self.go_on.set()

    async def ask(self, table: str, asked: Asked, seconds: float) -> Answered:
        assert table
        assert seconds > 0
        self.asked.append(asked)
        await self.go_on.wait()
        if self.is_failing:
            raise BotFailed(Reason("", "the bot {bot} crashed", {"bot": asked.bot}))
        game = GAMES[asked.game]
        bot = Weighing(game, asked.seed, 1)
        if isinstance(asked, Consultation):
            return explain(game, asked.view, asked.options, bot.consider(asked.view, asked.options))
        assert isinstance(asked, Reflection)
        return judge(game, asked.decision, bot)
