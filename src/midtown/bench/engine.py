"""`python -m midtown.bench.engine TASK GAME SEATS CORE`: a worker that plays games of Midtown or copies states."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, cycle, islice
from random import Random
from typing import Any, Final

from midtown.bench.positions import GAMES_PLAYED, mid_game
from midtown.bench.serve import Repeated, Task, serve
from midtown.bots.search.judges import PlayoutJudge
from midtown.bots.search.search import Search, Style
from midtown.bots.seeing import EYES
from midtown.core.chance import Chance
from midtown.core.offer import Offer
from midtown.core.options import Options
from midtown.core.playout import playout
from midtown.core.view import View
from midtown.games import GAMES
from midtown.match.match import AnyGame

SEED: Final = 2011
GAMES_A_PORTION: Final = 5
TIMES_A_PORTION: Final = 50
TRIES_A_SEARCH: Final = 400
A_TREE: Final = Style(depth=1000, reach=0)
"""Whatever was reached before is remembered; from there on it is played at random."""


def python_loop(game: AnyGame, options: Options) -> Task:
    """Random play from a loop in Python."""
    return Repeated(partial(_play_in_python, game, options, count(), Random(SEED).random))


def _play_in_python(game: AnyGame, options: Options, seeds: Iterator[int], random: Callable[[], float]) -> int:
    decisions = 0
    for seed in islice(seeds, GAMES_A_PORTION):
        state = game.setup(options, seed)
        while not state.over:
            actions = state.options()
            state.play(actions[int(random() * len(actions))])
            decisions += 1
    return decisions


def playouts(game: AnyGame, options: Options) -> Task:
    """Random play inside the engine."""
    return Repeated(partial(_play_in_engine, game, options, count(), Chance(SEED), Offer()))


def _play_in_engine(game: AnyGame, options: Options, seeds: Iterator[int], dice: Chance, offer: Offer) -> int:
    return sum([playout(game.setup(options, seed), dice, offer) for seed in islice(seeds, GAMES_A_PORTION)])


def copies(game: AnyGame, options: Options) -> Task:
    """Copies of states."""
    return Repeated(partial(_copy, positions(game, options)))


def _copy(states: list[Any]) -> int:
    for _time in range(TIMES_A_PORTION):
        for state in states:
            state.copy()
    return TIMES_A_PORTION * len(states)


def assignments(game: AnyGame, options: Options) -> Task:
    """A state that becomes one after the other."""
    return Repeated(partial(_assign, game.setup(options, SEED), positions(game, options)))


def _assign(target: Any, states: list[Any]) -> int:  # noqa: ANN401  # every game has its own class of states
    assign = target.assign
    for _time in range(TIMES_A_PORTION):
        for state in states:
            assign(state)
    return TIMES_A_PORTION * len(states)


def searches(game: AnyGame, options: Options) -> Task:
    """Tree searches with random playouts, from what seats see in the middle of games."""
    asked = [state for state in positions(game, options) if len(state.options()) > 1]
    views = cycle([game.view(state, int(state.seat)) for state in asked])
    return Repeated(partial(_search, game, views, Chance(SEED)))


def _search(game: AnyGame, views: Iterator[View], dice: Chance) -> int:
    """Search from the next view; only decisions that were imagined count, those of playouts included."""
    view = next(views)
    judge = PlayoutJudge(EYES[game.name], view.options.seats, int(dice.bits()))
    deal = game.determinize(view, int(dice.bits()))
    search = Search(game, judge, deal, view.seat, A_TREE)
    while search.tries < TRIES_A_SEARCH:
        search.go_on(deal, dice)
        deal = game.determinize(view, int(dice.bits()))
    return int(search.decisions + judge.decisions)


def positions(game: AnyGame, options: Options) -> list[Any]:
    """States from the middle of random games."""
    return mid_game([_all_states(game, options, seed) for seed in range(GAMES_PLAYED)])


def _all_states(game: AnyGame, options: Options, seed: int) -> list[Any]:
    dice = Chance(seed)
    state = game.setup(options, seed)
    states = []
    while not state.over:
        states.append(game.copy(state))
        actions = state.options()
        state.play(actions[dice.below(len(actions))])
    return states


TASKS: Final = {"python-loop": python_loop, "playouts": playouts, "copies": copies, "assignments": assignments, "searches": searches}


def main() -> None:
    """Serve the task that the command line names."""
    name, game_name, seats, core = sys.argv[1:]
    game = GAMES[game_name]
    serve(TASKS[name](game, game.options(int(seats), game.ending_choices)), int(core))


if __name__ == "__main__":
    main()
