"""The bot that searches says what it considered, keeps to its time, and sees nothing that its seat cannot see."""

import time
from collections.abc import Iterator

import pytest

from midtown.bots.considering import Budget, SearchingBot, advisor
from midtown.bots.nets.shipped import shipped_nets
from midtown.bots.registry import make_bot
from midtown.core.chance import Chance
from midtown.core.errors import BadOptions
from midtown.core.state import State
from midtown.games import GAMES
from midtown.match.match import AnyGame
from tests.conformance.toys import Toy

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def choices(game: AnyGame, seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game where there is something to choose."""
    dice = Chance(seed)
    state: State = game.setup(game.options(seats, game.ending_choices), seed)
    while not state.over:
        options = state.options()
        if len(options) > 1:
            yield state
        state.play(options[dice.below(len(options))])


@every_game
def test_every_option_is_considered_and_the_best_is_chosen(game: AnyGame) -> None:
    for number, state in enumerate(choices(game, 2, 1)):
        if number % 10 == 0:
            view, options = game.view(state, int(state.seat)), state.options()
            considered = SearchingBot(game, shipped_nets(game), Budget(60, 60), number).consider(view, options)
            assert {found.action for found in considered} == set(options)
            assert all(0 <= found.win <= 1 and found.tried > 0 for found in considered)
            assert SearchingBot(game, shipped_nets(game), Budget(60, 60), number).choose(view, options) == considered[0].action


@every_game
@pytest.mark.parametrize("name", ["level-1", "level-2", "level-3", "level-4"])
def test_choices_are_the_same_whatever_the_others_hold(game: AnyGame, name: str) -> None:
    for seed, seats in enumerate((2, 3, 4)):
        for number, state in enumerate(choices(game, seats, seed)):
            seat, options = int(state.seat), state.options()
            view = game.view(state, seat)
            elsewhere = game.view(game.determinize(view, number), seat)
            if name != "level-4" or number % 5 == 0:
                assert make_bot(name, game, number).choose(view, options) == make_bot(name, game, number).choose(elsewhere, options)


@every_game
def test_nor_does_a_long_search_find_out_what_they_hold(game: AnyGame) -> None:
    for number, state in enumerate(choices(game, 2, 7)):
        if number % 8 == 0:
            seat, options = int(state.seat), state.options()
            view = game.view(state, seat)
            elsewhere = game.view(game.determinize(view, number), seat)
            found = [SearchingBot(game, shipped_nets(game), Budget(300, 60), number).consider(seen, options) for seen in (view, elsewhere)]
            assert found[0] == found[1]


@every_game
def test_the_strongest_bot_takes_no_longer_than_it_may(game: AnyGame) -> None:
    bot = advisor(game, 1, 0.05)
    taken = []
    for number, state in enumerate(choices(game, 2, 2)):
        if number % 8 == 0:
            begun = time.process_time()
            bot.choose(game.view(state, int(state.seat)), state.options())
            taken.append(time.process_time() - begun)

    assert sorted(taken)[len(taken) // 2] < 0.08


def test_what_has_no_net_is_refused() -> None:
    with pytest.raises(BadOptions, match="nobody has taught a net the game 'toy'"):
        advisor(Toy(), 1)
