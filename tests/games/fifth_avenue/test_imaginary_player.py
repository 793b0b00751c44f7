"""The imaginary third player of a game for two: when he bids, how much, and when he is out."""

import pytest

from tests.games.fifth_avenue.table import auction, opening, table

LOW = "black-4 black-4 20 black-6"
"""His first bid is 8."""


@pytest.mark.rule("5A-10.1")
@pytest.mark.parametrize(("seats", "pieces", "left"), [(2, "21", 21), (2, "18", 18), (3, "21", 0), (4, "21", 0)])
def test_he_has_all_skyscrapers_of_a_colour_that_nobody_plays(seats: int, pieces: str, left: int) -> None:
    assert opening(seats=seats, pieces=pieces).spectator.imaginary_left == left


@pytest.mark.rule("5A-10.1")
def test_he_takes_part_in_the_auctions_of_districts_and_of_central_park() -> None:
    game = auction("times-square", seats=2, hands=["grey-4", "grey-4"], black="black-4 black-4 black-5 black-5 black-6")

    game.play("0 pass", "1 pass", "0 pass", "1 pass")

    assert [line for line in game.told() if "imaginary player bids" in line] == [
        "the imaginary player bids 8 with black-4 black-4 [5A-10.2]",
        "the imaginary player bids 10 with black-5 black-5 [5A-10.2]",
    ]


