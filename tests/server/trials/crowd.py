"""Crowds: 200 clients in 50 groups of four, at tables of Midtown or at the bare relay."""

import json
import re
import time
import urllib.request
from abc import ABC, abstractmethod
from random import Random
from typing import Final

from tests.server.trials.light_wire import Wire

TABLES: Final = 50
SEATS: Final = 4
VERSION: Final = re.compile(rb'"version":(\d+)')
ASKED: Final = re.compile(rb'"asked":(\d+)')
CHOICES: Final = re.compile(rb'"choices":\[(.*?)\]')
ACTION: Final = re.compile(rb'"action":"([^"]*)"')
FILLER: Final = b" " * 60
"""So that what talkers say is as long as an answer of a player."""


class Tally:
    """What a crowd has done."""

    def __init__(self) -> None:
        self.moves = 0
        self.delays: list[float] = []
        self.is_over = False
        """Some game has come to its end."""


class Client(Wire, ABC):
    """Speaks up when it is its turn: at once, or only when it is told to."""

    def __init__(self, port: int, path: str, tally: Tally) -> None:
        super().__init__(port, path)
        self.tally: Final = tally
        self.is_eager = False
        self._said_at = 0.0

    @property
    @abstractmethod
    def can_speak(self) -> bool:
        """Is it its turn?"""

    @abstractmethod
    def next_words(self) -> bytes:
        """What it says when it is its turn."""

    def speak(self) -> None:
        """Say it, and look at the clock."""
        self._said_at = time.perf_counter()
        self.say(self.next_words())

    def heard(self) -> None:
        """What it said has come back."""
        self.tally.moves += 1
        self.tally.delays.append(time.perf_counter() - self._said_at)


class Player(Client):
    """Sits at a table and plays at random."""

    def __init__(self, port: int, tally: Tally, dice: Random, hello: dict[str, str]) -> None:
        super().__init__(port, "/api/play", tally)
        self._dice: Final = dice
        self._hello: Final = json.dumps({"type": "hello", **hello}).encode()
        self._answered = 0
        self._awaited = b""
        self._words = b""

    def greet(self) -> None:
        """Sit down."""
        self.say(self._hello)

    @property
    def can_speak(self) -> bool:
        return bool(self._words)

    def next_words(self) -> bytes:
        self._awaited = b'"done":["%d"' % self._answered
        words, self._words = self._words, b""
        return words

    def got(self, payload: bytes) -> None:
        assert not payload.startswith(b'{"type":"refused"'), payload
        if self._awaited and self._awaited in payload:
            self._awaited = b""
            self.heard()
        self.tally.is_over = self.tally.is_over or b'"phase":"over"' in payload
        asked = ASKED.search(payload)
        version = VERSION.search(payload)
        choices = CHOICES.search(payload)
        if asked is None or version is None or choices is None or int(asked[1]) == self._answered:
            return
        self._answered = int(asked[1])
        action = self._dice.choice(ACTION.findall(choices[1]))
        self._words = b'{"type":"play","seen":%b,"action":"%b","id":"%d"}' % (version[1], action, self._answered)
        if self.is_eager:
            self.speak()


class Talker(Client):
    """Says something again as soon as it has heard itself."""

    def __init__(self, port: int, tally: Tally, group: str, place: int) -> None:
        super().__init__(port, group, tally)
        self._own: Final = b"%d" % place

    @property
    def can_speak(self) -> bool:
        return True

    def next_words(self) -> bytes:
        return self._own + FILLER

    def got(self, payload: bytes) -> None:
        if payload.startswith(self._own):
            self.heard()
            if self.is_eager:
                self.speak()


async def players(port: int, game: str, dice: Random) -> list[Player]:
    """Everybody at fresh tables."""
    tally = Tally()
    seated = [
        Player(port, tally, dice, {"table": table, "key": key})
        for table, keys in [_open_table(port, game, number) for number in range(TABLES)]
        for key in keys
    ]
    for player in seated:
        await player.open()
        player.greet()
    return seated


def _open_table(port: int, game: str, number: int) -> tuple[str, list[str]]:
    """A fresh table, and the keys to its seats."""
    seats = [{"kind": "here", "name": f"P{seat}", "salt": f"{number}-{seat}"} for seat in range(SEATS)]
    body = json.dumps({"game": game, "seats": seats}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body, {"content-type": "application/json"})  # our own server
    with urllib.request.urlopen(request) as answer:  # noqa: S310  # the same
        opened = json.load(answer)
    return opened["table"], list(opened["keys"].values())


async def talkers(port: int, size: int) -> list[Talker]:
    """Everybody at the relay, which sends so many bytes each time."""
    tally = Tally()
    filler = max(0, size - len(FILLER) - 1)
    connected = [Talker(port, tally, f"/{group}/{filler}", place) for group in range(TABLES) for place in range(SEATS)]
    for talker in connected:
        await talker.open()
    return connected
