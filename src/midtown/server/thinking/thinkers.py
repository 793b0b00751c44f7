"""Thinkers: the bots of all tables, thinking in a few processes."""

import asyncio
from typing import Final, final

from midtown.server.thinking.thinker import Thinker
from midtown.server.thinking.thought import Answered, Asked, Thought
from midtown.server.thinking.turns import Turns


@final
class Thinkers:
    """So many processes, started when they are needed, in which tables take turns."""

    def __init__(self, workers: int) -> None:
        self._thinkers: Final = [Thinker() for _number in range(workers)]
        self._turns: Final = Turns(self._thinkers)
        self._open: Final[set[asyncio.Task[Answered]]] = set()
        self._closed = False

    async def think(self, table: str, thought: Thought, seconds: float) -> int:
        """One of the options, chosen in so many seconds from when it is the table's turn; or else BotFailed."""
        chosen = await self.ask(table, thought, seconds)
        assert isinstance(chosen, int)  # noqa: S101  # whoever is asked to choose chooses
        return chosen

    async def ask(self, table: str, asked: Asked, seconds: float) -> Answered:
        """What a bot says in so many seconds from when it is the table's turn; or else BotFailed."""
        if self._closed:
            raise asyncio.CancelledError
        thinking = asyncio.create_task(self._think(table, asked, seconds))
        self._open.add(thinking)
        thinking.add_done_callback(self._open.discard)
        return await thinking

    async def _think(self, table: str, asked: Asked, seconds: float) -> Answered:
        async with self._turns.place(table) as thinker:
            return await thinker.think(asked, seconds)

    async def close(self) -> None:
        """Cancel every thought, whether it is waiting, being thought or yet to come, and end all processes."""
        self._closed = True
        for thinking in self._open:
            thinking.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)
        for thinker in self._thinkers:
            await thinker.clear()
