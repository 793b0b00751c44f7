"""Section 7 of the rules: what the cities bring."""

import pytest

from midtown.games.the_city.scoring import income_by_building, points_by_building
from tests.games.the_city.table import Earned, table


@pytest.mark.rule("TC-7.1")
def test_who_renounced_gets_income_and_points_too() -> None:
    game = table(hands=["parking-garage"], cities=["theater", "train-station"], deck="10 house")

    game.play("0 build parking-garage", "1 renounce", "1 keep house")

    assert [game.hand(0), game.hand(1)] == ["house", "house house"]
    assert [game.points(0), game.points(1)] == [3, 2]


@pytest.mark.rule("TC-7.1")
def test_a_building_works_in_the_round_in_which_it_is_built() -> None:
    game = table(hands=["theater 4 house", "parking-garage"], deck="5 museum")

    game.play("0 build theater", "1 build parking-garage", *4 * ["0 pay house"])

    assert game.hand(0) == "museum"
    assert game.points(0) == 3


@pytest.mark.rule("TC-7.1", "TC-7.6")
def test_income_and_points_come_after_all_building_is_done() -> None:
    game = table(hands=["parking-garage", "interchange 2 house"], cities=["freeway"], deck="10 house")

    game.play("0 build parking-garage", "1 build interchange", "1 pay house", "1 pay house")

    assert game.points(0) == 2


@pytest.mark.rule("TC-7.2")
def test_income_is_the_sum_of_all_own_buildings() -> None:
    game = table(cities=["architect casino house department-store", "parking-garage"])

    assert [earned.income for earned in game.renounce_round()] == [1 + 4 + 1 + 2, 0]


@pytest.mark.rule("TC-7.2")
def test_income_is_drawn_in_seat_order() -> None:
    game = table(seats=3, hands=3 * ["parking-garage"], cities=["2 house", "casino", "house"], deck="2 museum 4 theater hospital")

    game.everybody("build parking-garage")

    assert [game.hand(seat) for seat in range(3)] == ["museum museum", "theater theater theater theater", "hospital"]


@pytest.mark.rule("TC-7.3")
def test_a_building_scores_again_in_every_round() -> None:
    game = table(cities=["school theater", "skyscraper"], points=[10, 0])

    scored = []
    for _round in range(3):
        game.renounce_round()
        scored.append((game.points(0), game.points(1)))

    assert scored == [(15, 7), (20, 14), (25, 21)]


@pytest.mark.rule("TC-7.4")
def test_for_each_symbol_counts_the_own_city_and_the_card_itself() -> None:
    game = table(cities=["central-park", "monument cinema central-park"])

    assert game.renounce_round() == [Earned(0, 1), Earned(1 + 1, 8 + 0 + 5)]


@pytest.mark.rule("TC-7.4")
def test_for_each_symbol_counts_every_symbol_of_a_card() -> None:
    game = table(cities=["interchange amusement-park sports-park", ""])

    assert game.renounce_round()[0] == Earned(5 + 2, 5 + 5 + 3)


@pytest.mark.rule("TC-7.6")
def test_for_each_building_in_play_counts_all_cities() -> None:
    game = table(seats=3, cities=["freeway interchange", "2 freeway", "interchange"])

    own, both, none = game.renounce_round()

    assert own == Earned(1, 4 + 1)
    assert both == Earned(0, 4 + 4)
    assert none == Earned(0, 0)


@pytest.mark.rule("TC-7.6")
def test_income_for_each_building_in_play_counts_all_cities() -> None:
    game = table(seats=3, cities=["museum house school", "house 2 school", "museum"])

    assert [earned.income for earned in game.renounce_round()] == [3 + 1, 1, 3]


@pytest.mark.rule("TC-7.7")
@pytest.mark.parametrize("others", [["university", ""], ["", "university"], ["university", "university"]])
def test_if_a_building_is_in_play_is_added_once_wherever_it_stands(others: list[str]) -> None:
    game = table(seats=3, cities=["research-center", *others])

    assert game.renounce_round()[0] == Earned(1, 2 + 2)


@pytest.mark.rule("TC-7.7")
def test_if_a_building_is_in_play_looks_at_the_own_city_too() -> None:
    assert table(cities=["research-center university"]).renounce_round()[0] == Earned(1, 2 + 2 + 4)


@pytest.mark.rule("TC-7.7")
def test_if_a_building_is_in_play_brings_nothing_without_it() -> None:
    assert table(cities=["research-center", "house"]).renounce_round()[0] == Earned(1, 2)


@pytest.mark.rule("TC-7.9")
@pytest.mark.parametrize(("homes", "points"), [(1, 3), (2, 5 + 5), (3, 7 + 7 + 7), (4, 9 + 9 + 9 + 9)])
def test_for_each_further_building_of_the_kind_counts_the_other_copies(homes: int, points: int) -> None:
    assert table(cities=[f"{homes} luxury-home"]).renounce_round()[0] == Earned(0, points)


@pytest.mark.rule("TC-7.9")
def test_for_each_further_building_of_the_kind_counts_the_own_city_only() -> None:
    assert table(cities=["luxury-home", "3 luxury-home"]).renounce_round()[0] == Earned(0, 3)


@pytest.mark.rule("TC-7.2", "TC-7.3")
def test_income_and_points_can_be_told_by_building() -> None:
    state = table(cities=["interchange cinema 2 luxury-home", "house"]).state

    assert income_by_building(state, 0) == [1, 1, 0, 0]
    assert points_by_building(state, 0) == [1, 0, 5, 5]
