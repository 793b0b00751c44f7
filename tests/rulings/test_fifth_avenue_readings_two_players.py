"""Readings of Fifth Avenue on the game for two: when the imaginary player bids, what he builds, where his cards go."""

from typing import Final

import pytest

from midtown.games.fifth_avenue.board import MIDTOWN
from midtown.games.fifth_avenue.cards import COLOURS
from tests.games.fifth_avenue.table import auction, card_list, opening, table

LOW: Final = "black-4 black-4 9 black-6"
"""His first bid is 8."""
HIS: Final = {f"times-square-{colour}": (2, 1) for colour in COLOURS}
FIRST_OF_RING: Final = {
    "34th-west": "brown",
    "34th-east": "brown",
    "42nd-west": "brown",
    "times-square": "green",
    "42nd-east": "orange",
    "52nd-west": "grey",
    "52nd-east": "orange",
}


# --- his bid ---


@pytest.mark.rule("5A-10.4")
def test_if_both_pass_he_still_draws_and_wins() -> None:
    """Reading 49."""
    game = auction("times-square", seats=2, hands=["violet-4 4 black-6", "grey-4 4 black-6"], black=LOW)

    game.play("0 pass", "1 pass")

    assert game.told()[2:4] == [
        "the imaginary player bids 8 with black-4 black-4 [5A-10.2]",
        "the imaginary player wins with 8 [5A-10.4]",
    ]


@pytest.mark.rule("5A-10.4")
def test_also_if_both_have_to_pass() -> None:
    """Reading 49: nobody holds a card, so nobody is asked."""
    game = auction("times-square", seats=2, black=LOW)

    assert [game.on(f"times-square-{colour}") for colour in COLOURS] == 5 * ["1 of seat 2"]


@pytest.mark.rule("5A-10.3")
def test_a_sum_equal_to_the_highest_bid_is_not_enough() -> None:
    """Reading 50."""
    game = auction("times-square", seats=2, hands=["violet-4 black-4"], black=LOW)

    game.bid(0, "violet-4 black-4")

    assert game.told()[-2:] == ["the imaginary player is out [5A-10.3]", "0 wins with 8 [5A-7.10]"]


@pytest.mark.rule("5A-10.4")
def test_when_he_is_overbid_the_two_go_on_without_him() -> None:
    """Reading 51."""
    game = auction("times-square", seats=2, hands=["violet-4 3 black-6", "grey-5 3 black-6"], black=LOW)
    game.bid(0, "violet-4")
    game.bid(1, "grey-5")
    assert game.spectator.leader == 2

    for seat, worth in [(0, 10), (1, 11), (0, 16), (1, 17)]:
        game.bid(seat, "black-6")
        assert (game.spectator.leader, game.spectator.best) == (seat, worth)

    assert game.told().count("the imaginary player is out [5A-10.4]") == 1


@pytest.mark.rule("5A-10.2")
@pytest.mark.parametrize("opener", [0, 1])
def test_he_draws_once_in_an_auction_after_the_first_turns_of_both(opener: int) -> None:
    """Reading 52."""
    game = auction("times-square", opener, seats=2, hands=2 * ["violet-4 3 black-6"], black=LOW)
    game.bid(opener, "violet-4")
    assert game.spectator.drawn == ()

    game.bid(1 - opener, "violet-4 black-6")
    assert game.spectator.drawn == tuple(card_list("black-4 black-4"))
    game.bid(opener, "black-6 black-6")
    game.bid(1 - opener, "black-6 black-6")

    assert game.spectator.drawn == tuple(card_list("black-4 black-4"))


@pytest.mark.rule("5A-10.5", "5A-3.11")
@pytest.mark.parametrize(
    ("black", "spent", "total"),
    [("black-4", "2 black-5", 14), ("black-4 black-5", "", 9), ("black-6", "", 6), ("black-4", "black-5", 9)],
)
def test_when_the_black_stack_runs_dry_it_is_shuffled_and_if_nothing_is_left_the_sum_so_far_counts(
    black: str, spent: str, total: int
) -> None:
    """Reading 53."""
    game = auction("times-square", seats=2, hands=["violet-4 5 black-6"], black=black, spent=spent)

    game.bid(0, "violet-4")

    assert (game.spectator.best, game.spectator.leader) == (total, 2)


@pytest.mark.rule("5A-10.5", "5A-7.10")
def test_a_sum_of_nothing_leaves_the_auction_to_the_two() -> None:
    game = auction("times-square", seats=2, hands=["violet-4", "grey-4"], black="")
    game.bid(0, "violet-4")

    game.play("1 pass")

    assert game.told()[-1] == "0 wins with 4 [5A-7.10]"


# --- what he wins ---


