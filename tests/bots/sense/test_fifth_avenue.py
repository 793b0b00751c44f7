"""What a sensible player of Fifth Avenue does."""

import pytest

from midtown.bots.registry import make_bot
from midtown.bots.sense.fifth_avenue.outlook import Outlook
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.board import PLOTS
from midtown.games.fifth_avenue.words import START, WORDS
from tests.games.fifth_avenue.table import Table, auction, opening, table

SHOPS_OF_TIMES_SQUARE = {"times-square-green": "boutique gallery", "times-square-brown": "jeweller"}
"""Three kinds beside the grey plot, one beside the orange one, two beside the violet one."""
FULL = {"times-square-grey": (0, 3), "times-square-orange": (1, 1), "times-square-violet": (2, 1)}
"""No plot of Times Square is empty with these skyscrapers and those shops."""


def choice(at: Table, seat: int = 0) -> str:
    """What the greedy bot does in this seat."""
    return WORDS.texts[make_bot("greedy", GAME, 1).choose(at.view(seat), at.state.options(seat))]


def bid_of(at: Table, seat: int = 0) -> str:
    """The bid that the greedy bot puts together, or that it passes."""
    laid: list[str] = []
    while choice(at, seat).startswith("bid"):
        laid.append(choice(at, seat))
        at.play(f"{seat} {laid[-1]}")
    return " ".join([text.split()[1] for text in laid]) or choice(at, seat)


# --- the beginning ---


def test_it_starts_beside_shops() -> None:
    at = opening(seats=4)
    while START.names(at.state.options()[0]):
        seat = at.owing[0]
        plot = choice(at, seat).split()[1]

        assert at.state.worth_of(PLOTS.index(plot)) == 2
        at.play(f"{seat} start {plot}")


def test_where_players_lay_the_shops_it_lays_them_anywhere() -> None:
    at = opening(shops="players")

    assert choice(at) == at.offered(0)[0]


# --- which action ---


def test_it_takes_skyscrapers_when_it_has_none_to_build() -> None:
    at = table(hands=["3 grey-4 3 black-4"], supply=[0], towers={"times-square-grey": (0, 1)}, shops=SHOPS_OF_TIMES_SQUARE)

    assert choice(at) == "skyscrapers"


def test_with_skyscrapers_enough_it_takes_none() -> None:
    at = table(hands=["grey-4"], supply=[12], stock=[3], towers={"times-square-grey": (0, 1)}, shops=SHOPS_OF_TIMES_SQUARE)

    assert choice(at) != "skyscrapers"


def test_it_scores_a_district_where_it_gains_more_than_the_others() -> None:
    at = table(white="times-square", towers={"times-square-grey": (0, 4)}, shops=SHOPS_OF_TIMES_SQUARE)

    assert choice(at) == "score times-square"


def test_it_does_not_score_a_district_for_others() -> None:
    at = table(white="times-square", towers={"times-square-grey": (1, 4)}, shops=SHOPS_OF_TIMES_SQUARE)

    assert choice(at) != "score times-square"


@pytest.mark.parametrize(("points", "action"), [((50, 10, 10), "shop"), ((10, 50, 10), "commission")])
def test_it_places_the_last_shop_if_that_makes_it_the_winner(points: tuple[int, ...], action: str) -> None:
    at = table(placed=11, points=points, below="boutique gallery jeweller", supply=[9], stock=[0])

    assert choice(at).split()[0] == action


def test_far_ahead_it_shortens_the_row_rather_than_score_again() -> None:
    at = table(placed=9, points=[400, 20, 20], white="times-square", towers={"times-square-grey": (0, 2)})

    assert choice(at).startswith("shop")


