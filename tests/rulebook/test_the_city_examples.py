"""Every example printed for The City, with the numbers that are printed there."""

import pytest

from tests.games.the_city.table import Earned, table


@pytest.mark.rule("TC-7.2", "TC-7.3", "TC-7.4", "TC-7.9")
def test_a_city_of_six_buildings_brings_four_cards_and_thirteen_points() -> None:
    """Exemple d'un décompte: income 4; 3 points for three fountains, 5 for each of two luxury homes."""
    city = "cinema central-park architect department-store 2 luxury-home"

    assert table(cities=[city]).renounce_round()[0] == Earned(income=4, points=3 + 5 + 5)


@pytest.mark.rule("TC-7.2", "TC-7.4")
def test_a_city_of_three_buildings_brings_three_cards_and_one_point() -> None:
    """A session report: architect, citizen center and cinema."""
    assert table(cities=["architect citizen-center cinema"]).renounce_round()[0] == Earned(income=3, points=1)


@pytest.mark.rule("TC-4.2")
def test_a_building_of_cost_three_is_paid_with_three_cards() -> None:
    """Construction de bâtiment: the card is the high rise, which the text calls a skyscraper."""
    game = table(hands=["high-rise 4 house"])

    assert game.cost(0, "high-rise") == 3

    game.play("0 build high-rise", "1 renounce", *3 * ["0 pay house"])
    assert game.hand(0) == "house"


@pytest.mark.rule("TC-4.3")
@pytest.mark.parametrize("home", ["house", "housing-tract", "luxury-home"])
def test_a_school_needs_one_of_three_kinds_of_homes(home: str) -> None:
    """Conditions de construction: house, housing tract or luxury home."""
    assert "build school" in table(hands=["2 school"], cities=[home]).offered(0)
    assert "build school" not in table(hands=["2 school"]).offered(0)


@pytest.mark.rule("TC-7.2", "TC-7.4")
def test_a_card_is_drawn_for_each_fountain_of_the_own_city() -> None:
    """Revenus: one card for each fountain on the cards of the own city."""
    game = table(cities=["citizen-center business-center row-house", "3 business-center"])

    assert game.renounce_round()[0].income == 3 + 1


@pytest.mark.rule("TC-7.4", "TC-7.8")
def test_a_point_for_each_own_car_and_for_each_car_of_another_player() -> None:
    """Points de victoire: own cars, and the cars of one other city."""
    game = table(cities=["park-and-ride cinema", "2 sports-park"])

    assert game.renounce_round()[0].points == (2 + 1) + 4
