"""Levels: five opponents for every game, who differ by how much they notice and think, and in nothing else."""

from collections.abc import Callable
from functools import partial
from typing import Final

from midtown.bots.bot import Bot
from midtown.bots.considering import Budget, advisor, searching_bot
from midtown.bots.glancing import GlancingBot
from midtown.bots.nets.shipped import shipped_nets
from midtown.bots.overlooking import OverlookingBot
from midtown.match.match import AnyGame

Factory = Callable[[AnyGame, int, float | None], Bot]
OVERLOOKED: Final = {"the-city": (86, 68, 49, 28), "new-york-city": (60, 25, 0), "fifth-avenue": (60, 25, 0)}
"""By game: how many options of a hundred each of the lower levels overlooks; whoever comes after them thinks briefly,"""
BRIEFLY: Final = Budget(24, 1.0)
OVERLOOKED_BRIEFLY: Final = 5
"""and overlooks so many."""


def lower_bot(level: int, game: AnyGame, seed: int, _think: float | None) -> Bot:
    """A bot that does not think and overlooks much, or thinks briefly and overlooks little, whatever time it is given."""
    if thinks(level, game.name):
        return OverlookingBot(searching_bot(game, seed, BRIEFLY, None), OVERLOOKED_BRIEFLY, seed)
    return GlancingBot(game, shipped_nets(game), OVERLOOKED[game.name][level - 1], seed)


def thinks(level: int, game: str) -> bool:
    """Does the level of this number think about its decisions in a game?"""
    return level > len(OVERLOOKED.get(game, ()))


LEVELS: Final[dict[str, Factory]] = {
    **{f"level-{level}": partial(lower_bot, level) for level in range(1, 5)},
    "level-5": advisor,
}
