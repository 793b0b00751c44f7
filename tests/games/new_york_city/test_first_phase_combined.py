"""Section 4 of the rules and the characters of phase I together: how often they are used, and what they do to each other."""

from typing import Final

import pytest

from tests.games.new_york_city.table import bidding, drafting, new_round

PAIRS: Final = "press wild dollars plans elevator elevator"
FIVE_PAIRS: Final = f"{PAIRS} prestige prestige wild wild"


# --- how often, and for how much ---


@pytest.mark.rule("NYC-4.1")
def test_a_character_is_used_once_in_each_round() -> None:
    game = drafting(0, 0, teams=["9"], dollars=[3], pairs=PAIRS)
    game.play("0 use character-9")
    why = "character-9 has been used in this round [NYC-4.1]"
    assert str(game.refused(0, "use character-9")) == why

    game.play("0 take press wild")

    assert str(game.refused(0, "use character-9")) == why


@pytest.mark.rule("NYC-4.1", "NYC-5.1")
def test_a_character_can_be_used_again_in_the_next_round() -> None:
    game = new_round(seats=2, round=0, teams=["", "6"], dollars=[0, 1])
    for number in (1, 2):
        while game.spectator.round < number:
            seat = game.owing[0]
            offered = game.offered(seat)
            game.play(f"{seat} {next((text for text in ('pass', 'done') if text in offered), offered[0])}")
        game.play("1 use character-6")

    assert game.dollars[1] == 3


@pytest.mark.rule("NYC-4.1")
def test_a_character_is_used_on_the_own_turn() -> None:
    game = drafting(0, 1, teams=["", "6"], dollars=[0, 1], pairs=PAIRS)
    assert game.owing == [0]

    game.play("0 take press wild")

    assert "use character-6" in game.offered(1)


@pytest.mark.rule("NYC-4.1")
def test_each_phase_offers_its_own_characters() -> None:
    game = new_round(seats=2, round=0, teams=["", "6 18 23 28"], dollars=[0, 9])

    assert [text for text in game.offered(1) if text.startswith("use")] == ["use character-6"]


@pytest.mark.rule("NYC-4.2")
def test_each_character_costs_a_dollar_first() -> None:
    game = drafting(teams=["6 9 10"], dollars=[2], pairs=PAIRS)

    game.play("0 use character-10", "0 use character-6")

    assert (game.dollars[0], game.of(0).paid) == (2, (5, 9))


@pytest.mark.rule("NYC-4.3")
def test_of_two_equal_characters_each_can_be_used() -> None:
    game = drafting(teams=["10 10"], dollars=[3], deck="press plans wild dollars", pairs=PAIRS)

    game.play("0 use character-10", "0 use character-10")

    assert (game.hand(0), game.dollars[0]) == ("press dollars plans wild", 1)
    assert str(game.refused(0, "use character-10")) == "character-10 has been used in this round [NYC-4.1]"


@pytest.mark.rule("NYC-4.3", "NYC-11.7")
def test_a_character_taken_by_another_can_be_used_at_once() -> None:
    game = drafting(teams=["7 23"], dollars=[2], rows={1: "1"}, pairs=PAIRS)

    game.play("0 use character-7", "0 remove character-23", "0 hire character-1", "0 use character-1")

    assert game.points[0] == 1


@pytest.mark.rule("NYC-4.4")
def test_several_characters_may_be_combined_in_one_bid() -> None:
    game = bidding("prestige", seats=2, teams=["13 16 17"], dollars=[3], hands=["press"])

    game.bid(0, "as-one press", "use character-16", "use character-17")

    assert (game.points[0], game.dollars[0]) == (3, 0)


# --- 1, 5, 9, 10 and cards of every source ---


@pytest.mark.rule("NYC-11.1", "NYC-11.10")
def test_cards_drawn_by_10_may_be_discarded_for_1() -> None:
    game = drafting(teams=["1 10"], dollars=[2], deck="press press wild wild", pairs=PAIRS)

    game.play("0 use character-10", "0 use character-1", "0 discard press", "0 discard press")

    assert game.hand(0) == "wild wild"


