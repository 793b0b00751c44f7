"""Listener: hears what other processes write into a PostgreSQL database."""

import asyncio
import re
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from selectors import EVENT_READ, DefaultSelector
from threading import Thread
from typing import Final, final

import psycopg

from midtown.server.store.database import Heard

CHANNEL: Final = "midtown"
NOTICE: Final = re.compile(r"(\w+) (.+) ([0-9]+)")
"""Who has written, at which table, a line of which number."""
BACK_OFF: Final = 0.2
"""Seconds until a lost connection is tried again."""


@final
class Listener:
    """A thread with a connection of its own that comes back by itself."""

    def __init__(self, connect: Callable[[], psycopg.Connection], process: str, heard: Heard) -> None:
        self._connect: Final = connect
        self._process: Final = process
        self._heard: Final = heard
        self._loop: Final = asyncio.get_running_loop()
        self._bell, self._door = socket.socketpair()
        self._thread: Final = Thread(target=self._run, name="midtown-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End the thread."""
        self._bell.close()
        self._thread.join()
        self._door.close()

    def _run(self) -> None:
        self._listen()
        while not self._rings_within(BACK_OFF):
            self._listen()

    def _listen(self) -> None:
        """Listen until the connection is lost or the bell rings; what was written before the connection stood was not heard."""
        with suppress(psycopg.Error), closing(self._connect()) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._tell("", 0)
            while not self._rings_before(connection):
                for notice in connection.notifies(timeout=0):
                    self._read(notice.payload)

    def _read(self, payload: str) -> None:
        """Tell what another process has said."""
        found = NOTICE.fullmatch(payload)
        if found and found[1] != self._process:
            self._tell(found[2], int(found[3]))

    def _tell(self, table: str, number: int) -> None:
        self._loop.call_soon_threadsafe(self._heard, table, number)

    def _rings_before(self, connection: psycopg.Connection) -> bool:
        """Wait for the bell or for something to be heard: was it the bell?"""
        with DefaultSelector() as selector:
            selector.register(self._door, EVENT_READ)
            selector.register(connection, EVENT_READ)
            return any(key.fileobj is self._door for key, _ in selector.select())

    def _rings_within(self, seconds: float) -> bool:
        """Wait for the bell, but not for long: did it ring?"""
        with DefaultSelector() as selector:
            selector.register(self._door, EVENT_READ)
            return bool(selector.select(seconds))
