"""Bad requests over HTTP."""

import asyncio
from collections.abc import Iterator
from typing import Any, Final, final

import msgspec

from midtown.core.chance import Chance
from midtown.games import GAMES
from midtown.match.match import Match
from midtown.match.record import record_of, write
from tests.server.trials.odd_messages import INVITE, JOIN, OPEN, damaged, huge_texts, odd_messages, odd_texts
from tests.server.trials.tally import Tally
from tests.server.trials.web import Answered, Web
from tests.server.trials.wire import SECONDS, connected, shaken, written

PATHS: Final = (
    "/",
    "/api",
    "/api/",
    "/api/tables/",
    "/api/tables/x",
    "/api/tables/x/y",
    "/api/play",
    "/api/play/",
    "/api/games/x/en",
    "/api/games/the-city/x",
    "/api/languages/x",
    "/assets/../pages.py",
    "/assets/%2e%2e/pages.py",
    "/table/x",
    "//",
    "/../etc/passwd",
    "/%00",
)
PATHS_OF_TABLES: Final = ("%00", "%ff%fe", "..", "x" * 5000, "%F0%9F%98%80", "'", "%22%3B--", "x%2Fy")
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW")
STRANGERS: Final = ("https://example.org", "null", "", "http://127.0.0.1", "http://127.0.0.1:1", "x", "://", "http://127.0.0.1.example.org")
KEYS: Final = ("Bearer", "Bearer ", "Bearer x", "bearer \xff\xfe", "Basic eDp5", "x" * 5000, "Bearer " + "x" * 43)
NO_HTTP: Final = {
    "nonsense": b"nonsense\r\n\r\n",
    "bytes": bytes(range(256)) * 10 + b"\r\n\r\n",
    "no version": b"GET /health\r\n\r\n",
    "another protocol": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    "a long path": b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    "a long header": b"GET /health HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 100_000 + b"\r\n\r\n",
    "many headers": b"GET /health HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 20_000 + b"\r\n",
    "no host": b"GET /health HTTP/1.1\r\n\r\n",
    "two lengths": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    "a negative length": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}",
    "a bad chunk": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "a header in lines": b"GET /health HTTP/1.1\r\nHost: x\r\nX: y\r\n z\r\nBad Header\r\n\r\n",
}
"""What is no proper HTTP."""


