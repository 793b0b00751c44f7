"""The characters 1 to 6 of phase I, each alone, and what is refused."""

from typing import Final

import pytest

from tests.games.new_york_city.table import drafting

PAIRS: Final = "press wild dollars plans elevator elevator"


# --- 1: renew the hand ---


@pytest.mark.rule("NYC-11.1", "NYC-4.2")
def test_character_1_scores_a_point_and_draws_as_many_cards_as_are_discarded() -> None:
    game = drafting(teams=["1"], dollars=[1], hands=["press press plans"], deck="wild dollars elevator", pairs=PAIRS)
    game.play("0 use character-1")
    assert game.offered(0) == ["discard press", "discard plans", "done"]

    game.play("0 discard press", "0 discard plans", "0 done")

    assert game.hand(0) == "press dollars wild"
    assert (game.points[0], game.dollars[0], game.spectator.discards) == (1, 0, (0, 3))


@pytest.mark.rule("NYC-11.1")
def test_character_1_draws_only_after_everything_is_discarded() -> None:
    game = drafting(teams=["1"], dollars=[1], hands=["press press plans"], deck="wild dollars elevator", pairs=PAIRS)

    game.play("0 use character-1", "0 discard press")

    assert game.hand(0) == "press plans"
    assert game.offered(0) == ["discard press", "discard plans", "done"]


@pytest.mark.rule("NYC-11.1")
@pytest.mark.parametrize("hand", ["", "press plans"])
def test_character_1_may_discard_nothing(hand: str) -> None:
    game = drafting(teams=["1"], dollars=[1], hands=[hand], deck="wild", pairs=PAIRS)

    game.play("0 use character-1")
    if hand:
        game.play("0 done")

    assert (game.hand(0), game.points[0]) == (hand, 1)
    assert "take press wild" in game.offered(0)


@pytest.mark.rule("NYC-11.1")
def test_character_1_may_discard_the_whole_hand() -> None:
    game = drafting(teams=["1"], dollars=[1], hands=["press plans"], deck="wild dollars elevator", pairs=PAIRS)

    game.play("0 use character-1", "0 discard press", "0 discard plans")

    assert game.hand(0) == "dollars wild"
    assert "take press wild" in game.offered(0)


@pytest.mark.rule("NYC-11.1", "NYC-6.2")
def test_character_1_after_taking_may_discard_what_was_taken() -> None:
    game = drafting(teams=["1"], dollars=[1], deck="elevator", pairs=PAIRS)

    game.play("0 take press wild", "0 use character-1", "0 discard press", "0 done")

    assert game.hand(0) == "elevator wild"
    assert game.over


# --- 2: two single cards ---


@pytest.mark.rule("NYC-11.2")
def test_character_2_takes_single_cards_from_two_pairs_and_makes_a_pair_of_what_is_left() -> None:
    game = drafting(0, 1, teams=["2"], dollars=[1], pairs=PAIRS)
    game.play("0 use character-2")
    assert game.offered(0) == [
        "single press wild",
        "single dollars plans",
        "single elevator elevator",
        "single plans dollars",
        "single wild press",
    ]

    game.play("0 single wild press", "0 single dollars plans")

    assert game.hand(0) == "dollars wild"
    assert game.owing == [1]
    assert game.offered(1) == ["take press plans", "take elevator elevator"]


@pytest.mark.rule("NYC-11.2")
def test_character_2_takes_its_cards_from_different_pairs() -> None:
    game = drafting(teams=["2"], dollars=[1], pairs=PAIRS)

    game.play("0 use character-2", "0 single wild press")

    assert game.offered(0) == ["single dollars plans", "single elevator elevator", "single plans dollars"]


@pytest.mark.rule("NYC-11.2")
def test_character_2_is_used_instead_of_taking_a_pair() -> None:
    game = drafting(0, 1, teams=["2"], dollars=[2], pairs=PAIRS)

    game.play("0 use character-2", "0 single wild press", "0 single dollars plans")

    assert game.owing == [1]


@pytest.mark.rule("NYC-11.2")
def test_character_2_needs_two_pairs() -> None:
    game = drafting(teams=["2"], dollars=[1], pairs="press wild")

    assert str(game.refused(0, "use character-2")) == "character-2 is of no use now [NYC-11.2]"


# --- 3: a larger reserve ---


@pytest.mark.rule("NYC-11.3")
def test_character_3_scores_a_point_and_draws_a_card_into_the_reserve() -> None:
    game = drafting(teams=["3"], dollars=[1], reserves=["press plans"], hands=["wild"], deck="dollars elevator", pairs=PAIRS)

    game.play("0 use character-3")

    assert (game.reserve(0), game.hand(0), game.points[0]) == ("press dollars plans", "wild", 1)
    assert game.of(0).reserve_size == 3


