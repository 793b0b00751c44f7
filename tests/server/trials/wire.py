"""Wire: a websocket down to its frames, for saying what no decent client says."""

import asyncio
import base64
import json
import struct
from typing import Any, Final, NamedTuple, final

TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
FINAL: Final = 0x80
MASKED: Final = 0x80
SECONDS: Final = 15.0
"""Longer than any answer takes."""
SHORT: Final = 126
LONG: Final = 127
MASK: Final = b"\x0f\xf0\x33\xcc"


class Frame(NamedTuple):
    """A frame as it came."""

    opcode: int
    payload: bytes

    @property
    def close_code(self) -> int:
        """Why the other side closes; 0 if it does not say, or does not close."""
        return struct.unpack("!H", self.payload[:2])[0] if self.opcode == CLOSE and len(self.payload) >= 2 else 0

    @property
    def message(self) -> dict[str, Any]:
        """The JSON in it."""
        message: dict[str, Any] = json.loads(self.payload) if self.opcode == TEXT else {}
        return message


CUT: Final = Frame(0, b"")
"""The connection ended without a word."""


def frame(payload: bytes, first: int = FINAL | TEXT) -> bytes:
    """A frame of a client; `first` is its first byte."""
    size = len(payload)
    if size < SHORT:
        head = struct.pack("!BB", first, MASKED | size)
    elif size < 1 << 16:
        head = struct.pack("!BBH", first, MASKED | SHORT, size)
    else:
        head = struct.pack("!BBQ", first, MASKED | LONG, size)
    repeated = (MASK * (size // len(MASK) + 1))[:size]
    return head + MASK + (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big")


def written(message: object) -> bytes:
    """A message as JSON."""
    return json.dumps(message).encode()


@final
class Wire:
    """One connection to the server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writer: Final = writer
        self._reader: Final = reader

    async def send(self, data: bytes) -> None:
        """Send bytes as they are; if nobody is there any more, reading says so."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except OSError:
            return

    async def say(self, message: object) -> None:
        """Send a message."""
        await self.send(frame(written(message)))

    async def receive(self) -> Frame:
        """The next frame that is neither ping nor pong, or CUT."""
        try:
            async with asyncio.timeout(SECONDS):
                while (received := await self._receive()).opcode in (PING, PONG):
                    if received.opcode == PING:
                        await self.send(frame(received.payload, FINAL | PONG))
                return received
        except (asyncio.IncompleteReadError, ConnectionError):
            return CUT

    async def answer(self) -> Frame:
        """The next frame that is not about who is present."""
        while (received := await self.receive()).opcode == TEXT and received.message["type"] == "present":
            pass
        return received

    async def read_line(self) -> bytes:
        """A line of plain HTTP; nothing if the other side has hung up."""
        try:
            return await self._reader.readline()
        except ConnectionError:
            return b""

    async def status(self) -> int:
        """The status of an answer over plain HTTP, after its headers; 0 if the other side has hung up."""
        first = line = await self.read_line()
        while line.strip():
            line = await self.read_line()
        return int(first.split()[1]) if first else 0

    async def _receive(self) -> Frame:
        first, size = await self._reader.readexactly(2)
        if size == SHORT:
            (size,) = struct.unpack("!H", await self._reader.readexactly(2))
        elif size == LONG:
            (size,) = struct.unpack("!Q", await self._reader.readexactly(8))
        return Frame(first & 0x0F, await self._reader.readexactly(size))

    def cut(self) -> None:
        """Be gone without a word."""
        self.writer.transport.abort()


async def connected(port: int) -> Wire:
    """A connection on which nothing was said."""
    return Wire(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 24))


async def shaken(port: int, **headers: str) -> tuple[Wire, int]:
    """A connection after its handshake, and the status that the server answered with."""
    wire = await connected(port)
    key = base64.b64encode(bytes(16)).decode()
    fields = {
        "Host": f"127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": key,
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    lines = ["GET /api/play HTTP/1.1", *[f"{name}: {value}" for name, value in fields.items()], "", ""]
    await wire.send("\r\n".join(lines).encode())
    async with asyncio.timeout(SECONDS):
        return wire, await wire.status()


async def at_table(port: int, table: str, key: str) -> Wire:
    """A connection that was let in, after its first update."""
    wire, _status = await shaken(port)
    await wire.say({"type": "hello", "table": table, "key": key})
    first = await wire.answer()
    assert first.message["type"] == "update", first
    return wire