@pytest.mark.rule("NYC-11.1", "NYC-4.3")
def test_two_1s_renew_the_hand_twice_and_count_anew() -> None:
    game = drafting(teams=["1 1"], dollars=[2], hands=["press press"], deck="dollars elevator plans", pairs=PAIRS)

    game.play("0 use character-1", "0 discard press", "0 discard press")
    game.play("0 use character-1", "0 discard dollars", "0 done")

    assert (game.hand(0), game.points[0]) == ("elevator plans", 2)


@pytest.mark.rule("NYC-11.5", "NYC-6.2")
def test_5_after_taking_may_discard_the_cards_of_the_pair() -> None:
    game = drafting(teams=["5"], dollars=[1], deck="dollars dollars dollars", pairs=PAIRS)

    game.play("0 take press wild", "0 use character-5", "0 discard press", "0 discard wild")

    assert game.hand(0) == "dollars dollars dollars"
    assert game.over


# --- 2 with 4 and 8 ---


@pytest.mark.rule("NYC-11.2", "NYC-11.4")
def test_2_may_stand_for_either_of_the_pairs_of_4() -> None:
    first = drafting(0, 1, 0, teams=["2 4"], dollars=[2], pairs=FIVE_PAIRS)
    first.play("0 use character-4", "0 use character-2", "0 single wild press", "0 single plans dollars", "0 take press dollars")

    second = drafting(0, 1, 0, teams=["2 4"], dollars=[2], pairs=FIVE_PAIRS)
    second.play("0 use character-4", "0 take prestige prestige", "0 use character-2", "0 single wild press", "0 single plans dollars")

    assert (first.hand(0), first.owing) == ("press dollars plans wild", [1])
    assert (second.hand(0), second.owing) == ("plans prestige prestige wild", [1])


@pytest.mark.rule("NYC-11.2", "NYC-11.4")
def test_2_without_4_leaves_the_second_turn() -> None:
    game = drafting(0, 1, 0, teams=["2 4"], dollars=[2], pairs=FIVE_PAIRS)

    game.play("0 use character-2", "0 single wild press", "0 single plans dollars", "0 done", "1 take wild wild")

    assert game.owing == [0]


@pytest.mark.rule("NYC-11.2", "NYC-11.4")
def test_4_may_follow_the_single_cards_of_2() -> None:
    game = drafting(0, 1, 0, teams=["2 4"], dollars=[2], pairs=FIVE_PAIRS)

    game.play("0 use character-2", "0 single wild press", "0 single plans dollars", "0 use character-4", "0 take press dollars")

    assert (game.hand(0), game.owing) == ("press dollars plans wild", [1])


@pytest.mark.rule("NYC-11.2", "NYC-4.3")
def test_two_2s_may_be_used_in_the_two_turns() -> None:
    game = drafting(0, 0, teams=["2 2"], dollars=[2], pairs=PAIRS)

    game.play("0 use character-2", "0 single wild press", "0 single plans dollars")
    game.play("0 use character-2", "0 single press dollars", "0 single elevator elevator")

    assert game.hand(0) == "press elevator plans wild"
    assert game.spectator.pairs == (1, 2)


@pytest.mark.rule("NYC-11.8", "NYC-11.4")
def test_8_after_4_asks_for_no_pair_where_both_are_equal() -> None:
    pairs = "press plans press plans wild wild"
    game = drafting(0, 1, 0, teams=["4 8"], dollars=[2], reserves=["press plans"], deck="wild wild", pairs=pairs)

    game.play("0 use character-4", "0 take press plans", "0 take press plans", "0 use character-8", "0 fetch press", "0 fetch plans")

    assert game.hand(0) == "press press press plans plans plans"
    assert game.owing == [1]


