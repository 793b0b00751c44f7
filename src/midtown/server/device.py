"""Device: a page or a program that looks at a table, and what it has yet to be sent."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, final

from midtown.server.beginning import Rest, begin
from midtown.server.replies import AnyReply, encoded

POLICY: Final = 1008
"""Do not come back like this."""
RESTART: Final = 1012
"""Come back at once."""
TRY_LATER: Final = 1013
MOST_REPLIES: Final = 8
"""How many replies wait for a device that does not read; then nothing more is read of it."""
Send = Callable[[bytes], Coroutine[Any, Any, None]]


@final
class Device:
    """At most one update waits for it: whoever reads slowly is brought up to date later, and never filled up with what is past."""

    _send: Send | None = None
    _rest: Rest | None = None
    """What is being sent and could not be sent at once."""

    def __init__(self, seat: int, lock: str, lang: str, told: int) -> None:
        self.seat: Final = seat
        self.lock = lock
        """The hash of the key that it came with."""
        self.lang: Final = lang
        self.told = told
        """The version of the last update that was made for it."""
        self.done: list[str] = []
        """The ids of its requests that are done and not yet confirmed."""
        self.is_behind = False
        """It was still being sent an update when a newer one was there."""
        self.is_closed = False
        self.code = RESTART
        """What the connection is closed with."""
        self._update: bytes | None = None
        self._unheard: tuple[int, list[str]] = (told, [])
        """What had been told before the update that waits, and the ids that it confirms."""
        self._replies: Final[deque[bytes]] = deque()
        self._present: bytes | None = None
        self._sending_since = 0.0
        """When it was begun to send something that could not be sent at once, or 0."""
        self._work: Final = asyncio.Event()
        self._room: Final = asyncio.Event()
        self._room.set()

    @property
    def is_free(self) -> bool:
        """Can it take an update?"""
        return self._update is None and not self._sending_since

    def is_stuck(self, seconds: float) -> bool:
        """Has it not read for so long what it is being sent?"""
        return bool(self._sending_since) and time.monotonic() - self._sending_since > seconds

    def put(self, update: bytes, version: int, done: list[str]) -> None:
        """Send this update next: it tells everything up to a version, and confirms requests."""
        if not self.is_closed:
            self._update = update
            self._unheard = (self.told, done)
            self.told = version
            self._send_at_once()

    def forget_update(self) -> None:
        """The update that waits is older than what is said before it; a new one follows, which tells and confirms all of it."""
        if self._update is not None:
            self._update = None
            self.told, done = self._unheard
            self.done = [*done, *self.done]
            self.is_behind = True

    def reply(self, reply: AnyReply) -> None:
        """Send this as well."""
        self._replies.append(encoded(reply))
        if len(self._replies) >= MOST_REPLIES:
            self._room.clear()
        self._send_at_once()

    def show(self, present: bytes) -> None:
        """Send who is present now; nobody needs to know who was."""
        if not self.is_closed:
            self._present = present
            self._send_at_once()

    async def room(self) -> None:
        """Wait until the device has read what it was told."""
        await self._room.wait()

    def close(self, code: int = RESTART) -> None:
        """Send what waits, and nothing more; the first code is the one that the connection is closed with."""
        if not self.is_closed:
            self.code = code
        self.is_closed = True
        self._work.set()
        self._room.set()

    async def send_all(self, send: Send, catch_up: Callable[["Device"], Awaitable[None]]) -> None:
        """Send whatever there is until the device is closed."""
        self._send = send
        try:
            while not self.is_closed or self._work.is_set():
                await self._work.wait()
                self._work.clear()
                await self._send_rest()
                while (frame := self._next()) is not None:
                    self._sending_since = time.monotonic()
                    await send(frame)
                    self._sending_since = 0.0
                if self.is_behind and not self.is_closed:
                    await catch_up(self)
        finally:
            self._send = None

    def _send_at_once(self) -> None:
        """Send what the device takes without waiting, nearly everything: to wake somebody up for it would cost more than the sending."""
        if self._send is None or self._sending_since:
            self._work.set()
            return
        try:
            while self._rest is None and (frame := self._next()) is not None:
                self._rest = begin(self._send(frame))
        except Exception:  # noqa: BLE001  # whatever is wrong with one device, others are still to be told
            self.close()
        if self._rest is not None:
            self._sending_since = time.monotonic()
            self._work.set()

    async def _send_rest(self) -> None:
        """Finish what could not be sent at once."""
        if self._rest is not None:
            rest, self._rest = self._rest, None
            await rest
            self._sending_since = 0.0

    def _next(self) -> bytes | None:
        """The next frame: what was asked for, then the table, then who is present."""
        if self._replies:
            frame = self._replies.popleft()
            if len(self._replies) < MOST_REPLIES:
                self._room.set()
            return frame
        if self._update is not None:
            update, self._update = self._update, None
            return update
        present, self._present = self._present, None
        return present
