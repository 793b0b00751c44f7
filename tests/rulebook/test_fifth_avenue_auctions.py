"""Every example printed for the auctions of Fifth Avenue, with the numbers that are printed there.

Red, yellow, blue and green sit on seats 0 to 3. The district is Times Square, whose ring is that of the pictures.
"""

from typing import Final

import pytest

from tests.games.fifth_avenue.table import Table, auction, table

RED, YELLOW, BLUE, GREEN = range(4)
EVERY_COLOUR: Final = "violet-4 brown-4 grey-4 orange-4 green-4 3 black-6"


def colours_of(seat: int, towers: dict[str, tuple[int, int]], shops: dict[str, str]) -> list[str]:
    """The colours that a seat may bid if he begins."""
    game = auction("times-square", seat, seats=4, hands=4 * [EVERY_COLOUR], towers=towers, shops=shops)
    return [text.split()[1].removesuffix("-4") for text in game.offered(seat) if text != "pass"]


@pytest.mark.rule("5A-7.3", "5A-7.4")
def test_two_players_are_bound_to_their_plots_and_two_may_bid_for_the_empty_ones() -> None:
    """Fig. 08: red orange, yellow green; blue and green both grey or brown; nobody violet, where the shops are."""
    towers = {"times-square-orange": (RED, 1), "times-square-green": (YELLOW, 1)}
    shops = {"times-square-violet": "boutique gallery"}

    assert colours_of(RED, towers, shops) == ["orange"]
    assert colours_of(YELLOW, towers, shops) == ["green"]
    assert colours_of(BLUE, towers, shops) == ["brown", "grey"]
    assert colours_of(GREEN, towers, shops) == ["brown", "grey"]


FULL_TOWERS: Final = {"times-square-orange": (RED, 1), "times-square-green": (YELLOW, 1), "times-square-brown": (BLUE, 2)}
FULL_SHOPS: Final = {"times-square-violet": "boutique", "times-square-grey": "jeweller perfumery"}


@pytest.mark.rule("5A-7.3", "5A-7.5")
def test_without_an_empty_plot_the_fourth_player_may_bid_for_the_shops_in_order_to_close() -> None:
    """Fig. 09: red orange, yellow green, blue brown; green violet or grey."""
    assert colours_of(RED, FULL_TOWERS, FULL_SHOPS) == ["orange"]
    assert colours_of(YELLOW, FULL_TOWERS, FULL_SHOPS) == ["green"]
    assert colours_of(BLUE, FULL_TOWERS, FULL_SHOPS) == ["brown"]
    assert colours_of(GREEN, FULL_TOWERS, FULL_SHOPS) == ["violet", "grey"]


@pytest.mark.rule("5A-7.7")
@pytest.mark.parametrize("seat", [RED, YELLOW, BLUE, GREEN])
def test_everybody_may_add_as_many_black_cards_as_he_likes(seat: int) -> None:
    """Fig. 08 and 09."""
    colour = colours_of(seat, FULL_TOWERS, FULL_SHOPS)[0]
    game = auction("times-square", seat, seats=4, hands=4 * [EVERY_COLOUR], towers=FULL_TOWERS, shops=FULL_SHOPS)

    game.bid(seat, f"{colour}-4 black-6 black-6 black-6")

    assert game.told()[0] == f"{seat} bids 22 with {colour}-4 black-6 black-6 black-6 [5A-7.8]"


def winner_with(cards: str) -> Table:
    """Seat 0 has won with these cards, and nobody else could bid."""
    game = auction("times-square", hands=[cards])
    game.bid(0, cards)
    return game


@pytest.mark.rule("5A-7.12")
def test_two_grey_fours_and_two_black_fours_build_up_to_three_on_grey() -> None:
    """Les enchères, (3) Immeubles."""
    game = winner_with("grey-4 grey-4 black-4 black-4")
    assert game.offered(0) == ["build 0", "build 1", "build 2", "build 3"]

    game.play("0 build 3")

    assert game.on("times-square-grey") == "3 of seat 0"


@pytest.mark.rule("5A-7.12")
def test_two_violet_fours_a_black_five_and_two_black_sixes_build_one_on_violet() -> None:
    """Les enchères, (3) Immeubles."""
    game = winner_with("violet-4 violet-4 black-5 black-6 black-6")
    assert game.offered(0) == ["build 0", "build 1"]

    game.play("0 build 1")

    assert game.on("times-square-violet") == "1 of seat 0"


