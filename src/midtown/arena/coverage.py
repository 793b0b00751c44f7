"""Coverage: how often play makes use of each rule."""

from collections import Counter

from midtown.arena.agreements import every_agreement
from midtown.arena.observers import Exercised
from midtown.arena.series import Series
from midtown.arena.simulate import LIMITS
from midtown.bots.registry import BOTS
from midtown.match.match import AnyGame


def rule_counts(game: AnyGame, seats: int, games: int, seed: int) -> Counter[str]:
    """How often the games of random and of greedy bots made use of each rule, by its number."""
    exercised = Exercised()
    every = [Series(game, options, (bot,) * seats, seed, LIMITS) for options in every_agreement(game, seats) for bot in BOTS]
    for number in range(games):
        every[number % len(every)].play(number, [exercised])
    return exercised.rules
