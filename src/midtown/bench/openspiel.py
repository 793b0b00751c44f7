"""`python -m midtown.bench.openspiel TASK CORE`: a worker that plays OpenSpiel's backgammon or clones its states."""

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

import pyspiel

from midtown.bench.positions import GAMES_PLAYED, mid_game
from midtown.bench.serve import Repeated, Task, serve

SEED: Final = 2011
TIMES_A_PORTION: Final = 50


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


TASKS: Final = {"python-loop": python_loop, "copies": copies}


def main() -> None:
    """Serve the task that the command line names."""
    name, core = sys.argv[1:]
    serve(TASKS[name](pyspiel.load_game("backgammon")), int(core))


if __name__ == "__main__":
    main()
