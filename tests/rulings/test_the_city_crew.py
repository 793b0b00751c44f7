"""The readings of the construction crew: what may be a pair, in which order, at which cost."""

import pytest

from tests.games.the_city.table import table


@pytest.mark.rule("TC-5.2")
@pytest.mark.parametrize(("building", "owing"), [("theater", [0, 1]), ("museum", [1])])
def test_the_first_card_of_a_pair_has_a_printed_cost_of_four_or_less(building: str, owing: list[int]) -> None:
    game = table(hands=[f"{building} parking-garage 6 hospital"], cities=["construction-crew"])

    game.play(f"0 build {building}")

    assert game.owing == owing


@pytest.mark.rule("TC-5.2")
@pytest.mark.parametrize(
    ("building", "offered"),
    [
        ("theater", ["also parking-garage", "also theater", "done"]),
        ("museum", ["also parking-garage", "done"]),
    ],
)
def test_the_second_card_of_a_pair_has_a_printed_cost_of_four_or_less(building: str, offered: list[str]) -> None:
    game = table(hands=[f"{building} 2 parking-garage 6 hospital"], cities=["construction-crew"])

    game.play("0 build parking-garage")

    assert game.offered(0) == offered


@pytest.mark.rule("TC-5.2")
def test_discounts_do_not_count_for_the_cap_of_a_pair() -> None:
    """A tech park costs 3 with a research center, but 5 is printed on it."""
    game = table(hands=["tech-park 2 parking-garage 5 house"], cities=["construction-crew research-center"])
    assert game.cost(0, "tech-park") == 3

    game.play("0 build parking-garage")

    assert "also tech-park" not in game.offered(0)
    assert game.refused(0, "also tech-park").rule == "TC-5.2"


@pytest.mark.rule("TC-5.4")
def test_the_first_of_a_pair_may_be_what_the_second_needs() -> None:
    game = table(hands=["house school 2 museum"], cities=["construction-crew"])
    assert "build school" not in game.offered(0)

    game.play("0 build house", "0 also school", "1 renounce")

    assert game.city(0) == "construction-crew house school"
    assert game.spectator.owed[0] == 2


@pytest.mark.rule("TC-5.4")
@pytest.mark.parametrize(("first", "second", "owed"), [("row-house", "restaurant", 1 + 0), ("restaurant", "row-house", 1 + 1)])
def test_the_first_of_a_pair_makes_the_second_cheaper_and_not_the_other_way_round(first: str, second: str, owed: int) -> None:
    game = table(hands=["row-house restaurant 2 museum"], cities=["construction-crew"])

    game.play(f"0 build {first}", f"0 also {second}", "1 renounce")

    assert game.city(0) == f"construction-crew {first} {second}"
    assert game.spectator.owed[0] == owed


@pytest.mark.rule("TC-5.4")
def test_a_pair_may_not_bring_two_of_a_kind_where_one_is_the_limit() -> None:
    game = table(hands=["2 central-park 2 house"], cities=["construction-crew"])

    game.play("0 build central-park")

    assert game.offered(0) == ["also house", "done"]
    assert game.refused(0, "also central-park").rule == "TC-4.4"


@pytest.mark.rule("TC-5.5")
@pytest.mark.parametrize(
    ("others", "offered"),
    [
        (4, ["also parking-garage", "done"]),
        (5, ["also parking-garage", "also row-house", "done"]),
    ],
)
def test_a_pair_is_offered_only_if_both_can_be_paid(others: int, offered: list[str]) -> None:
    game = table(hands=[f"theater row-house parking-garage {others - 1} museum"], cities=["construction-crew"])

    game.play("0 build theater")

    assert game.offered(0) == offered


@pytest.mark.rule("TC-5.5")
def test_neither_card_of_a_pair_pays_for_the_other() -> None:
    game = table(hands=["house row-house museum"], cities=["construction-crew"])

    game.play("0 build house")

    assert game.owing == [1]


@pytest.mark.rule("TC-5.5")
def test_a_second_card_that_cannot_be_built_is_not_offered() -> None:
    game = table(hands=["theater school parking-garage 5 museum"], cities=["construction-crew"])

    game.play("0 build theater")

    assert game.offered(0) == ["also parking-garage", "done"]
    assert game.refused(0, "also school").rule == "TC-4.3"


@pytest.mark.rule("TC-5.7")
def test_a_second_crew_does_not_allow_a_third_card() -> None:
    game = table(hands=["4 parking-garage"], cities=["2 construction-crew"])

    game.play("0 build parking-garage", "0 also parking-garage")

    assert game.owing == [1]


@pytest.mark.rule("TC-5.7")
def test_a_crew_may_be_the_second_card_and_allows_no_third() -> None:
    game = table(hands=["construction-crew 3 parking-garage"], cities=["construction-crew"])

    game.play("0 build parking-garage", "0 also construction-crew")

    assert game.owing == [1]
