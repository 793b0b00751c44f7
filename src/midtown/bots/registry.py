"""The bots that Midtown knows, by name."""

from typing import Any, Final

from midtown.bots.bot import Bot
from midtown.bots.greedy import GreedyBot
from midtown.bots.levels import LEVELS, Factory
from midtown.bots.random import RandomBot
from midtown.bots.sense.fifth_avenue import FifthAvenueSense
from midtown.bots.sense.new_york_city import NewYorkCitySense
from midtown.bots.sense.sense import Sense
from midtown.bots.sense.the_city import CitySense
from midtown.core.errors import BadOptions, Reason
from midtown.core.options import unknown
from midtown.match.match import AnyGame

SENSES: Final[dict[str, Sense[Any]]] = {
    "fifth-avenue": FifthAvenueSense(),
    "new-york-city": NewYorkCitySense(),
    "the-city": CitySense(),
}


def random_bot(_game: AnyGame, seed: int, _think: float | None) -> Bot:
    """A bot that plays any game."""
    return RandomBot(seed)


def greedy_bot(game: AnyGame, seed: int, _think: float | None) -> Bot:
    """A bot that plays the games it has a sense of."""
    sense = SENSES.get(game.name)
    if sense is None:
        raise BadOptions(Reason("", "the bot {bot} does not know the game '{game}'", {"bot": "greedy", "game": game.name}))
    return GreedyBot(game, sense, seed)


QUICK: Final[dict[str, Factory]] = {"random": random_bot, "greedy": greedy_bot}
"""Those that answer at once,"""
BOTS: Final[dict[str, Factory]] = {**QUICK, **LEVELS}
"""and all of them."""
USUAL: Final = "level-2"
"""The opponent where nobody has chosen another: whoever is new to a game can beat it."""
STAND_IN: Final = "greedy"
"""The bot that plays on for whoever has left: well, and at once."""


def make_bot(name: str, game: AnyGame, seed: int, *, think: float | None = None) -> Bot:
    """A bot of this name for a seat of this game; those that search may think for so many seconds about each decision."""
    factory = BOTS.get(name)
    if factory is None:
        raise BadOptions(unknown("bot", name, list(BOTS)))
    return factory(game, seed, think)
