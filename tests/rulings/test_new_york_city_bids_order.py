"""Readings of New York City on the order and timing of bids: who begins, ties, steps back, bidding last, exchanging, paying."""

import pytest

from midtown.games.new_york_city.cards import TYPES
from tests.games.new_york_city.table import bidding, new_round


@pytest.mark.rule("NYC-7.11", "NYC-8.8")
def test_who_passes_has_no_action_no_bonus_and_is_never_second() -> None:
    """Reading 9."""
    game = bidding("prestige", first=0, hands=["prestige", "prestige", ""], press=[(1, 9), (0, 1), (2, 0)])
    game.bid(0, "play prestige")
    game.play("1 pass")

    assert game.owing == [0]
    game.play("0 decline")
    assert (game.over, game.points) == (True, (1, 0, 0))


@pytest.mark.rule("NYC-7.2")
def test_if_nobody_bids_there_is_no_bonus_and_the_start_player_stays() -> None:
    """Reading 10."""
    game = bidding("plans", first=2, hands=3 * ["plans"])

    game.play("2 pass", "0 pass", "1 pass")

    assert [game.of(seat).ready for seat in range(3)] == [0, 0, 0]
    assert game.spectator.first == 2


@pytest.mark.rule("NYC-7.2", "NYC-8.9")
def test_who_won_the_bonus_begins_next_even_if_he_declined_it() -> None:
    """Reading 11."""
    game = bidding("prestige", first=0, hands=["prestige", "2 prestige", "2 prestige"], press=[(2, 3), (1, 2), (0, 1)])
    game.bid(0, "play prestige")
    game.bid(1, "play prestige", "play prestige")
    game.bid(2, "play prestige", "play prestige")

    game.play("2 decline", "1 decline")

    assert game.spectator.first == 2


@pytest.mark.rule("NYC-7.10", "NYC-7.11")
def test_in_the_press_round_ties_and_order_are_those_before_anybody_moves() -> None:
    """Reading 12: seat 2 has overtaken the others when seat 0 moves, which changes nothing."""
    game = bidding("press", first=0, hands=["2 press", "press", "2 press"], press=[(2, 3), (1, 3), (0, 3)])
    game.bid(0, "play press", "play press")
    game.bid(1, "play press")
    game.bid(2, "play press", "play press")

    assert [line.split()[0] for line in game.told() if "advances" in line] == ["2", "1", "0"]
    assert game.press[1:] == [(2, 3 + 2 + 1), (0, 3 + 2), (1, 3 + 1)]


@pytest.mark.rule("NYC-11.14")
def test_14_steps_back_when_the_bid_is_shown_and_so_changes_ties_and_order() -> None:
    """Reading 13."""
    game = bidding("press", first=0, hands=["press", "3 press", ""], teams=["14"], dollars=[1], press=[(0, 3), (1, 2), (2, 1)])

    game.bid(0, "play press", "back 2")
    assert game.press[1:] == [(1, 2), (0, 1), (2, 1)]
    game.bid(1, *3 * ["play press"])

    assert game.press[1:] == [(1, 2 + 3 + 1), (0, 1 + 3), (2, 1)]


@pytest.mark.rule("NYC-8.1", "NYC-3.2")
def test_the_step_of_the_press_bonus_is_added_to_the_move() -> None:
    """Reading 14: the token does not first go on top of the one that it passes."""
    game = bidding("press", hands=["press"], press=[(1, 2), (0, 1), (2, 0)])
    game.bid(0, "play press")

    assert [line for line in game.told() if "advances" in line] == ["0 advances to space 3 of the press track [NYC-8.1]"]


@pytest.mark.rule("NYC-4.3", "NYC-4.1", "NYC-4.4")
def test_each_copy_is_used_once_a_round_and_several_characters_in_one_bid() -> None:
    """Reading 20."""
    game = bidding("press", hands=["press dollars"], teams=["13 16 16"], dollars=[9])
    game.bid(0, "play press", "use character-16", "use character-16")
    assert game.of(0).paid == (15, 15)

    game.next_bidding("plans")

    assert game.offered(0) == ["as-one dollars", "pass"]


