"""Wishes: what somebody wants to be written into the log of a table."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar, final

from midtown.server.entries import AnyEntry, Rekeyed
from midtown.server.links import check_is_new, welcomed
from midtown.server.refusal import READ_AGAIN, UNAVAILABLE, Refusal
from midtown.server.requests import Command
from midtown.server.table.audience import Audience
from midtown.server.table.deciding import entry_for
from midtown.server.table.device import Device
from midtown.server.table.table import Table

E = TypeVar("E", bound=AnyEntry | None)


class Wish(ABC):
    """Decided on when its turn comes, and again if another process was faster; granted when it is on disk, or refused."""

    attempts = 0
    """How often it was decided on in vain."""

    @abstractmethod
    def entry(self, table: Table) -> AnyEntry | None:
        """What it writes; nothing if it was done already. Raises a refusal if it may not be."""

    @abstractmethod
    def grant(self) -> None:
        """It is on disk, and everybody will be told next."""

    @abstractmethod
    def refuse(self, problem: Exception) -> None:
        """Nothing of it was written; whatever the reason is, somebody hears it."""


@final
class Decision(NamedTuple):
    """What becomes of a wish: an entry, nothing because it was done already, or a problem."""

    wish: Wish
    entry: AnyEntry | None = None
    problem: Exception | None = None

    def tell(self) -> None:
        """Now that everything is on disk."""
        if self.problem is None:
            self.wish.grant()
        else:
            self.wish.refuse(self.problem)


@final
class Asked(Wish):
    """What a person at a device asks for."""

    def __init__(self, audience: Audience, device: Device, command: Command, answered: Callable[[], None]) -> None:
        self._audience: Final = audience
        self._device: Final = device
        self._command: Final = command
        self._answered: Final = answered

    def entry(self, table: Table) -> AnyEntry | None:
        return entry_for(welcomed(table, self._device), self._device.seat, self._command)

    def grant(self) -> None:
        self._device.has_asked = True
        if self._command.id:
            self._device.done.append(self._command.id)
        self._answered()

    def refuse(self, problem: Exception) -> None:
        refusal = problem if isinstance(problem, Refusal) else Refusal(UNAVAILABLE, READ_AGAIN)
        self._audience.refuse(self._device, refusal, self._command.id)
        self._answered()


class Awaited(Wish, Generic[E]):
    """What some work waits for."""

    _decided: E

    def __init__(self, decide: Callable[[Table], E]) -> None:
        self._decide: Final = decide
        self.written: Final[asyncio.Future[E]] = asyncio.get_running_loop().create_future()

    def entry(self, table: Table) -> E:
        self._decided = self._decide(table)
        return self._decided

    def grant(self) -> None:
        if not self.written.done():
            self.written.set_result(self._decided)

    def refuse(self, problem: Exception) -> None:
        if not self.written.done():
            self.written.set_exception(problem)


@final
class Renewal(Awaited[AnyEntry]):
    """A new key for the seat of a device, which has to be known to be its own when everybody with the former one is turned away."""

    def __init__(self, device: Device, key: str) -> None:
        super().__init__(self._rekeyed)
        self._device: Final = device
        self._key: Final = key

    def grant(self) -> None:
        self._device.lock = self._key
        super().grant()

    def _rekeyed(self, table: Table) -> AnyEntry:
        check_is_new(welcomed(table, self._device), self._key)
        return Rekeyed(self._device.seat, self._key)
