"""Toms: automatic players of New York City, named among the seats."""

from collections.abc import Sequence
from typing import Final

from midtown.core.errors import BadOptions, Reason, Value
from midtown.core.options import Options
from midtown.games.new_york_city.edition import NO_TOM, TOM_OPTIONS, TOMS
from midtown.match.match import AnyGame

TOM: Final = "tom-"
TOM_HELP: Final = "in new-york-city tom-b4 is a Tom, who sits after the people (mode a to c, 2 to 9 cards)"


def is_tom(name: str) -> bool:
    """Is a Tom written like this?"""
    return name.strip().lower().startswith(TOM)


def read_toms(text: str) -> tuple[str, ...]:
    """The levels of the Toms among seats that are written like `me,greedy,tom-b4` [NYC-12.1]."""
    names = [name.strip() for name in text.split(",") if is_tom(name)]
    return tuple([_level(name) for name in names])


def _level(name: str) -> str:
    """The mode and the strength of a Tom."""
    level = name[len(TOM) :].upper()
    if level not in TOMS:
        raise BadOptions(
            Reason("NYC-12.1", "a Tom is written tom-a2 to tom-c9, his mode and how many cards he draws, not '{name}'", {"name": name})
        )
    return level


def tom_choices(game: AnyGame, toms: Sequence[str]) -> list[str]:
    """What Toms among the seats mean for the options of a game, as --option takes it."""
    if toms and not any(option.name in TOM_OPTIONS for option in game.offered):
        raise BadOptions(Reason("", "there are no Toms in {game}", {"game": game.name}))
    if len(toms) > len(TOM_OPTIONS):
        blanks: dict[str, Value] = {"most": len(TOM_OPTIONS), "count": len(toms)}
        raise BadOptions(Reason("NYC-1.1", "at most {most} Toms can play, not {count}", blanks))
    return [f"{name}={level}" for name, level in zip(TOM_OPTIONS, toms, strict=False)]


def toms_of(options: Options) -> tuple[str, ...]:
    """The levels of the Toms who were agreed on."""
    return tuple([value for name, value in options.choices if name in TOM_OPTIONS and value != NO_TOM])


def tom_names(options: Options) -> list[str]:
    """What the Toms of a game are called; they sit after the people."""
    return [f"Tom {level}" for level in toms_of(options)]