def test_with_nothing_left_to_build_a_small_lead_is_taken_to_the_end() -> None:
    at = table(
        hands=["5 grey-4 9 black-4 9 black-5", "5 violet-4", "5 green-4"],
        supply=[0, 0, 0],
        stock=[0, 0, 0],
        placed=10,
        points=[40, 18, 20],
        white="times-square",
        towers={"times-square-grey": (1, 5), "52nd-east-grey": (0, 5), "42nd-east-brown": (2, 5)},
        shops=SHOPS_OF_TIMES_SQUARE,
    )

    assert choice(at).startswith("shop")


def test_it_places_shops_before_a_bonus_that_only_it_will_get() -> None:
    homes = {"34th-west-grey": (0, 1), "34th-east-grey": (0, 1), "42nd-west-grey": (0, 1)}

    assert choice(table(placed=2, towers=homes, supply=[6])).startswith("shop")
    assert not choice(table(placed=2, towers={plot: (1, count) for plot, (_seat, count) in homes.items()})).startswith("shop")


def test_it_takes_the_kind_of_shop_that_is_new_to_its_skyscrapers() -> None:
    at = table(
        supply=[9],
        stock=[0],
        towers={"times-square-grey": (0, 5)},
        shops=SHOPS_OF_TIMES_SQUARE,
        row=f"boutique perfumery jeweller {17 * 'gallery '}",
    )

    assert choice(at) == "shop perfumery"


# --- where to place a shop ---


def test_a_shop_goes_beside_own_skyscrapers_and_not_beside_those_of_others() -> None:
    at = table(towers={"times-square-grey": (0, 3), "times-square-orange": (1, 3)})
    at.play("0 shop boutique")

    assert choice(at) == "place times-square-green"


def test_a_shop_does_not_fill_the_district_of_own_skyscrapers() -> None:
    others = {"times-square-orange": (1, 1), "times-square-violet": (2, 1)}
    at = table(towers={"times-square-grey": (0, 4), **others}, shops={"times-square-green": "boutique"}, row=20 * "boutique ")
    at.play("0 shop boutique")

    assert choice(at) != "place times-square-brown"


# --- where to move ---


def test_it_sets_off_the_auctions_if_it_can_outbid_the_others() -> None:
    at = table(
        hands=["3 grey-4 4 black-4"],
        white="central-park",
        white_marks="times-square",
        towers={"times-square-grey": (0, 1)},
        shops=SHOPS_OF_TIMES_SQUARE,
    )
    at.play("0 skyscrapers", "0 take violet brown")

    assert choice(at) == "move white city-hall"


def test_it_does_not_set_off_auctions_for_others() -> None:
    at = table(
        hands=["", "3 grey-4 4 black-4"],
        white="central-park",
        white_marks="times-square",
        towers={"times-square-grey": (1, 1)},
        shops=SHOPS_OF_TIMES_SQUARE,
    )
    at.play("0 skyscrapers", "0 take violet brown")

    assert choice(at).startswith("move beige")


def test_it_moves_a_commissioner_out_of_a_district_where_others_would_score() -> None:
    at = table(beige="times-square", towers={"times-square-grey": (1, 5)}, shops=SHOPS_OF_TIMES_SQUARE)
    at.play("0 skyscrapers", "0 take violet brown")

    assert choice(at).startswith("move beige")


# --- which cards to take ---


def test_it_takes_the_colour_of_its_plot_where_an_auction_is_in_sight() -> None:
    at = table(white="times-square", towers={"times-square-grey": (0, 2), "52nd-east-violet": (0, 1)}, shops=SHOPS_OF_TIMES_SQUARE)
    at.play("0 skyscrapers")

    assert "grey" in choice(at)


def test_of_colours_wanted_alike_it_takes_fours_before_sixes() -> None:
    tops = {"violet": "violet-6", "brown": "brown-4", "grey": "grey-6", "orange": "orange-4", "green": "green-6"}
    at = table(stacks=tops)
    at.play("0 skyscrapers")

    assert choice(at) == "take brown orange"


def test_the_last_stack_is_taken_from_without_a_choice_of_two() -> None:
    at = table(stacks={"violet": "", "brown": "", "grey": "grey-6", "orange": "", "green": ""})
    at.play("0 skyscrapers")

    assert choice(at) == "take grey"


