"""Entrants: the bots that take part, as they are named on a command line."""

import csv
from dataclasses import dataclass
from typing import Final, final

from midtown.core.errors import BadOptions, Reason
from midtown.match.toms import is_tom

PROGRAM: Final = "program:"


@final
@dataclass(frozen=True)
class Entrant:
    """A bot of the registry, a class as `module:Class`, or a program as `program:COMMAND`; and what it is called."""

    word: str
    name: str

    @property
    def command(self) -> str:
        """How the program is started, if it is one."""
        return self.word.removeprefix(PROGRAM) if self.word.startswith(PROGRAM) else ""

    @property
    def is_brought(self) -> bool:
        """Is it a class that the user brings?"""
        return ":" in self.word and not self.command


def read_entrants(text: str) -> tuple[Entrant, ...]:
    """The bots that are written like `greedy,my_bots:Careful,"program:./bot --moves 1,2"`; Toms are none of them."""
    words = [word.strip() for word in next(csv.reader([text], skipinitialspace=True), []) if not is_tom(word)]
    if not all(words):
        raise BadOptions(Reason("", "--bots are names with commas between them, such as greedy,random, not '{text}'", {"text": text}))
    return tuple([Entrant(word, _name(words, place)) for place, word in enumerate(words)])


def _name(words: list[str], place: int) -> str:
    """The word of a bot, numbered from the second time on."""
    word = words[place].removeprefix(PROGRAM)
    times = words[: place + 1].count(words[place])
    return word if times == 1 else f"{word} {times}"
