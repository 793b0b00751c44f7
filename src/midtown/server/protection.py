"""Protection: what a browser is told to allow, and which pages may talk to the server."""

from typing import Final, final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from midtown.core.errors import Reason
from midtown.server.pages import refused
from midtown.server.refusal import NOT_ALLOWED, Refusal
from midtown.server.table.device import POLICY

CONTENT: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cache-control": "no-store",
}
SAFE: Final = ("GET", "HEAD")


@final
class Protection:
    """Pages of other sites can neither open tables nor sit down at them."""

    def __init__(self, pages: ASGIApp, sockets: ASGIApp, origins: tuple[str, ...]) -> None:
        self._pages: Final = pages
        self._sockets: Final = sockets
        self._origins: Final = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a websocket, or turn it away."""
        if scope["type"] == "lifespan":
            await self._pages(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._serve_socket(scope, receive, send)
        else:
            await self._serve_page(scope, receive, send)

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._is_welcome(scope):
            await self._sockets(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": POLICY, "reason": ""})

    async def _serve_page(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["method"] in SAFE or self._is_welcome(scope):
            await self._pages(scope, receive, guarded)
        else:
            answer = refused(Refusal(NOT_ALLOWED, Reason("", "pages of other sites cannot do this")), "en")
            await answer(scope, receive, guarded)

    def _is_welcome(self, scope: Scope) -> bool:
        """Does the request come from a page of this server, or from a program that is no page?"""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        return origin.partition("://")[2] == headers.get("host")
