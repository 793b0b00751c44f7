"""Closing a district: who may, who must, what it scores, and what it takes away."""

from typing import Final

import pytest

from tests.games.fifth_avenue.table import Table, auction, table

TOWERS: Final = {"times-square-orange": (0, 1), "times-square-green": (1, 1), "times-square-brown": (2, 2)}
SHOPS: Final = {"times-square-violet": "boutique", "times-square-grey": "jeweller perfumery"}
"""With both Times Square is full: green lies between violet and grey, brown between grey and orange, orange between brown and violet."""
SHOPS_ONLY: Final = {f"times-square-{colour}": "boutique gallery" for colour in ["violet", "brown", "grey", "orange", "green"]}


def won_by(seat: int, bid: str) -> Table:
    """The full Times Square is won by this seat; the others hold nothing."""
    game = auction("times-square", seats=4, hands=[bid if other == seat else "" for other in range(4)], towers=TOWERS, shops=SHOPS)
    game.bid(seat, bid)
    return game


# --- who closes ---


@pytest.mark.rule("5A-8.1")
def test_in_a_full_district_a_winner_with_skyscrapers_there_builds_or_closes() -> None:
    game = won_by(0, "orange-5")

    assert game.offered(0) == ["build 0", "build 1", "build 2", "close"]


@pytest.mark.rule("5A-8.1", "5A-7.14")
def test_also_without_a_skyscraper_in_supply_he_chooses() -> None:
    game = auction("times-square", hands=["orange-4"], supply=[0], towers=TOWERS, shops=SHOPS)
    game.bid(0, "orange-4")

    assert game.offered(0) == ["build 0", "close"]


@pytest.mark.rule("5A-8.1")
def test_if_he_builds_the_district_stays_open() -> None:
    game = won_by(0, "orange-5")

    game.play("0 build 2")

    assert (game.on("times-square-orange"), game.closed, game.points) == ("3 of seat 0", "", (0, 0, 0, 0))


@pytest.mark.rule("5A-8.1")
def test_a_district_with_an_empty_plot_cannot_be_closed() -> None:
    game = auction("times-square", hands=["orange-5"], towers={"times-square-orange": (0, 1), "times-square-green": (1, 1)})
    game.bid(0, "orange-5")

    assert game.offered(0) == ["build 0", "build 1", "build 2"]


@pytest.mark.rule("5A-8.1")
def test_to_fill_the_last_plot_in_this_auction_does_not_allow_to_close_it_now_but_in_the_next() -> None:
    game = table(
        white="central-park",
        beige="central-park",
        white_marks="times-square",
        beige_marks="times-square",
        towers={"times-square-orange": (1, 1), "times-square-green": (2, 1), "times-square-brown": (2, 2)},
        shops={"times-square-violet": "boutique"},
        hands=["2 grey-4"],
    )
    game.play("0 commission", "0 move white city-hall")
    game.bid(0, "grey-4")
    assert game.offered(0) == ["build 0", "build 1", "build 2", "build 3"]

    game.play("0 build 1", "0 pass", "0 take orange green", "0 move beige city-hall")
    game.bid(0, "grey-4")

    assert game.offered(0)[-1] == "close"


@pytest.mark.rule("5A-8.2")
def test_a_winner_without_skyscrapers_there_must_close_it() -> None:
    game = won_by(3, "violet-4")

    assert "3 closes times-square and scores 4 [5A-8.3]" in game.told()
    assert (game.closed, game.spectator.supply[3]) == ("times-square", 3)


@pytest.mark.rule("5A-8.7", "5A-7.5")
def test_a_district_of_shops_alone_is_full_and_is_closed_for_no_points() -> None:
    game = auction("times-square", hands=["violet-4 green-4 black-4"], shops=SHOPS_ONLY)
    assert game.offered(0) == ["bid violet-4", "bid green-4", "pass"]

    game.bid(0, "green-4")

    assert game.told()[-2:] == ["0 closes times-square and scores 0 [5A-8.3]", "central-park is auctioned; 0 begins [5A-7.1]"]
    assert (game.closed, game.points) == ("times-square", (0, 0, 0))


# --- points ---


