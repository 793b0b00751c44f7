import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from midtown.core.errors import Reason
from midtown.games import GAMES
from midtown.server import pages as pages_module
from midtown.server.limits import Limits
from midtown.server.pages import Pages, refused
from midtown.server.refusal import NO_TABLE, Refusal
from midtown.server.requests import Bot, Here
from tests.server.evening import Evening, evening

OPEN = {"game": "the-city", "seats": [{"kind": "here", "name": "Ada", "salt": "a"}, {"kind": "link"}]}


def posted(body: bytes, *, key: str = "", address: str = "10.0.0.1", query: str = "", **path: str) -> Request:
    """A request with this body, in pieces."""
    pieces = [body[start : start + 1000] for start in range(0, len(body), 1000)] or [b""]

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": pieces.pop(0), "more_body": bool(pieces)}

    headers = [(b"authorization", f"Bearer {key}".encode())] if key else []
    scope = {"type": "http", "method": "POST", "headers": headers, "client": (address, 1), "path_params": path}
    return Request({**scope, "query_string": query.encode()}, receive)


def content(response: Response) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(bytes(response.body))
    return read


def with_pages(scene: Callable[[Pages, Evening], Awaitable[None]], limits: Limits | None = None) -> None:
    async def play() -> None:
        async with evening() as night:
            await scene(Pages(night.hub, limits or Limits()), night)

    asyncio.run(play())


def test_a_table_is_opened_joined_and_its_link_renewed() -> None:
    async def scene(pages: Pages, _night: Evening) -> None:
        opened = content(await pages.open(posted(json.dumps(OPEN).encode())))
        assert set(opened) == {"table", "owner", "watch", "keys", "invitations", "promise"}
        name = opened["table"]
        renewed = content(await pages.invite(posted(b'{"seat": 1}', key=opened["owner"], table=name)))
        join = {"invitation": renewed["key"], "name": "Ben", "salt": "b"}
        joined = content(await pages.join(posted(json.dumps(join).encode(), table=name)))
        assert joined["seat"] == 1
        with pytest.raises(Refusal) as refusal:
            await pages.record(posted(b"", key=joined["key"], table=name))
        assert refusal.value.code == "not-allowed"

    with_pages(scene)


def test_what_needs_a_key_is_not_done_without_one() -> None:
    async def scene(pages: Pages, _night: Evening) -> None:
        for page in (pages.invite, pages.record, pages.replay, pages.moments, pages.components):
            with pytest.raises(Refusal) as refusal:
                await page(posted(b'{"seat": 1}', table="t"))
            assert refusal.value.code == "no-key"

    with_pages(scene)


@pytest.mark.parametrize("body", [b"", b"[", b"[]", b"\xff", b"[" * 100_000, b'{"game": "the-city", "seats": [], "more": 1}'])
def test_what_cannot_be_read_is_refused(body: bytes) -> None:
    async def scene(pages: Pages, _night: Evening) -> None:
        with pytest.raises(Refusal) as refusal:
            await pages.open(posted(body))
        assert refusal.value.code == "bad-message"

    with_pages(scene)


def test_no_more_is_read_than_is_allowed() -> None:
    async def scene(pages: Pages, _night: Evening) -> None:
        request = posted(b" " * 100_000)
        with pytest.raises(Refusal) as refusal:
            await pages.open(request)
        assert refusal.value.code == "too-big"
        assert (await request.receive())["more_body"]

    with_pages(scene, Limits(body_bytes=10_000))


def test_one_address_cannot_ask_without_end() -> None:
    async def scene(pages: Pages, _night: Evening) -> None:
        limited = [Refusal, Refusal]
        for _ in range(3):
            await pages.open(posted(json.dumps(OPEN).encode()))
        for page in (pages.open, pages.record):
            with pytest.raises(limited.pop()) as refusal:
                await page(posted(json.dumps(OPEN).encode(), key="k", table="t"))
            assert refusal.value.code == "too-fast"
        await pages.open(posted(json.dumps(OPEN).encode(), address="10.0.0.2"))

    with_pages(scene, Limits(posts_a_second=0.001, posts_at_once=3))


