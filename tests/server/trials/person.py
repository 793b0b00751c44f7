"""Somebody who plays one game to its end, whatever happens to the servers."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Final, final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from midtown.server.refusal import TOO_FAST, UNAVAILABLE
from tests.server.trials.asking import Asking, Request
from tests.server.trials.heard import Heard, heard
from tests.server.trials.ledger import Party
from tests.server.trials.mortal_server import HOST, ServerProcess
from tests.server.trials.trial import Trial

LONGEST_THOUGHT: Final = 0.02
PAUSE: Final = 0.1
"""Seconds before another attempt."""
HANGS_UP: Final = 0.04
"""How often a connection is given up after a message, as long as there are kills to come: whoever comes back sees everything anew."""


@final
class Person:
    """Asks for one thing at a time, and for the same again until there is an answer."""

    def __init__(self, trial: Trial, party: Party, seat: int) -> None:
        self._trial: Final = trial
        self._ledger: Final = trial.ledger
        self._party: Final = party
        self._key: Final = party.keys[seat]
        self._dice: Final = Random(trial.dice.random())  # noqa: S311  # these dice guard no secret
        self._server: ServerProcess = self._dice.choice(trial.servers)
        self._asking: Final = Asking(f"{party.table}-{seat}", trial.ledger, self._dice)
        self._table: Heard | None = None
        self._request: Request | None = None
        self._is_sent = False
        """Was the request sent over this connection?"""
        self._has_voted = False

    async def play(self) -> None:
        """Come back until the game is over, and until it is known where the next one is, if there is one."""
        while not self._is_finished:
            with suppress(OSError, WebSocketException):
                address = f"ws://{HOST}:{self._server.port}/api/play"
                async with connect(address, compression=None, proxy=None, max_size=None, open_timeout=5, close_timeout=1) as socket:
                    self._ledger.reconnects += self._table is not None
                    await self._sit(socket)
            self._forget_connection()
            self._server = self._trial.other_than(self._server)
            await asyncio.sleep(self._dice.uniform(0, PAUSE))

    def _forget_connection(self) -> None:
        self._is_sent = False
        if self._request is not None:
            self._server.in_flight.discard(self._request.id)

    @property
    def _is_finished(self) -> bool:
        if self._request is not None or self._table is None or self._table.phase != "over":
            return False
        return not self._party.plays_again or bool(self._table.rematch)

    async def _sit(self, socket: ClientConnection) -> None:
        """Play over this connection until the game is over, or the person hangs up."""
        hello = {"type": "hello", "table": self._party.table, "key": self._key, "since": self._table.version if self._table else 0}
        await socket.send(msgspec.json.encode(hello).decode())
        async for text in socket:
            await self._hear(heard(text))
            if self._is_finished:
                return
            await self._ask(socket)
            if self._trial.goes_on and self._dice.random() < HANGS_UP:
                socket.transport.abort()
                return

    # --- in ---

    async def _hear(self, message: Heard) -> None:
        if message.type == "update":
            self._look(message)
        if message.update is not None:
            self._look(message.update)
        if message.type == "refused":
            await self._take_refusal(message)
        for done in message.done:
            self._settle(done, self._ledger.acknowledged)

    def _look(self, update: Heard) -> None:
        """See the table; time goes forward only."""
        if self._table is not None and update.version < self._table.version:
            self._ledger.steps_back.append(f"{self._party.table}: {self._table.version}, then {update.version}")
            return
        if self._table is None or update.version > self._table.version:
            self._trial.note_news(self._party)
        self._table = update.after(self._table)
        self._party.rematch = update.rematch

    async def _take_refusal(self, refusal: Heard) -> None:
        """Try again later what might have been done, and nothing else."""
        if refusal.code in (TOO_FAST, UNAVAILABLE):
            await asyncio.sleep(PAUSE)
            self._is_sent = False
        elif refusal.id:
            self._settle(refusal.id, self._ledger.refused)
        else:
            self._ledger.locked_out.append(f"{self._party.table}: {refusal.code}")

    def _settle(self, name: str, book: set[str]) -> None:
        """An answer has come."""
        book.add(name)
        self._server.in_flight.discard(name)
        if self._request is None or self._request.id != name:
            return
        if book is self._ledger.acknowledged:
            self._server.is_used.set()
            self._asking.note_done(self._request)
        self._request = None
        self._is_sent = False

    # --- out ---

    async def _ask(self, socket: ClientConnection) -> None:
        """Send what there is to be sent, for the first time or once more."""
        if self._request is None and self._table is not None:
            self._request = self._next_request(self._table)
        if self._request is not None and not self._is_sent:
            await asyncio.sleep(self._dice.uniform(0, LONGEST_THOUGHT))
            self._is_sent = True
            self._server.in_flight.add(self._request.id)
            await socket.send(self._request.text)

    def _next_request(self, table: Heard) -> Request | None:
        if table.phase == "over" and self._party.plays_again and not self._has_voted:
            self._has_voted = True
            return self._asking.rematch()
        return self._asking.next_request(table)