@pytest.mark.rule("5A-10.8")
@pytest.mark.parametrize("black", ["9 black-4", "9 black-6"])
@pytest.mark.parametrize(
    ("shops", "towers", "built"),
    [
        ({}, {"grey": 0}, ["violet", "brown", "orange", "green"]),
        ({"grey": "gallery"}, {}, ["brown", "green"]),
        ({"grey": "gallery", "violet": "gallery"}, {}, ["brown", "orange", "green"]),
        ({"grey": "gallery", "violet": "boutique"}, {}, ["green"]),
        ({"grey": "gallery", "violet": "boutique"}, {"green": 1}, ["brown", "orange"]),
    ],
)
def test_he_builds_one_on_every_empty_plot_that_would_score_most(
    black: str, shops: dict[str, str], towers: dict[str, int], built: list[str]
) -> None:
    """Reading 54: whatever his cards; the ring of Times Square is green, grey, brown, orange, violet."""
    game = auction(
        "times-square",
        seats=2,
        black=black,
        shops={f"times-square-{plot}": kinds for plot, kinds in shops.items()},
        towers={f"times-square-{plot}": (seat, 1) for plot, seat in towers.items()},
    )

    assert [colour for colour in COLOURS if game.on(f"times-square-{colour}") == "1 of seat 2"] == built


@pytest.mark.rule("5A-10.10", "5A-10.11")
def test_without_an_empty_plot_he_closes_and_only_the_two_score_half() -> None:
    """Reading 55: green sees boutique and gallery, 3 times 3; brown sees the gallery, 2."""
    towers = {"times-square-green": (0, 3), "times-square-brown": (1, 1), "times-square-orange": (2, 1)}
    shops = {"times-square-violet": "boutique", "times-square-grey": "gallery"}
    game = auction("times-square", seats=2, towers=towers, shops=shops)

    assert (game.closed, game.points) == ("times-square", (9 // 2, 2 // 2))


@pytest.mark.rule("5A-10.7")
@pytest.mark.parametrize("first", ["violet-4", "green-4"])
def test_in_central_park_he_may_outbid_any_colour_and_builds_nothing(first: str) -> None:
    """Reading 56."""
    game = auction("central-park", seats=2, hands=[f"{first} black-4"], black=LOW)
    game.bid(0, first)

    game.play("0 pass")

    assert game.told()[-1] == "the imaginary player wins with 8 [5A-10.4]"
    assert (game.spectator.park, game.spectator.imaginary_left) == ((0, 0), 21)


@pytest.mark.rule("5A-10.9")
@pytest.mark.parametrize("district", FIRST_OF_RING)
def test_his_last_skyscraper_goes_to_the_first_of_the_ring(district: str) -> None:
    """Reading 57."""
    game = auction(district, seats=2, imaginary=1)

    assert [colour for colour in COLOURS if game.on(f"{district}-{colour}")] == [FIRST_OF_RING[district]]


@pytest.mark.rule("5A-10.9", "5A-1.4")
def test_the_rings_begin_as_the_table_says() -> None:
    assert {district.name: district.ring[0] for district in MIDTOWN} == FIRST_OF_RING


@pytest.mark.rule("5A-10.11")
def test_his_plots_are_foreign_to_both_and_count_for_who_closes() -> None:
    """Reading 58."""
    towers = {**HIS, "times-square-grey": (0, 1)}
    game = auction("times-square", seats=2, hands=["grey-6 black-6 green-6", "green-6 violet-6"], black="9 black-4", towers=towers)
    assert game.offered(0) == ["bid grey-6", "pass"]

    game.bid(0, "grey-6 black-6")
    game.play("0 close")

    assert game.points == (5, 0)


@pytest.mark.rule("5A-10.12")
def test_where_every_plot_is_his_both_pass_and_he_closes_for_nothing() -> None:
    game = auction("times-square", seats=2, hands=2 * ["violet-4 green-4"], towers=HIS)

    assert (game.closed, game.points) == ("times-square", (0, 0))


# --- his cards ---


@pytest.mark.rule("5A-10.6")
def test_his_cards_return_face_down_at_the_bottom_in_the_order_drawn_below_face_up_ones_too() -> None:
    """Reading 59."""
    alone = auction("central-park", seats=2, hands=["violet-4"], black="black-5 black-6 black-5 black-4")
    alone.play("0 pass")
    below = auction("central-park", seats=2, hands=["violet-4"], black="black-5 black-6 black-5 black-4", spent="black-6")
    below.play("0 pass")

    assert alone.black == "black-4 black-5 black-6 black-5"
    assert below.black == "black-4 black-6 black-5 black-6 black-5"
    assert (alone.spectator.black_stack, below.spectator.black_stack) == (4, 1)


@pytest.mark.rule("5A-10.6", "5A-3.11")
def test_below_face_up_cards_they_are_mixed_in_at_the_next_shuffle() -> None:
    """Reading 59: drawing the last face-down card turns them all down together."""
    game = table(seats=2, white="central-park", hands=["violet-4"], black="black-5 black-4 black-4 black-5", spent="black-6")
    game.play("0 commission", "0 move white city-hall", "0 pass", "0 take brown grey", "0 move white 34th-west", "1 commission")

    assert "the black stack is shuffled: 3 cards [5A-3.11]" in game.told()
    assert (sorted(game.black.split()), game.spectator.sunk) == (["black-4", "black-4", "black-6"], ())


@pytest.mark.rule("5A-10.1")
def test_he_has_no_starting_skyscrapers() -> None:
    """Reading 60."""
    game = opening(seats=2)
    while game.spectator.turn == 0:
        game.play(f"{game.owing[0]} {game.offered(game.owing[0])[0]}")

    assert sorted(set(game.spectator.owner)) == [-1, 0, 1]
    assert game.spectator.imaginary_left == 21
