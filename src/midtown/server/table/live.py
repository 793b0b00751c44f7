"""Live: a table that this process holds in memory, and the one path that everything takes to it."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar, final

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.server.bots_at_work import BotsAtWork
from midtown.server.entries import AnyEntry, Late, Rematched, written
from midtown.server.keys import hashed
from midtown.server.links import welcomed
from midtown.server.refusal import TOO_MANY, UNAVAILABLE, Refusal
from midtown.server.rematch import rematch_name, rematch_of
from midtown.server.requests import Command
from midtown.server.services import Services, log_failure, now
from midtown.server.store.line import Line, Taken
from midtown.server.table.audience import Audience
from midtown.server.table.desk import Desk
from midtown.server.table.device import Device
from midtown.server.table.table import Table
from midtown.server.table.wishes import Asked, Awaited, Renewal

LONGEST_SLEEP: Final = 3600.0
T = TypeVar("T")
E = TypeVar("E", bound=AnyEntry | None)


def _nothing() -> None:
    """Nobody waits for an answer."""


@final
class Live:
    """A desk where a table lies, everybody who looks at it, and what follows from what happens there."""

    def __init__(self, table: Table, services: Services) -> None:
        self.used_at = now()
        self.audience: Final = Audience(table, services.counters)
        self._services: Final = services
        self._desk: Final = Desk(table, services, self)
        self._loop: Final = asyncio.get_running_loop()
        self._bots: Final = BotsAtWork(table.name, self, services)
        self._alarm: asyncio.TimerHandle | None = None
        self._reminder: asyncio.TimerHandle | None = None
        self._is_overdue = False
        """Has something waited for long enough, but could not be told then?"""
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    @property
    def table(self) -> Table:
        """As it is on disk, for whoever holds it."""
        return self._desk.table

    @property
    def is_dropped(self) -> bool:
        """Is it to be read from the log again?"""
        return self._desk.is_dropped

    # --- what reaches it ---

    def do(self, device: Device, command: Command, answered: Callable[[], None] = _nothing) -> None:
        """What a person at a device asks for; it is answered when it is on disk and on its way to all, or the device is told why not."""
        self._desk.wish(Asked(self.audience, device, command, answered))

    async def enter(self, decide: Callable[[Table], E]) -> E:
        """Anything else that is written into the log."""
        wish = Awaited(decide)
        self._desk.wish(wish)
        return await wish.written

    async def renew(self, device: Device, key: str) -> None:
        """A new key for the seat of a device; all others that came with the former one have to go."""
        wish = Renewal(device, hashed(key))
        self._desk.wish(wish)
        await wish.written

    async def look(self, look: Callable[[Table], T]) -> T:
        """What somebody sees of the table while nothing is being written."""
        async with self._desk.held():
            return look(self.table)

    async def hear(self, number: int) -> None:
        """Another process has written up to this entry, or up to one that is not known (0)."""
        await self._desk.hear(number)

    async def attach(self, device: Device, most: int = 1000) -> None:
        """A device looks at the table from now on, as one of so many at its seat; if it has seen more elsewhere, that is read first."""
        if device.told > self.table.version(device.seat):
            await self.hear(0)
        async with self._desk.held():
            welcomed(self.table, device)
            if self.audience.count_at(device.seat) >= most:
                raise Refusal(TOO_MANY, Reason("", "too many look at this table"))
            self.audience.add(device)
            self._look_ahead(0.0)

    def detach(self, device: Device) -> None:
        """A device has gone."""
        self.used_at = now()
        self.audience.remove(device)

    async def resync(self, device: Device, since: int) -> None:
        """Tell a device everything again."""
        async with self._desk.held():
            welcomed(self.table, device)
            self.audience.introduce(device, since)

    def catch_up(self, device: Device) -> None:
        """Bring a slow device up to date, as soon as nothing is being written."""
        self.start(self._catch_up(device))

    async def _catch_up(self, device: Device) -> None:
        with suppress(Refusal):
            await self.look(lambda _table: self.audience.catch_up(device))

    # --- what follows by itself ---

    def look_at(self, table: Table) -> None:
        """The table was read anew."""
        self.audience.look_at(table)

    def go_on(self, patience: float) -> None:
        """Tell what is new, and do what follows from it; what asks nothing of somebody may come together with what comes next."""
        self.used_at = now()
        if self._is_overdue:
            self._tell_the_rest()
        elif self.audience.publish() and self._reminder is None:
            self._reminder = self._loop.call_later(self._services.moment, self._publish_the_rest)
        self._look_ahead(patience)

    def _publish_the_rest(self) -> None:
        """Tell what has waited for long enough, at once if nothing is being written, else with what is told next."""
        if self._desk.is_quiet:
            with self._desk.or_dropped():
                self._tell_the_rest()
        else:
            self._is_overdue = True
            self._reminder = self._loop.call_later(self._services.moment / 10, self._publish_the_rest)

    def _tell_the_rest(self) -> None:
        self._is_overdue = False
        if self._reminder is not None:
            self._reminder.cancel()
            self._reminder = None
        self.audience.publish_the_rest()

    def _look_ahead(self, patience: float) -> None:
        """Set bots to work, the alarm for the clock that runs out next, and the next table if everybody wants one."""
        table = self.table
        if table.owing_bots:
            self._bots.start(patience)
        if self._alarm is not None or table.opened.pace is not None:
            self._set_alarm()
        if table.wants_rematch and not table.rematch:
            self.start(self._open_rematch())

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done in the background."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        log_failure(task, self.table.name)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.table.next_deadline
        if deadline:
            seconds = min(max(0, deadline - now()) / 1000, LONGEST_SLEEP)
            self._alarm = self._loop.call_later(seconds, lambda: self.start(self._note_lateness()))

    async def _note_lateness(self) -> None:
        """Somebody may have run out of time."""
        with suppress(Refusal):
            while not self.is_dropped and self.table.late_seat(now()) != NOBODY:
                await self.enter(_lateness)
        if not self.is_dropped:
            self._set_alarm()

    async def _open_rematch(self) -> None:
        """Open the next table, unless somebody has, and say where it is."""
        name = rematch_name(self.table)
        with suppress(Refusal):
            opened = await self.look(rematch_of)
            with self._desk.or_dropped(), suppress(Taken):
                await self._services.store.append(Line(name, 1, now(), written(opened)))
            await self.enter(lambda table: _rematched(table, name))

    # --- the end ---

    def drop(self) -> None:
        """Forget the table; whoever comes next reads it from the log."""
        self._desk.drop()

    def be_sent_away(self) -> None:
        """Nothing more is told, and nothing follows."""
        self.audience.close()
        for timer in (self._alarm, self._reminder):
            if timer is not None:
                timer.cancel()

    async def close(self) -> None:
        """Drop the table and stop what is being done in the background."""
        self.drop()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _lateness(table: Table) -> AnyEntry:
    seat = table.late_seat(now())
    if seat == NOBODY:
        raise Refusal(UNAVAILABLE, Reason("", "nobody is late"))
    return Late(seat)


def _rematched(table: Table, name: str) -> AnyEntry:
    if table.rematch:
        raise Refusal(UNAVAILABLE, Reason("", "everybody plays at another table already"))
    return Rematched(name)
