"""Readings of Fifth Avenue on auctions: who opens, what may be bid, who is out, where spent cards lie, what is built."""

from typing import Final

import pytest

from midtown.games.fifth_avenue.cards import COLOURS
from tests.games.fifth_avenue.table import Table, auction, table

EVERY_COLOUR: Final = "violet-4 brown-4 grey-4 orange-4 green-4 black-4"


def begun_by(line: str) -> str:
    """`times-square: 2` for an auction of Times Square that seat 2 begins."""
    ground, rest = line.split(" is auctioned; ")
    return f"{ground}: {rest.split()[0]}"


def series(game: Table) -> list[str]:
    """Which auctions have begun, each with who began it."""
    return [begun_by(line) for line in game.told() if "is auctioned" in line]


# --- the series ---


@pytest.mark.rule("5A-7.1", "5A-7.2")
@pytest.mark.parametrize(
    ("marks", "closed", "grounds"),
    [
        ("52nd-west times-square 34th-west", "", ["34th-west", "times-square", "52nd-west", "central-park"]),
        ("34th-east 42nd-east 52nd-east", "", ["34th-east", "42nd-east", "52nd-east", "central-park"]),
        ("42nd-west 52nd-west", "34th-west", ["42nd-west", "52nd-west", "central-park"]),
        ("34th-east", "52nd-east", ["34th-east", "central-park"]),
        ("", "52nd-east", ["central-park"]),
    ],
)
def test_the_player_who_sent_the_commissioner_home_opens_each_auction_of_a_marked_district_and_the_park(
    marks: str, closed: str, grounds: list[str]
) -> None:
    """Readings 21 and 22."""
    game = table(2, beige="central-park", beige_marks=marks, closed=closed)

    game.play("2 skyscrapers", "2 take violet brown", "2 move beige city-hall", *len(grounds) * ["2 pass"])

    assert series(game) == [f"{ground}: 2" for ground in grounds]


# --- who may bid what ---


@pytest.mark.rule("5A-7.6", "5A-7.7")
@pytest.mark.parametrize("hand", ["5 black-6", "violet-6 5 black-6"])
def test_no_bid_is_made_of_black_cards_only(hand: str) -> None:
    """Readings 23 and 24: violet holds a shop while other plots are empty."""
    game = auction("times-square", hands=[hand, "grey-4"], shops={"times-square-violet": "gallery"})

    assert game.owing == [1]


@pytest.mark.rule("5A-7.7")
def test_nobody_changes_his_colour_during_an_auction() -> None:
    """Reading 25."""
    game = auction("times-square", hands=["grey-4 brown-6 2 green-6 black-6", "violet-5 black-5"])
    game.bid(0, "grey-4")
    game.bid(1, "violet-5")

    assert game.offered(0) == ["bid black-6", "pass"]
    assert str(game.refused(0, "bid brown-6")) == "you may bid only grey here [5A-7.7]"


@pytest.mark.rule("5A-7.8")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ("grey-4 black-4", ["bid black-6"]),
        ("grey-4 black-5", ["bid black-6"]),
        ("grey-5 black-5", ["bid black-6", "stand"]),
    ],
)
def test_a_bid_is_strictly_higher_than_the_one_before(cards: str, offered: list[str]) -> None:
    """Reading 26."""
    game = auction("times-square", hands=["violet-4 black-5", f"{cards} black-6"])
    game.bid(0, "violet-4 black-5")

    game.play(*[f"1 bid {card}" for card in cards.split()])

    assert game.offered(1) == offered


@pytest.mark.rule("5A-7.10")
@pytest.mark.parametrize(("bid", "worth"), [("grey-4", 4), ("grey-4 black-6 black-6", 16)])
def test_when_all_others_have_passed_the_last_player_may_bid_any_amount(bid: str, worth: int) -> None:
    """Reading 27."""
    game = auction("times-square", hands=["violet-4 3 black-6", "brown-4 3 black-6", "grey-4 2 black-6"])
    game.play("0 pass", "1 pass")

    game.bid(2, bid)

    assert game.told()[-1] == f"2 wins with {worth} [5A-7.10]"


@pytest.mark.rule("5A-7.10")
def test_or_pass_and_then_nobody_wins_and_nothing_is_spent() -> None:
    """Reading 27."""
    game = auction("times-square", hands=3 * ["violet-4"])

    game.play("0 pass", "1 pass", "2 pass")

    assert "nobody bids for times-square [5A-7.10]" in game.told()
    assert [game.hand(seat) for seat in range(3)] == 3 * ["violet-4"]


@pytest.mark.rule("5A-7.9")
def test_who_has_passed_does_not_return_though_the_auction_goes_on() -> None:
    """Reading 28."""
    game = auction("times-square", hands=["violet-4 5 black-6", "grey-5 2 black-4", "brown-4 black-4 black-5"])
    game.play("0 pass")
    game.bid(1, "grey-5")
    game.bid(2, "brown-4 black-4")

    game.bid(1, "black-4")
    assert game.owing == [2]
    game.bid(2, "black-5")

    assert game.told()[-1] == "2 bids 13 with black-5 [5A-7.8]"
    assert (game.owing, game.hand(0)) == ([1], "violet-4 black-6 black-6 black-6 black-6 black-6")


