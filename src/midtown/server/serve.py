"""Serve: the server on its address, until it is told to stop."""

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable
from typing import Final, final

import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from midtown.core.errors import BadOptions, Reason, Value
from midtown.server.app import Settings, make_app
from midtown.server.logs import write_logs
from midtown.server.store.line import StoreFailed
from midtown.server.store.store import open_store
from midtown.server.wire import Wire

SETTINGS: Final = "MIDTOWN_SETTINGS"
"""The variable of the environment that tells the processes of one server how it is set up."""
GARBAGE: Final = (100_000, 50, 100)
SECONDS_TO_FINISH: Final = 5
SECONDS_BETWEEN_PINGS: Final = 20.0
BACKLOG: Final = 1024
SECONDS_UNREAD: Final = 60
"""How long what was sent may lie unread before the system gives the connection up; closing it would wait for the reader."""


@final
class Server(uvicorn.Server):
    """Says when it can be reached."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        look_for_cycles_rarely()
        await super().startup(sockets)
        if self.started:
            self._ready()


def look_for_cycles_rarely() -> None:
    """Tables are trees without cycles: looking for some after every few hundred objects would cost a quarter of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def prepare(database: str) -> None:
    """Bring a database up to date, or refuse one that cannot be opened."""
    try:
        asyncio.run(_open_and_close(database))
    except StoreFailed as problem:
        raise BadOptions(problem.reason) from None


async def _open_and_close(database: str) -> None:
    store = await open_store(database)
    await store.close()


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> bool:
    """Serve on an open socket until a signal comes; whether the server could start at all."""
    server = Server(configuration(make_app(settings), settings), ready)
    server.run(sockets=[listener])
    return server.started


def serve_in_processes(settings: Settings, listener: socket.socket, processes: int) -> int:
    """Several processes behind one socket; one that dies is replaced."""
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    config = configuration("midtown.server.serve:app_of_environment", settings)
    config.factory = True
    config.workers = processes
    supervisor = Multiprocess(config, [listener])
    supervisor.run()
    return 0


def app_of_environment() -> ASGIApp:
    """The server of one process among several, set up as its parent says."""
    write_logs()
    look_for_cycles_rarely()
    return make_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def configuration(app: ASGIApp | str, settings: Settings) -> uvicorn.Config:
    """How connections are held."""
    return uvicorn.Config(
        app,
        ws=Wire,
        ws_max_size=settings.limits.message_bytes,
        ws_ping_interval=SECONDS_BETWEEN_PINGS,
        ws_ping_timeout=SECONDS_BETWEEN_PINGS,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        lifespan="on",
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        backlog=BACKLOG,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # only if it is named does asyncio send without delay
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "linux":
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SECONDS_UNREAD * 1000)
        listener.bind((host, port))
    except OSError as problem:
        listener.close()
        blanks: dict[str, Value] = {"host": host, "port": port, "problem": problem.strerror or str(problem)}
        raise BadOptions(Reason("", "nothing can be served at {host}, port {port}: {problem}", blanks)) from None
    return listener
