"""Device: a page or a program that looks at a table, and what it has yet to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, final

from midtown.server.line import Line
from midtown.server.replies import AnyReply, encoded

POLICY: Final = 1008
"""Do not come back like this."""
RESTART: Final = 1012
"""Come back at once."""
TRY_LATER: Final = 1013
MOST_REPLIES: Final = 8
"""How many replies wait for a device that does not read; then nothing more is read of it."""


@final
class Device:
    """At most one update waits for it: whoever reads slowly is brought up to date later, and never filled up with what is past."""

    _line: Line | None = None
    _catch_up: Callable[["Device"], None] | None = None

    def __init__(self, seat: int, lock: str, lang: str, told: int) -> None:
        self.seat: Final = seat
        self.lock = lock
        """The hash of the key that it came with."""
        self.lang: Final = lang
        self.told = told
        """The version of the last update that was made for it."""
        self.done: list[str] = []
        """The ids of its requests that are done and not yet confirmed."""
        self.has_asked = False
        """Something that it asked for is done, with an id or without, and it has not been told of it yet."""
        self.is_behind = False
        """Something newer was there while an update waited for it."""
        self.code = RESTART
        """What the connection is closed with."""
        self.closed: Final = asyncio.Event()
        self._update: bytes | None = None
        self._unheard: tuple[int, list[str]] = (told, [])
        """What had been told before the update that waits, and the ids that it confirms."""
        self._replies: Final[deque[bytes]] = deque()
        self._present: bytes | None = None

    @property
    def is_closed(self) -> bool:
        """Is nothing more to be sent but what waits?"""
        return self.closed.is_set()

    @property
    def is_free(self) -> bool:
        """Can it take an update?"""
        return self._update is None and (self._line is None or self._line.is_clear)

    @property
    def has_room(self) -> bool:
        """Does it read what it is told, so that it may say more?"""
        return len(self._replies) < MOST_REPLIES

    def connect(self, line: Line, catch_up: Callable[["Device"], None]) -> None:
        """Send what waits over this line, and everything else; whoever is too slow for that has somebody to be brought up to date by."""
        self._line = line
        self._catch_up = catch_up
        self.go_on()

    def put(self, update: bytes, version: int, done: list[str]) -> None:
        """Send this update next: it tells everything up to a version, and confirms requests."""
        if not self.is_closed:
            self._update = update
            self._unheard = (self.told, done)
            self.told = version
            self._send()

    def take_done(self) -> list[str]:
        """What is confirmed by the update that is being made: all that is done."""
        self.has_asked = False
        done, self.done = self.done, []
        return done

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
        self._send()

    def show(self, present: bytes) -> None:
        """Send who is present now; nobody needs to know who was."""
        if not self.is_closed:
            self._present = present
            self._send()

    def close(self, code: int = RESTART) -> None:
        """Nothing more but what waits; the first code is the one that the connection is closed with."""
        if not self.is_closed:
            self.code = code
            self.closed.set()

    def go_on(self) -> None:
        """The line is clear: send what waits, and have a device that is behind brought up to date."""
        self._send()
        if self._catch_up is not None and self.is_behind and self.is_free and not self.is_closed:
            self._catch_up(self)

    def _send(self) -> None:
        line = self._line
        while line is not None and line.is_clear and (frame := self._next()) is not None:
            line.say(frame)

    def _next(self) -> bytes | None:
        """The next frame: what was asked for, then the table, then who is present."""
        if self._replies:
            return self._replies.popleft()
        if self._update is not None:
            update, self._update = self._update, None
            return update
        present, self._present = self._present, None
        return present
