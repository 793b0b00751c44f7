"""A view of Fifth Avenue in words."""

import json
from typing import Final

from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.board import PLACES, SHOPS
from midtown.games.fifth_avenue.views import FifthAvenueView
from tests.games.fifth_avenue.table import auction, card_list, opening, table

NO_CARDS: Final = dict.fromkeys(["violet", "brown", "grey", "orange", "green", "black"], 0)


def bidding() -> FifthAvenueView:
    """What seat 0 sees: outbid by the imaginary player, it is adding a card; some of it from earlier in the game."""
    game = auction(
        "times-square",
        seats=2,
        hands=["violet-4 violet-5 2 black-6 grey-4", "orange-5 black-4"],
        known=["violet-5"],
        towers={"times-square-grey": (0, 2), "34th-west-brown": (2, 1)},
        shops={"times-square-green": "boutique boutique", "34th-west-green": "jeweller perfumery"},
        closed="52nd-east",
        beige="42nd-east",
        beige_marks="34th-east 52nd-west",
        points=[7, 9],
        stock=[10, 11],
        supply=[2, 4],
        park=[1, 5],
        placed=11,
        row="gallery boutique",
        below="jeweller",
        stacks={"violet": "", "brown": "brown-4 brown-5 brown-6", "grey": "grey-6", "orange": "3 orange-4", "green": "green-5"},
        black="black-4 black-5 black-4 black-6",
        spent="black-6 black-4",
        turn=30,
        imaginary=17,
    )
    game.play("0 bid grey-4", "0 bid black-6", "0 stand", "1 pass", "0 bid black-6")
    brown = tuple(card_list("brown-6 brown-5"))
    return game.view(0)._replace(
        gone=(3, 6),
        imaginary_gone=8,
        boxed=(SHOPS.index("perfumery"),),
        bottoms=((), brown, (), (), ()),
        sunk=tuple(card_list("black-6")),
        active=1,
    )


def test_players_are_shown_in_words() -> None:
    words = GAME.shown(bidding())

    assert (words["seat"], words["turn"], words["active_player"]) == (0, 30, 1)
    assert (words["hand"], words["adding_to_bid"]) == (["violet-4", "violet-5"], ["black-6"])
    assert words["players"] == [
        {
            "points": 7,
            "cards": {**NO_CARDS, "violet": 2, "black": 1},
            "known_cards": ["violet-5"],
            "bid": ["grey-4", "black-6"],
            "value_of_bid": 10,
            "general_supply": 10,
            "own_supply": 2,
            "central_park": 1,
            "out_of_the_game": 3,
        },
        {
            "points": 9,
            "cards": {**NO_CARDS, "orange": 1, "black": 1},
            "known_cards": [],
            "bid": [],
            "value_of_bid": 0,
            "general_supply": 11,
            "own_supply": 4,
            "central_park": 5,
            "out_of_the_game": 6,
        },
    ]
    assert words["imaginary_player"] == {
        "bid": ["black-4", "black-5", "black-4"],
        "value_of_bid": 13,
        "general_supply": 17,
        "out_of_the_game": 8,
    }


def test_stacks_and_shop_tiles_are_shown_in_words() -> None:
    words = GAME.shown(bidding())

    assert words["shops"] == {
        "row": ["gallery", "boutique"],
        "active_block": 2,
        "placed": 11,
        "being_placed": None,
        "below_central_park": ["jeweller"],
        "of_closed_districts": ["perfumery"],
    }
    assert words["coloured_stacks"] == [
        {"colour": "violet", "cards": 0, "top": None, "bottom": []},
        {"colour": "brown", "cards": 3, "top": "brown-4", "bottom": ["brown-6", "brown-5"]},
        {"colour": "grey", "cards": 1, "top": "grey-6", "bottom": []},
        {"colour": "orange", "cards": 3, "top": "orange-4", "bottom": []},
        {"colour": "green", "cards": 1, "top": "green-5", "bottom": []},
    ]
    assert words["black_stack"] == {
        "face_down": 1,
        "bottom": ["black-6"],
        "face_up": ["black-6", "black-4"],
        "shuffles": [{"unseen": {"black-4": 1, "black-5": 0, "black-6": 2}, "hidden": [1, 1]}],
    }
    assert words["own_hidden"] == [["black-6"]]


def test_an_auction_is_shown_in_words() -> None:
    assert GAME.shown(bidding())["auction"] == {
        "place": "times-square",
        "commissioner": "white",
        "opener": 0,
        "next_bidder": 1,
        "highest_bidder": 2,
        "highest_bid": 13,
        "passed": [1],
        "full_district": False,
        "colour": "grey",
        "most_skyscrapers": 0,
    }


