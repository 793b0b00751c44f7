"""OverlookingBot: mostly takes what was found best, sometimes the next best, and never what is not offered."""

from midtown.bots.overlooking import OverlookingBot
from midtown.core.view import View
from midtown.games import GAMES
from tests.bots.weighing import Weighing

GAME = GAMES["the-city"]
TIMES = 300


def first_decision() -> tuple[View, list[int]]:
    state = GAME.setup(GAME.options(2), 1)
    while len(state.options()) < 3:
        state.play(state.options()[0])
    return GAME.view(state, int(state.seat)), state.options()


def test_it_takes_the_best_of_what_it_notices() -> None:
    view, options = first_decision()
    ranking = [choice.action for choice in Weighing(GAME, 1, 1).consider(view, options)]
    bot = OverlookingBot(Weighing(GAME, 1, 1), 30, 1)
    taken = [ranking.index(bot.choose(view, options)) for _ in range(TIMES)]
    assert 0.6 < taken.count(0) / TIMES < 0.8
    assert 0.13 < taken.count(1) / TIMES < 0.3
    assert 0.02 < taken.count(2) / TIMES < 0.12


def test_who_overlooks_nothing_or_everything_takes_the_best() -> None:
    view, options = first_decision()
    best = Weighing(GAME, 1, 1).choose(view, options)
    assert [OverlookingBot(Weighing(GAME, 1, 1), overlooked, 1).choose(view, options) for overlooked in (0, 100)] == [best, best]


def test_where_there_is_no_choice_it_does_not_think() -> None:
    view, _options = first_decision()
    assert OverlookingBot(Weighing(GAME, 1, 1), 0, 1).choose(view, [7]) == 7
