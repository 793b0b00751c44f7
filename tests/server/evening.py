"""An evening: a hub with a table, and people who look at it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import reduce
from typing import Final, final

from midtown.server.entries import AnyEntry, read_entry
from midtown.server.hub import Hub
from midtown.server.keys import hashed
from midtown.server.links import seat_of
from midtown.server.pace import Pace
from midtown.server.replies import OpenedTable
from midtown.server.requests import Bot, Command, Here, Link, Open, Play
from midtown.server.services import Services
from midtown.server.table.device import Device
from midtown.server.table.live import Live
from midtown.server.table.table import Table
from tests.server.doubles import MemoryStore, Minds, Rope, Sages, Shelf
from tests.server.keeping import Message, kept

PEOPLE: Final = [Here("Ada", "a-salt"), Here("Ben", "b-salt")]


async def settle() -> None:
    """Let everything happen that can happen by itself."""
    for _ in range(40):
        await asyncio.sleep(0)


@final
class Person:
    """Somebody with a device, who reads whatever comes unless told not to."""

    def __init__(self, live: Live, device: Device) -> None:
        self.live: Final = live
        self.device: Final = device
        self.heard: Final[list[Message]] = []
        self._rope: Final = Rope(self._take)
        device.connect(self._rope, live.catch_up)

    def _take(self, frame: bytes) -> None:
        self.heard.append(json.loads(frame))

    def stops_reading(self) -> None:
        self._rope.stop_reading()

    def reads_on(self) -> None:
        self._rope.read_on()
        self.device.go_on()

    @property
    def updates(self) -> list[Message]:
        return [message for message in self.heard if message["type"] == "update"]

    @property
    def refusals(self) -> list[Message]:
        return [message for message in self.heard if message["type"] == "refused"]

    @property
    def now(self) -> Message:
        """What he sees."""
        return reduce(kept, self.updates)

    @property
    def told(self) -> list[Message]:
        """All that he was ever told."""
        return [told for update in self.updates for told in update.get("told", [])]

    @property
    def notices(self) -> list[str]:
        return [told["notice"]["text"] for told in self.told if "notice" in told]

    async def does(self, command: Command) -> None:
        self.live.do(self.device, command)
        await settle()

    async def plays(self, word: str = "", request_id: str = "") -> str:
        """The first choice that begins with this word."""
        action = next(choice["action"] for choice in self.now["choices"] if choice["action"].startswith(word))
        await self.does(Play(self.now["version"], action, request_id))
        return str(action)

    def goes(self) -> None:
        self.live.detach(self.device)
        self.device.close()


@final
class Evening:
    """A server process with one table."""

    def __init__(self, shelf: Shelf, moment: float) -> None:
        self.shelf: Final = shelf
        self.store: Final = MemoryStore(shelf)
        self.minds: Final = Minds()
        self.sages: Final = Sages()
        self.hub: Final = Hub(Services(self.store, self.minds, self.sages, moment=moment))
        self.people: Final[list[Person]] = []

    opened: OpenedTable

    async def open(self, seats: list[Here | Link | Bot], game: str = "the-city", pace: Pace | None = None, record: str = "") -> OpenedTable:
        return await self.open_as(Open(game, list(seats), pace=pace, record=record))

    async def open_as(self, request: Open) -> OpenedTable:
        self.opened = await self.hub.open(request)
        return self.opened

    @property
    def name(self) -> str:
        return self.opened.table

    @property
    def entries(self) -> list[AnyEntry]:
        """The log of the table."""
        return [read_entry(line.body) for line in self.shelf.lines[self.name]]

    async def table(self) -> Table:
        return (await self.hub.find(self.name)).table

    async def comes(self, key: str, since: int = 0) -> Person:
        """Somebody with this key looks at the table."""
        live = await self.hub.find(self.name)
        seat = await live.look(lambda table: seat_of(table, key))
        person = Person(live, Device(seat, hashed(key), "en", since))
        self.people.append(person)
        await live.attach(person.device)
        await settle()
        return person

    async def all_come(self) -> list[Person]:
        return [await self.comes(key) for key in self.opened.keys.values()]

    async def close(self) -> None:
        self.minds.go_on.set()
        self.sages.go_on.set()
        for person in self.people:
            person.goes()
        await self.hub.close()


@asynccontextmanager
async def evening(shelf: Shelf | None = None, moment: float = 0.0) -> AsyncIterator[Evening]:
    """A server process, shut down at the end; what can wait is told after so many seconds."""
    made = Evening(shelf or Shelf(), moment)
    try:
        yield made
    finally:
        await made.close()


def play_of(person: Person, request_id: str = "") -> Play:
    """The first choice of somebody."""
    return Play(person.now["version"], person.now["choices"][0]["action"], request_id)


async def two_people(night: Evening) -> list[Person]:
    """Two people at a new table."""
    await night.open([*PEOPLE])
    return await night.all_come()
