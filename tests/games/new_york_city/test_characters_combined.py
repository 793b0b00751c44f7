"""Characters of phase II combined in one bid, with each other and with exchanges."""

from typing import Final

import pytest

from tests.games.new_york_city.table import Table, bidding

AHEAD: Final[list[tuple[int | str, int]]] = [(0, 5), (1, 0), (2, 0)]


def bid_with(team: str, hand: str, steps: list[str], reserve: str = "", deck: str = "") -> str:
    """What seat 0 is told to have bid in the press round with these characters, cards and steps."""
    game = begun_with(team, hand, reserve, deck)
    game.bid(0, *steps)
    return [line for line in game.told() if line.startswith("0 bids")][-1].split(" [")[0]


def begun_with(team: str, hand: str, reserve: str = "", deck: str = "") -> Table:
    """Seat 0 is to bid with this in the press round and has a dollar for each character."""
    dollars = len(team.split())
    return bidding("press", hands=[hand, "press"], reserves=[reserve], teams=[team], dollars=[dollars], press=AHEAD, deck=deck)


@pytest.mark.rule("NYC-4.3", "NYC-11.15")
def test_two_15s_play_two_cards_of_the_reserve_with_the_same_card_of_the_hand() -> None:
    assert bid_with("15 15", "press", ["play press", "reserve press", "reserve press"], "2 press") == "0 bids 3 with press press press"


@pytest.mark.rule("NYC-4.3", "NYC-11.15")
def test_two_15s_make_two_pairs() -> None:
    steps = ["pair-reserve plans", "pair-reserve dollars"]

    assert bid_with("15 15", "plans dollars", steps, "plans dollars") == "0 bids 2 with plans plans dollars dollars"


@pytest.mark.rule("NYC-4.3", "NYC-11.15")
def test_the_second_15_can_play_the_card_that_has_just_refilled_the_reserve() -> None:
    steps = ["play press", "reserve press", "reserve press"]

    assert bid_with("15 15", "press", steps, "press plans", deck="press") == "0 bids 3 with press press press"


@pytest.mark.rule("NYC-11.15", "NYC-7.5")
def test_the_second_15_makes_a_pair_with_a_card_that_was_joined_before() -> None:
    """The equal card comes to the reserve only when the first 15 refills it."""
    steps = ["join plans", "reserve wild", "reserve plans"]

    assert bid_with("15 15", "wild plans", steps, "wild dollars", deck="plans") == "0 bids 3 with wild plans wild plans"


@pytest.mark.rule("NYC-4.2", "NYC-11.15")
def test_two_15s_cost_a_dollar_each() -> None:
    game = bidding("press", hands=["press", "press"], reserves=["2 press"], teams=["15 15"], dollars=[1], deck="press")

    game.play("0 play press", "0 reserve press")

    assert game.offered(0) == ["bid"]
    assert (game.dollars[0], game.of(0).paid) == (0, (14,))


@pytest.mark.rule("NYC-11.13", "NYC-11.15", "NYC-11.20")
@pytest.mark.parametrize(("team", "step"), [("13 15", "as-one press"), ("15 20", "as-two press")])
def test_a_card_played_through_13_or_20_brings_nothing_from_the_reserve(team: str, step: str) -> None:
    game = begun_with(team, "press", "2 press")

    game.play(f"0 {step}")

    assert str(game.refused(0, "reserve press")) == "press cannot be played from the reserve now [NYC-11.15]"


@pytest.mark.rule("NYC-11.15", "NYC-11.16")
def test_a_virtual_wild_card_brings_nothing_from_the_reserve() -> None:
    game = begun_with("15 16", "press", "2 wild")

    game.play("0 play press", "0 use character-16")

    assert str(game.refused(0, "reserve wild")) == "wild cannot be played from the reserve now [NYC-11.15]"


@pytest.mark.rule("NYC-4.4", "NYC-11.14", "NYC-11.16")
@pytest.mark.parametrize(
    ("hand", "steps", "value"),
    [
        ("press", ["play press", "back 2", "use character-16"], 4),
        ("press", ["use character-16", "back 2", "play press"], 4),
        ("plans", ["use character-16", "join plans", "back 2"], 3),
        ("plans", ["use character-16", "back 2", "join plans"], 3),
        ("plans", ["use character-16", "back 1"], 1),
        ("plans", ["back 2", "use character-16"], 2),
        ("2 plans wild", ["pair plans", "play wild", "back 2", "use character-16"], 5),
    ],
)
def test_14_with_16(hand: str, steps: list[str], value: int) -> None:
    assert bid_with("14 16", hand, steps).startswith(f"0 bids {value} with")


@pytest.mark.rule("NYC-4.3", "NYC-11.14")
def test_two_14s_go_back_up_to_four_spaces() -> None:
    game = begun_with("14 14", "press")

    game.bid(0, "play press", "back 2", "back 2")

    assert game.press[1] == (0, 1)
    assert "0 bids 5 with press [NYC-7.8]" in game.told()


