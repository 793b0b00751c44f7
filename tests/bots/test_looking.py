"""The bot that looks: by its view alone, and the same again with the same seed."""

import pytest

from midtown.arena.agreements import usual_choices
from midtown.bots.looking import LookingBot
from midtown.bots.nets.net_file import Learned
from midtown.bots.search.judges import NetJudge
from midtown.bots.search.net import Net, weights_of
from midtown.bots.seeing import EYES
from midtown.core.chance import Chance
from midtown.games import GAMES
from midtown.match.match import AnyGame

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def judge(game: AnyGame, seats: int) -> NetJudge:
    """A net that knows nothing, but likes some things more than others."""
    eyes = EYES[game.name]
    chance = Chance(7)
    count = weights_of(int(eyes.inputs), 8, 4)
    learned = Learned(int(eyes.inputs), 8, 4, [chance.below(2001) / 1000 - 1 for _weight in range(count)])
    return NetJudge(eyes, Net(learned.inputs, learned.hidden, learned.second, learned.weights), seats)


@every_game
def test_the_choice_is_the_same_whatever_is_hidden(game: AnyGame) -> None:
    state = game.setup(game.options(3, usual_choices(game)), 3)
    likes = judge(game, 3)
    asked = 0
    while asked < 100 and not state.over:
        seat = int(state.seat)
        options = state.options(seat)
        view = game.view(state, seat)
        chosen = LookingBot(game, likes, asked).choose(view, options)
        elsewhere = game.determinize(view, asked + 1)
        assert LookingBot(game, likes, asked).choose(game.view(elsewhere, seat), options) == chosen
        state.play(chosen, seat)
        asked += 1

    assert asked > 50


@every_game
def test_the_only_option_is_taken_without_a_look(game: AnyGame) -> None:
    state = game.setup(game.options(2), 1)
    bot = LookingBot(game, judge(game, 2), 1)
    before = (bot.chance.a, bot.chance.b)

    assert bot.choose(game.view(state, 0), [7]) == 7
    assert (bot.chance.a, bot.chance.b) == before
