"""New York City keeps all laws, with people and Toms in every mix; nothing is ever lost, and every point is recounted in its part."""

from collections import Counter
from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.event import Journal
from midtown.core.options import Correction, Options
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import BOROUGHS
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import CARD, WORDS
from midtown.match.conformance import check_game, every_option_set
from midtown.version import is_compiled
from tests.conformance.new_york_city_parts import INVARIANTS, players
from tests.conformance.new_york_city_referee import Referee

OPTION_SETS: Final = every_option_set(GAME)
LAWS_CHECKED: Final = OPTION_SETS if is_compiled() else OPTION_SETS[::7]
"""All option sets, or some where play is slow."""
RECOUNTED: Final = 10 if is_compiled() else 2
"""How many random games a referee follows for each option set."""


def named(options: Options) -> str:
    return "-".join([str(options.seats), *[value for _name, value in options.choices if value != "none"]])


@pytest.mark.rule("NYC-1.1", "NYC-1.3", "NYC-1.4", "NYC-1.7", "NYC-1.8")
@pytest.mark.parametrize("options", LAWS_CHECKED, ids=named)
def test_new_york_city_keeps_all_laws(options: Options) -> None:
    check_game(GAME, seeds=[options.seats], option_sets=[options], invariants=INVARIANTS)


@pytest.mark.rule("NYC-1.5")
def test_new_york_city_keeps_all_laws_with_another_map() -> None:
    options = GAME.options(2, {"tom-1": "B4"}, (Correction("taxi-1", "boroughs", "manhattan queens"),))

    check_game(GAME, seeds=[3], option_sets=[options], invariants=INVARIANTS)


@pytest.mark.rule("NYC-1.3", "NYC-1.4", "NYC-2.4", "NYC-3.1", "NYC-12.16")
@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_nothing_is_lost_in_a_random_game(options: Options) -> None:
    state = GAME.setup(options, 200)
    dice = Chance(200)
    while not state.over:
        if dice.below(3) == 0:
            check(state)
        offered = state.options()
        state.play(offered[dice.below(len(offered))])
    check(state)


def check(state: NewYorkCityState) -> None:
    """Everything is looked for."""
    for invariant in INVARIANTS:
        invariant(state)


@pytest.mark.rule(
    "NYC-1.6",
    "NYC-7.8",
    "NYC-7.10",
    "NYC-8.1",
    "NYC-8.2",
    "NYC-8.5",
    "NYC-8.6",
    "NYC-8.13",
    "NYC-10.2",
    "NYC-10.3",
    "NYC-10.4",
    "NYC-10.5",
    "NYC-10.6",
    "NYC-10.7",
    "NYC-10.8",
    "NYC-12.18",
    "NYC-12.19",
)
@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_a_referee_counts_the_same_in_random_games(options: Options) -> None:
    for seed in range(100, 100 + RECOUNTED):
        assert min(refereed(options, seed).points) > 0


def test_the_referee_has_given_points_for_everything_there_is() -> None:
    parts = Counter[str]()
    for options in OPTION_SETS:
        for counted in refereed(options, 7).parts:
            parts.update(counted)

    assert set(+parts) == {kind.name for kind in GAME.events if kind.scores}


def refereed(options: Options, seed: int) -> Referee:
    """A random game that a referee follows; he and the table agree after every move, and on every part of the points at the end."""
    journal, referee, dice = Journal(), Referee(options), Chance(seed)
    state = GAME.setup(options, seed, journal)
    referee.begin(state.press.order.to_list(), {name: int(state.city.base[place]) for place, name in enumerate(BOROUGHS)})
    told = [Counter[str]() for _participant in referee.everybody]
    while True:
        for event in journal.take():
            referee.hear(event)
            if event.kind.scores:
                told[event.seat][event.kind.name] += event.amount
        if state.over:
            break
        agree(state, referee)
        offered = state.options()
        action = offered[dice.below(len(offered))]
        referee.play(int(state.seat), WORDS.texts[action])
        state.play(action)
    referee.score([CARD.names(player.reserve.to_list()) for player in players(state)])
    assert [+parts for parts in referee.parts] == told
    assert [player.points for player in players(state)] == referee.points
    return referee


def agree(state: NewYorkCityState, referee: Referee) -> None:
    """Points, dollars, skyscrapers, vessels and the press track are as the referee has them."""
    assert [player.points for player in players(state)] == referee.points
    assert [player.dollars for player in players(state)] == referee.dollars
    assert [player.ready for player in players(state)] == referee.ready
    assert [sum(player.vessels) for player in players(state)] == [vessels.total() for vessels in referee.vessels]
    assert state.press.order.to_list() == referee.order()
    for seat, player in enumerate(players(state)):
        assert [int(count) for count in player.built] == [referee.standing[seat][borough] for borough in BOROUGHS]
        assert [kind + 1 for kind in player.team.to_list()] == sorted(referee.teams[seat])
    assert [int(count) for count in state.city.neutral] == [referee.standing[referee.neutral][borough] for borough in BOROUGHS]
    assert {borough: int(state.city.value_of(place)) for place, borough in enumerate(BOROUGHS)} == referee.worth
