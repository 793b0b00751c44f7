"""The schemas that clients are written by: they are current, and what a server really says obeys them."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from websockets.asyncio.client import ClientConnection, connect

from midtown.server.schemas import schemas, written
from tests.served import PATIENCE, ask, served
from tests.server.obeying import check

FILES = Path(__file__).parents[2] / "docs" / "schemas"
SEATS = [{"kind": "here", "name": "Anna", "salt": "a"}, {"kind": "link"}, {"kind": "bot", "bot": "greedy"}]
PACE = {"kind": "live", "amount": 10, "added": 5}


@pytest.mark.parametrize("file", schemas())
def test_the_file_says_what_the_messages_are(file: str) -> None:
    assert (FILES / file).read_text(encoding="utf-8") == written(schemas()[file]), "make records brings it up to date"


@pytest.mark.parametrize("file", schemas())
def test_the_file_is_a_schema(file: str) -> None:
    Draft202012Validator.check_schema(schemas()[file])


def test_messages_and_fields_are_explained() -> None:
    update = schemas()["replies.json"]["$defs"]["Update"]

    assert update["description"].startswith("The table as the own seat may know it")
    assert update["properties"]["done"]["description"].startswith("The ids of the own requests that are done")


def test_what_is_sent_encoded_is_shown_as_what_it_is() -> None:
    parts = schemas()["replies.json"]["$defs"]

    assert {"$ref": "#/$defs/Setting"} in parts["Update"]["properties"]["table"]["anyOf"]
    assert parts["Update"]["properties"]["seats"]["items"] == {"$ref": "#/$defs/Seat"}
    assert parts["Update"]["properties"]["told"]["items"] == {"$ref": "#/$defs/Told"}
    assert {"$ref": "#/$defs/Update"} in parts["Refused"]["properties"]["update"]["anyOf"]
    assert parts["Setting"]["properties"]["game"] == {"type": "string"}


# --- what a server really says ---


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("served"), "serve", "--port", "0") as (_, address):
        yield address


class Client:
    """Holds what is sent and received to the schemas."""

    def __init__(self, socket: ClientConnection) -> None:
        self.said: list[dict[str, Any]] = []
        self.sent: set[str] = set()
        self._socket = socket

    async def send(self, **request: object) -> None:
        check("requests.json", request)
        self.sent.add(str(request["type"]))
        await self._socket.send(json.dumps(request))

    async def garble(self) -> None:
        await self._socket.send("{")

    async def read(self) -> dict[str, Any]:
        said: dict[str, Any] = json.loads(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        check("replies.json", said)
        self.said.append(said)
        return said

    async def update(self) -> dict[str, Any]:
        """The next update, whatever else is said before."""
        while (said := await self.read())["type"] != "update":
            pass
        return said

    async def play_on(self) -> None:
        """Answer at random until the game is over."""
        answered = 0
        while True:
            said = await self.read()
            said = said.get("update") or said
            if said.get("phase") == "over":
                return
            if said.get("choices") and said["asked"] != answered:
                answered = said["asked"]
                action = random.choice(said["choices"])["action"]  # noqa: S311  # these dice guard no secret
                await self.send(type="play", seen=said["version"], action=action, id=f"{said['version']}")


async def play(address: str, opened: dict[str, Any], keys: list[str]) -> list[Client]:
    """Everything that people and a spectator can do at a table, and a whole game."""
    socket_address = address.replace("http", "ws") + "api/play"
    async with connect(socket_address) as first, connect(socket_address) as second, connect(socket_address) as third:
        anna, bernd, spectator = [Client(socket) for socket in (first, second, third)]
        for client, key in zip((anna, bernd, spectator), [*keys, opened["watch"]], strict=True):
            await client.send(type="hello", table=opened["table"], key=key, lang="de")
            await client.update()
        await asyncio.gather(play_all(anna), play_last(bernd))
        for client in (anna, bernd):
            await client.send(type="vote", about="rematch", choice="yes", salt="b")
        while "rematch" not in spectator.said[-1]:
            await spectator.update()
        return [anna, bernd, spectator]


async def play_all(anna: Client) -> None:
    """All that one can ask for and be refused, and then the rest of the game."""
    await anna.garble()
    await anna.send(type="play", seen=0, action="renounce")
    await anna.send(type="leave", id="leave")
    await anna.send(type="return", id="return")
    await anna.send(type="renew")
    await anna.send(type="vote", about="end", choice="yes")
    await anna.send(type="vote", about="end", choice="no")
    await anna.send(type="resync")
    update = await anna.update()
    while not (update["phase"] == "playing" and "choices" in update and "return" in done(anna)):
        update = await anna.update()
    await anna.send(type="advise", seen=update["version"], id="advise")
    await anna.send(type="hint", seen=update["version"], level="answer", id="hint")
    while (await anna.read())["type"] != "hinted":
        pass
    await anna.send(type="play", seen=update["version"], action=update["choices"][0]["action"], id="answer")
    while "answer" not in done(anna):
        update = await anna.update()
    await anna.send(type="undo", seen=update["version"], id="undo")
    await anna.play_on()


async def play_last(bernd: Client) -> None:
    """Hear that somebody else has chosen, which changes nothing else, before playing."""
    while "same" not in bernd.said[-1]:
        await bernd.update()
    await bernd.send(type="resync")
    await bernd.play_on()


def done(client: Client) -> set[str]:
    return {request for said in client.said for request in said.get("done", [])}


def test_a_played_game_obeys_the_schemas(address: str) -> None:
    opening = {"game": "the-city", "seats": SEATS, "pace": PACE, "hints": True}
    check("http.json", opening, "Open")
    opened = ask(f"{address}api/tables", opening)
    check("http.json", opened, "OpenedTable")
    joining = {"invitation": opened["invitations"]["1"], "name": "Bernd", "salt": "b"}
    check("http.json", joining, "Join")
    joined = ask(f"{address}api/tables/{opened['table']}/join", joining)
    check("http.json", joined, "JoinedTable")

    clients = asyncio.run(play(address, opened, [opened["keys"]["0"], joined["key"]]))

    said = [message for client in clients for message in client.said]
    fields = {field for message in said for field in message}
    assert {message["type"] for message in said} == set(schemas()["replies.json"]["discriminator"]["mapping"])
    assert set().union(*[client.sent for client in clients]) == set(schemas()["requests.json"]["discriminator"]["mapping"])
    assert fields >= set(schemas()["replies.json"]["$defs"]["Update"]["properties"])
    assert [message for message in said if "update" in message]
    replay = f"{address}api/tables/{opened['table']}/replay"
    check("http.json", ask(replay, key=opened["watch"]), "Replay")
    check("http.json", ask(f"{replay}/3?seat=open&count=5", key=opened["watch"]), "ReplayedMoments")
    check("http.json", ask(f"{address}api/tables/{opened['table']}/review", key=opened["watch"]), "Review")


def test_what_is_asked_over_http_obeys_the_schemas(address: str) -> None:
    check("http.json", ask(f"{address}api/games"), "KnownGames")
    check("http.json", ask(f"{address}api/games/the-city/fr"), "GameTexts")
    check("http.json", ask(f"{address}api/languages/fr"), "KnownLanguage")
    check("replies.json", ask(f"{address}api/languages/es"), "Refused")
    check("http.json", ask(f"{address}health"), "Health")
    opened = ask(f"{address}api/tables", {"game": "the-city", "seats": SEATS})
    check("http.json", ask(f"{address}api/tables/{opened['table']}/components", key=opened["watch"]), "KnownBox")
    links = f"{address}api/tables/{opened['table']}/links"
    for seat in (1, "watch"):
        check("http.json", {"seat": seat}, "Invite")
        check("http.json", ask(links, {"seat": seat}, opened["owner"]), "Invitation")

    refused = ask(links, {"seat": 1}, opened["watch"])

    check("replies.json", refused, "Refused")
    assert refused["code"] == "no-key"