@final
class BadPages:
    """Asks for what is not there, with what makes no sense."""

    def __init__(self, port: int, opened: dict[str, Any], tally: Tally) -> None:
        self._port: Final = port
        self._web: Final = Web(port)
        self._opened: Final = opened
        self._tally: Final = tally

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answered:
        """Ask for a page, which must be there or refused with a sentence."""
        data = f"{method} {path} {headers} ".encode() + body
        self._tally.tried(data)
        answered = await self._web.ask(method, path, body, **headers)
        self._tally.page(answered if method != "HEAD" else Answered(200, b""), data)
        return answered

    async def post_odd_bodies(self) -> None:
        """Everything that can be wrong with what is posted."""
        table = self._opened["table"]
        for body in [*odd_texts(), *huge_texts(), *odd_messages(OPEN), *_odd_seats()]:
            await self.ask("POST", "/api/tables", body)
        for body in [*odd_texts(), *odd_messages(JOIN), *odd_messages(msgspec.structs.replace(JOIN, invitation=self._invitation))]:
            await self.ask("POST", f"/api/tables/{table}/join", body)
        for body in [*odd_texts(), *odd_messages(INVITE)]:
            await self.ask("POST", f"/api/tables/{table}/links", body, authorization=f"Bearer {self._opened['owner']}")

    @property
    def _invitation(self) -> str:
        return str(self._opened["invitations"]["1"])

    async def ask_for_odd_pages(self) -> None:
        """Paths and methods that do not exist, keys that lead nowhere, pages of other sites."""
        table = self._opened["table"]
        for path in (
            "/health",
            "/metrics",
            "/api/games",
            "/api/tables",
            f"/api/tables/{table}/join",
            f"/api/tables/{table}/record",
            f"/api/tables/{table}/replay",
            f"/api/tables/{table}/replay/0",
            f"/api/tables/{table}/components",
            "/api/games/the-city/fr",
            "/api/languages/de",
            *PATHS,
        ):
            for method in METHODS:
                await self.ask(method, path)
        for name in PATHS_OF_TABLES:
            await self.ask("POST", f"/api/tables/{name}/join", written(msgspec.to_builtins(JOIN)))
            await self.ask("GET", f"/api/tables/{name}/record?lang={name}", authorization="Bearer x")
            await self.ask("GET", f"/api/tables/{table}/replay/{name}?seat={name}&count={name}", authorization="Bearer x")
        for key in KEYS:
            await self.ask("GET", f"/api/tables/{table}/record", authorization=key)
            await self.ask("POST", f"/api/tables/{table}/links", b'{"seat":1}', authorization=key)

    async def come_from_elsewhere(self) -> None:
        """No page of another site opens a table or a connection."""
        for origin in STRANGERS:
            answered = await self.ask("POST", "/api/tables", written(msgspec.to_builtins(OPEN)), origin=origin)
            assert answered.status in {403, 409}, answered
            wire, status = await shaken(self._port, Origin=origin)
            self._tally.bare_page(Answered(status, b""), b"websocket from " + origin.encode())
            wire.cut()

    async def post_damaged_records(self, number: int, dice: Chance) -> None:
        """Games that were begun elsewhere, on paper that has suffered."""
        seats = [{"kind": "bot", "bot": "random"}] * 2
        for game in GAMES:
            record = _some_record(game, dice)
            for text in [record, "", "\n", record * 2, record[: len(record) // 2], *_without_each_line(record)]:
                await self.ask("POST", "/api/tables", written({"game": game, "seats": seats, "record": text}))
            for _record in range(number):
                text = damaged(record.encode(), dice).decode("utf-8", "replace")
                await self.ask("POST", "/api/tables", written({"game": game, "seats": seats, "record": text}))

    async def speak_otherwise(self) -> None:
        """What is no HTTP is answered, or hung up on, at once."""
        for data in NO_HTTP.values():
            self._tally.tried(data)
            wire = await connected(self._port)
            await wire.send(data)
            async with asyncio.timeout(SECONDS):
                self._tally.bare_page(Answered(await wire.status(), b""), data)
            wire.cut()


def _odd_seats() -> Iterator[bytes]:
    """Seats that nobody can sit on."""
    here, link = {"kind": "here", "name": "Ada", "salt": "salt"}, {"kind": "link"}
    odd_ones = ("\u202eAda", " Ada", "Ada\n", "", "x" * 16, "\x00", None, 1)
    odd: list[object] = [{**here, "name": name} for name in odd_ones]
    odd += [{**here, "salt": salt} for salt in ("é", " ", "a b", "", "x" * 65, "\x7f", None)]
    odd += [{**link, "name": name} for name in odd_ones] + [
        {"kind": "tom", "level": level} for level in ("", "z9", "b4,tom-b4", "b4=x", "B4 ", "tom-b4")
    ]
    odd += [{"kind": "bot", "bot": bot} for bot in ("", "unknown", "os:system", "midtown.bots.random:RandomBot", "greedy:x")]
    for seat in odd:
        yield written({"game": "new-york-city", "seats": [here, link, seat]})
    for count in range(9):
        for game in (*GAMES, "unknown", ""):
            yield written({"game": game, "seats": [here] * count})
            yield written({"game": game, "seats": [{"kind": "bot", "bot": "random"}] * count})
    for choices in ({"x": "y"}, {"rank": "9"}, {"rank": "2=3"}, {"tom-1": "B4"}, {str(number): "x" for number in range(30)}):
        yield written({"game": "new-york-city", "seats": [here, link], "choices": choices})
    for correction in (["x", "y", "z"], ["", "", ""], ["house", "cost", "-1"], ["house", "cost", "9" * 190], ["house", "copies", "99999"]):
        yield written({"game": "the-city", "seats": [here, link], "corrections": [correction]})
        yield written({"game": "the-city", "seats": [here, link], "corrections": [correction] * 500})


def _some_record(game_name: str, dice: Chance) -> str:
    """A game of two that was begun at random."""
    game = GAMES[game_name]
    match = Match(game, game.options(2), int(dice.bits()))
    for _move in range(40):
        seat = match.owing[0]
        choices = match.choices(seat)
        match.play(choices[int(dice.below(len(choices)))].action, seat)
    return write(record_of(match))


def _without_each_line(record: str) -> Iterator[str]:
    lines = record.splitlines(keepends=True)
    for place in range(len(lines)):
        yield "".join(lines[:place] + lines[place + 1 :])


async def bad_pages(port: int, number: int, dice: Chance, tally: Tally) -> None:
    """All of it."""
    seats = [{"kind": "here", "name": "Ada", "salt": "salt"}, {"kind": "link"}]
    opened = await Web(port).post("/api/tables", {"game": "the-city", "seats": seats})
    bad = BadPages(port, opened, tally)
    await bad.speak_otherwise()
    await bad.ask_for_odd_pages()
    await bad.come_from_elsewhere()
    await bad.post_odd_bodies()
    await bad.post_damaged_records(number, dice)
