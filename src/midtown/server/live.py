"""Live: a table that this process holds in memory, and the one path that everything takes to it."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, TypeVar, final

import msgspec

from midtown.core.errors import GameError, Reason
from midtown.core.flow import NOBODY
from midtown.server.audience import Audience
from midtown.server.bots_at_work import BotsAtWork
from midtown.server.deciding import entry_for
from midtown.server.device import Device
from midtown.server.entries import AnyEntry, Late, Opened, Rekeyed, Rematched, read_entry, written
from midtown.server.keys import hashed
from midtown.server.links import check_is_new
from midtown.server.refusal import NO_KEY, NO_TABLE, TOO_MANY, UNAVAILABLE, WRONG_KEY, Refusal, refusal_of
from midtown.server.rematch import rematch_name, rematch_of
from midtown.server.requests import Command
from midtown.server.services import LOG, Book, Services, log_failure, now
from midtown.server.store.line import Line, StoreFailed, Taken
from midtown.server.table import Table, why_frozen

UNREADABLE: Final = Reason("", "this table cannot be read: it was written by another version, or is damaged")
ATTEMPTS: Final = 5
"""How often an entry is decided anew because another process was faster."""
LONGEST_SLEEP: Final = 3600.0
PATIENCE: Final = 2.0
"""Seconds that the process which wrote last has for setting its bots to work, before another one does."""

T = TypeVar("T")
E = TypeVar("E", bound=AnyEntry | None)


@final
class Live:
    """Decide, write, then tell: whoever comes next waits until the disk has what came before."""

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        """As it is on disk, for whoever holds the lock."""
        self.used_at = now()
        self.is_dropped = False
        self.audience: Final = Audience(table, services.counters)
        self._services: Final = services
        self._lock: Final = asyncio.Lock()
        self._bots: Final = BotsAtWork(table.name, self, services)
        self._alarm: asyncio.TimerHandle | None = None
        self._reminder: asyncio.TimerHandle | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    # --- what reaches it ---

    async def do(self, device: Device, command: Command) -> None:
        """What a person at a device asks for; when this returns it is on disk and on its way to all, or the device is told why not."""
        async with self._lock:
            try:
                self._check_is_held()
                await self._write(lambda table: entry_for(welcomed(table, device), device.seat, command))
            except Refusal as refusal:
                self.audience.refuse(device, refusal, command.id)
                return
            if command.id:
                device.done.append(command.id)
            self._go_on(0.0)

    async def enter(self, decide: Callable[[Table], E]) -> E:
        """Anything else that is written into the log."""
        async with self._lock:
            self._check_is_held()
            entry = await self._write(decide)
            self._go_on(0.0)
            return entry

    async def renew(self, device: Device, key: str) -> None:
        """A new key for the seat of a device; all others that came with the former one have to go."""
        async with self._lock:
            self._check_is_held()
            await self._write(lambda table: _rekeyed(welcomed(table, device), device.seat, hashed(key)))
            device.lock = hashed(key)
            self._go_on(0.0)

    async def look(self, look: Callable[[Table], T]) -> T:
        """What somebody sees of the table while nothing is being written."""
        async with self._lock:
            self._check_is_held()
            return look(self.table)

    async def hear(self, number: int) -> None:
        """Another process has written up to this entry, or up to one that is not known (0)."""
        async with self._lock:
            if self.is_dropped or 0 < number <= self.table.lines:
                return
            with self._or_dropped():
                for line in await self._services.store.read(self.table.name, self.table.lines):
                    self.table.apply(read_entry(line.body), line.at)
            self._go_on(PATIENCE)

    async def attach(self, device: Device, most: int = 1000) -> None:
        """A device looks at the table from now on, as one of so many at its seat; if it has seen more elsewhere, that is read first."""
        if device.told > self.table.version(device.seat):
            await self.hear(0)
        async with self._lock:
            self._check_is_held()
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
        async with self._lock:
            self._check_is_held()
            welcomed(self.table, device)
            self.audience.introduce(device, since)

    async def catch_up(self, device: Device) -> None:
        """Bring a slow device up to date."""
        with suppress(Refusal):
            await self.look(lambda _table: self.audience.catch_up(device))

    async def refuse(self, device: Device, refusal: Refusal) -> None:
        """Tell a device why nothing that it said was done."""
        async with self._lock:
            self.audience.refuse(device, refusal, "")

    def _check_is_held(self) -> None:
        if self.is_dropped:
            raise Refusal(UNAVAILABLE, Reason("", "the table is being read again: come back in a moment"))

    # --- the log ---

    async def _write(self, decide: Callable[[Table], E]) -> E:
        """Decide on an entry, apply it and have it on disk; or refuse it and be as before."""
        self.used_at = now()
        for _attempt in range(ATTEMPTS):
            entry = decide(self.table)
            if entry is None or await self._is_written(entry):
                return entry
            await self._read_again()
        raise Refusal(UNAVAILABLE, Reason("", "too many are writing to this table: try again"))

    async def _is_written(self, entry: AnyEntry) -> bool:
        """Whether the entry found its place, or another process was faster."""
        at = now()
        begun = time.perf_counter()
        try:
            self.table.apply(entry, at)
        except GameError as problem:
            raise refusal_of(problem) from None
        except BaseException:
            self.drop()
            raise
        with self._or_dropped():
            try:
                await self._services.store.append(Line(self.table.name, self.table.lines, at, written(entry)))
            except Taken:
                return False
        self._services.counters.wrote(time.perf_counter() - begun)
        self._services.counters.entries[type(entry).__name__.lower()] += 1
        return True

    async def _read_again(self) -> None:
        """Another process was faster: what it wrote comes first."""
        with self._or_dropped():
            self.table = await load(self.table.name, self._services.store)
        self.audience.look_at(self.table)
        self._go_on(PATIENCE)

    @contextmanager
    def _or_dropped(self) -> Iterator[None]:
        """Whatever goes wrong in here may leave a table behind that is not the one on disk."""
        try:
            yield
        except StoreFailed as problem:
            LOG.error("the store failed", extra={"table": self.table.name, "problem": str(problem)})
            self.drop()
            raise Refusal(UNAVAILABLE, Reason("", "it could not be written down; look at the table again")) from None
        except (msgspec.MsgspecError, GameError) as problem:
            LOG.error("a log cannot be read", extra={"table": self.table.name, "problem": str(problem)})
            self.drop()
            raise Refusal(UNAVAILABLE, UNREADABLE) from None
        except BaseException:
            self.drop()
            raise

    # --- what follows by itself ---

    def _go_on(self, patience: float) -> None:
        """Tell what is new, and do what follows from it; what changes nothing for somebody may come together with what comes next."""
        if self.audience.publish() and self._reminder is None:
            self._reminder = asyncio.get_running_loop().call_later(self._services.moment, lambda: self.start(self._publish_the_rest()))
        self._look_ahead(patience)

    async def _publish_the_rest(self) -> None:
        self._reminder = None
        with suppress(Refusal):
            await self.look(lambda _table: self.audience.publish_the_rest())

    def _look_ahead(self, patience: float) -> None:
        """Set bots to work, the alarm for the clock that runs out next, and the next table if everybody wants one."""
        if self.table.owing_bots:
            self._bots.start(patience)
        self._set_alarm()
        if self.table.wants_rematch and not self.table.rematch:
            self.start(self._open_rematch())

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done in the background."""
        task = asyncio.get_running_loop().create_task(work)
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
            self._alarm = asyncio.get_running_loop().call_later(seconds, lambda: self.start(self._note_lateness()))

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
            with self._or_dropped(), suppress(Taken):
                await self._services.store.append(Line(name, 1, now(), written(opened)))
            await self.enter(lambda table: _rematched(table, name))

    # --- the end ---

    def drop(self) -> None:
        """Forget the table; whoever comes next reads it from the log."""
        self.is_dropped = True
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


