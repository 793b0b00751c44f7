"""Entrants: the bots that take part, as they are named on a command line."""

import csv
import re
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
    def is_program(self) -> bool:
        """Is it started as a command?"""
        return self.word.startswith(PROGRAM)

    @property
    def is_brought(self) -> bool:
        """Is it a class that the user brings?"""
        return ":" in self.word and not self.is_program

    @property
    def command(self) -> str:
        """How the program is started."""
        return self.word.removeprefix(PROGRAM)


def read_entrants(text: str) -> tuple[Entrant, ...]:
    """The bots that are written like `greedy,my_bots:Careful,fast=program:./bot --fast`; Toms are none of them."""
    words = [word.strip() for word in next(csv.reader([text], skipinitialspace=True), []) if not is_tom(word)]
    if not all(words):
        raise BadOptions(Reason("", "--bots are names with commas between them, such as greedy,random, not '{text}'", {"text": text}))
    named = [_named(word) for word in words]
    names = [name for name, _word in named]
    return tuple([Entrant(word, _numbered(names, place)) for place, (_name, word) in enumerate(named)])


def _named(text: str) -> tuple[str, str]:
    """What a bot is called, and its word: `name=word`, or else the class, the command or the name in the registry."""
    found = re.fullmatch(r"([\w.-]+)=(.+)", text)
    if found:
        return found[1], found[2]
    return text.removeprefix(PROGRAM) if text.startswith(PROGRAM) else text.rpartition(":")[2], text


def _numbered(names: list[str], place: int) -> str:
    """A name, numbered from the second time on."""
    times = names[: place + 1].count(names[place])
    return names[place] if times == 1 else f"{names[place]} {times}"
