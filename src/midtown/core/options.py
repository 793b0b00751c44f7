"""Options: how many seats, which rulings and variants, which edition."""

from typing import NamedTuple

from midtown.core.errors import BadOptions, Reason, Value, like


class Option(NamedTuple):
    """A ruling or variant that can be chosen; the first value is the default."""

    name: str
    values: tuple[str, ...]
    rule: str
    meaning: str
    """What is being chosen, in one English sentence; the key of its translations."""


class Correction(NamedTuple):
    """A value of a component that an owner of the box has found to be printed otherwise."""

    component: str
    field: str
    value: str


class Options(NamedTuple):
    """All that is agreed before a game: with the seed and the actions it is the whole game."""

    seats: int
    choices: tuple[tuple[str, str], ...]
    """Every option of the game with its value, in the game's order."""
    corrections: tuple[Correction, ...] = ()

    def value(self, name: str) -> str:
        """What was chosen for this option."""
        return dict(self.choices)[name]


def choose(offered: tuple[Option, ...], chosen: dict[str, str]) -> tuple[tuple[str, str], ...]:
    """Every offered option with its chosen or default value."""
    names = [option.name for option in offered]
    for name in chosen:
        if name not in names:
            raise BadOptions(unknown("option", name, names))
    for option in offered:
        value = chosen.get(option.name, option.values[0])
        if value not in option.values:
            blanks: dict[str, Value] = {"name": option.name, "value": value, "values": list(option.values)}
            raise BadOptions(Reason(option.rule, "option '{name}' cannot be '{value}'; it is one of: {values}", blanks))
    return tuple([(option.name, chosen.get(option.name, option.values[0])) for option in offered])


def unknown(what: str, name: str, known: list[str]) -> Reason:
    """A refusal of an unknown name that helps to find the right one."""
    close = like(name, known)
    if close:
        return Reason("", "unknown {what} '{name}'; did you mean '{close}'?", {"what": what, "name": name, "close": close[0]})
    return Reason("", "unknown {what} '{name}'; known are: {known}", {"what": what, "name": name, "known": known})
