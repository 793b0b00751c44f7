"""Levels: who thinks more wins more often, and the strongest uses the time that it is given."""

import pytest

from midtown.bots.considering import ConsideringBot
from midtown.bots.levels import LEVELS
from midtown.bots.registry import make_bot
from midtown.games import GAMES
from midtown.match.match import AnyGame

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def victories(game: AnyGame, one: str, other: str, games: int) -> float:
    """How many games the one wins, each deal from both seats."""
    won = 0.0
    for number in range(games):
        own, seed = number % 2, number // 2
        bots = [make_bot(one if seat == own else other, game, 2 * seed + seat) for seat in range(2)]
        state = game.setup(game.options(2, game.ending_choices), seed)
        while not state.over:
            seat = int(state.seat)
            state.play(bots[seat].choose(game.view(state, seat), state.options(seat)), seat)
        ranks = game.result(state).all_ranks
        won += (ranks[own] == 1) / ranks.count(1)
    return won


def test_there_are_five() -> None:
    assert list(LEVELS) == ["level-1", "level-2", "level-3", "level-4", "level-5"]


@every_game
def test_a_child_beats_the_lowest_but_dice_do_not(game: AnyGame) -> None:
    assert victories(game, "level-1", "random", 20) > 12
    assert victories(game, "greedy", "level-1", 20) > 12


@every_game
def test_who_overlooks_less_wins_more_often(game: AnyGame) -> None:
    assert victories(game, "level-3", "level-1", 20) > 14


@every_game
def test_the_strongest_level_thinks_as_long_as_it_may(game: AnyGame) -> None:
    state = game.setup(game.options(2, game.ending_choices), 1)
    while len(state.options()) == 1:
        state.play(state.options()[0])
    view, options = game.view(state, int(state.seat)), state.options()
    tried = []
    for think in (0.02, 0.3):
        bot = make_bot("level-5", game, 1, think=think)
        assert isinstance(bot, ConsideringBot)
        tried.append(sum(found.tried for found in bot.consider(view, options)))

    assert tried[0] < tried[1]
