"""Turns: who comes next where there are fewer places than wishes."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeVar, final

Place = TypeVar("Place")


@final
class Turns(Generic[Place]):
    """Tables take turns, one place each, however many wishes a table has; those of one table are met in their order."""

    def __init__(self, places: Iterable[Place]) -> None:
        self._free: Final = list(places)
        self._waiting: Final[dict[str, list[asyncio.Future[Place]]]] = {}
        """By table, beginning with the one whose turn comes next."""

    @asynccontextmanager
    async def place(self, table: str) -> AsyncIterator[Place]:
        """A place for this table, as soon as it is its turn."""
        place = self._free.pop() if self._free else await self._wait(table)
        try:
            yield place
        finally:
            self._pass_on(place)

    async def _wait(self, table: str) -> Place:
        turn: asyncio.Future[Place] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, []).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._pass_on(turn.result())
            raise

    def _pass_on(self, place: Place) -> None:
        """Give a place to the table whose turn it is, if it still waits; after that it comes behind all others."""
        while self._waiting:
            table = next(iter(self._waiting))
            turns = [turn for turn in self._waiting.pop(table) if not turn.cancelled()]
            if turns:
                self._waiting.update({table: turns[1:]} if turns[1:] else {})
                turns[0].set_result(place)
                return
        self._free.append(place)
