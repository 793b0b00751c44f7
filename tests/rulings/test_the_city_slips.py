"""Where a source of The City is mistaken, and what is right."""

import pytest

from midtown.games.the_city import GAME
from tests.games.the_city.table import Earned, table


@pytest.mark.rule("TC-1.5")
def test_the_skyscraper_costs_eight_and_the_high_rise_three() -> None:
    """The rulebook's cost example calls the high rise a skyscraper."""
    game = table(hands=["skyscraper high-rise 8 house"])

    assert game.cost(0, "skyscraper") == 8
    assert game.cost(0, "high-rise") == 3


@pytest.mark.rule("TC-1.5", "TC-4.3")
def test_a_row_house_does_not_enable_a_school() -> None:
    """The rulebook's example names it; the card list has the luxury home instead."""
    assert "build school" not in table(hands=["2 school"], cities=["row-house"]).offered(0)


@pytest.mark.rule("TC-1.5", "TC-4.3", "TC-4.5")
def test_commercial_zone_and_school_give_discounts_and_set_no_conditions() -> None:
    """The French texts read as conditions."""
    game = table(hands=["luxury-home 5 house freeway"], cities=["", ""])

    assert game.cost(0, "luxury-home") == 4
    assert game.cost(0, "freeway") == 3


@pytest.mark.rule("TC-1.5")
@pytest.mark.parametrize("building", ["airport", "town-hall"])
def test_two_buildings_that_the_rulebook_does_not_list_are_in_the_deck(building: str) -> None:
    copies = {component["component"]: component["copies"] for component in GAME.components(GAME.options(2))}

    assert copies[building] == "2"


@pytest.mark.rule("TC-7.8")
def test_the_best_one_of_the_other_cities_counts_and_not_their_sum() -> None:
    """The French card list speaks of all the other cities."""
    game = table(seats=4, cities=["park-and-ride", "cinema", "amusement-park", "sports-park"])

    assert game.renounce_round()[0].points == 2 + 3


@pytest.mark.rule("TC-8.1")
def test_fifty_points_exactly_end_the_game() -> None:
    """One sentence of the rulebook has the game go on while nobody has more than fifty."""
    game = table(cities=["school"], points=[48])

    game.renounce_round()

    assert game.points(0) == 50
    assert game.over


@pytest.mark.rule("TC-8.1")
def test_no_further_round_is_played_after_fifty_points() -> None:
    """Two web pages speak of one more round."""
    game = table(cities=["school", ""], points=[48, 0])

    assert game.renounce_round() == [Earned(0, 2), Earned(0, 0)]
    assert game.over
    assert game.round == 1
