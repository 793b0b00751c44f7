"""App: routes and the websocket; nothing but wiring."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from typing import Final, final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from midtown.server.built_page import BuiltPage, page_folder
from midtown.server.connection import Connection
from midtown.server.hub import Hub
from midtown.server.limits import Limits
from midtown.server.pages import BAD_REQUEST, Answer, Pages, no_page, refused
from midtown.server.protection import Protection
from midtown.server.refusal import Refusal
from midtown.server.services import LOG, Services
from midtown.server.store.store import open_store
from midtown.server.table.device import TRY_LATER
from midtown.server.thinking.thinkers import Thinkers
from midtown.server.wire import WIRE

SOCKET: Final = "/api/play"


@final
@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    database: str
    workers: int = 1
    """How many processes bots think in."""
    seconds_to_think: float = 10.0
    origins: tuple[str, ...] = ()
    """Other addresses under which the page is reached."""
    limits: Limits = field(default_factory=Limits)


def make_app(settings: Settings) -> ASGIApp:
    """The whole server; it opens its store when it starts and closes it when it stops."""
    house = House(settings)
    pages = Starlette(routes=routes_of(house), exception_handlers={HTTPException: no_page}, lifespan=house.lifespan)
    pages.router.redirect_slashes = False
    return Protection(pages, house.connect, settings.origins)


def routes_of(house: "House") -> list[Route]:
    """What can be asked over HTTP."""
    return [
        Route("/api/games", house.answer(Pages.games), methods=["GET"]),
        Route("/api/games/{game}/{lang}", house.answer(Pages.game), methods=["GET"]),
        Route("/api/languages/{lang}", house.answer(Pages.language), methods=["GET"]),
        Route("/api/tables", house.answer(Pages.open), methods=["POST"]),
        Route("/api/tables/{table}/join", house.answer(Pages.join), methods=["POST"]),
        Route("/api/tables/{table}/links", house.answer(Pages.invite), methods=["POST"]),
        Route("/api/tables/{table}/record", house.answer(Pages.record), methods=["GET"]),
        Route("/api/tables/{table}/replay", house.answer(Pages.replay), methods=["GET"]),
        Route("/api/tables/{table}/replay/{ply}", house.answer(Pages.moments), methods=["GET"]),
        Route("/api/tables/{table}/review", house.answer(Pages.review), methods=["GET"]),
        Route("/api/tables/{table}/components", house.answer(Pages.components), methods=["GET"]),
        Route("/health", house.answer(Pages.health), methods=["GET"]),
        Route("/metrics", house.answer(Pages.metrics), methods=["GET"]),
        *BuiltPage(page_folder()).routes(),
    ]


@final
class House:
    """What lives as long as the server runs."""

    pages: Pages
    _hub: Hub

    def __init__(self, settings: Settings) -> None:
        self._settings: Final = settings
        self._devices = 0

    def answer(self, page: Callable[[Pages, Request], Awaitable[Response]]) -> Answer:
        """A page, with refusals as answers."""

        async def answered(request: Request) -> Response:
            try:
                return await page(self.pages, request)
            except Refusal as refusal:
                return refused(refusal, request.query_params.get("lang", "en"))
            except ClientDisconnect:
                return Response(status_code=BAD_REQUEST)

        return answered

    def lifespan(self, _app: Starlette) -> AbstractAsyncContextManager[None]:
        """Open the store, serve, close."""
        return self._open()

    @asynccontextmanager
    async def _open(self) -> AsyncIterator[None]:
        settings = self._settings
        store = await open_store(settings.database)
        thinkers = Thinkers(settings.workers)
        advisers = Thinkers(1)
        self._hub = Hub(Services(store, thinkers, advisers, seconds_to_think=settings.seconds_to_think), settings.limits)
        self.pages = Pages(self._hub, settings.limits)
        LOG.info("the server is open")
        try:
            yield
        finally:
            await self._hub.close()
            await thinkers.close()
            await advisers.close()
            await store.close()
            LOG.info("the server is closed")

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A device wants to look at a table."""
        if scope["path"] != SOCKET or self._devices >= self._settings.limits.devices:
            await receive()
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        self._devices += 1
        try:
            await Connection(receive, send, scope["state"][WIRE], self._hub, self._settings.limits).run()
        finally:
            self._devices -= 1
