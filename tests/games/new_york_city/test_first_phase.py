"""The characters 1 to 11 of phase I, each alone."""

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


# --- 7: exchange a character ---

ROWS: Final = {1: "1 2", 2: "14 24", 3: "16", 4: "18 19", 5: "40"}


@pytest.mark.rule("NYC-11.7")
@pytest.mark.parametrize(
    ("removed", "open_characters"),
    [
        ("23", [1, 2, 14, 24]),
        ("28", [1, 2, 14, 16, 24]),
        ("25", [1, 2, 14, 16, 18, 19, 24]),
        ("26", [1, 2, 14, 16, 18, 19, 24, 40]),
        ("27", [1, 2, 14, 16, 18, 19, 24, 40]),
    ],
)
def test_character_7_takes_a_character_worth_at_most_one_more(removed: str, open_characters: list[int]) -> None:
    game = drafting(teams=["7 23 25 26 27 28"], dollars=[1], rows=ROWS, pairs=PAIRS)

    game.play("0 use character-7", f"0 remove character-{removed}")

    assert game.offered(0) == [f"hire character-{number}" for number in open_characters]


@pytest.mark.rule("NYC-11.7", "NYC-8.4")
def test_character_7_removes_one_from_the_game_and_the_next_one_is_revealed() -> None:
    game = drafting(teams=["7 23"], dollars=[1], rows={1: "1 2", 2: "14 24 15"}, stacks={2: "29 30"}, pairs=PAIRS)

    game.play("0 use character-7", "0 remove character-23", "0 hire character-24")

    assert game.team(0) == "7 24"
    assert game.spectator.gone == (22,)
    assert game.spectator.rows[1] == (13, 14, 28, 29)


@pytest.mark.rule("NYC-11.7")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("remove character-24", "character-24 is not one of yours [NYC-4.1]"),
        ("remove character-23", "no open character is low enough for character-23 [NYC-11.7]"),
        ("hire character-16", "now one of your characters is removed [NYC-11.7]"),
        ("done", "now one of your characters is removed [NYC-11.7]"),
    ],
)
def test_why_a_character_cannot_be_removed(text: str, why: str) -> None:
    game = drafting(teams=["7 23"], dollars=[1], rows={3: "16"}, pairs=PAIRS)
    game.play("0 use character-7")
    assert game.offered(0) == ["remove character-7"]

    assert str(game.refused(0, text)) == why


@pytest.mark.rule("NYC-11.7", "NYC-2.1")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hire character-16", "character-16 has the value 3, and you may take 2 at most [NYC-11.7]"),
        ("hire character-15", "character-15 is not open [NYC-2.1]"),
        ("remove character-7", "now a character is hired [NYC-11.7]"),
        ("done", "now a character is hired [NYC-11.7]"),
    ],
)
def test_why_a_character_cannot_be_taken_for_the_removed_one(text: str, why: str) -> None:
    game = drafting(teams=["7 23"], dollars=[1], rows=ROWS, pairs=PAIRS)
    game.play("0 use character-7", "0 remove character-23")

    assert str(game.refused(0, text)) == why


@pytest.mark.rule("NYC-11.7")
@pytest.mark.parametrize("rows", [{}, {5: "40"}])
def test_character_7_is_of_no_use_where_no_open_character_is_low_enough(rows: dict[int, str]) -> None:
    game = drafting(teams=["7 23"], dollars=[1], rows=rows, pairs=PAIRS)

    assert str(game.refused(0, "use character-7")) == "character-7 is of no use now [NYC-11.7]"


# --- 8: fetch from the reserve ---


@pytest.mark.rule("NYC-11.8")
@pytest.mark.parametrize(
    ("pair", "reserve", "fetched", "hand", "left"),
    [
        ("press plans", "press plans", ["plans", "press"], "press press plans plans", "dollars elevator"),
        ("press plans", "press wild", ["press"], "press press plans", "dollars wild"),
        ("press press", "press press", ["press", "press"], "press press press press", "dollars elevator"),
        ("press press", "press wild", ["press"], "press press press", "dollars wild"),
        ("press plans", "press press", ["press"], "press press plans", "press dollars"),
        ("press wild", "prestige wild", ["wild"], "press wild wild", "dollars prestige"),
        ("press plans", "press plans wild", ["press", "plans"], "press press plans plans", "dollars elevator wild"),
    ],
)
def test_character_8_fetches_an_equal_card_for_each_card_of_the_pair_and_refills(
    pair: str, reserve: str, fetched: list[str], hand: str, left: str
) -> None:
    game = drafting(teams=["8"], dollars=[1], reserves=[reserve], deck="dollars elevator", pairs=pair)

    game.play(f"0 take {pair}", "0 use character-8", *[f"0 fetch {card}" for card in fetched])

    assert (game.hand(0), game.reserve(0), game.over) == (hand, left, True)


