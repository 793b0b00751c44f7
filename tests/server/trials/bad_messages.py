"""Bad messages and frames over the websocket."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, Final, final

from midtown.core.chance import Chance
from tests.server.trials.odd_messages import REQUESTS, damaged, odd_messages, odd_texts
from tests.server.trials.tally import Tally
from tests.server.trials.web import Web
from tests.server.trials.wire import BINARY, CLOSE, CUT, FINAL, PING, TEXT, Frame, Wire, at_table, frame, shaken, written

AT_ONCE: Final = 50
"""How many messages one connection may send without waiting."""
UNMASKED: Final = b"\x81\x02{}"
BROKEN_FRAMES: Final = {
    "invalid UTF-8": (frame(b'{"type":"\xff\xfe"}'), "closed 1007"),
    "half a character": (frame(b"\xe2\x82"), "closed 1007"),
    "a surrogate": (frame(b"\xed\xa0\x80"), "closed 1007"),
    "bytes": (frame(b"{}", FINAL | BINARY), "bad-message"),
    "no bytes": (frame(b"", FINAL | BINARY), "bad-message"),
    "an empty message": (frame(b""), "bad-message"),
    "too much": (frame(b" " * 17_000), "closed 1009"),
    "much too much": (frame(b"x" * 3_000_000), "closed 1009"),
    "more than there is": (b"\x81\xff" + b"\x7f" * 8 + bytes(4), "closed 1009"),
    "too much in parts": (frame(b" " * 10_000, TEXT) + frame(b" " * 10_000, 0) + frame(b" ", FINAL), "closed 1009"),
    "parts": (frame(b'{"type":', TEXT) + frame(b'"unknown', 0) + frame(b'"}', FINAL), "bad-message"),
    "parts around a ping": (frame(b'{"type":', TEXT) + frame(b"", FINAL | PING) + frame(b'"x"}', FINAL), "bad-message"),
    "a part of nothing": (frame(b"{}", FINAL), "closed 1002"),
    "a message within another": (frame(b"{", TEXT) + frame(b"{}"), "closed 1002"),
    "no mask": (UNMASKED, "closed 1002"),
    "an unknown kind of frame": (frame(b"{}", FINAL | 3), "closed 1002"),
    "an unknown kind of control frame": (frame(b"{}", FINAL | 11), "closed 1002"),
    "reserved bits": (frame(b"{}", FINAL | TEXT | 0x40), "closed 1002"),
    "a ping in parts": (frame(b"", PING), "closed 1002"),
    "a long ping": (frame(b"x" * 126, FINAL | PING), "closed 1002"),
    "a close with one byte": (frame(b"x", FINAL | CLOSE), "closed 1002"),
    "a close with a bad code": (frame(b"\x00\x01", FINAL | CLOSE), "closed 1002"),
    "a close with bad words": (frame(b"\x03\xe8\xff", FINAL | CLOSE), "closed 1007"),
}
"""What is wrong, and what it is answered with."""


@final
class BadMessages:
    """Sits at a table of its own and says what nobody understands."""

    def __init__(self, port: int, opened: dict[str, Any], tally: Tally) -> None:
        self._port: Final = port
        self._opened: Final = opened
        self._tally: Final = tally

    async def _connect(self) -> Wire:
        key = self._opened["keys"]["0"]
        return await at_table(self._port, self._opened["table"], key)

    async def say_all(self, texts: Iterable[bytes]) -> None:
        """Say everything, a few dozen messages at a time, and wait for the answer to each."""
        wire, said = await self._connect(), 0
        for text in texts:
            received = await self._say(wire, text)
            said += 1
            if said == AT_ONCE or received.opcode != TEXT:
                wire.cut()
                wire, said = await self._connect(), 0
            elif received.message["type"] == "renewed":
                self._opened["keys"]["0"] = received.message["key"]
        wire.cut()

    async def _say(self, wire: Wire, text: bytes) -> Frame:
        self._tally.tried(text)
        await wire.send(frame(text))
        received = await self._answer(wire, text)
        self._tally.frame(received, text)
        return received

    async def _answer(self, wire: Wire, data: bytes) -> Frame:
        try:
            return await wire.answer()
        except TimeoutError:
            self._tally.silence(data)
            return CUT

    async def break_frames(self) -> None:
        """Frames that break the rules of websockets, before and after the first message."""
        for data, answer in BROKEN_FRAMES.values():
            for wire in (await self._connect(), (await shaken(self._port))[0]):
                self._tally.tried(data)
                await wire.send(data)
                self._tally.expect(await self._answer(wire, data), answer)
                wire.cut()

    async def say_bad_hellos(self, texts: Iterable[bytes]) -> None:
        """Say something else at first, and be turned away with a sentence."""
        for text in texts:
            wire, _status = await shaken(self._port)
            received = await self._say(wire, text)
            if received.opcode == TEXT and received.message["type"] == "refused":
                self._tally.expect(await wire.answer(), "closed 1008")
            wire.cut()


def all_odd_messages() -> Iterator[bytes]:
    """Everything that can be wrong with a message."""
    yield from odd_texts()
    for request in REQUESTS:
        yield from odd_messages(request)


def damaged_messages(opened: dict[str, Any], number: int, dice: Chance) -> Iterator[bytes]:
    """So many messages that were in order once."""
    valid = [written({"type": "play", "seen": 1, "action": "discard house", "id": "x"}), written({"type": "resync", "since": 3})]
    valid += [written({"type": "vote", "about": "undo:1", "choice": "yes"}), written({"type": "undo", "seen": 1})]
    valid += [written({"type": "hello", "table": opened["table"], "key": "x" * 43, "since": 0, "lang": "en"})]
    for _message in range(number):
        text = damaged(valid[int(dice.below(len(valid)))], dice)
        with suppress(UnicodeDecodeError):
            text.decode()
            yield text


async def open_table(port: int, game: str = "the-city") -> dict[str, Any]:
    """A table for two people at one device."""
    seats = [{"kind": "here", "name": name, "salt": "salt"} for name in ("Ada", "Blaise")]
    return await Web(port).post("/api/tables", {"game": game, "seats": seats})


async def bad_messages(port: int, number: int, dice: Chance, tally: Tally) -> None:
    """All of it."""
    opened = await open_table(port)
    bad = BadMessages(port, opened, tally)
    await bad.break_frames()
    await bad.say_all(all_odd_messages())
    await bad.say_all(damaged_messages(opened, number, dice))
    await bad.say_bad_hellos(
        [*odd_texts(), *odd_messages(REQUESTS[-1]), *[written(request) for request in ({"type": "leave"}, {"type": "renew"})]]
    )
