"""Built page: the page for people, as `make page` has made it."""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final, final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from midtown.server.kept import ASK_AGAIN, FOR_EVER, Kept

INDEX: Final = "index.html"
ASSETS: Final = "assets/"
"""The folder of files whose names change with their contents."""
SCREENS: Final = ("table", "rules", "replay", "learn")
"""What the addresses begin with that the page itself understands."""
NOT_FOUND: Final = 404
NOT_BUILT: Final = "The page is not built yet: 'make page' builds it. Everything else is there.\n"
KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


def page_folder() -> Traversable:
    """Where the page is built."""
    return files("midtown.server") / "page"


@final
class BuiltPage:
    """The files of the page, read and compressed once."""

    def __init__(self, folder: Traversable) -> None:
        self._files: Final = {path: _kept(path, file) for path, file in _walk(folder, "")} if folder.is_dir() else {}

    def routes(self) -> list[Route]:
        """Where the page is found, and its files."""
        screens = [path for screen in SCREENS for path in (f"/{screen}", f"/{screen}/{{rest:path}}")]
        return [
            *[Route(path, self._page, methods=["GET"]) for path in ("/", *screens)],
            *[Route(path, self._file, methods=["GET"]) for path in (f"/{ASSETS}{{file:path}}", "/{file}")],
        ]

    async def _page(self, request: Request) -> Response:
        index = self._files.get(INDEX)
        return PlainTextResponse(NOT_BUILT) if index is None else index.answer(request)

    async def _file(self, request: Request) -> Response:
        found = self._files.get(request.url.path.removeprefix("/"))
        if found is None:
            raise HTTPException(NOT_FOUND)
        return found.answer(request)


def _walk(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    """Every file in a folder and in those below it, with its path."""
    for found in folder.iterdir():
        if found.is_dir():
            yield from _walk(found, f"{path}{found.name}/")
        elif not found.name.startswith("."):
            yield path + found.name, found


def _kept(path: str, file: Traversable) -> Kept:
    kind = KINDS.get(PurePosixPath(path).suffix, "application/octet-stream")
    return Kept(file.read_bytes(), kind, caching=FOR_EVER if path.startswith(ASSETS) else ASK_AGAIN)
