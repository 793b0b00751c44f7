"""Correctable: which values of a box its owner can correct."""

from functools import cache
from typing import Final

from midtown.core.errors import BadOptions
from midtown.core.options import Correction
from midtown.games import GAMES
from midtown.match.match import AnyGame

ABOUT_IT: Final = frozenset({"component", "confidence", "sources"})
"""What is told of a component besides its values."""


@cache
def correctable_fields(game_name: str) -> dict[str, list[str]]:
    """The fields that can be corrected, by component: those for which the game takes its own value as a correction."""
    game = GAMES[game_name]
    found: dict[str, list[str]] = {}
    for change in _accepted(game, _as_printed(game)):
        found.setdefault(change.component, []).append(change.field)
    return found


def _as_printed(game: AnyGame) -> list[Correction]:
    """Every value of the box, written as a correction that changes nothing."""
    rows = game.components(game.options(game.seats[-1]))
    return [Correction(str(row["component"]), field, str(value)) for row in rows for field, value in row.items() if field not in ABOUT_IT]


def _accepted(game: AnyGame, changes: list[Correction]) -> list[Correction]:
    """Those that the game accepts, by halves: mostly it accepts many at once."""
    try:
        game.options(game.seats[-1], None, tuple(changes))
    except BadOptions:
        middle = len(changes) // 2
        return [*_accepted(game, changes[:middle]), *_accepted(game, changes[middle:])] if middle else []
    return changes
