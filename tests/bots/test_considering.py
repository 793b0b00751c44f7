"""Bots that can say what they considered."""

import time
from typing import final

import pytest

from midtown.bots.considering import Considered, ConsideringBot, advisor
from midtown.core.state import State
from midtown.core.view import View
from midtown.games import GAMES
from midtown.match.match import AnyGame

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def first_choice(game: AnyGame) -> State:
    """A table where somebody can choose."""
    state: State = game.setup(game.options(2, game.ending_choices), 1)
    while len(state.options()) == 1:
        state.play(state.options()[0])
    return state


@final
class Stubborn(ConsideringBot):
    def consider(self, view: View, options: list[int]) -> list[Considered]:
        return [Considered(action, 0.5, 0.0, 1) for action in reversed(options)]


def test_a_bot_chooses_what_it_considers_best_and_does_not_think_without_a_choice() -> None:
    game = GAMES["the-city"]
    view = game.view(game.setup(game.options(2), 1), 0)

    assert Stubborn(1).choose(view, [3, 4]) == 4
    assert Stubborn(1).choose(view, [3]) == 3


@every_game
def test_an_advisor_weighs_the_options_and_nothing_else(game: AnyGame) -> None:
    state = first_choice(game)
    seat = int(state.seat)
    options = state.options(seat)
    before = state.key()

    considered = advisor(game, 1, 0.05).consider(game.view(state, seat), options)

    assert considered
    assert {choice.action for choice in considered} <= set(options)
    assert all(-0.05 <= choice.win <= 1.05 for choice in considered)
    assert state.key() == before


def test_an_advisor_thinks_about_as_long_as_it_may() -> None:
    game = GAMES["the-city"]
    state = first_choice(game)
    begun = time.thread_time()

    advisor(game, 1, 0.1).consider(game.view(state, int(state.seat)), state.options())

    assert time.thread_time() - begun < 2.0
