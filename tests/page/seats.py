"""Seats: who sits at the tables of these tests."""

from typing import Final

ANNA: Final = {"kind": "here", "name": "Anna", "salt": "a"}
BERND: Final = {"kind": "here", "name": "Bernd", "salt": "b"}
LINK: Final = {"kind": "link"}
BOT: Final = {"kind": "bot", "bot": "greedy"}
GAMES: Final = ("the-city", "fifth-avenue", "new-york-city")
