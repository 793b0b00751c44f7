import asyncio
import json
from collections.abc import MutableMapping
from typing import Any, Final, final

import pytest

from midtown.server import connection as connection_module
from midtown.server.connection import Connection
from midtown.server.limits import Limits
from midtown.server.line import Ear, Listener
from midtown.server.requests import Link
from tests.server.evening import PEOPLE, Evening, evening, settle
from tests.server.keeping import Message

LIMITS: Final = Limits(messages_at_once=1000)


@final
class Wire(Ear):
    """A websocket without a network, whose other end reads only while it wants to."""

    def __init__(self, night: Evening, limits: Limits = LIMITS) -> None:
        self.heard: Final[list[Message]] = []
        self.code = 0
        self.is_held = False
        self.is_clear = True
        self._reads: Final = asyncio.Event()
        self._reads.set()
        self._unread: Final[list[bytes]] = []
        self._listener: Listener | None = None
        self._said: Final[asyncio.Queue[dict[str, Any]]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self.serving: Final = asyncio.create_task(Connection(self._said.get, self._send, self, night.hub, limits).run())

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.close":
            await self._reads.wait()
            self.code = message["code"]

    def say(self, frame: bytes) -> None:
        if self._reads.is_set():
            self.heard.append(json.loads(frame))
            return
        self._unread.append(frame)
        if self.is_clear:
            self.is_clear = False
            assert self._listener is not None
            self._listener.be_clogged()

    def stops_reading(self) -> None:
        self._reads.clear()

    def reads_on(self) -> None:
        self._reads.set()
        self.is_clear = True
        self.heard.extend([json.loads(frame) for frame in self._unread])
        self._unread.clear()
        assert self._listener is not None
        self._listener.be_cleared()

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def hold(self) -> None:
        self.is_held = True

    def release(self) -> None:
        self.is_held = False

    def _comes(self, text: str | None) -> None:
        if self._listener is None:
            self._said.put_nowait({"type": "websocket.receive", "text": text})
        else:
            self._listener.hear(text)

    def says_text(self, text: str) -> None:
        self._comes(text)

    async def says(self, **message: Any) -> None:  # noqa: ANN401  # whatever a client says
        self.says_text(json.dumps(message))
        await settle()

    async def shows_bytes(self) -> None:
        self._comes(None)
        await settle()

    async def goes(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.serving

    @property
    def codes(self) -> list[str]:
        return [message["code"] for message in self.heard if message["type"] == "refused"]

    @property
    def now(self) -> Message:
        return [message for message in self.heard if message["type"] == "update"][-1]


async def hello(night: Evening, key: str, limits: Limits = LIMITS) -> Wire:
    wire = Wire(night, limits)
    await wire.says(type="hello", table=night.name, key=key)
    return wire


def test_a_device_says_hello_plays_and_goes() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            wire = await hello(night, night.opened.keys["1"])
            await wire.says(type="play", seen=wire.now["version"], action=wire.now["choices"][0]["action"], id="one")
            assert wire.now["done"] == ["one"]
            assert wire.now["seat"] == 1

            live = await night.hub.find(night.name)
            assert len(live.audience.devices) == 1
            await wire.goes()
            assert not live.audience.devices

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"type": "resync"}', "bad-message"),
        ("[]", "bad-message"),
        ('{"type": "hello"', "bad-message"),
        ('{"type": "hello", "table": "nowhere", "key": "x"}', "no-table"),
    ],
)
def test_who_does_not_say_hello_is_turned_away(text: str, code: str) -> None:
    async def scene() -> None:
        async with evening() as night:
            wire = Wire(night)
            wire.says_text(text)
            await wire.serving
            assert (wire.codes, wire.code) == ([code], 1008)

    asyncio.run(scene())


def test_who_says_nothing_is_turned_away() -> None:
    async def scene() -> None:
        async with evening() as night:
            wire = Wire(night, Limits(seconds_for_hello=0.01))
            await wire.serving
            assert (wire.codes, wire.code) == (["bad-message"], 1008)

    asyncio.run(scene())


def test_a_wrong_key_leads_nowhere() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([PEOPLE[0], Link()])
            for key in ("", "x", opened.owner, opened.invitations["1"]):
                wire = await hello(night, key)
                await wire.serving
                assert (wire.codes, wire.code) == (["no-key"], 1008)

    asyncio.run(scene())


def test_who_comes_while_tables_cannot_be_read_is_told_to_come_later() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            night.store.fails_to_read = True
            wire = await hello(night, night.opened.keys["0"])
            await wire.serving
            assert (wire.codes, wire.code) == (["unavailable"], 1013)

    asyncio.run(scene())


