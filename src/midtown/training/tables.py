"""Tables: what a pupil plays."""

from typing import Final, NamedTuple


class Table(NamedTuple):
    """A number of players, and what they have agreed."""

    seats: int
    choices: tuple[tuple[str, str], ...] = ()


USUAL: Final = (Table(2), Table(2), Table(2), Table(3), Table(4))
TABLES: Final = {"new-york-city": (*USUAL, Table(1, (("tom-1", "C5"),))), "the-city": (*USUAL, Table(5))}
"""Games in which more is played than the usual."""


def tables_of(game: str) -> tuple[Table, ...]:
    """The tables of a game, each as often as it comes here."""
    return TABLES.get(game, USUAL)
