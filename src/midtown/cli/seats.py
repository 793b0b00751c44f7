"""Seats: who sits at the table, people and bots."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from midtown.bots.registry import BOTS
from midtown.core.errors import BadOptions, Reason
from midtown.core.options import unknown
from midtown.match.toms import is_tom
from midtown.texts.language import Language

ME: Final = "me"
LONGEST_NAME: Final = 15


@final
@dataclass(frozen=True)
class Seat:
    """A person by name, or a bot by its kind."""

    name: str

    @property
    def is_person(self) -> bool:
        """Does a person sit here?"""
        return self.name == ME or self.name[0].isupper()


def read_seats(text: str) -> tuple[Seat, ...]:
    """The seats that are written like `me,Anna,greedy`: people have a capital letter, `me` is you, all else are bots. Toms have none."""
    seats = tuple([Seat(name.strip()) for name in text.split(",") if not is_tom(name)])
    for seat in seats:
        _check(seat.name)
    return seats


def _check(name: str) -> None:
    """Refuse what is neither a person's name nor a bot."""
    if name and (name == ME or name in BOTS):
        return
    if not name or not name[0].isupper() or name.lower() in BOTS:
        raise BadOptions(unknown("seat", name, [ME, *BOTS]))
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise BadOptions(
            Reason("", "a name has up to {most} printable letters, not '{name}'", {"most": LONGEST_NAME, "name": ascii(name)[1:-1]})
        )


def bots_known() -> str:
    """The bots as they are written, each with what it is called at the table."""
    language = Language.load("en", "")
    return "bots are " + ", ".join([f"{bot} ({language.name(bot)})" for bot in BOTS])


def shown_names(seats: Sequence[Seat], toms: Sequence[str], language: Language) -> list[str]:
    """What the seats are called at the table, then the Toms; equal names are numbered."""
    names = [*[_shown_name(seat, language) for seat in seats], *toms]
    return [f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name for place, name in enumerate(names)]


def _shown_name(seat: Seat, language: Language) -> str:
    """What one seat is called: a bot has its name from the language, a person brings one."""
    if seat.name == ME:
        return language.sentence("Player")
    return seat.name if seat.is_person else language.name(seat.name)