@pytest.mark.rule("NYC-4.1", "NYC-11.18", "NYC-11.19", "NYC-11.21", "NYC-11.22")
def test_in_phase_two_the_own_turn_is_that_of_bidding_but_18_comes_before_19_and_21_with_the_action_and_22_after_it() -> None:
    """Reading 21."""
    team = "16 18 19 21 22"
    game = bidding("prestige", first=0, hands=["prestige plans", "press"], ready=[1], teams=[team], dollars=[9])
    assert game.offered(0) == ["use character-18", "done"]
    game.play("0 done")
    assert game.offered(0) == ["use character-16", "play prestige", "pass"]
    game.bid(0, "play prestige")
    game.play("1 pass")
    assert game.offered(0) == ["use character-19", "done"]
    game.play("0 done", "0 claim taxi-low", "0 ride taxi-1 bronx")
    assert game.offered(0) == ["use character-21", "done"]
    game.play("0 done")
    assert game.offered(0) == ["use character-22", "done"]


@pytest.mark.rule("NYC-11.18")
def test_18_goes_to_who_is_further_ahead_and_leaves_the_next_bidding_round_as_it_is() -> None:
    """Reading 22."""
    game = bidding("dollars", first=1, hands=3 * ["dollars"], teams=3 * ["18"], dollars=3 * [1], press=[(1, 5), (2, 3), (0, 1)])
    game.play("1 use character-18")
    assert game.owing == [2]

    game.play("2 pass", "0 pass", "1 pass")
    game.next_bidding("plans")

    assert game.offered(2) == ["use character-18", "done"]
    game.play("2 done", "0 done")
    assert game.owing == [1]


@pytest.mark.rule("NYC-7.9")
@pytest.mark.parametrize("kind", ["press", "dollars", "elevator", "plans", "prestige", "skyscraper"])
def test_cards_are_exchanged_in_every_bidding_round(kind: str) -> None:
    """Reading 46."""
    game = bidding(kind, hands=["plans", "press"], reserves=["wild wild"])

    assert "swap plans wild" in game.offered(0)


@pytest.mark.rule("NYC-7.9", "NYC-11.22")
def test_a_card_taken_back_after_the_sixth_bidding_round_may_still_go_into_the_reserve() -> None:
    """Reading 46: it may count for 34."""
    game = new_round(seats=2, round=1, reserves=["plans plans"], teams=["22"], dollars=[9], deck=30 * "skyscraper ")
    while game.spectator.bidding < TYPES.index("skyscraper"):
        seat = game.owing[0]
        game.play(f"{seat} {game.offered(seat)[-1]}")
    while game.owing == [1]:
        game.play("1 pass")
    game.bid(0, *7 * ["play skyscraper"])
    while game.owing == [1]:
        game.play("1 pass")

    game.play("0 use character-22", "0 return skyscraper", "0 return skyscraper")
    game.play("0 swap skyscraper plans", "0 swap skyscraper plans")

    assert game.reserve(0) == "skyscraper skyscraper"


@pytest.mark.rule("NYC-4.2", "NYC-11.18")
def test_a_dollar_must_be_in_hand_before_18_pays_out() -> None:
    """Reading 47."""
    game = bidding("plans", hands=["plans"], teams=["18"], dollars=[0])

    assert game.offered(0) == ["play plans", "pass"]


@pytest.mark.rule("NYC-11.12", "NYC-11.15", "NYC-1.8")
def test_a_refill_that_finds_no_card_is_lost_and_made_up_for_by_the_next_one() -> None:
    game = bidding("press", hands=["press", "press"], reserves=["press plans"], teams=["12 15"], dollars=[2], deck="")

    game.play("0 play press", "0 reserve press")
    assert game.reserve(0) == "plans"
    game.play("0 use character-12", "0 discard plans")

    assert game.reserve(0) == "plans"


@pytest.mark.rule("NYC-11.18", "NYC-12.6")
def test_18_is_announced_after_the_toms_have_drawn_and_before_the_first_bid() -> None:
    game = bidding("prestige", seats=1, toms=["C4"], first=1, hands=["plans"], teams=["18"], dollars=[1], deck="prestige")

    assert game.offered(0) == ["use character-18", "done"]
    assert game.told()[-1].startswith("1 draws prestige")
    assert game.of(1).tally == (0, 0, 0, 0, 0)