def test_who_comes_while_a_table_is_dropped_is_told_to_come_later() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            wire = Wire(night)
            live = await night.hub.find(night.name)
            night.store.goes_on.clear()
            night.store.is_failing = True
            ada = await night.comes(night.opened.keys["0"])
            moving = asyncio.create_task(ada.plays())
            await settle()
            await wire.says(type="hello", table=night.name, key=night.opened.keys["1"])
            night.store.goes_on.set()
            await moving
            await wire.serving
            assert live.is_dropped
            assert (wire.codes, wire.code) == (["unavailable"], 1013)

    asyncio.run(scene())


def test_spectators_take_no_part() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            wire = await hello(night, night.opened.watch)
            await wire.says(type="play", seen=2, action="discard bridge")
            await wire.says(type="undo", seen=2)
            await wire.says(type="vote", about="end", choice="yes")
            await wire.says(type="leave")
            await wire.says(type="return")
            await wire.says(type="renew")
            await wire.says(type="hello", table=night.name, key=night.opened.keys["0"])
            assert wire.codes == ["not-allowed"] * 7
            await wire.says(type="resync")
            assert wire.now["version"] == 2
            assert len(night.entries) == 1
            await wire.goes()

    asyncio.run(scene())


def test_a_message_names_no_seat_but_the_own() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            wire = await hello(night, night.opened.keys["0"])
            action = wire.now["choices"][0]["action"]
            await wire.says(type="play", seen=2, action=action, seat=1)
            await wire.says(type="play", seen=2, action=action, key=night.opened.keys["1"])
            assert wire.codes == ["bad-message"] * 2
            assert len(night.entries) == 1
            await wire.goes()

    asyncio.run(scene())


def test_bytes_are_no_message() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            wire = await hello(night, night.opened.keys["0"])
            await wire.shows_bytes()
            assert wire.codes == ["bad-message"]
            await wire.goes()

    asyncio.run(scene())


@pytest.mark.parametrize("text", ['{"type": "resync"}', "nonsense"])
def test_who_says_too_much_is_warned_and_then_turned_away(text: str) -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            wire = await hello(night, night.opened.keys["0"], Limits(messages_a_second=0.001, messages_at_once=3, forgiven=4))
            for _ in range(12):
                wire.says_text(text)
            await wire.serving
            assert wire.codes.count("too-fast") == 5
            assert wire.code == 1008

    asyncio.run(scene())


def test_a_table_whose_store_fails_says_so_and_asks_to_come_back() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            ada = await hello(night, night.opened.keys["0"])
            ben = await hello(night, night.opened.keys["1"])
            night.store.is_failing = True
            await ada.says(type="play", seen=2, action=ada.now["choices"][0]["action"], id="one")
            await asyncio.gather(ada.serving, ben.serving)
            assert ada.codes == ["unavailable"]
            assert (ada.code, ben.code) == (1012, 1012)

    asyncio.run(scene())


def test_who_does_not_read_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "SECONDS_TO_CLOSE", 0.01)

    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            wire = await hello(night, night.opened.keys["0"], Limits(seconds_to_read=0.02, messages_at_once=100))
            live = await night.hub.find(night.name)
            wire.stops_reading()
            for _ in range(30):
                wire.says_text("nonsense")
            await settle()
            assert len(live.audience.devices) == 1
            await asyncio.wait_for(wire.serving, 1)
            assert not live.audience.devices
            assert b"midtown_devices 0.0" in night.hub.services.counters.text()

    asyncio.run(scene())


def test_a_new_key_is_told_to_its_owner_and_whoever_has_the_old_one_is_let_go() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            ada = await hello(night, night.opened.keys["0"])
            thief = await hello(night, night.opened.keys["0"])
            await ada.says(type="renew")
            key = next(message["key"] for message in ada.heard if message["type"] == "renewed")
            await thief.serving
            assert thief.code == 1008

            again = await hello(night, night.opened.keys["0"])
            await again.serving
            assert again.codes == ["no-key"]
            fresh = await hello(night, key)
            assert fresh.now["seat"] == 0
            await ada.goes()
            await fresh.goes()

    asyncio.run(scene())


def test_spectators_crowd_out_no_player() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            limits = Limits(devices_at_a_seat=2)
            wires = [await hello(night, night.opened.watch, limits) for _ in range(3)]
            await wires[2].serving
            assert (wires[2].codes, wires[2].code) == (["too-many"], 1013)
            player = await hello(night, night.opened.keys["0"], limits)
            assert player.now["seat"] == 0
            for wire in [*wires[:2], player]:
                await wire.goes()

    asyncio.run(scene())
