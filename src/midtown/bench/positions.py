"""Positions from the middle of games, for measuring copies."""

from collections.abc import Iterable
from typing import Final, TypeVar

GAMES_PLAYED: Final = 5
PARTS: Final = 5

S = TypeVar("S")


def mid_game(games: Iterable[list[S]]) -> list[S]:
    """Of each game, given as all its states, those after one, two, three and four fifths of it."""
    return [states[len(states) * part // PARTS] for states in games for part in range(1, PARTS)]
