"""Section 4 of the rules: revealing, paying, needs, limits and discounts."""

import pytest

from tests.games.the_city.table import table


@pytest.mark.rule("TC-4.1")
def test_all_choices_are_revealed_together_when_the_last_is_in() -> None:
    game = table(seats=3, hands=["2 house", "2 theater", "parking-garage"], cities=["", "", "museum"])

    game.play("2 build parking-garage", "0 build house")
    assert game.spectator.cities == table(seats=3, cities=["", "", "museum"]).spectator.cities

    game.play("1 build architect")
    assert [game.city(seat) for seat in range(3)] == ["house", "architect", "museum parking-garage"]


@pytest.mark.rule("TC-4.1")
def test_all_buildings_are_paid_before_anyone_surveys() -> None:
    game = table(hands=["house", "4 department-store"], deck="5 museum")

    game.play("0 renounce", "1 build department-store")
    assert game.owing == [1]
    assert game.draw_pile == 5

    game.play("1 pay department-store", "1 pay department-store", "1 pay department-store")
    assert game.owing == [0]
    assert game.draw_pile == 0


@pytest.mark.rule("TC-4.1", "TC-2.5")
def test_a_survey_may_draw_what_others_have_just_paid_with() -> None:
    game = table(hands=["", "department-store theater museum casino"], deck="")

    game.play("0 renounce", "1 build department-store", "1 pay casino", "1 pay theater", "1 pay museum")

    assert game.offered(0) == ["keep casino", "keep museum", "keep theater"]


@pytest.mark.rule("TC-4.2")
def test_a_building_costs_as_many_cards_of_the_own_choice() -> None:
    game = table(hands=["department-store 2 house museum casino", "2 house"])

    game.play("0 build department-store", "1 build house")
    assert game.offered(0) == ["pay casino", "pay museum", "pay house"]

    game.play("0 pay house", "0 pay casino")
    assert game.owing == [0, 1]

    game.play("0 pay house")
    assert game.hand(0) == "museum"
    assert game.owing == [1]


@pytest.mark.rule("TC-4.2", "TC-1.3")
def test_every_card_is_worth_one_whatever_its_own_cost() -> None:
    game = table(hands=["row-house subway", "row-house parking-garage"])

    game.everybody("build row-house")
    game.play("0 pay subway", "1 pay parking-garage")

    assert game.round == 2
    assert game.spectator.discarded == (1, 1)


@pytest.mark.rule("TC-4.2")
def test_a_card_does_not_pay_for_itself() -> None:
    enough = table(hands=["department-store 3 museum"])
    too_few = table(hands=["department-store 2 museum"])

    assert "build department-store" in enough.offered(0)
    assert "build department-store" not in too_few.offered(0)


@pytest.mark.rule("TC-4.2")
def test_a_building_without_cost_is_not_paid() -> None:
    game = table(hands=["parking-garage", "parking-garage"], deck="")

    game.everybody("build parking-garage")

    assert game.round == 2
    assert game.spectator.discarded == (0, 0)


@pytest.mark.rule("TC-4.3")
@pytest.mark.parametrize("needed", ["house", "housing-tract", "luxury-home"])
def test_one_of_the_needed_kinds_is_enough(needed: str) -> None:
    assert "build school" in table(hands=["2 school"], cities=[needed]).offered(0)


@pytest.mark.rule("TC-4.3")
def test_what_is_needed_must_stand_in_the_own_city_already() -> None:
    game = table(hands=["2 school house"], cities=["row-house school", "house"])

    assert "build school" not in game.offered(0)
    assert game.refused(0, "build school").rule == "TC-4.3"


@pytest.mark.rule("TC-4.4")
def test_of_some_kinds_a_city_holds_one_at_most() -> None:
    game = table(hands=["central-park museum", "central-park museum"], cities=["central-park", "museum"])

    assert "build central-park" not in game.offered(0)
    assert game.refused(0, "build central-park").rule == "TC-4.4"
    assert "build central-park" in game.offered(1)


@pytest.mark.rule("TC-4.4")
def test_of_other_kinds_a_city_holds_as_many_as_it_likes() -> None:
    assert "build house" in table(hands=["2 house"], cities=["3 house"]).offered(0)


@pytest.mark.rule("TC-4.5")
def test_some_kinds_lower_the_cost_of_others_for_their_owner() -> None:
    game = table(hands=["luxury-home 5 museum", "luxury-home 5 museum"], cities=["house school", "house"])

    assert game.cost(0, "luxury-home") == 2
    assert game.cost(1, "luxury-home") == 4


@pytest.mark.rule("TC-4.5")
def test_a_discount_decides_what_can_be_paid() -> None:
    hand = "luxury-home 2 museum"

    assert "build luxury-home" in table(hands=[hand], cities=["house school"]).offered(0)
    assert "build luxury-home" not in table(hands=[hand], cities=["house"]).offered(0)


@pytest.mark.rule("TC-4.5")
def test_a_building_lowers_costs_from_the_moment_it_stands() -> None:
    game = table(hands=["row-house 2 restaurant", "parking-garage"], deck="")
    assert game.cost(0, "restaurant") == 1

    game.play("0 build row-house", "1 build parking-garage", "0 pay restaurant")

    assert game.cost(0, "restaurant") == 0


@pytest.mark.rule("TC-4.6")
def test_copies_of_one_kind_lower_a_cost_only_once() -> None:
    game = table(hands=["hospital 6 museum", "hospital 6 museum"], cities=["research-center", "2 research-center"])

    assert game.cost(0, "hospital") == 4
    assert game.cost(1, "hospital") == 4


@pytest.mark.rule("TC-4.8")
def test_a_cost_never_falls_below_zero() -> None:
    game = table(hands=["restaurant 2 museum", "parking-garage"], cities=["row-house citizen-center", "citizen-center"], deck="")

    game.play("0 build restaurant", "1 build parking-garage")

    assert game.round == 2
    assert [game.hand(0), game.hand(1)] == ["museum museum", ""]
