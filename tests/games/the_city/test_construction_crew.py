"""Section 5 of the rules: two buildings in one round."""

import pytest

from tests.games.the_city.table import table


@pytest.mark.rule("TC-5.1")
def test_with_a_crew_two_cards_may_be_chosen() -> None:
    game = table(hands=["house theater 5 museum", "parking-garage"], cities=["construction-crew"])

    game.play("0 build theater")
    assert game.offered(0) == ["also house", "done"]

    game.play("0 also house", "1 build parking-garage")
    assert game.city(0) == "construction-crew theater house"
    assert game.spectator.owed == (5, 0)


@pytest.mark.rule("TC-5.1")
def test_both_cards_of_a_pair_are_paid() -> None:
    game = table(hands=["house theater 5 museum", "parking-garage"], cities=["construction-crew"])

    game.play("0 build theater", "0 also house", "1 build parking-garage", *4 * ["0 pay museum"])
    assert game.offered(0) == ["pay museum"]

    game.play("0 pay museum")
    assert game.round == 2
    assert game.spectator.discarded == (5, 0)


@pytest.mark.rule("TC-5.1")
def test_a_crew_need_not_be_used() -> None:
    game = table(hands=["2 parking-garage"], cities=["construction-crew"])

    game.play("0 build parking-garage", "0 done", "1 renounce")

    assert game.city(0) == "construction-crew parking-garage"
    assert game.hand(0) == "parking-garage"


@pytest.mark.rule("TC-5.1")
def test_a_single_card_may_have_any_cost() -> None:
    game = table(hands=["opera-house 8 house parking-garage"], cities=["construction-crew"])

    game.play("0 build opera-house")

    assert game.owing == [1]


@pytest.mark.rule("TC-5.1")
def test_without_a_crew_there_is_no_second_card() -> None:
    game = table(hands=["2 parking-garage"], cities=["", "construction-crew"])

    game.play("0 build parking-garage")

    assert game.owing == [1]


@pytest.mark.rule("TC-5.1")
def test_both_cards_may_be_of_the_same_kind() -> None:
    game = table(hands=["2 parking-garage"], cities=["construction-crew"])

    game.play("0 build parking-garage", "0 also parking-garage", "1 renounce")

    assert game.city(0) == "construction-crew parking-garage parking-garage"


@pytest.mark.rule("TC-5.1")
def test_nothing_is_asked_where_no_second_card_is_possible() -> None:
    game = table(hands=["house casino"], cities=["construction-crew"])

    game.play("0 build house")

    assert game.owing == [1]


@pytest.mark.rule("TC-5.3")
def test_the_crew_works_in_the_round_in_which_it_is_built() -> None:
    game = table(hands=["construction-crew theater 5 museum"])

    game.play("0 build construction-crew")
    assert game.offered(0) == ["also theater", "done"]

    game.play("0 also theater", "1 renounce")
    assert game.city(0) == "construction-crew theater"
    assert game.spectator.owed[0] == 5


@pytest.mark.rule("TC-5.3")
def test_a_crew_that_is_built_in_this_round_comes_first() -> None:
    game = table(hands=["construction-crew theater 5 museum"])

    game.play("0 build theater")

    assert game.owing == [1]


@pytest.mark.rule("TC-5.6")
def test_the_architect_never_goes_first_of_a_pair() -> None:
    game = table(hands=["2 parking-garage"], cities=["construction-crew"])

    game.play("0 build architect")

    assert game.owing == [1]


@pytest.mark.rule("TC-5.6")
def test_the_architect_never_goes_second_of_a_pair() -> None:
    game = table(hands=["2 parking-garage"], cities=["construction-crew"])

    game.play("0 build parking-garage")

    assert game.offered(0) == ["also parking-garage", "done"]
    assert game.refused(0, "also architect").rule == "TC-5.6"
