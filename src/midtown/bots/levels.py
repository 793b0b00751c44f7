"""Levels: five opponents for every game, who differ by how much they think and in nothing else."""

from collections.abc import Callable
from functools import partial
from typing import Final

from midtown.bots.bot import Bot
from midtown.bots.considering import STRONGEST, Budget, searching_bot
from midtown.bots.glancing import GlancingBot
from midtown.bots.nets.shipped import shipped_net
from midtown.match.match import AnyGame

Factory = Callable[[AnyGame, int, float | None], Bot]
BRIEF: Final = Budget(60, 1.0)
"""Of a bot that thinks, but not for long."""


def glancing_bot(overlooked: int, game: AnyGame, seed: int, _think: float | None) -> Bot:
    """A bot that does not think, and overlooks so many options of a hundred."""
    return GlancingBot(game, shipped_net(game), overlooked, seed)


def brief_bot(game: AnyGame, seed: int, _think: float | None) -> Bot:
    """A bot that thinks briefly, whatever time it is given."""
    return searching_bot(game, seed, BRIEF, None)


def strongest_bot(game: AnyGame, seed: int, think: float | None) -> Bot:
    """A bot that thinks as long as it may."""
    return searching_bot(game, seed, STRONGEST, think)


LEVELS: Final[dict[str, Factory]] = {
    "level-1": partial(glancing_bot, 60),
    "level-2": partial(glancing_bot, 25),
    "level-3": partial(glancing_bot, 0),
    "level-4": brief_bot,
    "level-5": strongest_bot,
}