# --- bids ---


def test_it_bids_fours_first_as_they_let_more_be_built() -> None:
    at = auction(
        "times-square",
        hands=["grey-4 grey-5 grey-6 2 black-4 black-6", "2 violet-5 4 black-5"],
        towers={"times-square-grey": (0, 1)},
        shops=SHOPS_OF_TIMES_SQUARE,
    )

    assert bid_of(at) == "grey-4"
    at.play("0 stand")
    at.bid(1, "violet-5 black-5")
    assert bid_of(at) == "black-4 black-4"


@pytest.mark.parametrize(("bid", "answer"), [("violet-5 2 black-6", "grey-4 grey-4 grey-4 grey-4 grey-4"), ("violet-5 6 black-6", "pass")])
def test_it_bids_as_much_as_the_prize_is_worth_and_no_more(bid: str, answer: str) -> None:
    at = auction(
        "times-square",
        opener=1,
        hands=["5 grey-4 7 black-4", "violet-5 6 black-6"],
        towers={"times-square-grey": (0, 1)},
        shops=SHOPS_OF_TIMES_SQUARE,
    )
    at.bid(1, bid)

    assert "bid grey-4" in at.offered(0)
    assert bid_of(at) == answer


def test_without_skyscrapers_it_does_not_bid() -> None:
    at = auction(
        "times-square", hands=["5 grey-4", "violet-5"], supply=[0], towers={"times-square-grey": (0, 1)}, shops=SHOPS_OF_TIMES_SQUARE
    )

    assert choice(at) == "pass"


def test_of_several_empty_plots_it_bids_for_one_beside_many_shops() -> None:
    at = auction("times-square", hands=["grey-4 orange-4 2 black-4", "violet-4"], shops=SHOPS_OF_TIMES_SQUARE)

    assert choice(at) == "bid grey-4"


def test_in_central_park_it_chooses_a_colour_that_the_others_do_not_hold() -> None:
    at = auction("central-park", hands=["brown-4 green-4", "3 brown-5 3 black-6", "2 brown-6 black-6"])

    assert choice(at) == "bid green-4"


def test_it_adds_no_higher_a_card_than_is_needed() -> None:
    at = auction(
        "times-square",
        opener=1,
        hands=["2 grey-6 black-5 black-6", "violet-4 violet-6"],
        towers={"times-square-grey": (0, 1)},
        shops={**SHOPS_OF_TIMES_SQUARE, "times-square-brown": "jeweller perfumery"},
    )
    at.bid(1, "violet-4 violet-6")

    assert bid_of(at) == "grey-6 black-5"


def test_it_defends_its_skyscrapers_against_a_closing() -> None:
    at = auction("times-square", opener=1, hands=["2 grey-5", "orange-5"], supply=[0, 0], towers=FULL, shops=SHOPS_OF_TIMES_SQUARE)
    at.bid(1, "orange-5")

    assert bid_of(at) == "grey-5 grey-5"


@pytest.mark.parametrize(("points", "answer"), [((90, 0, 0), "orange-5"), ((0, 0, 90), "pass")], ids=["he would win", "he would lose"])
def test_it_keeps_the_highest_bidder_from_ending_the_game_only_if_he_would_win(points: tuple[int, ...], answer: str) -> None:
    at = auction(
        "times-square",
        hands=["2 grey-4", "2 orange-5"],
        supply=[3, 0],
        towers=FULL,
        shops=SHOPS_OF_TIMES_SQUARE,
        closed="34th-west",
        points=points,
    )
    at.bid(0, "grey-4")

    assert bid_of(at, 1) == answer


