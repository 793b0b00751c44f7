"""Post: what is said to many devices in one turn of the event loop, sent in one go."""

import asyncio
from collections.abc import Callable
from typing import Final, final

Write = Callable[[bytes], None]


@final
class Post:
    """Whoever reads several letters at once wakes up once; to wake somebody costs more than to write to him."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop: Final = loop
        self._letters: list[tuple[Write, bytes]] = []

    def take(self, write: Write, letter: bytes) -> None:
        """Have a letter written at the beginning of the next turn, after all that were taken before it."""
        if not self._letters:
            self._loop.call_soon(self._send)
        self._letters.append((write, letter))

    def _send(self) -> None:
        letters, self._letters = self._letters, []
        for write, letter in letters:
            write(letter)