def test_the_end_of_an_auction_is_shown_in_words() -> None:
    game = auction("times-square", opener=1, hands=["", "violet-5", ""], supply=[0, 3, 0])
    game.bid(1, "violet-5")

    auctioned = GAME.shown(game.view(0)._replace(full=True))["auction"]

    assert auctioned == {
        "place": "times-square",
        "commissioner": "white",
        "opener": 1,
        "next_bidder": 1,
        "highest_bidder": 1,
        "highest_bid": 5,
        "passed": [0, 2],
        "full_district": True,
        "colour": "violet",
        "most_skyscrapers": 2,
    }


def test_without_an_auction_nothing_is_auctioned() -> None:
    assert GAME.shown(table().view(0))["auction"] == {
        "place": None,
        "commissioner": None,
        "opener": None,
        "next_bidder": None,
        "highest_bidder": None,
        "highest_bid": 0,
        "passed": [],
        "full_district": False,
        "colour": None,
        "most_skyscrapers": 0,
    }


def test_districts_and_commissioners_are_shown_in_words() -> None:
    words = GAME.shown(bidding())

    districts = words["districts"]
    assert isinstance(districts, list)
    assert [district["district"] for district in districts] == PLACES[:7]
    assert [district["district"] for district in districts if district["closed"]] == ["52nd-east"]
    assert districts[0]["plots"] == [
        {"plot": "34th-west-brown", "shops": [], "owner": 2, "skyscrapers": 1, "worth": 3},
        {"plot": "34th-west-green", "shops": ["jeweller", "perfumery"], "owner": None, "skyscrapers": 0, "worth": 1},
        {"plot": "34th-west-violet", "shops": [], "owner": None, "skyscrapers": 0, "worth": 3},
        {"plot": "34th-west-orange", "shops": [], "owner": None, "skyscrapers": 0, "worth": 1},
        {"plot": "34th-west-grey", "shops": [], "owner": None, "skyscrapers": 0, "worth": 1},
    ]
    assert districts[3]["plots"][:2] == [
        {"plot": "times-square-green", "shops": ["boutique", "boutique"], "owner": None, "skyscrapers": 0, "worth": 1},
        {"plot": "times-square-grey", "shops": [], "owner": 0, "skyscrapers": 2, "worth": 2},
    ]
    assert words["commissioners"] == [
        {"commissioner": "white", "place": "city-hall", "markers": ["times-square"]},
        {"commissioner": "beige", "place": "42nd-east", "markers": ["34th-east", "52nd-west"]},
    ]


def test_the_sixth_plot_is_shown_on_its_side_of_the_board() -> None:
    districts = GAME.shown(table(options={"board": "six"}).view(0))["districts"]

    assert isinstance(districts, list)
    assert [[plot["plot"] for plot in district["plots"]][-1] for district in districts] == [f"{place}-sixth" for place in PLACES[:7]]


def test_a_shop_that_is_being_placed_is_shown() -> None:
    game = table(placed=11, row="gallery boutique")
    game.play("0 shop gallery")

    shops = GAME.shown(game.view(0))["shops"]

    assert isinstance(shops, dict)
    assert (shops["row"], shops["being_placed"]) == (["boutique"], "gallery")


def test_after_the_last_shop_no_block_is_active() -> None:
    shops = GAME.shown(table(placed=12, row="").view(0))["shops"]

    assert isinstance(shops, dict)
    assert (shops["active_block"], shops["placed"]) == (0, 12)


def test_with_more_than_two_players_there_is_no_imaginary_one() -> None:
    assert GAME.shown(opening(seats=3).view(0))["imaginary_player"] is None


def test_the_secrets_of_two_tables_do_not_appear_in_the_words_of_a_spectator() -> None:
    tops = {"violet": "violet-5", "green": "green-5"}
    one = auction("times-square", hands=["2 violet-4", "green-4 black-4"], stacks=tops, black="black-5 black-6 black-4")
    other = auction("times-square", hands=["2 violet-6", "green-6 black-5"], stacks=tops, black="black-6 black-4 black-4")
    one.play("0 bid violet-4")

    words = GAME.shown(one.spectator)

    assert words == GAME.shown(other.spectator)
    assert (words["seat"], words["hand"], words["adding_to_bid"]) == (None, [], [])
    told = json.dumps(words)
    assert [name for name in ("violet-4", "violet-6", "green-4", "green-6") if name in told] == []
