"""`python -m tests.server.trials.relay PORT [FILE]`: the bare relay that the server is measured against.

It checks nothing and knows nothing: whatever one of a group says, all of them are sent, with as much filler as they want. With
a file, it writes down everything that is said before it passes it on, and waits for the disk; without, it keeps nothing.
"""

import os
import sys

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

GROUPS: dict[str, list[WebSocket]] = {}
BOOK = os.open(sys.argv[2], os.O_CREAT | os.O_WRONLY | os.O_APPEND) if len(sys.argv) > 2 else None


async def relay(socket: WebSocket) -> None:
    """Pass on what is said."""
    await socket.accept()
    group = GROUPS.setdefault(socket.url.path, [])
    group.append(socket)
    filler = "x" * int(socket.path_params["filler"])
    try:
        while True:
            text = await socket.receive_text()
            keep(text)
            for other in group:
                await other.send_text(text + filler)
    except WebSocketDisconnect:
        group.remove(socket)


def keep(text: str) -> None:
    """Write something down, if there is a file for it."""
    if BOOK is not None:
        os.write(BOOK, text.encode())
        os.fdatasync(BOOK)


def main() -> None:
    """Serve on loopback."""
    app = Starlette(routes=[WebSocketRoute("/{group}/{filler}", relay)])
    uvicorn.run(app, port=int(sys.argv[1]), ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", access_log=False)


if __name__ == "__main__":
    main()
