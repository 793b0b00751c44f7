"""check_game: play a game at random and see whether it keeps the laws that every game must keep."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from midtown.core.options import Options
from midtown.match.conformance.broken import Breach, Broken, Place
from midtown.match.conformance.laws import AFTER_ALL_GAMES, AT_EVERY_POSITION, AT_THE_END, BEFORE_PLAY, MOVE
from midtown.match.conformance.run import Run
from midtown.match.conformance.trial import AnyGame, Trial, named

LONGEST: Final = 5000
Subject = TypeVar("Subject")
Invariant = Callable[[Any], None]
"""Takes a state of the game and raises where something does not hold."""


def check_game(
    game: AnyGame,
    *,
    seeds: Sequence[int] = range(3),
    option_sets: Sequence[Options] | None = None,
    invariants: Sequence[Invariant] = (),
    longest: int = LONGEST,
) -> None:
    """Play one game for each option set (all there are, if none are named) and seed; raise Broken at the first breach of a law.

    The invariants are laws of this game alone, looked after at every position. A game may take
    `longest` moves. Equal calls play equal games.
    """
    run = Run(game, every_option_set(game) if option_sets is None else option_sets, seeds, longest)
    for law in BEFORE_PLAY:
        hold(law, run, game)
    for trial in run.trials():
        play_through(trial, invariants)
    for law in AFTER_ALL_GAMES:
        hold(law, run, game)


def every_option_set(game: AnyGame) -> list[Options]:
    """Each number of seats with each combination of choices, or those that a game names for all."""
    return [game.options(seats, chosen) for seats, chosen in game.agreements()]


def play_through(trial: Trial, invariants: Sequence[Invariant]) -> None:
    """One game from set-up to result, under all laws."""
    look(trial, invariants)
    while not trial.state.over:
        hold(MOVE, trial, trial.game, trial.place)
        look(trial, invariants)
    for law in AT_THE_END:
        hold(law, trial, trial.game, trial.place)


def look(trial: Trial, invariants: Sequence[Invariant]) -> None:
    """See whether everything holds where a game stands."""
    for law, positions in AT_EVERY_POSITION:
        if positions == 1 or trial.samples.below(positions) == 0:
            hold(law, trial, trial.game, trial.place)
    for invariant in invariants:
        hold(invariant, trial.state, trial.game, trial.place)


def hold(law: Callable[[Subject], None], subject: Subject, game: AnyGame, place: Place | None = None) -> None:
    """Demand that a law holds; whatever goes wrong on the way breaks it too."""
    try:
        law(subject)
    except Breach as seen:
        raise Broken(seen.law or law.__name__, game.name, str(seen), place) from seen.__cause__
    except Exception as problem:
        raise Broken(law.__name__, game.name, named(problem), place) from problem
