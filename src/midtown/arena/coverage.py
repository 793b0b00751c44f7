"""Coverage: how often play makes use of each rule."""

from collections import Counter

from midtown.arena.observers import Exercised
from midtown.arena.series import Series
from midtown.arena.simulate import LIMITS
from midtown.bots.registry import QUICK
from midtown.match.conformance import every_option_set
from midtown.match.match import AnyGame


def rule_counts(game: AnyGame, seats: int, games: int, seed: int) -> Counter[str]:
    """How often bots that answer at once, each kind among themselves, under every combination of options in turn, made use of each rule."""
    exercised = Exercised()
    agreements = [options for options in every_option_set(game) if options.seats == seats]
    every = [Series(game, options, (bot,) * seats, seed, LIMITS) for options in agreements for bot in QUICK]
    for number in range(games):
        every[number % len(every)].play(number, [exercised])
    return exercised.rules
