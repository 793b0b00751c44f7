"""The City keeps all laws, with every number of seats and every choice, and no card is ever lost or miscounted."""

import pytest

from midtown.core.options import Options
from midtown.games.the_city import GAME
from midtown.match.conformance import check_game, every_option_set
from tests.conformance.recount import every_card_is_somewhere, income_points_and_symbols_are_those_of_the_cards

INVARIANTS = [every_card_is_somewhere, income_points_and_symbols_are_those_of_the_cards]


def named(options: Options) -> str:
    return "-".join([str(options.seats), *[value for _name, value in options.choices]])


@pytest.mark.rule("TC-1.1", "TC-1.2")
@pytest.mark.parametrize("options", every_option_set(GAME), ids=named)
def test_the_city_keeps_all_laws(options: Options) -> None:
    check_game(GAME, seeds=[options.seats], option_sets=[options], invariants=INVARIANTS)
