"""Fifth Avenue keeps all laws, with every number of seats and every choice; nothing is ever lost, and every point is recounted."""

from collections import Counter
from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.event import Journal
from midtown.core.options import Correction, Options
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.board import COMMISSIONERS, SHOPS
from midtown.games.fifth_avenue.layout import marked_places, plots_layout
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.words import WORDS
from midtown.match.conformance import check_game, every_option_set
from midtown.version import is_compiled
from tests.conformance.fifth_avenue_parts import INVARIANTS
from tests.conformance.fifth_avenue_referee import Referee

OPTION_SETS: Final = every_option_set(GAME)
LAWS_CHECKED: Final = OPTION_SETS if is_compiled() else OPTION_SETS[::7]
"""All option sets, or some where play is slow."""
RECOUNTED: Final = 10 if is_compiled() else 2
"""How many random games a referee follows for each of the 48 option sets."""


def named(options: Options) -> str:
    return "-".join([str(options.seats), *[value for _name, value in options.choices]])


@pytest.mark.rule("5A-1.1", "5A-1.5", "5A-1.6", "5A-1.7", "5A-1.8")
@pytest.mark.parametrize("options", LAWS_CHECKED, ids=named)
def test_fifth_avenue_keeps_all_laws(options: Options) -> None:
    check_game(GAME, seeds=[options.seats], option_sets=[options], invariants=INVARIANTS)


@pytest.mark.rule("5A-1.4")
def test_fifth_avenue_keeps_all_laws_on_a_corrected_board() -> None:
    ring = Correction("times-square", "ring", "violet brown grey orange green")
    row = Correction("shop-row", "blocks", "2 3 3 2 2 3 2 3")

    check_game(GAME, seeds=[3], option_sets=[GAME.options(3, corrections=(ring, row))], invariants=INVARIANTS)


@pytest.mark.rule("5A-5.3", "5A-6.2", "5A-7.1", "5A-8.3", "5A-8.4", "5A-8.6", "5A-9.4", "5A-9.5")
@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_a_referee_counts_the_same_points_and_markers_in_random_games(options: Options) -> None:
    for seed in range(100, 100 + RECOUNTED):
        referee = refereed(options, seed)

        assert referee.points != [0] * options.seats


@pytest.mark.rule("5A-1.5", "5A-1.6", "5A-1.7")
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


def check(state: FifthAvenueState) -> None:
    """Everything is looked for."""
    for invariant in INVARIANTS:
        invariant(state)


def test_the_referee_has_given_points_for_everything_there_is() -> None:
    reasons = sum([refereed(GAME.options(2), seed).reasons for seed in range(1, 7)], Counter[str]())

    assert set(reasons) == {"district", "bonus", "closing", "half", "park"}


def refereed(options: Options, seed: int) -> Referee:
    """A random game that a referee follows; he and the table agree after every move, and on the board at the end."""
    journal, referee, dice = Journal(), Referee(options), Chance(seed)
    state = GAME.setup(options, seed, journal)
    while not state.over:
        for event in journal.take():
            referee.hear(event)
        agree(state, referee)
        offered = state.options()
        action = offered[dice.below(len(offered))]
        referee.play(WORDS.texts[action])
        state.play(action)
    for event in journal.take():
        referee.hear(event)
    agree(state, referee)
    assert plots_layout(state) == seen_plots(referee)
    return referee


def agree(state: FifthAvenueState, referee: Referee) -> None:
    assert [state.players[seat].points for seat in referee.seats] == referee.points
    for who, commissioner in enumerate(COMMISSIONERS):
        assert set(marked_places(int(state.board.marked[who]))) == referee.markers[commissioner]


def seen_plots(referee: Referee) -> dict[str, object]:
    """What stands on the plots, as the referee knows it."""
    shops = {plot: {"shops": sorted(names, key=SHOPS.index)} for plot, names in referee.shops.items() if names}
    towers = {plot: {"owner": owner, "skyscrapers": count} for plot, (owner, count) in referee.towers.items()}
    return {**shops, **towers}
