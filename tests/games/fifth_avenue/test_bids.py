"""Bidding: how much, in which order, raising, passing, and who wins."""

import pytest

from tests.games.fifth_avenue.table import auction, card_list


@pytest.mark.rule("5A-7.2")
def test_the_opener_begins_and_the_others_follow_clockwise_round_after_round() -> None:
    hands = ["brown-6 2 black-4", "green-4 black-4", "grey-4 grey-5 black-6", "orange-4"]
    game = auction("times-square", opener=2, seats=4, hands=hands)

    game.bid(2, "grey-4")
    game.play("3 pass")
    game.bid(0, "brown-6")
    game.bid(1, "green-4 black-4")
    game.bid(2, "grey-5")

    assert game.owing == [0]


@pytest.mark.rule("5A-7.8")
def test_the_values_of_all_cards_add_up() -> None:
    game = auction("times-square", hands=["violet-4 violet-5 black-6 black-4", "grey-4 5 black-6"])

    game.bid(0, "violet-4 black-6 violet-5 black-4")

    assert game.told(1) == ["0 bids 19 with violet-4 black-6 violet-5 black-4 [5A-7.8]"]
    assert (game.spectator.best, game.spectator.leader) == (19, 0)


@pytest.mark.rule("5A-7.8")
def test_a_bid_can_stand_only_when_it_is_higher_than_the_highest() -> None:
    game = auction("times-square", hands=["grey-4 grey-6", "brown-5 black-5 black-4"])
    game.bid(0, "grey-4 grey-6")

    game.play("1 bid brown-5", "1 bid black-5")
    assert game.offered(1) == ["bid black-4"]
    game.play("1 bid black-4")

    assert game.offered(1) == ["stand"]


@pytest.mark.rule("5A-7.8")
def test_the_first_bid_may_be_a_single_card() -> None:
    game = auction("times-square", hands=["grey-4", "grey-4"])

    game.play("0 bid grey-4")

    assert game.offered(0) == ["stand"]


@pytest.mark.rule("5A-7.8")
def test_only_colours_that_can_get_high_enough_are_offered() -> None:
    """Violet and black reach 10, grey and black 11."""
    game = auction("times-square", hands=["grey-5 black-5", "violet-4 grey-5 black-6"])

    game.bid(0, "grey-5 black-5")

    assert game.offered(1) == ["bid grey-5", "pass"]


@pytest.mark.rule("5A-7.8")
def test_a_bid_is_raised_by_adding_cards_to_those_that_lie_there() -> None:
    game = auction("times-square", hands=["grey-4 grey-6 black-5", "brown-5 black-6"])
    game.bid(0, "grey-4")
    game.bid(1, "brown-5")

    game.bid(0, "black-5")

    assert game.told()[-1] == "0 bids 9 with black-5 [5A-7.8]"
    assert game.spectator.bids[0] == tuple(card_list("grey-4 black-5"))
    assert game.hand(0) == "grey-6"


@pytest.mark.rule("5A-7.8")
def test_who_could_only_equal_the_highest_bid_cannot_raise() -> None:
    game = auction("times-square", hands=["2 grey-4", "brown-4 black-4"])
    game.bid(0, "grey-4")

    game.bid(1, "brown-4 black-4")

    assert (game.spectator.best, game.offered(0)) == (4 + 4, ["pass"])


@pytest.mark.rule("5A-7.8")
def test_nobody_has_to_bid_higher_than_he_needs_nor_to_stop_there() -> None:
    low, high = [auction("times-square", hands=["grey-4 3 black-6", "brown-4"]) for _game in range(2)]

    low.bid(0, "grey-4")
    high.bid(0, "grey-4 black-6 black-6 black-6")

    assert (low.spectator.best, high.spectator.best) == (4, 22)


@pytest.mark.rule("5A-7.9")
def test_who_passes_takes_his_cards_back_and_is_out() -> None:
    game = auction("times-square", hands=["grey-4 grey-6 black-6", "brown-5 3 black-6", "green-6 3 black-6"])
    game.bid(0, "grey-4")
    game.bid(1, "brown-5")
    game.bid(2, "green-6")

    game.play("0 pass")
    assert game.hand(0) == "grey-4 grey-6 black-6"
    assert game.spectator.bids[0] == ()

    game.bid(1, "black-6")
    game.bid(2, "black-6")
    assert game.owing == [1]


@pytest.mark.rule("5A-7.9")
def test_who_has_to_pass_takes_his_cards_back_too() -> None:
    game = auction("times-square", hands=["grey-4", "brown-5 black-6"])
    game.bid(0, "grey-4")

    game.bid(1, "brown-5")

    assert game.told()[-2:] == ["0 cannot bid and passes [5A-7.6]", "1 wins with 5 [5A-7.10]"]
    assert game.hand(0) == "grey-4"


@pytest.mark.rule("5A-7.9")
def test_who_has_passed_may_bid_in_the_next_auction_again() -> None:
    game = auction("times-square", hands=["grey-4", "brown-4"])
    game.play("0 pass", "1 pass")

    assert (game.owing, game.offered(0)) == ([0], ["bid grey-4", "pass"])


@pytest.mark.rule("5A-7.10")
def test_the_auction_ends_when_all_but_the_highest_bidder_have_passed() -> None:
    game = auction("times-square", hands=["grey-4 grey-6", "brown-5 brown-6", "green-6"])
    game.bid(0, "grey-4")
    game.bid(1, "brown-5")
    game.play("2 pass")
    assert game.owing == [0]

    game.play("0 pass")

    assert game.told()[-1] == "1 wins with 5 [5A-7.10]"
    assert game.offered(1) == ["build 0", "build 1", "build 2"]


@pytest.mark.rule("5A-7.10")
def test_the_highest_bidder_is_not_asked_to_outbid_himself() -> None:
    game = auction("times-square", hands=["grey-4 5 black-6", "brown-5"])
    game.bid(0, "grey-4 black-6")

    assert game.told()[-1] == "0 wins with 10 [5A-7.10]"


@pytest.mark.rule("5A-7.10")
def test_the_last_player_in_may_still_bid_if_nobody_has() -> None:
    game = auction("times-square", hands=3 * ["grey-4 black-5"])
    game.play("0 pass", "1 pass")
    assert game.offered(2) == ["bid grey-4", "pass"]

    game.bid(2, "grey-4 black-5")

    assert game.told()[-1] == "2 wins with 9 [5A-7.10]"


@pytest.mark.rule("5A-7.10")
def test_if_nobody_bids_there_is_no_winner() -> None:
    game = auction("times-square", hands=3 * ["grey-4"])

    game.play("0 pass", "1 pass", "2 pass")

    assert game.told() == [
        "0 passes [5A-7.9]",
        "1 passes [5A-7.9]",
        "2 passes [5A-7.9]",
        "nobody bids for times-square [5A-7.10]",
        "central-park is auctioned; 0 begins [5A-7.1]",
    ]
    assert [game.hand(seat) for seat in range(3)] == 3 * ["grey-4"]