@pytest.mark.rule("5A-7.3", "5A-7.4", "5A-7.5", "5A-11.2")
@pytest.mark.parametrize(
    ("towers", "shops", "colours"),
    [
        ({"violet": 0}, {}, ["violet"]),
        ({"violet": 0, "brown": 1, "grey": 2}, {"orange": "gallery", "green": "boutique"}, ["violet"]),
        ({"violet": 1}, {"orange": "gallery"}, ["brown", "grey", "green"]),
        ({"violet": 1, "brown": 2, "grey": 1, "orange": 2}, {}, ["green"]),
        ({"violet": 1, "brown": 2, "grey": 1}, {"orange": "gallery", "green": "boutique jeweller"}, ["orange", "green"]),
        ({"violet": 1, "brown": 2, "grey": 1, "orange": 2}, {"green": "boutique"}, ["green"]),
    ],
)
@pytest.mark.parametrize("board", ["five", "six"])
def test_the_own_plot_comes_before_empty_plots_and_these_before_shops(
    towers: dict[str, int], shops: dict[str, str], colours: list[str], board: str
) -> None:
    """Readings 29, 30 and 31: nothing changes through the shop on a sixth plot."""
    sixth = {"times-square-sixth": "perfumery"} if board == "six" else {}
    game = auction(
        "times-square",
        hands=[EVERY_COLOUR],
        towers={f"times-square-{plot}": (seat, 1) for plot, seat in towers.items()},
        shops={f"times-square-{plot}": kinds for plot, kinds in shops.items()} | sixth,
        options={"board": board},
    )

    assert game.offered(0) == [*[f"bid {colour}-4" for colour in colours], "pass"]


@pytest.mark.rule("5A-7.6", "5A-11.2", "5A-10.12")
def test_where_no_colour_is_permitted_a_player_passes_whatever_he_holds() -> None:
    """Reading 32: the imaginary player holds four plots of the six-plot side, seat 1 the fifth, and the only shop lies on the sixth."""
    towers = {f"times-square-{colour}": (2, 1) for colour in COLOURS}
    towers["times-square-grey"] = (1, 1)
    game = auction(
        "times-square",
        seats=2,
        hands=[EVERY_COLOUR, EVERY_COLOUR],
        towers=towers,
        shops={"times-square-sixth": "gallery"},
        options={"board": "six"},
    )

    assert (game.owing, game.offered(1)) == ([1], ["bid grey-4", "pass"])


# --- spending and building ---


@pytest.mark.rule("5A-7.12")
@pytest.mark.parametrize(
    ("bid", "supply", "most"),
    [("grey-4 black-4", 5, 3), ("grey-4 black-5", 5, 2), ("grey-4 grey-5 black-6", 5, 1), ("grey-4 black-4", 1, 1)],
)
def test_the_highest_card_black_ones_included_and_the_supply_limit_what_is_built(bid: str, supply: int, most: int) -> None:
    """Reading 33."""
    game = auction("times-square", hands=[bid], supply=[supply])

    game.bid(0, bid)

    assert game.offered(0) == [f"build {count}" for count in range(most + 1)]


@pytest.mark.rule("5A-7.14")
def test_who_has_nothing_to_build_with_may_drive_up_a_bid_and_win() -> None:
    """Reading 35: he is asked nothing, and Central Park comes next."""
    game = auction("times-square", hands=["grey-4 green-4", "violet-4"], supply=[0])
    game.bid(0, "grey-4")

    game.play("1 pass")

    assert game.offered(0) == ["bid green-4", "pass"]


@pytest.mark.rule("5A-7.13", "5A-7.14", "5A-7.11")
def test_who_builds_none_has_spent_his_cards_and_claimed_nothing() -> None:
    """Reading 34."""
    game = auction("times-square", hands=["grey-4 grey-5"], stacks={"grey": "grey-6"})
    game.bid(0, "grey-4")

    game.play("0 build 0")

    assert (game.stack("grey"), game.hand(0), game.on("times-square-grey")) == ("grey-6 grey-4", "grey-5", "")
    assert game.spectator.supply[0] == 3


@pytest.mark.rule("5A-7.11", "5A-3.6")
def test_spent_cards_are_taken_later_in_the_order_in_which_they_were_laid() -> None:
    """Reading 36: coloured stacks are never shuffled."""
    game = table(white="central-park", hands=["grey-4 grey-6 grey-5"], stacks={"grey": ""})
    game.play("0 commission", "0 move white city-hall")
    game.bid(0, "grey-6 grey-4 grey-5")
    game.play("0 build 1", "0 take violet grey", "0 move white 34th-west")
    game.play("1 skyscrapers", "1 take brown grey", "1 move white 42nd-west")

    assert (game.hand(0).split()[1], game.hand(1).split()[1], game.stack("grey")) == ("grey-6", "grey-4", "grey-5")


