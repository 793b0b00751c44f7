"""Connection: one websocket, from its first message to its end."""

import asyncio
from contextlib import suppress
from typing import Final, final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from midtown.core.errors import Reason
from midtown.server.device import Device
from midtown.server.hub import Hub, seat_of
from midtown.server.limits import Bucket, Limits
from midtown.server.live import Live
from midtown.server.refusal import BAD_MESSAGE, NOT_ALLOWED, TOO_FAST, TOO_MANY, UNAVAILABLE, Refusal
from midtown.server.replies import AnyReply, Refused, Renewed, encoded
from midtown.server.requests import AnyRequest, Hello, Renew, Resync, read_request
from midtown.server.sentences import sentence
from midtown.texts.language import Language

POLICY: Final = 1008
RESTART: Final = 1012
TRY_LATER: Final = 1013
WATCHES: Final = Reason("", "who only watches cannot take part")


@final
class Connection:
    """Reads requests one after the other, and sends what there is to tell."""

    def __init__(self, socket: WebSocket, hub: Hub, limits: Limits) -> None:
        self._socket: Final = socket
        self._hub: Final = hub
        self._limits: Final = limits
        self._bucket: Final = Bucket(limits.messages_a_second, limits.messages_at_once)
        self._forgiven = limits.forgiven

    async def run(self) -> None:
        """Serve the device until it goes, or has to."""
        await self._socket.accept()
        with suppress(WebSocketDisconnect, OSError):
            try:
                hello = await self._hello()
                live = await self._hub.find(hello.table)
                device = await live.look(lambda table: Device(seat_of(table, hello.key), hello.lang, hello.since))
                self._check_room(live)
            except Refusal as refusal:
                await self._send(encoded(_refused(refusal)))
                await self._socket.close(TRY_LATER if refusal.code in (UNAVAILABLE, TOO_MANY) else POLICY)
                return
            await self._serve(live, device)

    def _check_room(self, live: Live) -> None:
        if len(live.audience.devices) >= self._limits.devices_at_a_table:
            raise Refusal(TOO_MANY, Reason("", "too many look at this table"))

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
        counters.devices.inc()
        sending = asyncio.get_running_loop().create_task(self._send_all(live, device))
        try:
            await live.attach(device)
            while not device.is_closed:
                await device.room()
                await self._answer(live, device)
        finally:
            live.detach(device)
            device.close()
            counters.devices.dec()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    # --- out ---

    async def _send(self, frame: bytes) -> None:
        async with asyncio.timeout(self._limits.seconds_to_read):
            await self._socket.send({"type": "websocket.send", "text": frame.decode()})

    async def _send_all(self, live: Live, device: Device) -> None:
        """Send until the device goes, does not read, or its table is dropped."""
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            try:
                await device.send_all(self._send, live.catch_up)
            finally:
                device.close()
                await self._socket.close(RESTART)

    # --- in ---

    async def _read(self) -> AnyRequest:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise Refusal(BAD_MESSAGE, Reason("", "a message is JSON text, not bytes"))
        try:
            return read_request(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError) as problem:
            raise Refusal(BAD_MESSAGE, Reason("", "the message cannot be read: {problem}", {"problem": str(problem)[:200]})) from None

    async def _answer(self, live: Live, device: Device) -> None:
        """One request, done or refused."""
        request_id = ""
        try:
            request = await self._read()
            self._check_pace()
            request_id = getattr(request, "id", "")
            await self._do(live, device, request)
        except Refusal as refusal:
            await live.refuse(device, refusal, request_id)
            if self._forgiven < 0:
                device.close()

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
                device.reply(Renewed(await self._hub.renew(live.table.name, device.seat)))
            case _:
                await live.do(device, request)


def _refused(refusal: Refusal) -> AnyReply:
    return Refused(refusal.code, sentence(refusal.reason, Language.load("en", "")))
