"""Connection: one websocket, from its first message to its end."""

import asyncio
from contextlib import suppress
from typing import Final, final

from starlette.types import Message, Receive, Send

from midtown.core.errors import Reason
from midtown.server.advising import advise
from midtown.server.device import POLICY, TRY_LATER, Device
from midtown.server.hub import Hub
from midtown.server.keys import hashed, new_key
from midtown.server.limits import Bucket, Limits
from midtown.server.links import seat_of
from midtown.server.live import Live
from midtown.server.refusal import BAD_MESSAGE, NOT_ALLOWED, TOO_FAST, TOO_MANY, UNAVAILABLE, Refusal
from midtown.server.replies import Refused, Renewed, encoded
from midtown.server.requests import Advise, AnyRequest, Hello, Renew, Resync, read_request
from midtown.server.sentences import language_of, worded

SECONDS_TO_CLOSE: Final = 1.0
"""How long a device may take to hear that it is over; one that does not read never hears it."""
WATCHES: Final = Reason("", "who only watches cannot take part")


class Gone(Exception):
    """The device has closed its connection."""


@final
class Connection:
    """Reads requests one after the other, and sends what there is to tell.

    It speaks with the web server directly: a table tells all its devices of every move, and layers in between would be paid for each time.
    """

    def __init__(self, receive: Receive, send: Send, hub: Hub, limits: Limits) -> None:
        self._next_message: Final = receive
        self._send: Final = send
        self._hub: Final = hub
        self._limits: Final = limits
        self._bucket: Final = Bucket(limits.messages_a_second, limits.messages_at_once)
        self._forgiven = limits.forgiven
        self._reading: asyncio.Task[None] | None = None
        self._is_listening = False
        """Is a message waited for?"""

    async def run(self) -> None:
        """Serve the device until it goes, or has to."""
        await self._next_message()
        await self._send({"type": "websocket.accept"})
        with suppress(Gone, OSError):
            lang = "en"
            try:
                hello = await self._hello()
                lang = hello.lang
                live, device = await self._attached(hello)
            except Refusal as refusal:
                await self._say(encoded(Refused(refusal.code, worded(refusal.reason, language_of(lang)))))
                await self._close(TRY_LATER if refusal.code in (UNAVAILABLE, TOO_MANY) else POLICY)
                return
            await self._serve(live, device)

    async def _attached(self, hello: Hello) -> tuple[Live, Device]:
        """The table, and the device that looks at it; nobody crowds out another seat, and spectators crowd out no player."""
        live = await self._hub.find(hello.table)
        device = await live.look(lambda table: Device(seat_of(table, hello.key), hashed(hello.key), hello.lang, hello.since))
        await live.attach(device, self._limits.devices_at_a_seat)
        return live, device

    async def _hello(self) -> Hello:
        """The first message, which must come soon."""
        try:
            async with asyncio.timeout(self._limits.seconds_for_hello):
                request = await self._read()
        except TimeoutError:
            raise Refusal(BAD_MESSAGE, Reason("", "the first message did not come in time")) from None
        if not isinstance(request, Hello):
            raise Refusal(BAD_MESSAGE, Reason("", "the first message must be a hello"))
        return request

    async def _serve(self, live: Live, device: Device) -> None:
        counters = self._hub.services.counters
        counters.devices += 1
        loop = asyncio.get_running_loop()
        self._reading = loop.create_task(self._read_all(live, device))
        sending = loop.create_task(self._send_all(live, device))
        watching = loop.create_task(self._watch(device, sending))
        tasks = (self._reading, sending, watching)
        try:
            await asyncio.wait({self._reading})
            live.detach(device)
            if not self._reading.cancelled():
                self._reading.result()
            await asyncio.wait({sending})
            await self._close(device.code)
        finally:
            live.detach(device)
            counters.devices -= 1
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # --- out ---

    async def _say(self, frame: bytes) -> None:
        await self._send({"type": "websocket.send", "text": frame.decode()})

    async def _close(self, code: int) -> None:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(SECONDS_TO_CLOSE):
                await self._send({"type": "websocket.close", "code": code})

    async def _send_all(self, live: Live, device: Device) -> None:
        """Send until the device goes, does not read, or its table is dropped; then nothing more is read of it either."""
        try:
            with suppress(OSError):
                await device.send_all(self._say, live.catch_up)
        finally:
            device.close()
            if self._is_listening and self._reading is not None:
                self._reading.cancel()

    async def _watch(self, device: Device, sending: "asyncio.Task[None]") -> None:
        """Give up on a device that does not read."""
        while not device.is_stuck(self._limits.seconds_to_read):  # noqa: ASYNC110  # it is about time that passes
            await asyncio.sleep(self._limits.seconds_to_read / 4)
        sending.cancel()

    # --- in ---

    async def _read_all(self, live: Live, device: Device) -> None:
        """Do what the device asks for, until it goes or has to."""
        while not device.is_closed:
            await device.room()
            if not device.is_closed:
                await self._answer(live, device)

    async def _receive(self) -> Message:
        """The next message."""
        self._is_listening = True
        try:
            return await self._next_message()
        finally:
            self._is_listening = False

    async def _read(self) -> AnyRequest:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        self._check_pace()
        text = message.get("text")
        if text is None:
            raise Refusal(BAD_MESSAGE, Reason("", "a message is JSON text, not bytes"))
        return read_request(text)

    async def _answer(self, live: Live, device: Device) -> None:
        """One request, done or refused; none once the device is closed."""
        try:
            await self._do(live, device, await self._read())
        except Refusal as refusal:
            await live.refuse(device, refusal)
            if self._forgiven < 0:
                device.close(POLICY)

    def _check_pace(self) -> None:
        if not self._bucket.take():
            self._forgiven -= 1
            raise Refusal(TOO_FAST, Reason("", "too many messages: wait a moment"))

    async def _do(self, live: Live, device: Device, request: AnyRequest) -> None:
        match request:
            case Hello():
                raise Refusal(NOT_ALLOWED, Reason("", "hello is said once"))
            case Resync():
                await live.resync(device, request.since)
            case _ if device.seat < 0:
                raise Refusal(NOT_ALLOWED, WATCHES)
            case Renew():
                key = request.key or new_key()
                await live.renew(device, key)
                device.reply(Renewed(key))
            case Advise():
                await advise(live, device, request)
            case _:
                await live.do(device, request)
