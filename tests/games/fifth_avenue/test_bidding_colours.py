"""Which colours a player may bid: that of the own plot, else those of empty plots, else those of shops."""

import pytest

from tests.games.fifth_avenue.table import auction, card_list

EVERY_COLOUR = "violet-4 brown-4 grey-4 orange-4 green-4 2 black-4"


@pytest.mark.rule("5A-7.3")
def test_who_has_skyscrapers_in_the_district_may_bid_only_the_colour_of_that_plot() -> None:
    game = auction("times-square", hands=[EVERY_COLOUR], towers={"times-square-green": (0, 1)})

    assert game.offered(0) == ["bid green-4", "pass"]


@pytest.mark.rule("5A-7.3")
def test_the_own_plot_binds_also_where_no_plot_is_empty() -> None:
    game = auction(
        "times-square",
        hands=[EVERY_COLOUR],
        towers={"times-square-green": (0, 2), "times-square-brown": (1, 1)},
        shops={"times-square-violet": "boutique", "times-square-grey": "gallery", "times-square-orange": "jeweller"},
    )

    assert game.offered(0) == ["bid green-4", "pass"]


@pytest.mark.rule("5A-7.3", "5A-7.4")
def test_a_plot_in_another_district_or_in_central_park_does_not_bind() -> None:
    game = auction("times-square", hands=["green-4 grey-4"], towers={"52nd-west-green": (0, 1)}, park=[3])

    assert game.offered(0) == ["bid grey-4", "bid green-4", "pass"]


@pytest.mark.rule("5A-7.4")
def test_who_has_none_there_may_bid_the_colour_of_any_empty_plot_and_of_no_other() -> None:
    game = auction(
        "times-square",
        hands=[EVERY_COLOUR],
        towers={"times-square-orange": (1, 1)},
        shops={"times-square-violet": "boutique", "times-square-green": "boutique gallery"},
    )

    assert game.offered(0) == ["bid brown-4", "bid grey-4", "pass"]


@pytest.mark.rule("5A-7.4")
def test_two_players_may_bid_the_same_colour() -> None:
    game = auction("times-square", hands=["2 grey-4", "grey-5 brown-6"])

    game.bid(0, "grey-4")
    assert game.offered(1) == ["bid brown-6", "bid grey-5", "pass"]
    game.bid(1, "grey-5")

    assert game.spectator.bids == ((*card_list("grey-4"),), (*card_list("grey-5"),), ())


@pytest.mark.rule("5A-7.5")
def test_without_an_empty_plot_the_colours_of_plots_with_one_shop_or_two_may_be_bid() -> None:
    game = auction(
        "times-square",
        hands=[EVERY_COLOUR],
        towers={"times-square-orange": (1, 1), "times-square-green": (2, 3), "times-square-brown": (1, 2)},
        shops={"times-square-violet": "boutique", "times-square-grey": "boutique gallery"},
    )

    assert game.offered(0) == ["bid violet-4", "bid grey-4", "pass"]


@pytest.mark.rule("5A-7.4", "5A-7.5")
def test_while_one_plot_is_empty_no_colour_of_a_shop_may_be_bid() -> None:
    shops = {f"times-square-{colour}": "gallery" for colour in ["violet", "brown", "grey", "orange"]}

    assert auction("times-square", hands=[EVERY_COLOUR], shops=shops).offered(0) == ["bid green-4", "pass"]


@pytest.mark.rule("5A-7.6")
@pytest.mark.parametrize("hand", ["", "6 black-6", "violet-6 orange-6 black-6"])
def test_who_holds_no_card_of_a_colour_that_he_may_bid_passes_without_being_asked(hand: str) -> None:
    shops = {"times-square-violet": "boutique", "times-square-orange": "gallery"}
    game = auction("times-square", hands=["grey-4", hand, "grey-4"], shops=shops)

    game.play("0 pass")

    assert game.told() == ["0 passes [5A-7.9]", "1 cannot bid and passes [5A-7.6]"]
    assert game.owing == [2]


@pytest.mark.rule("5A-7.6")
def test_also_the_player_who_would_begin_passes_without_being_asked() -> None:
    game = auction("times-square", hands=["3 black-6", "grey-4"])

    assert game.owing == [1]


@pytest.mark.rule("5A-7.6", "5A-7.8")
@pytest.mark.parametrize(("hand", "next_asked"), [("grey-4 2 black-4", 2), ("grey-4 3 black-4", 1)])
def test_who_could_not_bid_enough_even_with_sixes_passes_without_being_asked(hand: str, next_asked: int) -> None:
    """Three cards are 18 at most, which is not more than 18."""
    game = auction("times-square", hands=["2 grey-6 black-6", hand, "5 brown-4"])

    game.bid(0, "grey-6 grey-6 black-6")

    assert game.owing == [next_asked]


@pytest.mark.rule("5A-7.6", "5A-1.9")
def test_who_has_enough_cards_of_too_little_value_is_asked_so_that_nobody_learns_it() -> None:
    poor, rich = [auction("times-square", hands=["grey-6 2 black-6", hand]) for hand in ["4 brown-4", "4 brown-5"]]
    for game in [poor, rich]:
        game.bid(0, "grey-6 black-6 black-6")

    assert (poor.owing, poor.offered(1)) == ([1], ["pass"])
    assert rich.offered(1) == ["bid brown-5", "pass"]
    assert poor.told(0) == rich.told(0)
    assert poor.view(0) == rich.view(0)


@pytest.mark.rule("5A-7.7")
def test_the_first_card_is_never_black() -> None:
    game = auction("times-square", hands=["violet-5 2 black-6"])

    assert game.offered(0) == ["bid violet-5", "pass"]


@pytest.mark.rule("5A-7.7")
def test_further_cards_are_of_the_same_colour_or_black_in_any_mixture() -> None:
    game = auction("times-square", hands=["2 violet-4 violet-5 grey-6 black-4 black-6"])

    game.play("0 bid violet-4")
    assert game.offered(0) == ["bid violet-4", "bid violet-5", "bid black-4", "bid black-6", "stand"]
    game.play("0 bid black-6", "0 bid violet-5", "0 bid black-4")

    assert game.offered(0) == ["bid violet-4", "stand"]


@pytest.mark.rule("5A-7.7")
def test_the_colour_stays_the_same_for_the_whole_auction() -> None:
    game = auction("times-square", hands=["violet-4 violet-5 grey-6 black-4", "brown-5 brown-6"])
    game.bid(0, "violet-4")
    game.bid(1, "brown-5")

    assert game.offered(0) == ["bid violet-5", "bid black-4", "pass"]


@pytest.mark.rule("5A-7.7")
def test_a_raise_may_begin_with_a_black_card() -> None:
    game = auction("times-square", hands=["violet-4 black-6", "brown-5 brown-6"])
    game.bid(0, "violet-4")
    game.bid(1, "brown-5")

    game.bid(0, "black-6")

    assert game.spectator.best == 4 + 6


@pytest.mark.rule("5A-7.7", "5A-7.1")
def test_in_the_next_auction_the_colour_is_free_again() -> None:
    game = auction("times-square", white_marks="times-square 52nd-west", hands=["violet-4 violet-5 grey-6", "brown-4"])
    game.bid(0, "violet-4")
    game.play("1 pass", "0 build 1")

    assert game.offered(0) == ["bid violet-5", "bid grey-6", "pass"]