@pytest.mark.rule("5A-10.1", "5A-1.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_than_two_players_he_does_not_exist(seats: int) -> None:
    game = auction("times-square", seats=seats, hands=seats * ["grey-4"], black="5 black-6")

    game.play(*[f"{seat} pass" for seat in range(seats)])

    assert game.told()[-2] == "nobody bids for times-square [5A-7.10]"
    assert game.spectator.black_stack == 5


@pytest.mark.rule("5A-10.1")
def test_he_takes_no_turn() -> None:
    game = table(active=1, seats=2)

    game.play("1 skyscrapers", "1 take violet brown", "1 move white 34th-west")

    assert game.owing == [0]


@pytest.mark.rule("5A-10.2")
@pytest.mark.parametrize("opener", [0, 1])
def test_he_is_always_third_whoever_begins(opener: int) -> None:
    other = 1 - opener
    game = auction("times-square", opener, seats=2, hands=["violet-4 3 black-6", "violet-4 3 black-6"], black=LOW)

    game.bid(opener, "violet-4")
    game.bid(other, "violet-4 black-6")

    assert game.told() == [
        f"{opener} bids 4 with violet-4 [5A-7.8]",
        f"{other} bids 10 with violet-4 black-6 [5A-7.8]",
        "the imaginary player bids 8 with black-4 black-4 [5A-10.2]",
        "the imaginary player is out [5A-10.3]",
    ]
    assert game.owing == [opener]


@pytest.mark.rule("5A-10.2")
def test_also_if_a_player_passes_without_being_asked_he_is_third() -> None:
    game = auction("times-square", seats=2, hands=["", "violet-4 black-6"], black=LOW)

    assert (game.owing, game.spectator.drawn) == ([1], ())


@pytest.mark.rule("5A-10.2")
@pytest.mark.parametrize(
    ("black", "drawn", "total"),
    [
        ("black-4 black-4 black-6", 2, 8),
        ("black-5 black-5 black-6", 2, 10),
        ("black-6 black-6 black-4", 2, 12),
        ("black-5 black-4 black-4 black-6", 3, 13),
        ("black-4 black-6 black-4 black-6", 3, 14),
        ("black-6 black-5 black-6 black-6", 3, 17),
        ("black-6 black-5 black-4 black-4 black-4", 4, 19),
        ("black-4 black-6 black-5 black-6 black-4", 4, 21),
    ],
)
def test_black_cards_are_turned_up_for_him_until_a_value_has_appeared_twice(black: str, drawn: int, total: int) -> None:
    game = auction("times-square", seats=2, hands=["violet-4 5 black-6"], black=black)

    game.bid(0, "violet-4")

    assert game.told()[-1] == f"the imaginary player bids {total} with {' '.join(black.split()[:drawn])} [5A-10.2]"
    assert (game.spectator.best, game.spectator.leader, len(game.spectator.drawn)) == (total, 2, drawn)


@pytest.mark.rule("5A-10.3")
@pytest.mark.parametrize(("bid", "worth"), [("violet-4 black-4", 8), ("violet-5 black-4", 9)])
def test_if_his_sum_is_not_higher_he_is_out_and_the_highest_bid_stays(bid: str, worth: int) -> None:
    game = auction("times-square", seats=2, hands=[bid, "grey-4 4 black-6"], black=LOW)
    game.bid(0, bid)

    game.play("1 pass")

    assert game.told()[-2:] == ["the imaginary player is out [5A-10.3]", f"0 wins with {worth} [5A-7.10]"]


@pytest.mark.rule("5A-10.3")
def test_then_the_two_go_on_as_usual_and_he_draws_no_more() -> None:
    game = auction("times-square", seats=2, hands=["violet-5 2 black-4", "grey-6 2 black-4"], black=LOW)
    game.bid(0, "violet-5")
    game.bid(1, "grey-6 black-4")
    game.told()

    game.bid(0, "black-4 black-4")
    game.bid(1, "black-4")
    assert game.told() == [
        "0 bids 13 with black-4 black-4 [5A-7.8]",
        "1 bids 14 with black-4 [5A-7.8]",
        "0 cannot bid and passes [5A-7.6]",
        "1 wins with 14 [5A-7.10]",
    ]


@pytest.mark.rule("5A-10.4")
def test_if_his_sum_is_higher_it_has_to_be_outbid() -> None:
    game = auction("times-square", seats=2, hands=["violet-4 black-4 black-5", "grey-6 black-5"], black=LOW)
    game.bid(0, "violet-4")
    game.bid(1, "grey-6")
    assert (game.spectator.best, game.offered(0)) == (8, ["bid black-4", "bid black-5", "pass"])

    game.play("0 bid black-4")
    assert game.offered(0) == ["bid black-5"]
    game.play("0 bid black-5")

    assert game.offered(0) == ["stand"]


@pytest.mark.rule("5A-10.4", "5A-10.2")
def test_once_outbid_he_is_out_and_draws_no_more() -> None:
    game = auction("times-square", seats=2, hands=["violet-4 black-6 black-5", "grey-6 2 black-5"], black=LOW)
    game.bid(0, "violet-4")
    game.bid(1, "grey-6")
    game.told()

    game.bid(0, "black-6")
    game.bid(1, "black-5")
    assert game.told() == [
        "0 bids 10 with black-6 [5A-7.8]",
        "1 bids 11 with black-5 [5A-7.8]",
        "the imaginary player is out [5A-10.4]",
    ]
    assert (game.owing, len(game.spectator.drawn)) == ([0], 2)


@pytest.mark.rule("5A-10.4")
def test_if_both_pass_after_his_bid_he_wins() -> None:
    game = auction("times-square", seats=2, hands=["violet-4 black-5", "grey-6 black-5"], black=LOW)
    game.bid(0, "violet-4")
    game.bid(1, "grey-6")

    game.play("0 pass", "1 pass")

    assert "the imaginary player wins with 8 [5A-10.4]" in game.told()
    assert (game.hand(0), game.hand(1)) == ("violet-4 black-5", "grey-6 black-5")


@pytest.mark.rule("5A-10.4")
def test_if_both_passed_before_his_bid_he_wins_too() -> None:
    game = auction("times-square", seats=2, hands=["violet-4 2 black-5", "grey-6 2 black-5"], black=LOW)

    game.play("0 pass", "1 pass")

    assert game.told()[2:4] == [
        "the imaginary player bids 8 with black-4 black-4 [5A-10.2]",
        "the imaginary player wins with 8 [5A-10.4]",
    ]


@pytest.mark.rule("5A-10.4", "5A-7.9")
def test_who_passed_before_his_bid_may_not_outbid_him() -> None:
    game = auction("times-square", seats=2, hands=["violet-4 2 black-5", "grey-6 2 black-5"], black=LOW)
    game.play("0 pass")
    game.bid(1, "grey-6")
    assert game.owing == [1]

    game.play("1 pass")

    assert "the imaginary player wins with 8 [5A-10.4]" in game.told()


@pytest.mark.rule("5A-10.5", "5A-3.11")
def test_the_black_stack_is_shuffled_while_he_draws() -> None:
    game = auction("times-square", seats=2, hands=["violet-4 5 black-6"], black="black-4", spent="3 black-5")

    game.bid(0, "violet-4")

    assert game.told()[-2:] == [
        "the black stack is shuffled: 3 cards [5A-3.11]",
        "the imaginary player bids 14 with black-4 black-5 black-5 [5A-10.2]",
    ]


@pytest.mark.rule("5A-10.5")
@pytest.mark.parametrize(("black", "total"), [("black-6", 6), ("black-4 black-5", 9), ("black-4 black-5 black-6", 15)])
def test_if_the_black_cards_run_out_his_bid_is_the_sum_so_far(black: str, total: int) -> None:
    game = auction("times-square", seats=2, hands=["violet-4 5 black-6"], black=black)

    game.bid(0, "violet-4")

    assert (game.spectator.best, game.spectator.leader) == (total, 2)


@pytest.mark.rule("5A-10.5")
def test_a_sum_of_nothing_is_no_bid() -> None:
    game = auction("times-square", seats=2, hands=["violet-4", "grey-4"], black="")

    game.play("0 pass", "1 pass")

    assert game.told() == [
        "0 passes [5A-7.9]",
        "1 passes [5A-7.9]",
        "the imaginary player is out [5A-10.5]",
        "nobody bids for times-square [5A-7.10]",
        "central-park is auctioned; 0 begins [5A-7.1]",
    ]


@pytest.mark.rule("5A-10.7")
def test_if_he_wins_central_park_nothing_is_built() -> None:
    game = auction("central-park", seats=2, hands=["violet-4", "violet-5"], black=LOW, park=[1, 2])

    game.play("0 pass", "1 pass")

    assert game.told()[-1] == "the imaginary player wins with 8 [5A-10.4]"
    assert (game.spectator.park, game.spectator.imaginary_left) == ((1, 2), 21)


@pytest.mark.rule("5A-10.7", "5A-7.15")
def test_the_colour_of_the_auction_does_not_bind_him_nor_does_he_change_it() -> None:
    game = auction("central-park", seats=2, hands=["violet-4 2 black-6", "green-4 black-6"], black=LOW)
    game.bid(0, "violet-4")

    assert game.told()[-2:] == [
        "1 cannot bid and passes [5A-7.6]",
        "the imaginary player bids 8 with black-4 black-4 [5A-10.2]",
    ]
    game.bid(0, "black-6")
    assert game.told()[-1] == "0 wins with 10 [5A-7.10]"
