"""All games can be searched and looked at, by playing on at random or with a net."""

import pytest

from midtown.bots.search.judges import Judge, NetJudge, PlayoutJudge
from midtown.bots.search.look import Look
from midtown.bots.search.net import Net, weights_of
from midtown.bots.search.search import Search
from midtown.bots.search.self_play import SelfPlay
from midtown.bots.seeing import EYES
from midtown.core.chance import Chance
from midtown.core.state import State
from midtown.games import GAMES
from midtown.match.match import AnyGame

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def judges(game: AnyGame) -> list[Judge]:
    eyes = EYES[game.name]
    net = Net(int(eyes.inputs), 2, 2, [0.01] * weights_of(int(eyes.inputs), 2, 2))
    return [NetJudge(eyes, net, 2), PlayoutJudge(eyes, 2, 1)]


def first_choice(game: AnyGame) -> State:
    """A table where somebody can choose."""
    state: State = game.setup(game.options(2, game.ending_choices), 1)
    while len(state.options()) == 1:
        state.play(state.options()[0])
    return state


@every_game
def test_a_search_tries_what_is_offered_and_leaves_the_table_as_it_is(game: AnyGame) -> None:
    state = first_choice(game)
    seat = int(state.seat)
    for judge in judges(game):
        before = state.key()
        search = Search(game, judge, state, seat)
        for seed in range(1, 4):
            search.go_on(game.determinize(game.view(state, seat), seed), 4)
        found = search.found()
        assert {choice.action for choice in found} <= set(state.options(seat))
        assert sum(choice.tried for choice in found) == 12
        assert state.key() == before


@every_game
def test_a_look_takes_what_is_offered_with_heat_or_without(game: AnyGame) -> None:
    state = first_choice(game)
    seat = int(state.seat)
    deal = game.determinize(game.view(state, seat), 1)
    look = Look(game, judges(game)[0], deal)
    dice = Chance(1)

    cold = {int(look.choose(deal, seat, 0.0, dice)) for _time in range(5)}
    hot = {int(look.choose(deal, seat, 100.0, dice)) for _time in range(40)}

    assert len(cold) == 1
    assert cold < hot <= set(state.options(seat))


@every_game
def test_self_play_remembers_positions_and_how_they_ended(game: AnyGame) -> None:
    options = game.options(2, game.ending_choices)
    play = SelfPlay(game, EYES[game.name], judges(game)[0], options, 0, 1)

    play.play(1, 0.1, 5)

    memory = play.memory
    assert len(memory.seats) == len(memory.wins) == len(memory.leads) == len(memory.lengths) > 10
    assert sum(memory.lengths) == len(memory.places) == len(memory.numbers)
    assert {win + other for win, other in zip(memory.wins[::2], memory.wins[1::2], strict=True)} == {1.0}
