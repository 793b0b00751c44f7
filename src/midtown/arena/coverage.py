"""Coverage: how often play makes use of each rule."""

from midtown.arena.observers import Exercised
from midtown.arena.series import Series
from midtown.arena.simulate import LIMITS
from midtown.bots.registry import BOTS
from midtown.core.options import Options
from midtown.match.match import AnyGame


def rule_counts(game: AnyGame, seats: int, games: int, seed: int) -> dict[str, int]:
    """How often the games of random and of greedy bots made use of each rule, by its number."""
    exercised = Exercised()
    every = [Series(game, options, (bot,) * seats, seed, LIMITS) for options in every_option(game, seats) for bot in BOTS]
    for number in range(games):
        every[number % len(every)].play(number, [exercised])
    return exercised.rules


def every_option(game: AnyGame, seats: int) -> list[Options]:
    """The game as it is usually played, and with each other value of each of its options."""
    others = [{option.name: value} for option in game.offered for value in option.values[1:]]
    return [game.options(seats, chosen) for chosen in [{}, *others]]
