"""Tables: what a pupil plays."""

from typing import Final, NamedTuple

from midtown.core.options import Options
from midtown.match.match import AnyGame


class Table(NamedTuple):
    """A number of players, and what they have agreed."""

    seats: int
    choices: tuple[tuple[str, str], ...] = ()


ALONE: Final = Table(1, (("tom-1", "C5"),))
"""Alone against Tom at his hardest."""


def table_for(players: int) -> Table:
    """The usual table for so many."""
    return ALONE if players == ALONE.seats else Table(players)


def options_of(game: AnyGame, table: Table) -> Options:
    """What is agreed at a table, with what makes the game end for sure."""
    return game.options(table.seats, {**game.ending_choices, **dict(table.choices)})
