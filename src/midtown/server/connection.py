"""Connection: one websocket, from its first message to its end."""

import asyncio
from contextlib import suppress
from typing import Final, final

from starlette.types import Receive, Send

from midtown.core.errors import Reason
from midtown.server.hub import Hub
from midtown.server.keys import hashed
from midtown.server.limits import Limits
from midtown.server.line import Ear
from midtown.server.links import seat_of
from midtown.server.refusal import BAD_MESSAGE, TOO_MANY, UNAVAILABLE, Refusal
from midtown.server.replies import Refused, encoded
from midtown.server.requests import Hello, read_message
from midtown.server.sentences import language_of, worded
from midtown.server.table.device import POLICY, TRY_LATER, Device
from midtown.server.table.live import Live
from midtown.server.talk import Talk

SECONDS_TO_CLOSE: Final = 1.0
"""How long a device may take to hear that it is over; one that does not read never hears it."""


class Gone(Exception):
    """The device has closed its connection."""


@final
class Connection:
    """The first message says at which table a device wants to look, and with which key; after it, they talk directly."""

    def __init__(self, receive: Receive, send: Send, ear: Ear, hub: Hub, limits: Limits) -> None:  # both ends
        self._next_message: Final = receive
        self._send: Final = send
        self._ear: Final = ear
        self._hub: Final = hub
        self._limits: Final = limits

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
                self._ear.say(encoded(Refused(refusal.code, worded(refusal.reason, language_of(lang)))))
                await self._close(TRY_LATER if refusal.code in (UNAVAILABLE, TOO_MANY) else POLICY)
                return
            await self._serve(live, device)

    async def _hello(self) -> Hello:
        """The first message, which must come soon."""
        try:
            async with asyncio.timeout(self._limits.seconds_for_hello):
                message = await self._next_message()
        except TimeoutError:
            raise Refusal(BAD_MESSAGE, Reason("", "the first message did not come in time")) from None
        if message["type"] == "websocket.disconnect":
            raise Gone
        request = read_message(message.get("text"))
        if not isinstance(request, Hello):
            raise Refusal(BAD_MESSAGE, Reason("", "the first message must be a hello"))
        return request

    async def _attached(self, hello: Hello) -> tuple[Live, Device]:
        """The table, and the device that looks at it; nobody crowds out another seat, and spectators crowd out no player."""
        live = await self._hub.find(hello.table)
        device = await live.look(lambda table: Device(seat_of(table, hello.key), hashed(hello.key), hello.lang, hello.since))
        await live.attach(device, self._limits.devices_at_a_seat)
        return live, device

    async def _serve(self, live: Live, device: Device) -> None:
        counters = self._hub.services.counters
        counters.devices += 1
        try:
            device.connect(self._ear, live.catch_up)
            self._ear.listen(Talk(live, device, self._ear, self._limits, self._hub.hints))
            await self._end(device)
        finally:
            live.detach(device)
            counters.devices -= 1

    async def _end(self, device: Device) -> None:
        """Wait until the device goes, or has to."""
        loop = asyncio.get_running_loop()
        waiting = (loop.create_task(self._gone()), loop.create_task(device.closed.wait()))
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        if device.is_closed:
            await self._close(device.code)

    async def _gone(self) -> None:
        """Nothing else is received any more but that the device has gone."""
        await self._next_message()

    async def _close(self, code: int) -> None:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(SECONDS_TO_CLOSE):
                await self._send({"type": "websocket.close", "code": code})
