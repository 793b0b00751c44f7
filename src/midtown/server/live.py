"""Live: a table that this process holds in memory, and the one path that everything takes to it."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final, TypeVar, final

import msgspec

from midtown.core.errors import GameError, Reason
from midtown.core.flow import NOBODY
from midtown.server.audience import Audience
from midtown.server.bots_at_work import BotsAtWork
from midtown.server.device import Device
from midtown.server.entries import AnyEntry, Late, Opened, Rematched, read_entry, written
from midtown.server.keys import hashed
from midtown.server.links import welcomed
from midtown.server.refusal import NO_TABLE, TOO_MANY, UNAVAILABLE, Refusal, refusal_of
from midtown.server.rematch import rematch_name, rematch_of
from midtown.server.requests import Command
from midtown.server.services import LOG, Book, Services, log_failure, now
from midtown.server.store.line import Line, StoreFailed, Taken
from midtown.server.store.order import Order
from midtown.server.table import Table, why_frozen
from midtown.server.wishes import Asked, Awaited, Decision, Renewal, Wish

UNREADABLE: Final = Reason("", "this table cannot be read: it was written by another version, or is damaged")
ATTEMPTS: Final = 5
"""How often an entry is decided anew because another process was faster."""
LONGEST_SLEEP: Final = 3600.0
READ_AGAIN: Final = Reason("", "the table is being read again: come back in a moment")
NOT_WRITTEN: Final = Reason("", "it could not be written down; look at the table again")
PATIENCE: Final = 2.0
"""Seconds that the process which wrote last has for setting its bots to work, before another one does."""

T = TypeVar("T")
E = TypeVar("E", bound=AnyEntry | None)


def _nothing() -> None:
    """Nobody waits for an answer."""


@final
class Live:
    """Decide, write, then tell: nobody sees what the disk does not have yet.

    What is wished for before the store begins to write is decided on at once, and written together; what comes later waits.
    """

    def __init__(self, table: Table, services: Services) -> None:
        self.table = table
        """As it is on disk, for whoever holds the lock."""
        self.used_at = now()
        self.is_dropped = False
        self.audience: Final = Audience(table, services.counters)
        self._services: Final = services
        self._loop: Final = asyncio.get_running_loop()
        self._lock: Final = asyncio.Lock()
        """Held by whoever looks at the table; then nothing is decided."""
        self._wishes: Final[deque[Wish]] = deque()
        self._decisions: list[Decision] = []
        """What is granted or refused once the order is written."""
        self._order: Order | None = None
        self._handed_in = 0.0
        self._is_written: Final = asyncio.Event()
        """Nothing is being written."""
        self._is_written.set()
        self._is_old = False
        """Another process has written what this table does not know."""
        self._is_deciding = False
        self._bots: Final = BotsAtWork(table.name, self, services)
        self._alarm: asyncio.TimerHandle | None = None
        self._reminder: asyncio.TimerHandle | None = None
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    # --- what reaches it ---

    def do(self, device: Device, command: Command, answered: Callable[[], None] = _nothing) -> None:
        """What a person at a device asks for; it is answered when it is on disk and on its way to all, or the device is told why not."""
        self._wish(Asked(self.audience, device, command, answered))

    async def enter(self, decide: Callable[[Table], E]) -> E:
        """Anything else that is written into the log."""
        wish = Awaited(decide)
        self._wish(wish)
        return await wish.written

    async def renew(self, device: Device, key: str) -> None:
        """A new key for the seat of a device; all others that came with the former one have to go."""
        wish = Renewal(device, hashed(key))
        self._wish(wish)
        await wish.written

    async def look(self, look: Callable[[Table], T]) -> T:
        """What somebody sees of the table while nothing is being written."""
        async with self._held():
            return look(self.table)

    async def hear(self, number: int) -> None:
        """Another process has written up to this entry, or up to one that is not known (0)."""
        with suppress(Refusal):
            async with self._held():
                if 0 < number <= self.table.lines:
                    return
                with self._or_dropped():
                    for line in await self._services.store.read(self.table.name, self.table.lines):
                        self.table.apply(read_entry(line.body), line.at)
                self._go_on(PATIENCE)

    async def attach(self, device: Device, most: int = 1000) -> None:
        """A device looks at the table from now on, as one of so many at its seat; if it has seen more elsewhere, that is read first."""
        if device.told > self.table.version(device.seat):
            await self.hear(0)
        async with self._held():
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
        async with self._held():
            welcomed(self.table, device)
            self.audience.introduce(device, since)

    def catch_up(self, device: Device) -> None:
        """Bring a slow device up to date, as soon as nothing is being written."""
        self.start(self._catch_up(device))

    async def _catch_up(self, device: Device) -> None:
        with suppress(Refusal):
            await self.look(lambda _table: self.audience.catch_up(device))

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[None]:
        """The table as it is on disk, and nothing is decided meanwhile."""
        try:
            async with self._lock:
                await self._is_written.wait()
                self._check_is_held()
                if self._is_old:
                    await self._read_again()
                yield
        finally:
            self._decide()

    def _check_is_held(self) -> None:
        if self.is_dropped:
            raise Refusal(UNAVAILABLE, READ_AGAIN)

    # --- the log ---

    def _wish(self, wish: Wish) -> None:
        self._wishes.append(wish)
        self._decide()

    def _decide(self) -> None:
        """Decide on all wishes, unless something is being written or looked at: then they wait."""
        if self._is_deciding:
            return
        self._is_deciding = True
        try:
            while self._wishes and (self.is_dropped or self._is_free):
                self._decisions.append(self._decision_on(self._wishes.popleft()))
                if self._order is None:
                    self._tell()
        finally:
            self._is_deciding = False

    @property
    def _is_free(self) -> bool:
        """Can something be decided now, and written with what was decided before?"""
        return not self._is_old and not self._lock.locked() and (self._order is None or self._order.is_open)

    def _decision_on(self, wish: Wish) -> Decision:
        """Decide on an entry, apply it and hand it in; or find out why not, and be as before."""
        try:
            self._check_is_held()
            self._check_attempts(wish)
            entry = wish.entry(self.table)
            if entry is not None:
                self._apply(entry)
        except Refusal as refusal:
            return Decision(wish, problem=refusal)
        except GameError as problem:
            return Decision(wish, problem=refusal_of(problem))
        except Exception as fault:  # noqa: BLE001  # whoever wished for it hears of it
            LOG.exception("what was wished for went wrong", extra={"table": self.table.name})
            return Decision(wish, problem=fault)
        return Decision(wish, entry)

    def _check_attempts(self, wish: Wish) -> None:
        if wish.attempts >= ATTEMPTS:
            raise Refusal(UNAVAILABLE, Reason("", "too many are writing to this table: try again"))

    def _apply(self, entry: AnyEntry) -> None:
        """Apply an entry, and hand it in with those that are waiting to be written."""
        at = self.used_at = now()
        try:
            self.table.apply(entry, at)
        except GameError:
            raise
        except BaseException:
            self.drop()
            raise
        line = Line(self.table.name, self.table.lines, at, written(entry))
        if self._order is not None:
            self._order.lines.append(line)
            return
        self._order = Order(line, self._settle)
        self._handed_in = time.perf_counter()
        self._is_written.clear()
        self._services.store.hand_in(self._order)

    def _settle(self, problem: Exception | None) -> None:
        """What was handed in is on disk, or is not."""
        self._order = None
        self._is_written.set()
        if problem is None:
            self._count()
        elif isinstance(problem, Taken):
            self._begin_anew()
        else:
            LOG.error("the store failed", extra={"table": self.table.name, "problem": str(problem)})
            self.drop()
            failure = Refusal(UNAVAILABLE, NOT_WRITTEN)
            self._decisions = [Decision(each.wish, problem=each.problem or failure) for each in self._decisions]
        self._tell()
        self._decide()

    def _count(self) -> None:
        """For those who look after the server."""
        seconds = time.perf_counter() - self._handed_in
        counters = self._services.counters
        for decision in self._decisions:
            if decision.entry is not None:
                counters.wrote(seconds)
                counters.entries[type(decision.entry).__name__.lower()] += 1

    def _begin_anew(self) -> None:
        """Another process was faster: what it wrote is read first, and then all is decided again."""
        self._is_old = True
        for decision in reversed(self._decisions):
            decision.wish.attempts += 1
            self._wishes.appendleft(decision.wish)
        self._decisions = []
        self.start(self._freshen())

    async def _freshen(self) -> None:
        with suppress(Refusal):
            await self.look(lambda _table: None)

    async def _read_again(self) -> None:
        with self._or_dropped():
            self.table = await load(self.table.name, self._services.store)
        self._is_old = False
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
            raise Refusal(UNAVAILABLE, NOT_WRITTEN) from None
        except (msgspec.MsgspecError, GameError) as problem:
            LOG.error("a log cannot be read", extra={"table": self.table.name, "problem": str(problem)})
            self.drop()
            raise Refusal(UNAVAILABLE, UNREADABLE) from None
        except BaseException:
            self.drop()
            raise

    def _tell(self) -> None:
        """All that was decided is on disk: grant and refuse, then tell what is new; what is wished for meanwhile comes after it."""
        decisions, self._decisions = self._decisions, []
        was_deciding, self._is_deciding = self._is_deciding, True
        try:
            for decision in decisions:
                decision.tell()
            if not self.is_dropped and any(decision.problem is None for decision in decisions):
                self._go_on(0.0)
        except BaseException:
            self.drop()
            raise
        finally:
            self._is_deciding = was_deciding

    # --- what follows by itself ---

    def _go_on(self, patience: float) -> None:
        """Tell what is new, and do what follows from it; what changes nothing for somebody may come together with what comes next."""
        if self.audience.publish() and self._reminder is None:
            self._reminder = self._loop.call_later(self._services.moment, self._publish_the_rest)
        self._look_ahead(patience)

    def _publish_the_rest(self) -> None:
        """Tell what has waited for long enough, as soon as nothing is being written."""
        if self._order is None and not self._is_old and not self._lock.locked():
            self._reminder = None
            self.audience.publish_the_rest()
        else:
            self._reminder = self._loop.call_later(self._services.moment / 10, self._publish_the_rest)

    def _look_ahead(self, patience: float) -> None:
        """Set bots to work, the alarm for the clock that runs out next, and the next table if everybody wants one."""
        if self.table.owing_bots:
            self._bots.start(patience)
        self._set_alarm()
        if self.table.wants_rematch and not self.table.rematch:
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
        self._decide()
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
