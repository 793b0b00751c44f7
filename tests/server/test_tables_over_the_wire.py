import asyncio
import http.client
import json
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple, final

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from midtown.games import GAMES
from midtown.match.record import read, replay
from midtown.match.verify import verify_deal
from midtown.server.app import Settings, make_app
from midtown.server.limits import Limits
from midtown.server.protection import HEADERS
from midtown.server.serve import Server, configuration, listen
from tests.server.keeping import Message, kept

PEOPLE: Final = [{"kind": "here", "name": "Ada", "salt": "a"}, {"kind": "link"}]


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


@final
class Running:
    """A server that runs, and what is said to it over HTTP."""

    def __init__(self, port: int) -> None:
        self.port: Final = port

    def asks(self, method: str, path: str, body: bytes = b"", **headers: str) -> Answer:
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)) as connection:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            return Answer(response.status, dict(response.getheaders()), response.read())

    def posts(self, path: str, body: object, **headers: str) -> Message:
        answer: Message = json.loads(self.asks("POST", path, json.dumps(body).encode(), **headers).body)
        return answer

    def opens(self, seats: list[dict[str, str]]) -> Message:
        return self.posts("/api/tables", {"game": "the-city", "seats": seats})

    def joins(self, opened: Message, seat: str) -> str:
        """The key of somebody who follows an invitation."""
        body = {"invitation": opened["invitations"][seat], "name": "Ben", "salt": "b"}
        return str(self.posts(f"/api/tables/{opened['table']}/join", body)["key"])

    @asynccontextmanager
    async def sits(self, table: str, key: str, since: int = 0) -> AsyncIterator["Seat"]:
        async with connect(f"ws://127.0.0.1:{self.port}/api/play") as socket:
            seat = Seat(socket)
            await seat.says(type="hello", table=table, key=key, since=since)
            await seat.update()
            yield seat


