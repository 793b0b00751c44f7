"""Desk: one table; what is wished for is decided on, written down, and then told."""

import asyncio
import time
from collections import deque
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, Protocol, final

import msgspec

from midtown.core.errors import GameError, Reason
from midtown.server.entries import AnyEntry, Opened, read_entry, written
from midtown.server.refusal import NO_TABLE, READ_AGAIN, UNAVAILABLE, Refusal, refusal_of
from midtown.server.services import LOG, Book, Services, now
from midtown.server.store.line import Line, StoreFailed, Taken
from midtown.server.store.order import Order
from midtown.server.table.table import Table
from midtown.server.table.terms import why_frozen
from midtown.server.table.wishes import Decision, Wish

UNREADABLE: Final = Reason("", "this table cannot be read: it was written by another version, or is damaged")
NOT_WRITTEN: Final = Reason("", "it could not be written down; look at the table again")
ATTEMPTS: Final = 5
"""How often an entry is decided anew because another process was faster."""
PATIENCE: Final = 2.0
"""Seconds that the process which wrote last has for setting its bots to work, before another one does."""


class Onlookers(Protocol):
    """Those who hear what has been written down."""

    def look_at(self, table: Table) -> None:
        """The table was read anew."""

    def go_on(self, patience: float) -> None:
        """Something new is on disk; whatever follows from it may wait for so many seconds."""

    def be_sent_away(self) -> None:
        """The table is dropped."""

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Something is to be done in the background."""


@final
class Desk:
    """Decide, write, then tell: nobody sees what the disk does not have yet.

    What is wished for before the store begins to write is decided on at once, and written together; what comes later waits.
    """

    def __init__(self, table: Table, services: Services, onlookers: Onlookers) -> None:
        self.table = table
        """As it is on disk, for whoever holds it."""
        self.is_dropped = False
        self._services: Final = services
        self._onlookers: Final = onlookers
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

    @property
    def is_quiet(self) -> bool:
        """Is the table as it is on disk, and does nobody hold it?"""
        return self._order is None and not self._is_old and not self._lock.locked()

    def wish(self, wish: Wish) -> None:
        """Have something decided on as soon as possible."""
        self._wishes.append(wish)
        self._decide()

    def held(self) -> "Held":
        """The table as it is on disk, and nothing is decided meanwhile; a refusal if it is dropped."""
        return Held(self)

    async def hold(self) -> None:
        """Let nothing be decided from when all is on disk."""
        await self._lock.acquire()
        try:
            await self._is_written.wait()
            self._check_is_there()
            if self._is_old:
                await self._read_again()
        except BaseException:
            self.let_go()
            raise

    def let_go(self) -> None:
        """Decide on what was wished for meanwhile."""
        self._lock.release()
        self._decide()

    async def hear(self, number: int) -> None:
        """Another process has written up to this entry, or up to one that is not known (0)."""
        with suppress(Refusal):
            async with self.held():
                if 0 < number <= self.table.lines:
                    return
                with self.or_dropped():
                    for line in await self._services.store.read(self.table.name, self.table.lines):
                        self.table.apply(read_entry(line.body), line.at)
                self._onlookers.go_on(PATIENCE)

    def drop(self) -> None:
        """Forget the table; whoever comes next reads it from the log."""
        self.is_dropped = True
        self._onlookers.be_sent_away()
        self._decide()

    @contextmanager
    def or_dropped(self) -> Iterator[None]:
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

    def _check_is_there(self) -> None:
        if self.is_dropped:
            raise Refusal(UNAVAILABLE, READ_AGAIN)

    # --- decide ---

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
            self._check_is_there()
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
        at = now()
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

    # --- write ---

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
        self._onlookers.start(self._freshen())

    async def _freshen(self) -> None:
        with suppress(Refusal):
            async with self.held():
                pass

    async def _read_again(self) -> None:
        with self.or_dropped():
            self.table = await load(self.table.name, self._services.store)
        self._is_old = False
        self._onlookers.look_at(self.table)
        self._onlookers.go_on(PATIENCE)

    def _tell(self) -> None:
        """All that was decided is on disk: grant and refuse, then tell what is new; what is wished for meanwhile comes after it."""
        decisions, self._decisions = self._decisions, []
        was_deciding, self._is_deciding = self._is_deciding, True
        try:
            for decision in decisions:
                decision.tell()
            if not self.is_dropped and any(decision.problem is None for decision in decisions):
                self._onlookers.go_on(0.0)
        except BaseException:
            self.drop()
            raise
        finally:
            self._is_deciding = was_deciding


@final
class Held:
    """A desk while somebody looks at its table."""

    def __init__(self, desk: Desk) -> None:
        self._desk: Final = desk

    async def __aenter__(self) -> None:
        await self._desk.hold()

    async def __aexit__(self, *_problem: object) -> None:
        self._desk.let_go()


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