# --- 4: both pairs at once ---


@pytest.mark.rule("NYC-11.4")
def test_character_4_takes_both_pairs_in_one_turn_and_has_no_second_one() -> None:
    game = drafting(0, 1, 0, 1, teams=["4"], dollars=[1], pairs="press wild dollars plans elevator elevator prestige prestige wild wild")

    game.play("0 use character-4", "0 take press wild", "0 take dollars plans")
    assert (game.hand(0), game.owing) == ("press dollars plans wild", [1])

    game.play("1 take elevator elevator")
    assert game.owing == [1]
    game.play("1 take wild wild")
    assert game.over


@pytest.mark.rule("NYC-11.4")
def test_character_4_is_of_no_use_in_the_second_turn() -> None:
    game = drafting(0, 1, teams=["4"], dollars=[1], pairs=PAIRS)

    assert str(game.refused(0, "use character-4")) == "character-4 is of no use now [NYC-11.4]"


@pytest.mark.rule("NYC-11.4", "NYC-6.2")
def test_character_4_may_be_used_after_the_first_pair_too() -> None:
    game = drafting(0, 1, 0, teams=["4"], dollars=[1], pairs=PAIRS)
    game.play("0 take press wild")
    assert game.offered(0) == ["use character-4", "done"]

    game.play("0 use character-4", "0 take dollars plans", "1 take elevator elevator")

    assert (game.hand(0), game.over) == ("press dollars plans wild", True)


@pytest.mark.rule("NYC-11.4")
def test_character_4_is_of_no_use_once_both_pairs_are_taken() -> None:
    game = drafting(0, 1, 0, teams=["4 4"], dollars=[2], pairs=PAIRS)
    game.play("0 use character-4")
    assert str(game.refused(0, "use character-4")) == "character-4 is of no use now [NYC-11.4]"

    game.play("0 take press wild", "0 take dollars plans")

    assert game.owing == [1]


# --- 5: draw three, discard two ---


@pytest.mark.rule("NYC-11.5")
def test_character_5_draws_three_cards_and_discards_any_two_of_the_hand() -> None:
    game = drafting(teams=["5"], dollars=[1], hands=["press"], deck="dollars plans plans wild", pairs=PAIRS)
    game.play("0 use character-5")
    assert game.hand(0) == "press dollars plans plans"
    assert game.offered(0) == ["discard press", "discard dollars", "discard plans"]

    game.play("0 discard press", "0 discard plans")

    assert (game.hand(0), game.spectator.discards) == ("dollars plans", (0, 3))
    assert "take press wild" in game.offered(0)


@pytest.mark.rule("NYC-11.5", "NYC-1.8")
@pytest.mark.parametrize(("deck", "kept"), [("press", ""), ("press plans", ""), ("press plans wild", "wild")])
def test_character_5_discards_two_even_if_fewer_than_three_are_found(deck: str, kept: str) -> None:
    game = drafting(teams=["5"], dollars=[1], deck=deck, pairs=PAIRS)

    game.play("0 use character-5")
    while "take press wild" not in game.offered(0):
        game.play(f"0 {game.offered(0)[0]}")

    assert game.hand(0) == kept


# --- 6: two dollars ---


@pytest.mark.rule("NYC-11.6", "NYC-4.2")
def test_character_6_takes_two_dollars_for_the_one_it_costs() -> None:
    game = drafting(teams=["6"], dollars=[1], pairs=PAIRS)

    game.play("0 use character-6")

    assert game.dollars[0] == 2


# --- refusals ---


@pytest.mark.rule("NYC-11.1", "NYC-11.2", "NYC-11.5", "NYC-11.8", "NYC-11.11")
@pytest.mark.parametrize(
    ("number", "text", "why"),
    [
        (1, "discard wild", "wild is not in your hand [NYC-11.1]"),
        (1, "take press wild", "now cards are discarded: discard one, or done [NYC-11.1]"),
        (2, "single press press", "there is no such pair [NYC-11.2]"),
        (2, "take press wild", "now a single card is taken: the card, then the one that is left of its pair [NYC-11.2]"),
        (5, "discard wild", "wild is not in your hand [NYC-11.5]"),
        (5, "done", "now a card is discarded [NYC-11.5]"),
        (11, "replace bronx", "no neutral skyscraper is left in bronx [NYC-11.11]"),
        (11, "done", "now a neutral skyscraper is replaced [NYC-11.11]"),
    ],
)
def test_why_a_character_of_phase_one_cannot_be_used_so(number: int, text: str, why: str) -> None:
    game = drafting(teams=["1 2 5 11"], dollars=[1], hands=["press"], ready=[1], neutral={"queens": 1}, deck="3 plans", pairs=PAIRS)
    game.play(f"0 use character-{number}")

    assert str(game.refused(0, text)) == why
