"""Post: what is said to many devices in one turn of the event loop, sent in one go."""

import asyncio
from typing import Final, final


@final
class Post:
    """Whoever reads several letters at once wakes up once; to wake somebody costs more than to write to him."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop: Final = loop
        self._letters: list[tuple[asyncio.WriteTransport, bytes]] = []

    def take(self, transport: asyncio.WriteTransport, letter: bytes) -> None:
        """Send a letter at the beginning of the next turn, after all that were taken before it."""
        if not self._letters:
            self._loop.call_soon(self._send)
        self._letters.append((transport, letter))

    def _send(self) -> None:
        letters, self._letters = self._letters, []
        for transport, letter in letters:
            if not transport.is_closing():
                transport.write(letter)