def welcomed(table: Table, device: Device) -> Table:
    """The table, if the device came with the key that is good now: it may have been renewed elsewhere a moment ago."""
    if device.lock != table.lock(device.seat):
        raise Refusal(NO_KEY, WRONG_KEY)
    return table


def _lateness(table: Table) -> AnyEntry:
    seat = table.late_seat(now())
    if seat == NOBODY:
        raise Refusal(UNAVAILABLE, Reason("", "nobody is late"))
    return Late(seat)


def _rekeyed(table: Table, seat: int, key: str) -> AnyEntry:
    check_is_new(table, key)
    return Rekeyed(seat, key)


def _rematched(table: Table, name: str) -> AnyEntry:
    if table.rematch:
        raise Refusal(UNAVAILABLE, Reason("", "everybody plays at another table already"))
    return Rematched(name)


async def load(name: str, store: Book) -> Table:
    """The table that its log leads to; a refusal says why it cannot go on."""
    lines = await store.read(name)
    if not lines:
        raise Refusal(NO_TABLE, Reason("", "there is no such table"))
    try:
        return _replayed(name, lines)
    except Refusal:
        raise
    except Exception as problem:  # noqa: BLE001  # whatever is wrong with a log, other tables go on
        LOG.error("a log cannot be read", extra={"table": name, "problem": str(problem)})
        raise Refusal(UNAVAILABLE, UNREADABLE) from None


def _replayed(name: str, lines: list[Line]) -> Table:
    """The table that these lines lead to."""
    opened = msgspec.json.decode(lines[0].body, type=Opened)
    why = why_frozen(opened)
    if why is not None:
        raise Refusal(UNAVAILABLE, why)
    table = Table(name, opened, lines[0].at)
    for line in lines[1:]:
        table.apply(read_entry(line.body), line.at)
    return table
