"""A websocket client that costs next to nothing, so that what is measured is the server."""

import asyncio
from typing import Final

TEXT: Final = 0x81
PING: Final = 0x9
PONG: Final = 0x8A
CLOSE: Final = 0x8
MASKED: Final = 0x80
TWO_MORE: Final = 126
"""Lengths from here on take two bytes more, or eight if it is exactly one more than this."""
MASK: Final = b"\0\0\0\0"
"""Masks guard against proxies; there is none on loopback."""
HEAD: Final = 2


class Wire(asyncio.Protocol):
    """Frames in and out; subclasses say what they mean."""

    transport: asyncio.Transport

    def __init__(self, port: int, path: str) -> None:
        self._port: Final = port
        self._path: Final = path
        self._buffer = b""
        self._is_open = False
        self._opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.frames = 0
        self.bytes = 0

    async def open(self) -> None:
        """Connect, and wait until the server agrees."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self._port)
        await self._opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = [f"GET {self._path} HTTP/1.1", f"Host: 127.0.0.1:{self._port}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", ""]
        transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._is_open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._is_open = True
            self._buffer = rest
            self._opened.set_result(None)
        self._take_frames()

    def _take_frames(self) -> None:
        buffer = self._buffer
        start = 0
        while len(buffer) >= start + HEAD:
            length = buffer[start + 1]
            body = start + HEAD
            if length >= TWO_MORE:
                wide = 2 if length == TWO_MORE else 8
                length = int.from_bytes(buffer[body : body + wide])
                body += wide
            if len(buffer) < body + length:
                break
            self._take(buffer[start] & 0xF, buffer[body : body + length])
            start = body + length
        self._buffer = buffer[start:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self.transport.write(bytes([PONG, MASKED | len(payload)]) + MASK + payload)
        elif kind == CLOSE:
            self.transport.close()
        else:
            self.frames += 1
            self.bytes += len(payload)
            self.got(payload)

    def say(self, text: bytes) -> None:
        """Send a message."""
        size = len(text)
        head = bytes([TEXT, MASKED | size]) if size < TWO_MORE else bytes([TEXT, MASKED | TWO_MORE]) + size.to_bytes(2)
        self.transport.write(head + MASK + text)

    def got(self, payload: bytes) -> None:
        """A message came."""
        raise NotImplementedError
