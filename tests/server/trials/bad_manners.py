"""Bad manners at a table: answers for others, keys that are void, floods, and devices that neither read nor speak."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from tests.server.trials.bad_messages import open_table
from tests.server.trials.tally import Tally
from tests.server.trials.web import Web
from tests.server.trials.wire import TEXT, Wire, at_table, connected, frame, shaken, written

JOIN: Final = {"name": "Blaise", "salt": "salt"}
FLOOD: Final = frame(written({"type": "resync"})) * 100
NONSENSE: Final = frame(b"nonsense") * 100
BYTES: Final = frame(b"bytes", 0x82) * 100
SLOW_STARTS: Final = (
    b"",
    b"GET /health HT",
    b"GET /health HTTP/1.1\r\nHost: x\r\nX: ",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    b"GET /api/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
)
"""How a request begins that never ends."""


async def said(wire: Wire, message: object, tally: Tally, answer: str) -> None:
    """Say something, and expect an answer."""
    tally.tried(written(message))
    await wire.say(message)
    tally.expect(await wire.answer(), answer)


async def greeted(port: int, table: str, key: str, tally: Tally, answer: str) -> None:
    """Come with a key, and expect an answer."""
    wire, _status = await shaken(port)
    await said(wire, {"type": "hello", "table": table, "key": key}, tally, answer)
    wire.cut()


async def meddle(port: int, tally: Tally) -> None:
    """Do what is not for oneself to do, or not yet, or not any more."""
    web = Web(port)
    seats = [{"kind": "here", "name": "Ada", "salt": "salt"}, {"kind": "link"}]
    opened = await web.post("/api/tables", {"game": "the-city", "seats": seats})
    table, key, invitation = opened["table"], opened["keys"]["0"], opened["invitations"]["1"]
    ada = await at_table(port, table, key)
    for request in ({"type": "play", "seen": 1, "action": "renounce"}, {"type": "undo", "seen": 1}, {"type": "leave"}):
        await said(ada, request, tally, "not-asked")
    await said(ada, {"type": "vote", "about": "rematch", "choice": "yes", "salt": "salt"}, tally, "not-allowed")
    for wrong in (invitation, opened["owner"], "", "x" * 43):
        await greeted(port, table, wrong, tally, "no-key")
    for wrong in ("", "x", "..", "\x00"):
        await greeted(port, wrong, key, tally, "no-table")
    joined = await web.post(f"/api/tables/{table}/join", {"invitation": invitation, **JOIN})
    again = await web.ask("POST", f"/api/tables/{table}/join", written({"invitation": invitation, **JOIN}))
    tally.page(again, b"an invitation again")
    assert again.status == 403, again
    await greeted(port, table, invitation, tally, "no-key")
    await meddle_in_a_game(port, opened, joined["key"], tally)
    ada.cut()


async def meddle_in_a_game(port: int, opened: dict[str, Any], key: str, tally: Tally) -> None:
    """Spectators who want to play, people who play what is not theirs, and keys that were renewed."""
    table = opened["table"]
    spectator = await at_table(port, table, opened["watch"])
    for request in (
        {"type": "play", "seen": 2, "action": "x"},
        {"type": "leave"},
        {"type": "renew"},
        {"type": "vote", "about": "end", "choice": "yes"},
    ):
        await said(spectator, request, tally, "not-allowed")
    blaise = await at_table(port, table, key)
    await said(blaise, {"type": "play", "seen": 0, "action": "renounce"}, tally, "stale")
    await said(blaise, {"type": "play", "seen": 999_999, "action": "renounce"}, tally, "stale")
    await said(blaise, {"type": "play", "seen": 1, "action": "renounce", "seat": 0}, tally, "bad-message")
    await said(blaise, {"type": "renew"}, tally, "renewed")
    await greeted(port, table, key, tally, "no-key")
    await said(blaise, {"type": "vote", "about": "end", "choice": "yes"}, tally, "update")
    ada = await at_table(port, table, opened["keys"]["0"])
    await said(ada, {"type": "vote", "about": "end", "choice": "yes"}, tally, "update")
    for request in ({"type": "play", "seen": 4, "action": "renounce"}, {"type": "undo", "seen": 4}, {"type": "leave"}):
        await said(ada, request, tally, "over")
    for salt in ("é", "a b", "", "\x00"):
        await said(ada, {"type": "vote", "about": "rematch", "choice": "yes", "salt": salt}, tally, "bad-options")
    for wire in (spectator, blaise, ada):
        wire.cut()


async def flood(port: int, opened: dict[str, Any], data: bytes, tally: Tally) -> None:
    """Say thousands of things at once: some are answered, some are too much, and then the connection is closed."""
    wire = await at_table(port, opened["table"], opened["keys"]["0"])
    sending = asyncio.create_task(_pour(wire, data, tally))
    answers = []
    with suppress(TimeoutError):
        while (received := await wire.answer()).opcode == TEXT:
            answers.append(received.message.get("code", ""))
    tally.expect(received, "closed 1008")
    assert "too-fast" in answers, answers
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
    wire.cut()


async def _pour(wire: Wire, data: bytes, tally: Tally) -> None:
    for _time in range(50):
        for _message in range(100):
            tally.tried(data[: len(data) // 100])
        await wire.send(data)


async def never_read(port: int, opened: dict[str, Any], tally: Tally) -> Wire:
    """Ask for everything again and again, and read nothing of it."""
    wire = await at_table(port, opened["table"], opened["watch"])
    wire.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a stream of a socket has a transport that can be read
    for _time in range(50):
        data = frame(written({"type": "resync"}))
        tally.tried(data)
        await wire.send(data)
    return wire


async def never_finish(port: int, tally: Tally) -> list[Wire]:
    """Begin to say something, and leave it at that."""
    wires = []
    for start in SLOW_STARTS:
        tally.tried(start)
        wire = await connected(port)
        await wire.send(start)
        wires.append(wire)
    wires.append((await shaken(port))[0])
    await wires[-1].send(frame(b"{}")[:3])
    return wires


async def go_away(port: int, opened: dict[str, Any], tally: Tally) -> None:
    """Be cut off in the middle of everything."""
    for start in SLOW_STARTS:
        tally.tried(start)
        wire = await connected(port)
        await wire.send(start)
        wire.cut()
    for data in (b"", frame(b"{}")[:3], frame(written({"type": "resync"})), FLOOD):
        tally.tried(data)
        wire = await at_table(port, opened["table"], opened["keys"]["0"])
        await wire.send(data)
        wire.cut()
        await greeted(port, opened["table"], opened["keys"]["0"], tally, "update")


async def bad_manners(port: int, tally: Tally) -> None:
    """All of it; whoever neither reads nor speaks stays until the others have gone."""
    opened = await open_table(port)
    await meddle(port, tally)
    idle = [*await never_finish(port, tally), await never_read(port, opened, tally)]
    for data in (FLOOD, NONSENSE, BYTES):
        await flood(port, opened, data, tally)
    await go_away(port, opened, tally)
    for wire in idle:
        wire.cut()
