"""Section 3 of the rules: a card, the architect, or renouncing."""

import pytest

from tests.games.the_city.table import table


@pytest.mark.rule("TC-3.1")
def test_a_round_is_choosing_then_building_then_income_and_points() -> None:
    game = table(hands=["school house", "parking-garage"], cities=["house", "theater"])

    game.play("0 build school", "1 build parking-garage", "0 pay house")

    assert game.told() == [
        "0 builds school for 1 [TC-4.1]",
        "1 builds parking-garage for 0 [TC-4.1]",
        "0 discards 1 [TC-2.4]",
        "0 draws 1 [TC-7.2]",
        "1 draws 1 [TC-7.2]",
        "0 scores 2: school [TC-7.3]",
        "1 scores 3: theater [TC-7.3]",
        "round 2 [TC-3.1]",
    ]


@pytest.mark.rule("TC-3.1")
def test_all_players_choose_at_the_same_time() -> None:
    game = table(seats=4)

    assert game.owing == [0, 1, 2, 3]
    game.play("2 renounce")
    assert game.owing == [0, 1, 3]


@pytest.mark.rule("TC-3.1")
def test_all_builders_pay_at_the_same_time() -> None:
    game = table(seats=3, hands=["2 house", "2 house", "2 house"])

    game.everybody("build house")

    assert game.owing == [0, 1, 2]
    game.play("1 pay house")
    assert game.owing == [0, 2]


@pytest.mark.rule("TC-3.2")
def test_one_card_of_the_hand_is_chosen() -> None:
    game = table(hands=["house theater casino 2 museum"])

    assert game.offered(0) == ["build architect", "build theater", "build house", "renounce"]

    game.play("0 build theater")

    assert game.owing == [1]
    assert game.hand(0) == "casino house museum museum"


@pytest.mark.rule("TC-3.2")
def test_a_chosen_card_is_not_built_before_the_last_choice() -> None:
    game = table(hands=["parking-garage", "parking-garage"])

    game.play("0 build parking-garage")
    assert game.city(0) == ""

    game.play("1 build parking-garage")
    assert game.city(0) == "parking-garage"


@pytest.mark.rule("TC-3.3")
def test_the_architect_costs_nothing_and_comes_from_beside_the_deck() -> None:
    game = table(hands=["house", "house"], deck="10 museum")

    game.play("0 build architect", "1 build architect")

    assert game.hand(0) == "house museum"
    assert game.city(0) == "architect"
    assert game.draw_pile == 8


@pytest.mark.rule("TC-3.3")
def test_the_architect_brings_one_income_in_every_round() -> None:
    game = table(cities=["architect"])

    assert [game.renounce_round()[0].income for _round in range(2)] == [1, 1]


@pytest.mark.rule("TC-3.3")
def test_the_architect_can_be_chosen_only_once() -> None:
    game = table(cities=["architect", ""])

    assert game.offered(0) == ["renounce"]
    assert game.offered(1) == ["build architect", "renounce"]
    assert game.refused(0, "build architect").rule == "TC-4.4"


@pytest.mark.rule("TC-3.3")
def test_the_architect_is_the_whole_choice_of_the_round() -> None:
    game = table(hands=["parking-garage"])

    game.play("0 build architect")

    assert game.owing == [1]


@pytest.mark.rule("TC-3.4")
def test_renouncing_builds_nothing_and_surveys_the_deck() -> None:
    game = table(hands=["house theater"])

    game.play("0 renounce", "1 build architect")

    assert game.city(0) == ""
    assert game.owing == [0]
    assert {text.split()[0] for text in game.offered(0)} == {"keep"}


@pytest.mark.rule("TC-3.4")
@pytest.mark.parametrize("hand", ["", "house", "12 parking-garage"])
def test_renouncing_is_always_possible(hand: str) -> None:
    assert "renounce" in table(hands=[hand]).offered(0)