@pytest.mark.rule("NYC-11.8", "NYC-11.4")
def test_why_a_pair_cannot_be_fetched_for() -> None:
    game = drafting(0, 1, 0, teams=["4 8"], dollars=[2], reserves=["press plans"], pairs=PAIRS)
    game.play("0 use character-4", "0 take press wild", "0 take dollars plans", "0 use character-8")

    for text in ("fetch elevator elevator", "fetch wild press", "done"):
        assert str(game.refused(0, text)) == "now one of the two pairs that were taken is chosen [NYC-11.8]"


@pytest.mark.rule("NYC-11.8", "NYC-4.3")
def test_two_8s_fetch_twice_the_second_from_the_refilled_reserve() -> None:
    game = drafting(teams=["8 8"], dollars=[2], reserves=["press plans"], deck="press dollars", pairs="press wild")

    game.play("0 take press wild", "0 use character-8", "0 fetch press", "0 use character-8", "0 fetch press")

    assert game.hand(0) == "press press press wild"
    assert game.reserve(0) == "dollars plans"


@pytest.mark.rule("NYC-11.8", "NYC-11.3")
def test_8_finds_the_card_that_3_has_drawn_and_refills_the_larger_reserve() -> None:
    game = drafting(teams=["3 8"], dollars=[2], reserves=["plans plans"], deck="press dollars", pairs="press wild")

    game.play("0 use character-3", "0 take press wild", "0 use character-8", "0 fetch press")

    assert (game.hand(0), game.reserve(0)) == ("press press wild", "dollars plans plans")


# --- 7 with itself and with others ---


@pytest.mark.rule("NYC-11.7", "NYC-4.3")
def test_7_may_take_another_7_for_itself_and_use_it_too() -> None:
    game = drafting(teams=["7 23"], dollars=[2], rows={1: "1", 2: "24", 3: "7"}, pairs=PAIRS)

    game.play("0 use character-7", "0 remove character-7", "0 hire character-7")
    assert (game.dollars[0], game.of(0).paid) == (1, ())
    game.play("0 use character-7", "0 remove character-23", "0 hire character-24")

    assert game.team(0) == "7 24"


@pytest.mark.rule("NYC-11.7", "NYC-4.3")
def test_of_two_7s_the_used_one_is_removed_and_the_other_can_still_be_used() -> None:
    game = drafting(teams=["7 7 23"], dollars=[2], rows={1: "1", 4: "19"}, pairs=PAIRS)

    game.play("0 use character-7", "0 remove character-7", "0 hire character-19")

    assert game.of(0).paid == ()
    game.play("0 use character-7", "0 remove character-23", "0 hire character-1")
    assert game.team(0) == "1 7 19"


@pytest.mark.rule("NYC-11.7", "NYC-4.2")
def test_the_dollar_on_a_removed_character_is_lost() -> None:
    game = drafting(teams=["6 7"], dollars=[2], rows={4: "19"}, pairs=PAIRS)

    game.play("0 use character-6", "0 use character-7", "0 remove character-6", "0 hire character-19")

    assert (game.team(0), game.dollars[0], game.of(0).paid) == ("7 19", 2, (6,))


@pytest.mark.rule("NYC-11.7", "NYC-11.3")
def test_a_reserve_that_3_has_enlarged_stays_so_when_3_is_removed() -> None:
    game = drafting(teams=["3 7"], dollars=[2], reserves=["plans plans"], deck="press", rows={2: "24"}, pairs=PAIRS)

    game.play("0 use character-3", "0 use character-7", "0 remove character-3", "0 hire character-24")

    assert (game.team(0), game.reserve(0), game.of(0).reserve_size) == ("7 24", "press plans plans", 3)


# --- 11 twice ---


@pytest.mark.rule("NYC-11.11", "NYC-4.3")
def test_two_11s_may_empty_a_borough_of_neutral_skyscrapers() -> None:
    game = drafting(teams=["11 11"], dollars=[2], ready=[2], neutral={"queens": 2, "bronx": 1}, pairs=PAIRS)

    game.play("0 use character-11", "0 replace queens", "0 take press wild", "0 use character-11", "0 replace queens")

    assert game.built(0) == {"queens": 2}
    assert (game.of(0).ready, game.spectator.neutral) == (0, (0, 1, 0, 0, 0, 0))