@final
class Seat:
    """Somebody at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: Final = socket
        self.now: Message = {}
        self.told: Final[list[Message]] = []

    async def says(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))

    async def hears(self) -> Message:
        message: Message = json.loads(await asyncio.wait_for(self.socket.recv(), 10))
        if message["type"] == "update":
            self.now = kept(self.now, message)
            self.told.extend(message.get("told", []))
        return message

    async def update(self) -> Message:
        """The next update."""
        while (message := await self.hears())["type"] != "update":
            assert message["type"] != "refused", message
        return message

    async def is_closed(self) -> int | None:
        """Listen to the end; the code that the server closes with."""
        with suppress(ConnectionClosed):
            async for _frame in self.socket:
                pass
        return self.socket.close_code

    async def plays(self, request_id: str) -> None:
        """The first choice; done when the server says so."""
        await self.says(type="play", seen=self.now["version"], action=self.now["choices"][0]["action"], id=request_id)
        while request_id not in (await self.update()).get("done", []):
            pass

    async def plays_on(self) -> None:
        """Answer whatever is asked until the game is over."""
        number = 0
        while self.now["phase"] == "playing":
            if self.now.get("choices"):
                number += 1
                await self.plays(f"{self.now['seat']}-{number}")
            else:
                await self.update()


@contextmanager
def running(database: Path) -> Iterator[Running]:
    settings = Settings(f"sqlite:///{database}", limits=Limits(messages_a_second=10_000))
    listener = listen("127.0.0.1", 0)
    ready = threading.Event()
    server = Server(configuration(make_app(settings), settings), ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        assert ready.wait(20)
        yield Running(listener.getsockname()[1])
    finally:
        server.handle_exit(signal.SIGINT, None)
        thread.join()
        listener.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "midtown.db") as running_server:
        yield running_server


def test_two_people_and_a_spectator_see_a_whole_game_and_its_record_can_be_verified(server: Running) -> None:
    opened = server.opens(PEOPLE)
    table = opened["table"]
    keys = [opened["keys"]["0"], server.joins(opened, "1")]

    async def scene() -> list[Seat]:
        async with server.sits(table, keys[0]) as ada, server.sits(table, keys[1]) as ben, server.sits(table, opened["watch"]) as watcher:
            await asyncio.gather(ada.plays_on(), ben.plays_on())
            while watcher.now["phase"] == "playing":
                await watcher.update()
            return [ada, ben, watcher]

    seats = asyncio.run(scene())
    assert [seat.now["phase"] for seat in seats] == ["over"] * 3
    assert seats[0].now["result"] == seats[2].now["result"]
    stories = [[(told.get("event"), told.get("seat"), told.get("amount")) for told in seat.told if "event" in told] for seat in seats]
    assert stories[0] == stories[1] == stories[2]

    answer = server.asks("GET", f"/api/tables/{table}/record", authorization=f"Bearer {opened['watch']}")
    record = read(answer.body.decode(), GAMES)
    assert record.dealt is not None
    assert record.dealt.promise == opened["promise"]
    verify_deal(record.dealt, record.seed)
    assert replay(record, GAMES).over


def test_bots_think_elsewhere_and_answer_here(server: Running) -> None:
    opened = server.opens([PEOPLE[0], {"kind": "bot", "bot": "greedy"}])

    async def scene() -> None:
        async with server.sits(opened["table"], opened["keys"]["0"]) as ada:
            while ada.now["seats"][1].get("owes"):
                await ada.update()

    asyncio.run(asyncio.wait_for(scene(), 20))


def test_who_comes_back_is_told_exactly_what_was_missed(server: Running) -> None:
    opened = server.opens(PEOPLE)
    table = opened["table"]
    ben_key = server.joins(opened, "1")

    async def scene() -> None:
        async with server.sits(table, ben_key) as ben, server.sits(table, opened["keys"]["0"]) as ada:
            for number in range(2):
                await ada.plays(f"ada-{number}")
            since = ben.now["version"]
            already = len(ben.told)
            for number in range(2):
                await ben.plays(f"ben-{number}")
            async with server.sits(table, ben_key, since) as again:
                assert again.now["version"] == ben.now["version"]
                assert again.told == ben.told[already:]
                assert again.told

    asyncio.run(scene())


def test_another_seats_key_is_another_seat(server: Running) -> None:
    opened = server.opens(PEOPLE)
    ben_key = server.joins(opened, "1")

    async def scene() -> None:
        async with server.sits(opened["table"], ben_key) as ben, server.sits(opened["table"], opened["watch"]) as watcher:
            await watcher.says(type="play", seen=3, action=ben.now["choices"][0]["action"])
            while (refusal := await watcher.hears())["type"] != "refused":
                pass
            assert refusal["code"] == "not-allowed"
            await ben.says(type="play", seat=0, seen=3, action=ben.now["choices"][0]["action"])
            while (refusal := await ben.hears())["type"] != "refused":
                pass
            assert refusal["code"] == "bad-message"

    asyncio.run(scene())


def test_what_was_acknowledged_is_there_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "midtown.db") as first:
        opened = first.opens(PEOPLE)
        ben_key = first.joins(opened, "1")

        async def before() -> tuple[Message, Message]:
            async with first.sits(opened["table"], ben_key) as ben:
                await ben.plays("one")
                return {"type": "play", "seen": 3, "action": "discard bridge", "id": "one"}, ben.now

        repeated, seen = asyncio.run(before())
    with running(tmp_path / "midtown.db") as second:

        async def after() -> None:
            async with second.sits(opened["table"], ben_key, seen["version"]) as ben:
                assert (ben.now["version"], ben.now["choices"], ben.now["view"]) == (seen["version"], seen["choices"], seen["view"])
                assert not ben.told
                await ben.says(**repeated)
                assert (await ben.update())["done"] == ["one"]
                assert ben.now["choices"] == seen["choices"]
                await ben.plays("two")

        asyncio.run(after())
    raw = b"".join([path.read_bytes() for path in sorted(tmp_path.iterdir())])
    assert opened["table"].encode() in raw
    secrets = [opened["owner"], opened["watch"], opened["keys"]["0"], opened["invitations"]["1"], ben_key]
    assert not [secret for secret in secrets if secret.encode() in raw]


def test_every_answer_tells_browsers_what_to_allow(server: Running) -> None:
    for method, path, status in (("GET", "/health", 200), ("GET", "/nowhere", 404), ("POST", "/api/tables", 400)):
        answer = server.asks(method, path)
        assert answer.status == status
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_pages_of_other_sites_are_turned_away(server: Running) -> None:
    assert server.asks("POST", "/api/tables", b"{}", origin="http://evil.example").status == 409

    async def scene() -> None:
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(f"ws://127.0.0.1:{server.port}/api/play", origin="http://evil.example"):  # type: ignore[arg-type]  # an origin
                pass

    asyncio.run(scene())


def test_what_is_too_big_is_not_read(server: Running) -> None:
    assert server.asks("POST", "/api/tables", b" " * 300_000).status == 413
    opened = server.opens(PEOPLE)

    async def scene() -> int | None:
        async with server.sits(opened["table"], opened["keys"]["0"]) as ada:
            await ada.socket.send("x" * 20_000)
            return await ada.is_closed()

    assert asyncio.run(scene()) == 1009


def test_the_figures_of_a_server_name_nobody(server: Running) -> None:
    opened = server.opens(PEOPLE)
    figures = server.asks("GET", "/metrics").body.decode()

    assert "midtown_write_seconds_count" in figures
    assert opened["table"] not in figures
    assert "Ada" not in figures


def test_a_server_that_stops_asks_to_come_back(tmp_path: Path) -> None:
    async def scene(first: Running, opened: Message) -> int | None:
        async with first.sits(opened["table"], opened["keys"]["0"]) as ada:
            stopping.set()
            return await ada.is_closed()

    stopping = threading.Event()
    codes: list[int | None] = []
    with running(tmp_path / "midtown.db") as first:
        opened = first.opens(PEOPLE)
        client = threading.Thread(target=lambda: codes.append(asyncio.run(scene(first, opened))))
        client.start()
        assert stopping.wait(10)
    client.join()
    assert codes == [1012]
