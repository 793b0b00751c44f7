"""All games can be searched, by playing on at random or with a net, and learned from."""

import pytest

from midtown.bots.search.judges import Judge, NetJudge, PlayoutJudge
from midtown.bots.search.net import Net, weights_of
from midtown.bots.search.search import Search, Style
from midtown.bots.search.self_play import NOTHING, SelfPlay
from midtown.bots.seeing import EYES
from midtown.core.chance import Chance
from midtown.core.pile import Pile
from midtown.core.state import State
from midtown.games import GAMES
from midtown.match.match import AnyGame

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def judges(game: AnyGame) -> list[Judge]:
    return [NetJudge(EYES[game.name], small_net(game), 2), PlayoutJudge(EYES[game.name], 2, 1)]


def small_net(game: AnyGame) -> Net:
    inputs, actions = int(EYES[game.name].inputs), len(game.book.words)
    count = weights_of(inputs, 8, 8, actions)
    return Net(inputs, 8, 8, actions, [0.02 * ((place * 7919) % 11 - 5) for place in range(count)])


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
        search = Search(game, judge, state, seat, Style(depth=2, reach=3))
        search.think(game.view(state, seat), 40, Chance(1))
        found = search.found()
        assert {choice.action for choice in found} == set(state.options(seat))
        assert sum(choice.tried for choice in found) == search.tries
        assert state.key() == before


@every_game
def test_a_net_says_how_likely_each_of_the_offered_actions_is(game: AnyGame) -> None:
    state = first_choice(game)
    offered = Pile()
    for action in state.options():
        offered.add(action)
    judge = judges(game)[0]

    judge.weigh(state, int(state.seat), offered)

    likely = [judge.likely[place] for place in range(int(offered.n))]
    assert sum(likely) == pytest.approx(1)
    assert len(set(likely)) > 1


@every_game
def test_self_play_remembers_positions_what_was_done_and_how_they_ended(game: AnyGame) -> None:
    play = SelfPlay(game, EYES[game.name], judges(game)[0], 1)

    play.play(game.options(2, game.ending_choices), 1)

    memory = play.memory
    assert len(memory.seats) == len(memory.wins) == len(memory.leads) == len(memory.lengths) == len(memory.offers) > 10
    assert sum(memory.lengths) == len(memory.places) == len(memory.numbers)
    assert sum(memory.offers) == len(memory.offered)
    assert [action == NOTHING for action in memory.actions] == [count == 0 for count in memory.offers]
    assert {0.0, 1.0} <= set(memory.wins) <= {0.0, 0.5, 1.0}


@every_game
def test_a_game_that_others_played_is_remembered_with_what_they_wanted(game: AnyGame) -> None:
    options = game.options(2, game.ending_choices)
    state = game.setup(options, 3)
    dice = Chance(3)
    actions, chosen = [], []
    while not state.over:
        offered = state.options()
        actions.append(offered[dice.below(len(offered))])
        if len(offered) > 1:
            chosen.append(actions[-1])
        state.play(actions[-1])
    play = SelfPlay(game, EYES[game.name], Judge(2), 1)

    play.retell(options, 3, actions, actions)

    assert [action for action in play.memory.actions if action != NOTHING] == chosen
