"""The City keeps all laws, with every number of seats and every choice, and no card is ever lost or miscounted."""

from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.options import Options
from midtown.games.the_city import GAME
from midtown.match.conformance import check_game, every_option_set
from midtown.version import is_compiled
from tests.conformance.recount import every_card_is_somewhere, income_points_and_symbols_are_those_of_the_cards

OPTION_SETS: Final = every_option_set(GAME)
LAWS_CHECKED: Final = OPTION_SETS if is_compiled() else OPTION_SETS[::3]
"""All option sets, or some, with every value of every option, where play is slow."""
GAMES: Final = 64 if is_compiled() else 6
"""How many random games are recounted for each of the 32 option sets: two thousand in all, or some where play is slow."""


def named(options: Options) -> str:
    return "-".join([str(options.seats), *[value for _name, value in options.choices]])


@pytest.mark.rule("TC-1.1")
@pytest.mark.parametrize("options", LAWS_CHECKED, ids=named)
def test_the_city_keeps_all_laws(options: Options) -> None:
    invariants = [every_card_is_somewhere, income_points_and_symbols_are_those_of_the_cards]

    check_game(GAME, seeds=[options.seats], option_sets=[options], invariants=invariants)


@pytest.mark.rule("TC-1.2", "TC-7.2", "TC-7.3")
@pytest.mark.parametrize("options", OPTION_SETS, ids=named)
def test_no_card_is_lost_and_no_city_miscounted_in_random_games(options: Options) -> None:
    for seed in range(100, 100 + GAMES):
        state = GAME.setup(options, seed)
        dice = Chance(seed)
        while not state.over:
            offered = state.options()
            state.play(offered[dice.below(len(offered))])
            every_card_is_somewhere(state)
            if state.ply == state.stage:  # cities change only between stages
                income_points_and_symbols_are_those_of_the_cards(state)
