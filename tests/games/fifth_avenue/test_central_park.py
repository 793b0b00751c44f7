"""The auction of Central Park: one colour for all, and skyscrapers that score only at the end."""

import pytest

from midtown.games.fifth_avenue.cards import COLOURS
from tests.games.fifth_avenue.table import auction, table


@pytest.mark.rule("5A-7.15")
def test_the_first_player_who_bids_chooses_any_colour() -> None:
    game = auction("central-park", hands=["violet-4 brown-4 grey-4 orange-4 green-4 black-4"])

    assert game.offered(0) == ["bid violet-4", "bid brown-4", "bid grey-4", "bid orange-4", "bid green-4", "pass"]


@pytest.mark.rule("5A-7.15")
def test_all_others_may_bid_only_this_colour_with_black_cards() -> None:
    game = auction("central-park", hands=["violet-4 black-4", "violet-5 brown-6 black-6", "violet-4 black-6 2 green-6"])

    game.bid(0, "violet-4")
    assert game.offered(1) == ["bid violet-5", "pass"]
    game.bid(1, "violet-5")

    assert game.offered(2) == ["bid violet-4", "pass"]
    game.play("2 bid violet-4")
    assert game.offered(2) == ["bid black-6"]


@pytest.mark.rule("5A-7.15")
def test_plots_and_shops_do_not_matter_there() -> None:
    towers = {"times-square-green": (0, 1), "52nd-west-grey": (1, 1)}
    game = auction("central-park", hands=["violet-4", "violet-5 grey-6"], towers=towers, park=[2, 2])

    assert game.offered(0) == ["bid violet-4", "pass"]
    game.bid(0, "violet-4")

    assert game.offered(1) == ["bid violet-5", "pass"]


@pytest.mark.rule("5A-7.15")
def test_if_the_first_player_passes_the_next_one_chooses_the_colour_and_he_is_out() -> None:
    game = auction("central-park", hands=["violet-6 green-6 2 black-6", "green-4 2 black-4", "green-5 black-6"])

    game.play("0 pass")
    game.bid(1, "green-4")
    assert game.offered(2) == ["bid green-5", "pass"]
    game.bid(2, "green-5")

    assert game.owing == [1]


@pytest.mark.rule("5A-7.15", "5A-7.6")
def test_who_holds_no_card_of_the_chosen_colour_passes_without_being_asked() -> None:
    game = auction("central-park", hands=["violet-4", "green-6 black-6", "violet-5"])

    game.bid(0, "violet-4")

    assert game.owing == [2]
    assert game.told()[-1] == "1 cannot bid and passes [5A-7.6]"


@pytest.mark.rule("5A-7.15", "5A-7.6")
def test_who_holds_black_cards_only_cannot_bid_there_either() -> None:
    game = auction("central-park", hands=["4 black-6", "violet-4"])

    assert game.owing == [1]


@pytest.mark.rule("5A-7.15")
def test_the_colour_of_one_auction_does_not_bind_the_next_one() -> None:
    game = table(white="central-park", beige="central-park", hands=["violet-4", "green-4 black-4"])
    game.play("0 commission", "0 move white city-hall")
    game.bid(0, "violet-4")
    game.play("0 build 1", "0 take brown grey", "0 move beige city-hall", "0 pass")

    assert game.offered(1) == ["bid green-4", "pass"]


@pytest.mark.rule("5A-7.16", "5A-7.12")
@pytest.mark.parametrize(("bid", "most"), [("violet-4 black-4", 3), ("violet-4 black-5", 2), ("violet-6 black-4", 1)])
def test_the_winner_builds_there_within_the_same_limits(bid: str, most: int) -> None:
    game = auction("central-park", hands=[bid])
    game.bid(0, bid)
    game.told()
    assert game.offered(0) == [f"build {count}" for count in range(most + 1)]

    game.play(f"0 build {most}")

    assert game.told() == [f"0 builds {most} in Central Park [5A-7.16]"]
    assert (game.spectator.park, game.spectator.supply[0]) == ((most, 0, 0), 3 - most)


@pytest.mark.rule("5A-7.16", "5A-7.12")
def test_nor_does_anybody_build_more_there_than_lie_in_his_supply() -> None:
    game = auction("central-park", hands=["violet-4"], supply=[2])
    game.bid(0, "violet-4")

    assert game.offered(0) == ["build 0", "build 1", "build 2"]


@pytest.mark.rule("5A-7.16")
def test_any_number_of_skyscrapers_of_any_players_may_stand_there() -> None:
    game = auction("central-park", hands=["violet-4"], park=[9, 5, 1])
    game.bid(0, "violet-4")

    game.play("0 build 3")

    assert game.spectator.park == (12, 5, 1)


@pytest.mark.rule("5A-7.16", "5A-8.1")
def test_central_park_is_never_closed() -> None:
    game = auction("central-park", hands=["violet-4"], park=[9, 9, 9])
    game.bid(0, "violet-4")

    assert "close" not in game.offered(0)


@pytest.mark.rule("5A-7.16", "5A-9.5")
def test_skyscrapers_there_score_nothing_before_the_end() -> None:
    game = auction("central-park", hands=["violet-4"], park=[2], below="boutique gallery jeweller")
    game.bid(0, "violet-4")

    game.play("0 build 3")

    assert game.points == (0, 0, 0)


@pytest.mark.rule("5A-7.16", "5A-8.5")
def test_no_closing_removes_them() -> None:
    game = auction("times-square", hands=["violet-4"], park=[2, 1], shops={f"times-square-{colour}": "gallery" for colour in COLOURS})

    game.bid(0, "violet-4")

    assert (game.closed, game.spectator.park) == ("times-square", (2, 1, 0))
