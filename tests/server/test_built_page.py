import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from starlette.applications import Starlette

from midtown.server.built_page import BuiltPage
from midtown.server.kept import ASK_AGAIN, FOR_EVER

FILES = {
    "index.html": "<!doctype html><title>Midtown</title>",
    "icon.svg": "<svg/>",
    "app.webmanifest": "{}",
    ".built-1": "",
    "assets/index-B1.js": "play()",
    "assets/index-B1.css": "body {}",
    "assets/limelight-C2.woff2": "wOF2",
    "assets/deep/board-D3.js": "draw()",
}


class Answered(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def ask(folder: Path, path: str, method: str = "GET") -> Answered:
    """What a browser gets at this address."""
    sent: list[MutableMapping[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request"}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    app = Starlette(routes=BuiltPage(folder).routes())
    asyncio.run(app({"type": "http", "method": method, "path": path, "headers": [], "query_string": b""}, receive, send))
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Answered(sent[0]["status"], headers, sent[1]["body"])


@pytest.mark.parametrize("path", ["/", "/table/SalcmfTq6amT", "/rules", "/rules/the-city", "/replay/x/12", "/learn", "/learn/"])
def test_the_page_is_found_at_all_addresses_that_it_understands(folder: Path, path: str) -> None:
    answered = ask(folder, path)

    assert (answered.status, answered.body) == (200, FILES["index.html"].encode())
    assert answered.headers["content-type"] == "text/html; charset=utf-8"
    assert answered.headers["cache-control"] == ASK_AGAIN


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("assets/index-B1.js", "text/javascript; charset=utf-8"),
        ("assets/index-B1.css", "text/css; charset=utf-8"),
        ("assets/limelight-C2.woff2", "font/woff2"),
        ("assets/deep/board-D3.js", "text/javascript; charset=utf-8"),
    ],
)
def test_what_has_a_name_of_its_own_for_every_content_is_kept_for_ever(folder: Path, path: str, kind: str) -> None:
    answered = ask(folder, f"/{path}")

    assert (answered.status, answered.body) == (200, FILES[path].encode())
    assert (answered.headers["content-type"], answered.headers["cache-control"]) == (kind, FOR_EVER)


@pytest.mark.parametrize(("path", "kind"), [("icon.svg", "image/svg+xml"), ("app.webmanifest", "application/manifest+json")])
def test_other_files_are_asked_for_again(folder: Path, path: str, kind: str) -> None:
    answered = ask(folder, f"/{path}")

    assert (answered.headers["content-type"], answered.headers["cache-control"]) == (kind, ASK_AGAIN)


@pytest.mark.parametrize(
    "path", ["/nowhere", "/assets/", "/assets/../index.html", "/assets/../../pages.py", "/.built-1", "/tables/x", "//"]
)
def test_there_is_nothing_else(folder: Path, path: str) -> None:
    assert ask(folder, path).status == 404


def test_the_page_is_only_read(folder: Path) -> None:
    assert ask(folder, "/", "POST").status == 405


def test_a_checkout_without_a_page_says_how_it_is_built(tmp_path: Path) -> None:
    answered = ask(tmp_path / "page", "/")

    assert (answered.status, answered.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert b"'make page' builds it" in answered.body
    assert ask(tmp_path / "page", "/assets/index.js").status == 404
