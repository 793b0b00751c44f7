"""`python -m midtown.bench.openspiel TASK CORE`: plays OpenSpiel's backgammon, clones its states, or searches in its hearts."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from random import Random
from typing import Final

import pyspiel

from midtown.bench.positions import GAMES_PLAYED, mid_game
from midtown.bench.serve import Repeated, Task, serve

SEED: Final = 2011
TIMES_A_PORTION: Final = 50
TRIES_A_SEARCH: Final = 400
HEARTS: Final = "hearts(pass_cards=False)"
"""Without passing, every decision is the playing of a card."""


def python_loop(game: pyspiel.Game) -> Task:
    """Random play from a loop in Python; only the decisions of players count."""
    return Repeated(partial(_play, game, Random(SEED).random))


def _play(game: pyspiel.Game, random: Callable[[], float]) -> int:
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            rolls = state.chance_outcomes()  # all equally likely: 30 at the start, then 36
            state.apply_action(rolls[int(random() * len(rolls))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
    return decisions


def copies(game: pyspiel.Game) -> Task:
    """Clones of states."""
    return Repeated(partial(_clone, mid_game([_all_states(game, Random(seed).random) for seed in range(GAMES_PLAYED)])))


def _clone(states: list[pyspiel.State]) -> int:
    for _time in range(TIMES_A_PORTION):
        for state in states:
            state.clone()
    return TIMES_A_PORTION * len(states)


def _all_states(game: pyspiel.Game, random: Callable[[], float]) -> list[pyspiel.State]:
    state = game.new_initial_state()
    states = []
    while not state.is_terminal():
        states.append(state.clone())
        actions = state.legal_actions()  # where the dice are rolled, the rolls
        state.apply_action(actions[int(random() * len(actions))])
    return states


def searches(game: pyspiel.Game) -> Task:
    """Information-set tree searches with random playouts, from the middle of deals of hearts."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.ISMCTSBot(SEED, evaluator, 2.0, TRIES_A_SEARCH, -1, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False)  # noqa: FBT003  # it takes no names
    asked = [state for state in mid_game([_all_states(game, Random(seed).random) for seed in range(GAMES_PLAYED)]) if _can_choose(state)]
    return Repeated(partial(_search, bot, cycle(asked)))


def _can_choose(state: pyspiel.State) -> bool:
    return not state.is_chance_node() and len(state.legal_actions()) > 1


def _search(bot: pyspiel.ISMCTSBot, states: Iterator[pyspiel.State]) -> int:
    """Search from the next position; every try plays all cards that are left."""
    state = next(states)
    bot.step(state)
    return TRIES_A_SEARCH * _cards_left(state)


def _cards_left(state: pyspiel.State) -> int:
    """How many cards are still to be played: the rest of a deal."""
    rest = state.clone()
    cards = 0
    while not rest.is_terminal():
        rest.apply_action(rest.legal_actions()[0])
        cards += 1
    return cards


TASKS: Final = {"python-loop": (python_loop, "backgammon"), "copies": (copies, "backgammon"), "searches": (searches, HEARTS)}


def main() -> None:
    """Serve the task that the command line names."""
    name, core = sys.argv[1:]
    task, game = TASKS[name]
    serve(task(pyspiel.load_game(game)), int(core))


if __name__ == "__main__":
    main()