def test_no_more_addresses_are_remembered_than_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages_module, "MOST_ADDRESSES", 3)

    async def scene(pages: Pages, _night: Evening) -> None:
        async def ask(address: str) -> str:
            with pytest.raises(Refusal) as refusal:
                await pages.open(posted(b"", address=address))
            return refusal.value.code

        assert [await ask(address) for address in ("a", "b", "c", "a", "d")] == ["bad-message"] * 3 + ["too-fast", "bad-message"]
        assert await ask("b") == "bad-message"
        assert await ask("a") == "too-fast"

    with_pages(scene, Limits(posts_a_second=0.001, posts_at_once=1))


def test_everybody_may_know_which_games_there_are() -> None:
    async def scene(pages: Pages, _night: Evening) -> None:
        told = content(await pages.games(posted(b"")))
        assert [game["game"] for game in told["games"]] == list(GAMES)
        assert [game["most_toms"] for game in told["games"]] == [3 if "new-york" in name else 0 for name in GAMES]
        assert not [option for game in told["games"] for option in game["options"] if option["name"].startswith("tom")]

    with_pages(scene)


def test_the_health_is_good_while_tables_can_be_read() -> None:
    async def scene(pages: Pages, night: Evening) -> None:
        assert content(await pages.health(posted(b"")))["health"] == "good"
        assert b"midtown_tables 0.0" in bytes((await pages.metrics(posted(b""))).body)
        night.store.fails_to_read = True
        with pytest.raises(Refusal) as refusal:
            await pages.health(posted(b""))
        assert refusal.value.code == "unavailable"

    with_pages(scene)


def test_a_refusal_has_a_status_and_a_reason_in_the_language_that_was_asked_for() -> None:
    refusal = Refusal(NO_TABLE, Reason("", "the game is over"))

    assert refused(refusal, "en").status_code == 404
    assert content(refused(refusal, "de"))["reason"]["text"] != content(refused(refusal, "en"))["reason"]["text"]
    assert content(refused(refusal, "xx")) == content(refused(refusal, "en"))
    assert refused(Refusal("illegal", Reason("", "the game is over")), "en").status_code == 400


async def solo(night: Evening) -> tuple[str, str]:
    """A game that one person plays, and the key of spectators."""
    opened = await night.open([Here("Ada", "a"), Bot("greedy")])
    return opened.table, opened.watch


def test_a_game_that_may_be_seen_is_replayed() -> None:
    async def scene(pages: Pages, night: Evening) -> None:
        table, key = await solo(night)
        replay = content(await pages.replay(posted(b"", key=key, table=table, query="lang=fr")))
        assert (replay["table"]["name"], replay["moves"], replay["points"]) == (table, [], [[0, 0]])
        answer = await pages.moments(posted(b"", key=key, table=table, ply="0", query="seat=open&count=99"))
        [moment] = content(answer)["moments"]
        assert (moment["ply"], len(moment["own"])) == (0, 2)
        assert answer.headers["cache-control"].startswith("private")
        box = content(await pages.components(posted(b"", key=key, table=table, query="lang=xx")))
        assert len(box["components"]) > 40

    with_pages(scene)


@pytest.mark.parametrize(("ply", "query"), [("x", ""), ("-1", ""), ("²", ""), ("1" * 7, ""), ("0", "count=x"), ("0", "count=")])
def test_what_is_no_number_is_refused(ply: str, query: str) -> None:
    async def scene(pages: Pages, night: Evening) -> None:
        table, key = await solo(night)
        with pytest.raises(Refusal, match="is no number") as refusal:
            await pages.moments(posted(b"", key=key, table=table, ply=ply, query=query))
        assert refusal.value.code == "bad-message"

    with_pages(scene)


def test_replays_and_boxes_are_asked_for_no_faster_than_records() -> None:
    async def scene(pages: Pages, night: Evening) -> None:
        table, key = await solo(night)
        await pages.replay(posted(b"", key=key, table=table))
        for page in (pages.replay, pages.moments, pages.components):
            with pytest.raises(Refusal) as refusal:
                await page(posted(b"", key=key, table=table, ply="0"))
            assert refusal.value.code == "too-fast"

    with_pages(scene, Limits(posts_a_second=0.001, posts_at_once=1))
