import asyncio
from collections.abc import MutableMapping
from typing import Any

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from midtown.server.protection import HEADERS, Protection

OTHER = "https://midtown.example"


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
    else:
        await PlainTextResponse("served", headers={"cache-control": "max-age=60"})(scope, receive, send)


def answers(kind: str, method: str, **headers: str) -> list[MutableMapping[str, Any]]:
    """What is sent to who asks like this."""
    sent: list[MutableMapping[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": f"{kind}.connect"}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.append(message)

    scope = {"type": kind, "method": method, "headers": [(name.encode(), value.encode()) for name, value in headers.items()]}
    asyncio.run(Protection(app, app, (OTHER,))(scope, receive, send))
    return sent


@pytest.mark.parametrize("origin", ["http://table.example:8000", "https://table.example:8000", OTHER])
def test_own_pages_are_welcome(origin: str) -> None:
    assert answers("http", "POST", host="table.example:8000", origin=origin)[0]["status"] == 200
    assert answers("websocket", "GET", host="table.example:8000", origin=origin)[0]["type"] == "websocket.accept"


def test_programs_that_are_no_pages_are_welcome() -> None:
    assert answers("http", "POST", host="table.example")[0]["status"] == 200
    assert answers("websocket", "GET", host="table.example")[0]["type"] == "websocket.accept"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://table.example.evil.example", "http://table.example:81"])
def test_pages_of_other_sites_are_turned_away(origin: str) -> None:
    sent = answers("http", "POST", host="table.example", origin=origin)
    assert sent[0]["status"] == 409
    assert b"pages of other sites cannot do this" in sent[1]["body"]
    assert answers("websocket", "GET", host="table.example", origin=origin) == [{"type": "websocket.close", "code": 1008, "reason": ""}]


def test_a_host_that_was_not_named_is_nobodys_origin() -> None:
    assert answers("websocket", "GET", origin="null")[0]["type"] == "websocket.close"


def test_everybody_may_look() -> None:
    assert answers("http", "GET", host="table.example", origin="http://evil.example")[0]["status"] == 200


@pytest.mark.parametrize("origin", ["http://table.example", "http://evil.example"])
def test_every_answer_tells_browsers_what_to_allow(origin: str) -> None:
    headers = dict(answers("http", "POST", host="table.example", origin=origin)[0]["headers"])

    assert {name for name in HEADERS if name.encode() not in headers} == set()
    assert b"default-src 'none'" in headers[b"content-security-policy"]
    assert b"unsafe" not in headers[b"content-security-policy"]
    assert headers[b"referrer-policy"] == b"no-referrer"


def test_a_page_may_be_kept_if_it_says_so() -> None:
    assert dict(answers("http", "GET", host="x")[0]["headers"])[b"cache-control"] == b"max-age=60"