@pytest.mark.rule("5A-7.11")
def test_records_keep_the_order_of_the_cards_inside_a_bid() -> None:
    games = [auction("times-square", hands=["grey-4 grey-5 black-6"]) for _game in range(2)]

    for game, bid in zip(games, ["grey-4 black-6 grey-5", "grey-5 black-6 grey-4"], strict=True):
        game.bid(0, bid)

    assert [game.stack("grey").split()[-2:] for game in games] == [["grey-4", "grey-5"], ["grey-5", "grey-4"]]
    assert games[0].state.key() != games[1].state.key()


# --- closing ---

TOWERS: Final = {"times-square-orange": (0, 2), "times-square-green": (1, 1), "times-square-brown": (1, 2)}
SHOPS: Final = {"times-square-violet": "boutique jeweller", "times-square-grey": "gallery"}


@pytest.mark.rule("5A-8.1")
def test_with_a_skyscraper_there_the_winner_chooses() -> None:
    """Reading 37."""
    game = auction("times-square", hands=["orange-5"], towers=TOWERS, shops=SHOPS)

    game.bid(0, "orange-5")

    assert game.offered(0) == ["build 0", "build 1", "build 2", "close"]


@pytest.mark.rule("5A-8.2")
def test_without_one_he_must_close_and_is_asked_nothing() -> None:
    """Reading 37: Central Park comes next."""
    game = auction("times-square", hands=["", "", "violet-5 orange-4"], towers=TOWERS, shops=SHOPS)

    game.bid(2, "violet-5")

    assert (game.closed, game.offered(2)) == ("times-square", ["bid orange-4", "pass"])


@pytest.mark.rule("5A-8.1")
def test_whether_a_district_is_full_is_judged_before_the_auction() -> None:
    """Reading 38: the winner fills the last plot, and is asked nothing more."""
    towers = {"times-square-orange": (1, 1), "times-square-green": (2, 1)}
    game = auction("times-square", hands=["brown-4 green-4"], towers=towers, shops=SHOPS)
    game.bid(0, "brown-4")
    game.play("0 build 1")

    assert (game.closed, game.offered(0)) == ("", ["bid green-4", "pass"])


@pytest.mark.rule("5A-8.3", "5A-8.4")
def test_who_closes_counts_skyscrapers_and_the_others_half_their_points_rounded_down_once() -> None:
    """Reading 39: orange sees two kinds, 2 times 3; green sees three, 5."""
    towers = {"times-square-orange": (0, 2), "times-square-green": (1, 1), "times-square-brown": (2, 3)}
    game = auction("times-square", hands=["", "", "brown-4"], towers=towers, shops=SHOPS)
    game.bid(2, "brown-4")

    game.play("2 close")

    assert game.points == (6 // 2, 5 // 2, 2 + 1 + 3)


@pytest.mark.rule("5A-8.5")
def test_what_a_closing_removes_is_out_of_the_game() -> None:
    """Reading 40."""
    game = auction("times-square", hands=["orange-4"], towers=TOWERS, shops=SHOPS, below="gallery", stock=[1, 2, 3], supply=[4, 5, 6])
    game.bid(0, "orange-4")

    game.play("0 close")

    assert (game.spectator.stock, game.spectator.supply, game.spectator.gone) == ((1, 2, 3), (4, 5, 6), (2, 3, 0))
    assert (len(game.spectator.below), len(game.spectator.boxed)) == (1, 3)


@pytest.mark.rule("5A-9.2")
def test_the_second_closing_ends_a_series_and_an_interrupted_action_c() -> None:
    """Reading 41: 52nd Street and Central Park are not auctioned, and no coloured cards are taken."""
    game = table(
        closed="34th-west",
        white="central-park",
        white_marks="times-square 52nd-east",
        hands=["orange-4", "violet-6 black-6"],
        towers=TOWERS,
        shops=SHOPS,
        park=[1],
    )
    game.play("0 commission", "0 move white city-hall")
    game.bid(0, "orange-4")
    game.play("0 close")

    assert game.over
    assert series(game) == ["times-square: 0"]
    assert sum(game.spectator.held[0]) == 1
    assert game.points[0] == (2 + 1 + 2) + 1


# --- Central Park ---


@pytest.mark.rule("5A-7.15")
def test_the_first_who_bids_sets_the_colour_and_earlier_passers_are_out() -> None:
    """Reading 42."""
    game = auction("central-park", seats=4, hands=["grey-4 5 black-6", "grey-6 2 black-6", "grey-5 brown-6 black-6", "grey-4 2 black-4"])
    game.play("0 pass", "1 pass")
    game.bid(2, "grey-5")
    assert game.offered(3) == ["bid grey-4", "pass"]

    game.bid(3, "grey-4 black-4")
    assert game.offered(2) == ["bid black-6", "pass"]
    game.play("2 pass")

    assert game.told()[-1] == "3 wins with 8 [5A-7.10]"


@pytest.mark.rule("5A-7.16")
def test_central_park_has_no_limit() -> None:
    """Reading 43."""
    game = auction("central-park", hands=["grey-4"], park=[14, 15, 15])
    game.bid(0, "grey-4")

    game.play("0 build 3")

    assert game.spectator.park == (17, 15, 15)
