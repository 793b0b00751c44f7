"""Talk: what a device asks for, one thing after the other, and what it hears of it."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final, final

from midtown.core.errors import Reason
from midtown.server.advising import advise
from midtown.server.hinting import give_hint
from midtown.server.hints import Hints
from midtown.server.keys import new_key
from midtown.server.limits import Bucket, Limits
from midtown.server.line import Ear, Listener
from midtown.server.refusal import NOT_ALLOWED, TOO_FAST, Refusal
from midtown.server.replies import Renewed
from midtown.server.requests import Advise, AnyRequest, Hello, Hint, Renew, Resync, read_message
from midtown.server.table.device import POLICY, Device
from midtown.server.table.live import Live

WATCHES: Final = Reason("", "who only watches cannot take part")


@final
class Talk(Listener):
    """As long as a request is not answered, or answers are not read, nothing more is read."""

    def __init__(self, live: Live, device: Device, ear: Ear, limits: Limits, hints: Hints) -> None:
        self._live: Final = live
        self._device: Final = device
        self._ear: Final = ear
        self._hints: Final = hints
        self._bucket: Final = Bucket(limits.messages_a_second, limits.messages_at_once)
        self._forgiven = limits.forgiven
        self._seconds_to_read: Final = limits.seconds_to_read
        self._unread: Final[deque[str | None]] = deque()
        self._is_answering = False
        """Is a request being done?"""
        self._is_reading = False
        self._patience: asyncio.TimerHandle | None = None

    # --- what comes ---

    def hear(self, text: str | None) -> None:
        self._unread.append(text)
        self._read_on()

    def _read_on(self) -> None:
        """Do what the device asks for, as far as it goes without waiting; let more come when all is done."""
        if self._is_reading:
            return
        self._is_reading = True
        try:
            while self._unread and self._may_read:
                self._read(self._unread.popleft())
        finally:
            self._is_reading = False
        if self._unread:
            self._ear.hold()
        elif self._may_read:
            self._ear.release()

    @property
    def _may_read(self) -> bool:
        return not self._is_answering and self._device.has_room

    def _read(self, text: str | None) -> None:
        """One request, done or refused; none once the device is closed."""
        if self._device.is_closed:
            return
        try:
            self._check_pace()
            self._do(read_message(text))
        except Refusal as refusal:
            self._refuse(refusal)

    def _refuse(self, refusal: Refusal) -> None:
        self._live.audience.refuse(self._device, refusal, "")
        if self._forgiven < 0:
            self._device.close(POLICY)

    def _check_pace(self) -> None:
        if not self._bucket.take():
            self._forgiven -= 1
            raise Refusal(TOO_FAST, Reason("", "too many messages: wait a moment"))

    def _do(self, request: AnyRequest) -> None:
        match request:
            case Hello():
                raise Refusal(NOT_ALLOWED, Reason("", "hello is said once"))
            case Resync():
                self._wait_for(self._live.resync(self._device, request.since))
            case _ if self._device.seat < 0:
                raise Refusal(NOT_ALLOWED, WATCHES)
            case Renew():
                self._wait_for(self._renew(request.key or new_key()))
            case Advise():
                self._wait_for(advise(self._live, self._device, request))
            case Hint():
                self._live.start(give_hint(self._live, self._hints, self._device, request))
            case _:
                self._is_answering = True
                self._live.do(self._device, request, self._finish)

    async def _renew(self, key: str) -> None:
        await self._live.renew(self._device, key)
        self._device.reply(Renewed(key))

    def _wait_for(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that takes a moment."""
        self._is_answering = True
        self._live.start(self._done(work))

    async def _done(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Refusal as refusal:
            self._refuse(refusal)
        finally:
            self._finish()

    def _finish(self) -> None:
        """The request is answered."""
        self._is_answering = False
        self._read_on()

    # --- what goes ---

    def be_clogged(self) -> None:
        """Give up on a device that does not read."""
        self._patience = asyncio.get_running_loop().call_later(self._seconds_to_read, self._device.close)

    def be_cleared(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        self._device.go_on()
        self._read_on()
