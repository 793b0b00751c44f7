"""Bots are made by name."""

import pytest

from midtown.bots.registry import BOTS, make_bot
from midtown.core.errors import BadOptions
from midtown.games import GAMES
from midtown.games.the_city import GAME
from tests.conformance.toys import Toy
from tests.games.the_city.table import opening


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_answers_the_first_question_of_every_game(game: str, name: str) -> None:
    state = GAMES[game].setup(GAMES[game].options(2), 1)
    seat = int(state.seat)
    options = state.options(seat)

    assert make_bot(name, GAMES[game], 1).choose(GAMES[game].view(state, seat), options) in options


def test_an_unknown_bot_is_refused_with_what_may_have_been_meant() -> None:
    with pytest.raises(BadOptions, match=r"unknown bot 'greddy'; did you mean 'greedy'\?"):
        make_bot("greddy", GAME, 1)


def test_the_greedy_bot_refuses_a_game_that_it_has_no_sense_of() -> None:
    with pytest.raises(BadOptions, match="the bot greedy does not know the game 'toy'"):
        make_bot("greedy", Toy(), 1)


def test_the_random_bot_plays_any_game() -> None:
    toy = Toy()
    state = toy.setup(toy.options(2), 1)

    assert make_bot("random", toy, 1).choose(toy.view(state, 0), state.options(0)) in state.options(0)


def test_a_bot_does_what_it_does_by_its_seed() -> None:
    view, options = opening().view(0), list(range(100))

    assert make_bot("random", GAME, 3).choose(view, options) == make_bot("random", GAME, 3).choose(view, options)
    assert len({make_bot("random", GAME, seed).choose(view, options) for seed in range(20)}) > 10
