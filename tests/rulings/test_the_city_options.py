"""The options of The City in all their values."""

import pytest

from midtown.games.the_city import GAME
from tests.games.the_city.table import table


@pytest.mark.rule("TC-6.3")
def test_with_mix_five_cards_come_into_the_hand_and_any_four_leave_it() -> None:
    game = table(hands=["2 school", ""], deck="casino museum theater house hospital 5 school", survey="mix")

    game.play("0 renounce", "1 build architect")
    assert game.hand(0) == "casino hospital house museum school school theater"

    game.play("0 discard school", "0 discard museum", "0 discard school", "0 discard theater")
    assert game.hand(0) == "casino hospital house"
    assert game.spectator.discarded == (4, 0)


@pytest.mark.rule("TC-6.3", "TC-6.2")
def test_pick_is_played_unless_mix_is_chosen() -> None:
    assert GAME.options(3).value("survey") == "pick"


@pytest.mark.rule("TC-6.4")
@pytest.mark.parametrize(("deck", "discards"), [("museum house casino", 2), ("museum house", 1)])
def test_with_mix_one_card_less_than_drawn_is_discarded(deck: str, discards: int) -> None:
    game = table(hands=["3 school", "parking-garage"], deck=deck, survey="mix")

    game.play("0 renounce", "1 build parking-garage", *discards * ["0 discard school"])

    assert game.round == 2
    assert game.spectator.discarded == (discards, 0)


@pytest.mark.rule("TC-6.4")
@pytest.mark.parametrize(("deck", "hand"), [("museum", "museum school"), ("", "school")])
def test_with_mix_the_only_card_stays_in_the_hand(deck: str, hand: str) -> None:
    game = table(hands=["school", "parking-garage"], deck=deck, survey="mix")

    game.play("0 renounce", "1 build parking-garage")

    assert (game.round, game.hand(0)) == (2, hand)


@pytest.mark.rule("TC-7.10")
@pytest.mark.parametrize(
    ("office", "partner", "income"),
    [("row-house", "row-house", 2), ("row-house", "high-rise", 1 + 1), ("high-rise", "row-house", 1), ("high-rise", "high-rise", 2 + 1)],
)
def test_an_option_says_what_raises_the_income_of_the_office_building(office: str, partner: str, income: int) -> None:
    """A high rise has 1 income of its own, a row house none."""
    game = table(cities=[f"office-building {partner}"], office=office)

    assert game.renounce_round()[0].income == income


@pytest.mark.rule("TC-7.10")
def test_the_row_house_raises_it_unless_the_high_rise_is_chosen() -> None:
    assert GAME.options(3).value("office") == "row-house"


@pytest.mark.rule("TC-7.11")
def test_with_income_first_the_last_income_counts_into_the_hand() -> None:
    game = table(hands=2 * ["parking-garage"], cities=["school", "casino"], points=[48, 50 - 1])

    game.everybody("build parking-garage")

    assert game.over
    assert game.result().points == (50, 50)
    assert game.result().ties == ((0,), (4,))
    assert game.result().winners == (1,)


@pytest.mark.rule("TC-7.11")
def test_with_points_first_the_last_income_is_left_out() -> None:
    game = table(hands=2 * ["parking-garage"], cities=["school", "casino"], points=[48, 50 - 1], scoring="points-first")

    game.everybody("build parking-garage")

    assert game.over
    assert game.result().ties == ((0,), (0,))
    assert game.result().winners == (0, 1)


@pytest.mark.rule("TC-7.11")
@pytest.mark.parametrize(("scoring", "order"), [("income-first", ["TC-7.2", "TC-7.3"]), ("points-first", ["TC-7.3", "TC-7.2"])])
def test_an_option_says_whether_income_or_points_come_first(scoring: str, order: list[str]) -> None:
    game = table(hands=2 * ["parking-garage"], cities=["theater", ""], scoring=scoring)

    game.everybody("build parking-garage")

    assert [text[-7:-1] for text in game.told() if text[-7:-1] in order] == order


@pytest.mark.rule("TC-7.11", "TC-8.2")
def test_with_points_first_income_counts_for_the_hand_limit() -> None:
    game = table(hands=["parking-garage 12 house", "parking-garage"], cities=["theater", ""], scoring="points-first")

    game.everybody("build parking-garage")

    assert (game.owing, game.points(0)) == ([0], 3)


@pytest.mark.rule("TC-7.11")
def test_income_comes_first_unless_chosen_otherwise() -> None:
    assert GAME.options(3).value("scoring") == "income-first"