@pytest.mark.rule("NYC-11.8")
def test_character_8_may_leave_equal_cards_in_the_reserve() -> None:
    game = drafting(teams=["8"], dollars=[1], reserves=["press plans"], deck="dollars elevator", pairs="press plans")
    game.play("0 take press plans", "0 use character-8")
    assert set(game.offered(0)) == {"fetch press", "fetch plans", "done"}

    game.play("0 fetch plans", "0 done")

    assert (game.hand(0), game.reserve(0)) == ("press plans plans", "press dollars")


@pytest.mark.rule("NYC-11.8")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("fetch wild", "wild is not one of the pair just taken [NYC-11.8]"),
        ("fetch plans", "plans is not in your reserve [NYC-11.8]"),
        ("fetch press plans", "now cards are fetched from the reserve: fetch one, or done [NYC-11.8]"),
        ("pass", "now cards are fetched from the reserve: fetch one, or done [NYC-11.8]"),
    ],
)
def test_why_a_card_cannot_be_fetched(text: str, why: str) -> None:
    game = drafting(teams=["8"], dollars=[1], reserves=["press wild"], pairs="press plans")
    game.play("0 take press plans", "0 use character-8")

    assert str(game.refused(0, text)) == why


@pytest.mark.rule("NYC-11.8")
def test_character_8_is_of_no_use_where_no_card_of_the_pair_is_in_the_reserve() -> None:
    game = drafting(0, 1, teams=["8"], dollars=[1], reserves=["wild dollars"], hands=["wild"], pairs=f"press plans {PAIRS}")

    game.play("0 take press plans")

    assert game.owing == [1]


@pytest.mark.rule("NYC-11.8")
def test_character_8_is_used_after_taking_a_pair() -> None:
    game = drafting(teams=["8"], dollars=[1], reserves=["press wild"], pairs=PAIRS)

    assert str(game.refused(0, "use character-8")) == "character-8 is of no use now [NYC-11.8]"


@pytest.mark.rule("NYC-11.8")
def test_character_8_of_the_second_turn_looks_only_at_the_second_pair() -> None:
    game = drafting(0, 0, teams=["8"], dollars=[1], reserves=["press press"], pairs="press wild plans plans")

    game.play("0 take press wild", "0 done", "0 take plans plans")

    assert game.over


# --- 9, 10: draw cards ---


@pytest.mark.rule("NYC-11.9")
def test_character_9_draws_a_card_and_takes_a_dollar() -> None:
    game = drafting(teams=["9"], dollars=[1], hands=["press"], deck="wild plans", pairs=PAIRS)

    game.play("0 use character-9")

    assert (game.hand(0), game.dollars[0]) == ("press wild", 1)


@pytest.mark.rule("NYC-11.10")
def test_character_10_draws_two_cards() -> None:
    game = drafting(teams=["10"], dollars=[1], hands=["press"], deck="wild plans dollars", pairs=PAIRS)

    game.play("0 use character-10")

    assert (game.hand(0), game.dollars[0]) == ("press plans wild", 0)


# --- 11: replace a neutral skyscraper ---


@pytest.mark.rule("NYC-11.11")
def test_character_11_replaces_a_neutral_skyscraper_by_one_from_the_own_board() -> None:
    game = drafting(teams=["11"], dollars=[1], ready=[4], built=[{"queens": 1}], neutral={"queens": 2, "bronx": 1}, pairs=PAIRS)
    game.play("0 use character-11")
    assert game.offered(0) == ["replace bronx", "replace queens"]

    game.play("0 replace queens")

    assert game.built(0) == {"queens": 2}
    assert (game.of(0).ready, game.spectator.neutral) == (3, (0, 1, 1, 0, 0, 0))


@pytest.mark.rule("NYC-11.11")
@pytest.mark.parametrize(("ready", "neutral"), [(0, {"queens": 2}), (4, {})])
def test_character_11_needs_a_skyscraper_on_the_board_and_a_neutral_one(ready: int, neutral: dict[str, int]) -> None:
    game = drafting(teams=["11"], dollars=[1], ready=[ready], neutral=neutral, pairs=PAIRS)

    assert str(game.refused(0, "use character-11")) == "character-11 is of no use now [NYC-11.11]"


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
