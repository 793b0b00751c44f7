"""Opening tables and sitting down at them, over HTTP, until it has worked."""

import asyncio
import time
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from typing import Any, Final

import msgspec

from midtown.games import GAMES
from tests.server.trials.ledger import Party
from tests.server.trials.mortal_server import HOST, ServerProcess
from tests.server.trials.trial import Trial

GOOD: Final = 200
NO_KEY: Final = 403
TOO_FAST: Final = 429
SECONDS_TO_ANSWER: Final = 10
PAUSE: Final = 0.2
HERE: Final = {"kind": "here", "name": "Anna", "salt": "salt"}
LINK: Final = {"kind": "link"}
BOT: Final = {"kind": "bot", "bot": "greedy"}
SEATINGS: Final = ([HERE, BOT], [HERE, LINK], [HERE, LINK, BOT], [HERE, HERE, LINK])
PLAYS_AGAIN: Final = 0.4


async def open_party(trial: Trial, game: str) -> Party:
    """People at a new table; those whose seat was lost open another one."""
    while True:
        body = {"game": game, "seats": trial.dice.choice(SEATINGS), "choices": dict(GAMES[game].ending_choices)}
        _, opened = await _insist(trial, "/api/tables", body)
        keys = [*opened["keys"].values(), *[await _join(trial, opened["table"], link) for link in opened["invitations"].values()]]
        if "" not in keys:
            return Party(opened["table"], keys, trial.dice.random() < PLAYS_AGAIN)
        trial.ledger.lost_seats += 1


async def _join(trial: Trial, table: str, invitation: str) -> str:
    """The key of a seat; nothing if the invitation was used and the answer never came."""
    status, joined = await _insist(trial, f"/api/tables/{table}/join", {"invitation": invitation, "name": "Bea", "salt": "pepper"})
    return "" if status == NO_KEY else str(joined["key"])


async def _insist(trial: Trial, path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """Ask one server after the other until there is an answer."""
    server = trial.dice.choice(trial.servers)
    while True:
        try:
            status, answer = await asyncio.to_thread(_post, server, path, msgspec.json.encode(body))
        except (OSError, HTTPException):
            status, answer = 0, b""
        if status in (GOOD, NO_KEY):
            return status, msgspec.json.decode(answer, type=dict[str, Any])
        server = trial.other_than(server)
        await asyncio.sleep(PAUSE)


def _post(server: ServerProcess, path: str, body: bytes) -> tuple[int, bytes]:
    return _asked(server, "POST", path, body, {"content-type": "application/json"})


def told_record(server: ServerProcess, party: Party) -> str:
    """The record of a table, as a server tells it; nothing if it does not."""
    headers = {"authorization": f"Bearer {party.keys[0]}"}
    with suppress(OSError, HTTPException):
        status, record = TOO_FAST, b""
        while status == TOO_FAST:
            status, record = _asked(server, "GET", f"/api/tables/{party.table}/record", b"", headers)
            time.sleep(PAUSE)
        return record.decode()
    return ""


def _asked(server: ServerProcess, method: str, path: str, body: bytes, headers: dict[str, str]) -> tuple[int, bytes]:
    connection = HTTPConnection(HOST, server.port, timeout=SECONDS_TO_ANSWER)
    try:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()