@pytest.mark.rule("NYC-4.3", "NYC-11.14")
def test_two_14s_together_do_not_go_behind_the_start() -> None:
    game = bidding("press", hands=["press", "press"], teams=["14 14"], dollars=[2], press=[(0, 3), (1, 0), (2, 0)])

    game.play("0 play press", "0 back 2")

    assert game.offered(0) == ["back 1", "bid"]


@pytest.mark.rule("NYC-11.13", "NYC-11.20")
@pytest.mark.parametrize(
    ("steps", "value"),
    [
        (["as-one wild", "play wild"], 2),
        (["as-two wild", "play wild"], 3),
        (["as-one wild", "as-two wild"], 3),
        (["as-one plans", "as-two wild", "play wild"], 4),
        (["pair wild", "as-two plans"], 4),
    ],
)
def test_13_and_20_on_wild_cards_and_beside_them(steps: list[str], value: int) -> None:
    assert bid_with("13 20", "plans 2 wild", steps).startswith(f"0 bids {value} with")


@pytest.mark.rule("NYC-11.13", "NYC-11.20")
def test_13_and_20_do_not_take_the_same_card() -> None:
    game = begun_with("13 20", "plans")

    game.play("0 as-one plans")

    assert game.offered(0) == ["bid"]


@pytest.mark.rule("NYC-4.3", "NYC-11.20")
def test_two_20s_make_two_cards_count_as_four() -> None:
    assert bid_with("20 20", "plans wild", ["as-two plans", "as-two wild"]) == "0 bids 4 with plans wild"


@pytest.mark.rule("NYC-4.4")
def test_five_characters_work_together_in_one_bid() -> None:
    steps = ["play press", "reserve press", "as-one plans", "as-two dollars", "use character-16", "back 2"]

    assert bid_with("13 14 15 16 20", "press plans dollars", steps, "press wild") == "0 bids 8 with press press plans dollars"


@pytest.mark.rule("NYC-4.4", "NYC-11.17")
def test_16_and_17_make_a_bid_without_any_card() -> None:
    game = bidding("prestige", hands=["", "press"], teams=["16 17"], dollars=[2])

    game.bid(0, "use character-17", "use character-16")

    assert "0 bids 2 with  [NYC-7.8]" in game.told()


# --- 12 and exchanges in between ---


@pytest.mark.rule("NYC-11.12", "NYC-7.9")
def test_12_in_the_middle_of_a_bid_brings_cards_that_are_exchanged_and_played() -> None:
    game = begun_with("12", "press plans dollars", "elevator prestige", deck="press wild")

    game.play("0 play press", "0 use character-12", "0 discard elevator", "0 discard prestige")
    assert game.points[0] == 1
    assert game.of(0).bid == ()
    game.bid(0, "swap plans press", "play press", "swap dollars wild", "play wild")

    assert "0 bids 3 with press press wild [NYC-7.8]" in game.told()
    assert game.reserve(0) == "dollars plans"


@pytest.mark.rule("NYC-11.12", "NYC-11.15")
def test_12_brings_a_card_that_15_plays_from_the_reserve() -> None:
    steps = ["play press", "use character-12", "discard plans", "done", "reserve press"]

    assert bid_with("12 15", "press", steps, "plans dollars", deck="press") == "0 bids 2 with press press"


@pytest.mark.rule("NYC-11.12", "NYC-7.8")
def test_12_brings_a_matching_card_that_is_played_on_two_wild_cards() -> None:
    steps = ["pair wild", "use character-12", "discard dollars", "done", "swap plans press", "play press"]

    assert bid_with("12", "2 wild plans", steps, "dollars dollars", deck="press") == "0 bids 3 with wild wild press"


@pytest.mark.rule("NYC-11.12", "NYC-7.9")
def test_what_was_exchanged_before_12_may_be_exchanged_back_after_it() -> None:
    game = begun_with("12", "plans dollars", "elevator prestige", deck="wild")

    game.play("0 swap plans elevator", "0 use character-12", "0 discard prestige", "0 done")

    assert "swap elevator plans" in game.offered(0)


@pytest.mark.rule("NYC-11.12", "NYC-7.6")
def test_12_does_not_spend_the_dollar_without_which_a_wild_card_would_count_nothing() -> None:
    game = bidding("press", hands=["", "press"], reserves=["plans plans"], teams=["12 16 16"], dollars=[2])

    game.play("0 use character-16")

    assert game.offered(0) == ["use character-16"]
    assert str(game.refused(0, "use character-12")) == "character-12 is of no use now [NYC-11.12]"


@pytest.mark.rule("NYC-4.2", "NYC-11.12")
def test_12_is_not_paid_with_a_dollar_that_is_meant_for_another_character() -> None:
    game = bidding("press", hands=["press plans", "press"], reserves=["plans plans"], teams=["12 16"], dollars=[1])

    game.play("0 play press", "0 use character-16")

    assert str(game.refused(0, "use character-12")) == "you have no dollar left for character-12 [NYC-4.2]"