@pytest.mark.parametrize(
    ("shops", "answer"),
    [(SHOPS_OF_TIMES_SQUARE, "grey-4 grey-4 black-4"), ({"times-square-orange": "boutique"}, "pass")],
    ids=["five points", "one point"],
)
def test_it_outbids_the_imaginary_player_where_that_pays(shops: dict[str, str], answer: str) -> None:
    at = auction(
        "times-square",
        seats=2,
        hands=["3 grey-4 2 black-4", ""],
        towers={"times-square-grey": (0, 1)},
        shops=shops,
        black="black-4 black-5 black-4 9 black-6",
        supply=[6],
    )
    at.bid(0, "grey-4")

    assert at.view(0).best == 13
    assert bid_of(at) == answer


def test_it_does_not_let_the_imaginary_player_close_its_district() -> None:
    at = auction(
        "times-square",
        seats=2,
        hands=["3 grey-4 2 black-4", ""],
        towers={"times-square-grey": (0, 4), "times-square-orange": (2, 1), "times-square-violet": (2, 1)},
        shops=SHOPS_OF_TIMES_SQUARE,
        black="black-4 black-5 black-4 9 black-6",
        supply=[0],
    )
    at.bid(0, "grey-4")

    assert bid_of(at) == "grey-4 grey-4 black-4"


# --- building and closing ---


def test_the_winner_builds_what_he_may_beside_many_shops() -> None:
    at = auction("times-square", hands=["grey-4"], towers={"times-square-grey": (0, 1)}, shops=SHOPS_OF_TIMES_SQUARE)
    at.bid(0, "grey-4")

    assert choice(at) == "build 3"


def test_the_winner_spares_his_skyscrapers_for_a_much_better_plot() -> None:
    homes = {"times-square-grey": (0, 1), "52nd-east-grey": (0, 1)}
    at = auction(
        "52nd-east", hands=["grey-4"], supply=[2], towers=homes, shops={**SHOPS_OF_TIMES_SQUARE, "times-square-brown": "jeweller perfumery"}
    )
    at.bid(0, "grey-4")

    assert choice(at) == "build 0"


@pytest.mark.parametrize(("points", "answer"), [((60, 10, 10), "close"), ((10, 60, 10), "build 3")])
def test_it_ends_the_game_by_a_second_closing_if_that_makes_it_the_winner(points: tuple[int, ...], answer: str) -> None:
    at = auction(
        "times-square",
        hands=["grey-4"],
        towers={**FULL, "times-square-grey": (0, 1)},
        shops=SHOPS_OF_TIMES_SQUARE,
        closed="34th-west",
        points=points,
    )
    at.bid(0, "grey-4")

    assert choice(at) == answer


def test_it_closes_a_district_that_is_worth_more_to_the_others() -> None:
    homes = {"times-square-orange": (0, 1), "times-square-grey": (1, 4), "times-square-violet": (2, 3)}
    at = auction("times-square", hands=["orange-6"], towers=homes, shops=SHOPS_OF_TIMES_SQUARE)
    at.bid(0, "orange-6")

    assert choice(at) == "close"


# --- what the end brings ---


@pytest.mark.parametrize(
    ("below", "worth"),
    [
        ("boutique", 3.5),
        ("boutique boutique boutique", 2),
        ("boutique boutique gallery", 3),
        ("boutique jeweller perfumery", 5),
        ("boutique boutique gallery jeweller", (2 * 3 + 2 * 5) / 4),
        ("boutique gallery jeweller perfumery", 5),
    ],
)
def test_central_park_is_valued_by_the_tiles_below_it(below: str, worth: float) -> None:
    assert Outlook(table(below=below, placed=6).state, 0).park() == worth


def test_a_lead_counts_the_final_scoring() -> None:
    at = table(points=[10, 12, 3], towers={"times-square-grey": (0, 2)}, shops=SHOPS_OF_TIMES_SQUARE, park=[0, 1], below="boutique")
    outlook = Outlook(at.state, 0)

    assert outlook.lead(0, [0.0, 0.0, 0.0]) == 10 + 2 * 5 - (12 + 3.5)
    assert outlook.lead(1, [0.0, 6.0, 0.0]) == 12 + 3.5 + 6 - (10 + 2 * 5)