@pytest.mark.rule("5A-8.3")
def test_who_closes_scores_a_point_for_every_skyscraper_whoever_owns_it_and_nothing_else() -> None:
    """Brown would have brought him 6, and half of it 3."""
    game = won_by(2, "brown-4")

    game.play("2 close")

    assert game.points[2] == 1 + 1 + 2


@pytest.mark.rule("5A-8.4")
def test_the_others_score_half_of_what_the_district_would_have_brought_them() -> None:
    """Orange sees one kind of shop, green three, brown two."""
    game = won_by(3, "violet-4")

    assert game.points == (2 // 2, 5 // 2, 2 * 3 // 2, 4)
    assert [line for line in game.told() if "half" in line] == [
        "0 scores half: 1 in times-square [5A-8.4]",
        "1 scores half: 2 in times-square [5A-8.4]",
        "2 scores half: 3 in times-square [5A-8.4]",
    ]


@pytest.mark.rule("5A-8.4")
@pytest.mark.parametrize(("count", "half"), [(1, 0), (2, 1), (3, 1), (5, 2)])
def test_a_half_is_rounded_down_once_not_skyscraper_by_skyscraper(count: int, half: int) -> None:
    """Seat 1 builds beside no shops: one point each."""
    towers = {"times-square-orange": (0, 1), "times-square-green": (0, 1), "times-square-grey": (0, 1), "times-square-brown": (1, count)}
    game = auction("times-square", hands=["", "", "violet-4"], towers=towers, shops={"times-square-violet": "boutique"})

    game.bid(2, "violet-4")

    assert game.points[1] == half


@pytest.mark.rule("5A-8.3", "5A-8.4")
def test_the_points_of_a_closing_join_those_scored_before() -> None:
    game = auction("times-square", hands=["", "", "", "violet-4"], seats=4, points=[10, 20, 30, 40], towers=TOWERS, shops=SHOPS)

    game.bid(3, "violet-4")

    assert game.points == (10 + 1, 20 + 2, 30 + 3, 40 + 4)


# --- what it takes away ---


@pytest.mark.rule("5A-8.5")
def test_all_skyscrapers_and_shops_of_the_district_leave_the_game() -> None:
    game = won_by(3, "violet-4")

    plots = ["violet", "brown", "grey", "orange", "green"]
    assert [game.on(f"times-square-{plot}") for plot in plots] == 5 * [""]
    assert (game.closed, game.spectator.gone) == ("times-square", (1, 1, 2, 0))
    assert (game.spectator.supply, game.spectator.stock) == ((3, 3, 3, 3), (15, 15, 15, 15))
    assert (game.spectator.boxed, game.spectator.below) == ((0, 1, 3), ())


@pytest.mark.rule("5A-8.5")
def test_of_two_shops_of_a_kind_on_one_plot_both_leave_the_game() -> None:
    game = auction("times-square", hands=["violet-4"], shops={**SHOPS_ONLY, "times-square-violet": "perfumery perfumery"})

    game.bid(0, "violet-4")

    assert game.spectator.boxed == (0, 0, 0, 0, 2, 2, 2, 2, 3, 3)


@pytest.mark.rule("5A-8.5")
def test_other_districts_and_central_park_are_not_touched() -> None:
    towers = {**TOWERS, "52nd-west-green": (1, 2)}
    game = auction("times-square", seats=4, hands=["", "", "", "violet-4"], towers=towers, shops=SHOPS, park=[0, 3])

    game.bid(3, "violet-4")

    assert (game.on("52nd-west-green"), game.spectator.park) == ("2 of seat 1", (0, 3, 0, 0))


# --- a closed district ---


def closed(beige: str = "city-hall", beige_marks: str = "") -> Table:
    """Seat 0 has closed Times Square with the first move of action C, and has to move a commissioner again."""
    game = table(
        white="central-park",
        white_marks="times-square",
        beige=beige,
        beige_marks=beige_marks,
        hands=["orange-4"],
        towers=TOWERS,
        shops=SHOPS,
    )
    game.play("0 commission", "0 move white city-hall")
    game.bid(0, "orange-4")
    game.play("0 close", "0 take brown grey")
    game.told()
    return game


@pytest.mark.rule("5A-8.6")
def test_a_marker_of_the_other_colour_goes_home_without_an_auction() -> None:
    game = closed(beige="central-park", beige_marks="34th-west times-square 52nd-east")
    assert (game.marked("white"), game.marked("beige")) == ("", "34th-west 52nd-east")

    game.play("0 move beige city-hall", "0 pass", "0 pass", "0 pass")

    assert [line for line in game.told() if "is auctioned" in line] == [
        "34th-west is auctioned; 0 begins [5A-7.1]",
        "52nd-east is auctioned; 0 begins [5A-7.1]",
        "central-park is auctioned; 0 begins [5A-7.1]",
    ]


@pytest.mark.rule("5A-8.6", "5A-5.6")
def test_a_commissioner_who_stands_in_the_district_stays_and_leaves_it_later_without_a_marker() -> None:
    game = closed(beige="times-square", beige_marks="34th-east")
    assert (game.at("beige"), game.marked("beige")) == ("times-square", "34th-east")

    game.play("0 move beige 52nd-west")

    assert game.told()[0] == "0 moves the beige commissioner to 52nd-west [5A-5.1]"
    assert game.marked("beige") == "34th-east"


@pytest.mark.rule("5A-8.6")
def test_a_closed_district_is_not_scored() -> None:
    game = closed(beige="times-square")
    game.play("0 move white 34th-west")

    assert [text for text in game.offered(1) if text.startswith("score")] == ["score 34th-west"]
    assert str(game.refused(1, "score times-square")) == "times-square is closed [5A-8.6]"


@pytest.mark.rule("5A-8.6")
def test_no_shop_is_placed_in_a_closed_district() -> None:
    game = closed()
    game.play("0 move white 34th-west", "1 shop boutique")

    assert [text for text in game.offered(1) if "times-square" in text] == []
    assert str(game.refused(1, "place times-square-grey")) == "times-square is closed [5A-8.6]"


@pytest.mark.rule("5A-8.6", "5A-9.4")
def test_a_closed_district_brings_nothing_at_the_end() -> None:
    game = auction("times-square", closed="34th-west", towers={"52nd-west-green": (1, 2), **TOWERS}, shops=SHOPS, hands=["orange-4"])
    game.bid(0, "orange-4")

    game.play("0 close")

    assert game.points == (4, 2 + 2, 3)


# --- the second closing ---


def second_closing() -> Table:
    """Seat 0 begins a series of two districts and Central Park with the first move of action C; one district is closed already."""
    game = table(
        closed="34th-west",
        white="central-park",
        white_marks="times-square 52nd-east",
        seats=4,
        hands=["orange-4 black-4"],
        towers=TOWERS,
        shops=SHOPS,
    )
    game.play("0 commission", "0 move white city-hall")
    game.bid(0, "orange-4")
    game.told()
    game.play("0 close")
    return game


@pytest.mark.rule("5A-9.2", "5A-8.3", "5A-8.4")
def test_the_second_closing_is_scored_and_ends_the_game_in_the_middle_of_the_series() -> None:
    game = second_closing()

    assert game.told()[:4] == [
        "0 closes times-square and scores 4 [5A-8.3]",
        "1 scores half: 2 in times-square [5A-8.4]",
        "2 scores half: 3 in times-square [5A-8.4]",
        "the game ends [5A-9.2]",
    ]
    assert (game.over, game.closed) == (True, "34th-west times-square")


@pytest.mark.rule("5A-9.2")
def test_the_auctions_that_remain_and_the_rest_of_the_turn_are_left_out() -> None:
    game = second_closing()

    assert game.over
    assert (game.marked("white"), game.spectator.turn) == ("52nd-east", 1)
    assert (game.spectator.ground, sum(game.spectator.held[0][:5])) == (-1, 0)


@pytest.mark.rule("5A-9.2")
def test_the_second_closing_ends_the_game_also_where_the_winner_has_to_close() -> None:
    game = auction("times-square", closed="34th-west", seats=4, hands=["", "", "", "violet-4"], towers=TOWERS, shops=SHOPS)

    game.bid(3, "violet-4")

    assert str(game.result().reason) == "the second district is closed [5A-9.2]"
    assert game.points == (1, 2, 3, 4)