@pytest.mark.rule("5A-7.8")
def test_a_bid_of_nineteen_is_followed_by_twenty_at_least() -> None:
    """Déroulement des enchères: nineteen on the brown plot."""
    game = auction("times-square", hands=["brown-4 brown-5 black-6 black-4", "grey-4 3 black-5 black-6"])
    game.bid(0, "brown-4 brown-5 black-6 black-4")

    game.play("1 bid grey-4", "1 bid black-5", "1 bid black-5", "1 bid black-5")

    assert str(game.refused(1, "stand")) == "your bid of 19 is not higher than 19 [5A-7.8]"
    assert game.offered(1) == ["bid black-6"]


@pytest.mark.rule("5A-7.8")
def test_twenty_is_enough() -> None:
    """Déroulement des enchères."""
    game = auction("times-square", hands=["brown-4 brown-5 black-6 black-4", "grey-5 3 black-5"])
    game.bid(0, "brown-4 brown-5 black-6 black-4")

    game.bid(1, "grey-5 black-5 black-5 black-5")

    assert game.told()[1] == "1 bids 20 with grey-5 black-5 black-5 black-5 [5A-7.8]"


@pytest.mark.rule("5A-8.1", "5A-8.3", "5A-8.4")
def test_a_closing_brings_four_points_to_red_two_to_yellow_and_three_to_blue() -> None:
    """Fig. 10: red wins and closes the district of fig. 09, where he could have built: 4; 5 : 2 = 2; 6 : 2 = 3."""
    game = auction("times-square", seats=4, hands=["orange-4"], towers=FULL_TOWERS, shops=FULL_SHOPS)
    game.bid(RED, "orange-4")
    assert game.offered(RED) == ["build 0", "build 1", "build 2", "build 3", "close"]

    game.play("0 close")

    assert game.points == (4, 2, 3, 0)


@pytest.mark.rule("5A-3.4", "5A-5.4", "5A-7.1")
def test_a_player_who_sends_a_commissioner_home_in_action_c_takes_his_cards_after_the_auctions() -> None:
    """Les enchères, note: also the second move may send a commissioner home, and the game is interrupted again."""
    game = table(white="central-park", beige="central-park", white_marks="times-square", hands=["violet-4", "violet-5"])

    game.play("0 commission", "0 move white city-hall", "0 pass", "1 pass", "0 pass", "1 pass")
    game.play("0 take brown grey", "0 move beige city-hall")

    assert game.told()[-1] == "central-park is auctioned; 0 begins [5A-7.1]"
    assert game.offered(0) == ["bid violet-4", "bid brown-4", "bid grey-4", "pass"]


# --- two players ---


@pytest.mark.rule("5A-10.2")
@pytest.mark.parametrize(
    ("drawn", "total"),
    [
        ("black-4 black-4", 8),
        ("black-5 black-5", 10),
        ("black-6 black-6", 12),
        ("black-4 black-5 black-4", 13),
        ("black-5 black-4 black-5", 14),
        ("black-6 black-4 black-4", 14),
        ("black-4 black-6 black-6", 16),
        ("black-6 black-5 black-5", 16),
        ("black-5 black-6 black-6", 17),
        ("black-4 black-5 black-6 black-4", 19),
        ("black-4 black-6 black-5 black-5", 20),
        ("black-6 black-5 black-4 black-6", 21),
    ],
)
def test_the_imaginary_player_bids_from_eight_to_twenty_one(drawn: str, total: int) -> None:
    """Règles spéciales, 3: until a value has appeared twice."""
    game = auction("times-square", seats=2, hands=["violet-4 5 black-6"], black=f"{drawn} 9 black-4")

    game.bid(0, "violet-4")

    assert (game.spectator.best, game.spectator.leader) == (total, 2)


@pytest.mark.rule("5A-10.8")
def test_the_imaginary_player_may_occupy_several_plots_of_a_district() -> None:
    """Règles spéciales: always on a free plot, always the most valuable, on each of them where several are."""
    shops = {"times-square-violet": "boutique", "times-square-brown": "gallery"}
    towers = {"times-square-orange": (2, 1)}
    game = auction("times-square", seats=2, shops=shops, towers=towers)

    assert [game.on(f"times-square-{colour}") for colour in ["green", "grey", "orange"]] == 3 * ["1 of seat 2"]


@pytest.mark.rule("5A-10.11", "5A-8.3")
def test_a_player_who_closes_scores_the_skyscrapers_of_the_imaginary_player_too() -> None:
    """Règles spéciales: a point for every skyscraper, those of the imaginary player included."""
    towers = {"times-square-orange": (0, 1), "times-square-green": (2, 1), "times-square-brown": (2, 1)}
    game = auction("times-square", seats=2, hands=["orange-6 black-6"], black="9 black-4", towers=towers, shops=FULL_SHOPS)
    game.bid(0, "orange-6 black-6")

    game.play("0 close")

    assert game.points == (3, 0)
