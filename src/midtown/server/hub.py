"""Hub: the tables that this process holds in memory."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar, final

from midtown.core.errors import GameError, Reason
from midtown.match.dealing import check_salt, promise_of
from midtown.server.entries import written
from midtown.server.hints import Hints
from midtown.server.keys import hashed, new_key
from midtown.server.limits import Limits
from midtown.server.links import renewal, seat_of, seating
from midtown.server.opening import check_name, new_name, opening
from midtown.server.records import record_for
from midtown.server.refusal import UNAVAILABLE, Refusal, refusal_of
from midtown.server.replies import Invitation, JoinedTable, OpenedTable
from midtown.server.requests import Invite, Join, Open
from midtown.server.reviews import Reviews
from midtown.server.services import LOG, Services, log_failure, now
from midtown.server.store.line import Line, StoreFailed
from midtown.server.table.desk import load
from midtown.server.table.live import Live
from midtown.server.table.table import Table

IDLE: Final = 5 * 60 * 1000
"""Milliseconds after which a table that nobody looks at is forgotten; its log is not."""
NOT_NOW: Final = Reason("", "the tables cannot be read now: come back in a moment")
SWEEP: Final = 30.0
T = TypeVar("T")


@final
class Hub:
    """Finds tables by name, reads them from their logs when somebody comes, and forgets them when all have gone."""

    def __init__(self, services: Services, limits: Limits | None = None) -> None:
        self.services: Final = services
        self.hints: Final = Hints(services.advisers, limits or Limits())
        self.reviews: Final = Reviews(services.advisers)
        self._lives: Final[dict[str, asyncio.Task[Live]]] = {}
        self._hearing: Final[set[asyncio.Task[None]]] = set()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())
        services.store.listen(self._hear)

    async def find(self, name: str) -> Live:
        """The table of this name."""
        task = self._lives.get(name)
        if task is None or _is_gone(task):
            task = asyncio.get_running_loop().create_task(self._load(name))
            self._lives[name] = task
            self.services.counters.tables = len(self._lives)
        try:
            return await asyncio.shield(task)
        except Refusal:
            if self._lives.get(name) is task:
                del self._lives[name]
            raise

    async def _load(self, name: str) -> Live:
        try:
            return Live(await load(name, self.services.store), self.services)
        except StoreFailed:
            raise Refusal(UNAVAILABLE, NOT_NOW) from None

    # --- what is asked of tables over HTTP ---

    async def open(self, request: Open) -> OpenedTable:
        """A new table."""
        try:
            made = opening(request)
            name = new_name()
            at = now()
            Table(name, made.entry, at)
        except GameError as problem:
            raise refusal_of(problem) from None
        try:
            await self.services.store.append(Line(name, 1, at, written(made.entry)))
        except StoreFailed:
            raise Refusal(UNAVAILABLE, Reason("", "it could not be written down; try again")) from None
        LOG.info("a table was opened", extra={"table": name, "game": request.game})
        kinds = [planned.kind for planned in made.entry.seats]
        return OpenedTable(
            table=name,
            owner=made.owner,
            watch=made.watch,
            keys={str(seat): key for seat, key in made.keys.items() if kinds[seat] == "here"},
            invitations={str(seat): key for seat, key in made.keys.items() if kinds[seat] == "link"},
            promise=promise_of(made.entry.secret),
        )

    async def join(self, name: str, request: Join) -> JoinedTable:
        """Somebody follows an invitation: it is used up, and the seat has a key that only he knows."""
        try:
            check_name(request.name)
            check_salt(request.salt)
        except GameError as problem:
            raise refusal_of(problem) from None
        key = request.key or new_key()
        live = await self.find(name)
        entry = await live.enter(lambda table: seating(table, request, hashed(key)))
        return JoinedTable(await live.look(lambda table: seat_of(table, key)) if entry is None else entry.seat, key)

    async def invite(self, name: str, owner: str, request: Invite) -> Invitation:
        """Whoever opened the table renews a link, or lets a bot play for somebody who has not come."""
        key = new_key()
        live = await self.find(name)
        await live.enter(lambda table: renewal(table, owner, request, hashed(key)))
        return Invitation("" if request.bot else key)

    async def record(self, name: str, key: str) -> str:
        """The record of a finished game, or of one that only one person plays."""
        return await self.look(name, lambda table: record_for(table, key))

    async def look(self, name: str, look: Callable[[Table], T]) -> T:
        """What somebody sees of a table while nothing is being written."""
        return await (await self.find(name)).look(look)

    async def check(self) -> None:
        """Refuse if tables cannot be read."""
        try:
            await self.services.store.read("")
        except StoreFailed:
            raise Refusal(UNAVAILABLE, NOT_NOW) from None

    # --- other processes, and the end ---

    def _hear(self, name: str, number: int) -> None:
        """Another process has written to a table, or perhaps to any."""
        for held in [name] if name else list(self._lives):
            task = self._lives.get(held)
            if task is not None:
                self._start(_listen(task, number))

    def _start(self, hearing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(hearing)
        self._hearing.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: "asyncio.Task[None]") -> None:
        self._hearing.discard(task)
        log_failure(task, "")

    async def _sweep(self) -> None:
        """Forget tables that nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP)
            for name, task in list(self._lives.items()):
                if _is_gone(task) or (task.done() and _is_idle(task.result())):
                    del self._lives[name]
            self.services.counters.tables = len(self._lives)

    async def close(self) -> None:
        """Let go of all tables; what was promised is on disk."""
        await self.reviews.close()
        lives = list(self._lives.values())
        tasks = [self._sweeper, *self._hearing, *[task for task in lives if not task.done()]]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in lives:
            if not _is_gone(task):
                await task.result().close()
        self._lives.clear()


def _is_gone(task: "asyncio.Task[Live]") -> bool:
    """Was a table never found, or is it dropped?"""
    return task.done() and (task.cancelled() or task.exception() is not None or task.result().is_dropped)


def _is_idle(live: Live) -> bool:
    """Has nobody looked at a table for long? Then it is dropped."""
    if live.audience.devices or live.used_at > now() - IDLE:
        return False
    live.drop()
    return True


async def _listen(task: "asyncio.Task[Live]", number: int) -> None:
    """Tell a table what was heard, as soon as it is there."""
    with suppress(Refusal):
        live = await asyncio.shield(task)
        await live.hear(number)
