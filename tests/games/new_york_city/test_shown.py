"""A view of New York City in words."""

import json
from typing import Final

import pytest

from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import BOROUGHS, VESSELS
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.games.new_york_city.words import CHARACTER, TILE
from tests.games.new_york_city.table import Table, bidding, cards, drafting, opening

NOWHERE: Final = dict.fromkeys(BOROUGHS, 0)
NO_VESSELS: Final = dict.fromkeys(VESSELS, 0)
NO_BID: Final[dict[str, object]] = {"cards": [], "value": 0, "matching": 0, "pairs": 0, "wild": 0, "joined": 0, "types": []}


def composing() -> Table:
    """Seat 0 has exchanged a card and is putting a bid together; a Tom comes last."""
    game = bidding(
        "press",
        seats=2,
        toms=["C4"],
        hands=["3 press dollars wild", "2 plans", "wild plans"],
        known=["press", "plans"],
        reserves=["plans prestige", "elevator skyscraper wild"],
        teams=["14 15 20", "5 28"],
        dollars=[3, 1, 0],
        ready=[4, 2, 5],
        built=[{"queens": 2, "bronx": 1}, {"manhattan": 3}, {"brooklyn": 4}],
        vessels=["taxi boat", "bus bus", "subway"],
        points=[11, 12, 13],
        press=[("neutral", 8), (0, 6), (2, 5), (1, 3)],
        pairs="press dollars 2 wild",
        deck="press plans plans wild",
        discards="elevator prestige",
        rows={1: "1 2 3 12", 3: "7 6"},
        stacks={1: "13 23"},
        letters="BXACDE",
        base=[10, 9, 8, 8, 7, 6],
        prestige={"queens": 4},
        neutral={"bronx": 2, "queens": 1},
        taken_vessels="taxi-1 boat-2",
        mayor="queens",
        round=3,
    )
    game.play("0 swap dollars prestige", "0 play press", "0 play wild", "0 back 2")
    return game


def part(view: NewYorkCityView, key: str) -> dict[str, object]:
    found = GAME.shown(view)[key]
    assert isinstance(found, dict)
    return found


def participants(view: NewYorkCityView) -> list[dict[str, object]]:
    found = GAME.shown(view)["participants"]
    assert isinstance(found, list)
    return found


def test_the_own_hand_and_bid_are_shown_in_words() -> None:
    words = GAME.shown(composing().view(0))

    assert (words["seat"], words["round"], words["hand"]) == (0, 3, ["press", "press", "prestige"])
    assert words["own_bid"] == {
        "adding": ["press", "wild"],
        "using": ["character-14"],
        "steps_back": 2,
        "value": 4,
        "matching": 1,
        "pairs": 0,
        "wild": 3,
        "joined": 0,
        "types": ["press", "wild"],
    }


def test_participants_are_shown_in_words() -> None:
    assert participants(composing().view(0)) == [
        {
            "tom": None,
            "points": 11,
            "dollars": 3,
            "cards": 5,
            "known_cards": ["press", "prestige"],
            "reserve": ["dollars", "plans"],
            "size_of_reserve": 2,
            "characters": ["character-14", "character-15", "character-20"],
            "used_characters": [],
            "skyscrapers": {**NOWHERE, "bronx": 1, "queens": 2},
            "skyscrapers_on_own_board": 4,
            "vessels": {**NO_VESSELS, "taxi": 1, "boat": 1},
            "took_both_pairs": False,
            "bid": NO_BID,
            "put_into_reserve": ["dollars"],
            "taken_from_reserve": ["prestige"],
        },
        {
            "tom": None,
            "points": 12,
            "dollars": 1,
            "cards": 2,
            "known_cards": ["plans"],
            "reserve": ["elevator", "skyscraper", "wild"],
            "size_of_reserve": 3,
            "characters": ["character-5", "character-28"],
            "used_characters": [],
            "skyscrapers": {**NOWHERE, "manhattan": 3},
            "skyscrapers_on_own_board": 2,
            "vessels": {**NO_VESSELS, "bus": 2},
            "took_both_pairs": False,
            "bid": NO_BID,
            "put_into_reserve": [],
            "taken_from_reserve": [],
        },
        {
            "tom": "C4",
            "points": 13,
            "dollars": 0,
            "cards": 2,
            "known_cards": ["wild", "plans"],
            "reserve": [],
            "size_of_reserve": 2,
            "characters": [],
            "used_characters": [],
            "skyscrapers": {**NOWHERE, "brooklyn": 4},
            "skyscrapers_on_own_board": 5,
            "vessels": {**NO_VESSELS, "subway": 1},
            "took_both_pairs": False,
            "bid": {**NO_BID, "cards": ["press"]},
            "put_into_reserve": [],
            "taken_from_reserve": [],
        },
    ]


def test_a_bid_that_stands_is_shown_to_all() -> None:
    game = composing()
    game.play("0 bid")

    bidder = participants(game.spectator)[0]

    assert bidder["used_characters"] == ["character-14"]
    assert bidder["bid"] == {
        "cards": ["press", "wild"],
        "value": 4,
        "matching": 1,
        "pairs": 0,
        "wild": 3,
        "joined": 0,
        "types": ["press", "wild"],
    }


@pytest.mark.parametrize(
    ("steps", "counts"),
    [
        (["play press", "pair plans"], {"value": 2, "matching": 1, "pairs": 1, "wild": 0, "joined": 0, "types": ["press", "plans"]}),
        (["join plans"], {"value": 1, "matching": 0, "pairs": 0, "wild": 1, "joined": 1, "types": ["plans", "wild"]}),
    ],
)
def test_what_a_bid_counts_is_shown_by_its_name(steps: list[str], counts: dict[str, object]) -> None:
    game = bidding("press", hands=["press 2 plans wild"])
    for step in steps:
        game.play(f"0 {step}")

    own = part(game.view(0), "own_bid")

    assert {name: own[name] for name in counts} == counts


def test_what_has_been_used_and_what_a_turn_has_taken_is_shown() -> None:
    game = composing()
    first = game.of(0)._replace(took_both=True, paid=(13,))
    view = game.view(1)

    seen = participants(view._replace(participants=(first, *view.participants[1:])))

    assert (seen[0]["took_both_pairs"], seen[0]["used_characters"]) == (True, ["character-14"])


def test_the_board_is_shown_in_words() -> None:
    words = GAME.shown(composing().view(0))

    assert words["press_track"] == [
        {"participant": None, "space": 8},
        {"participant": 0, "space": 6},
        {"participant": 2, "space": 5},
        {"participant": 1, "space": 3},
    ]
    boroughs = words["boroughs"]
    assert isinstance(boroughs, list)
    assert [(row["borough"], row["sequence_tile"], row["base_value"]) for row in boroughs] == [
        ("manhattan", "B", 10),
        ("bronx", "X", 9),
        ("queens", "A", 8),
        ("brooklyn", "C", 8),
        ("staten-island", "D", 7),
        ("jersey-city", "E", 6),
    ]
    assert [(row["prestige"], row["value"]) for row in boroughs] == [(0, 10), (0, 9), (4, 12), (0, 8), (0, 7), (0, 6)]
    assert [row["neutral_skyscrapers"] for row in boroughs] == [0, 2, 1, 0, 0, 0]
    assert (words["mayor"], words["all_boroughs_reached"]) == ("queens", False)
    assert words["vessels_on_the_board"] == [
        "taxi-2",
        "bus-1",
        "bus-2",
        "streetcar-1",
        "streetcar-2",
        "subway-1",
        "subway-2",
        "boat-1",
    ]


def test_tiles_and_characters_are_shown_in_words() -> None:
    used = (TILE.things.index("boat-high"),)
    view = composing().view(0)._replace(used_tiles=used, gone=(40, 41), revealed_characters=(2, 0, 1, *[0] * 39), statue=True)

    words = GAME.shown(view)

    assert words["prestige_tiles"] == {"open": ["taxi-low", "bus-high"], "used": ["boat-high"], "stack": 8}
    assert words["elevator"] == [
        {"value": 1, "open": ["character-1", "character-2", "character-3", "character-12"], "stack": 2},
        {"value": 2, "open": [], "stack": 0},
        {"value": 3, "open": ["character-7", "character-6"], "stack": 0},
        {"value": 4, "open": [], "stack": 0},
        {"value": 5, "open": [], "stack": 0},
    ]
    assert words["characters"] == {
        "revealed": {"character-1": 2, "character-3": 1},
        "start_pairs": [],
        "out_of_the_game": ["character-41", "character-42"],
    }
    assert words["all_boroughs_reached"] is True


def test_the_cards_on_the_table_are_shown_in_words() -> None:
    assert GAME.shown(composing().view(0))["own_hidden"] == [["press", "press", "wild"]]
    assert part(composing().view(0), "cards") == {
        "draw_pile": 3,
        "discards": ["elevator", "prestige"],
        "pairs": [["press", "dollars"], ["wild", "wild"]],
        "taken": [],
        "left_over": [],
        "to_fetch": [],
        "shuffles": [
            {
                "unseen": {"press": 2, "dollars": 0, "elevator": 0, "plans": 3, "prestige": 0, "skyscraper": 0, "wild": 2},
                "hidden": [3, 1, 0],
            }
        ],
    }


def test_the_cards_that_a_turn_takes_are_shown_in_words() -> None:
    game = drafting(pairs="dollars plans wild wild press press")
    game.play("0 take dollars plans")
    view = game.view(0)._replace(left=tuple(cards("wild")), due=tuple(cards("press prestige")))

    found = part(view, "cards")

    assert (found["taken"], found["left_over"], found["to_fetch"]) == (["dollars", "plans"], ["wild"], ["press", "prestige"])
    assert found["pairs"] == [["wild", "wild"], ["press", "press"]]


def test_start_pairs_are_shown_in_words() -> None:
    game = opening(seats=3, toms=["B4"])

    pairs = part(game.view(0), "characters")["start_pairs"]

    named = CHARACTER.names(list(game.spectator.start_pairs))
    assert isinstance(pairs, list)
    assert [len(pair) for pair in pairs] == [2, 2, 2, 2]
    assert [name for pair in pairs for name in pair] == named
    assert GAME.shown(game.view(0))["mayor"] is None


def test_a_bidding_round_is_shown_in_words() -> None:
    view = composing().view(0)

    assert part(view, "bidding_round") == {"type": "press", "first": 0, "last": None, "bidder": 0, "to_come": [1, 2], "winner": None}
    assert part(view._replace(bidding=-1, first=2, last=1, winner=0), "bidding_round") == {
        "type": None,
        "first": 2,
        "last": 1,
        "bidder": 0,
        "to_come": [1, 2],
        "winner": 0,
    }


def test_whoever_is_asked_for_a_bid_is_named_to_the_last() -> None:
    game = bidding("dollars", seats=3, first=0, hands=3 * ["3 dollars"], teams=["", "18", ""], dollars=3 * [1])
    bidders = [part(game.spectator, "bidding_round")["bidder"]]
    game.play("1 use character-18")
    while part(game.spectator, "bidding_round")["bidder"] is not None:
        bidders.append(part(game.spectator, "bidding_round")["bidder"])
        game.play(f"{game.owing[0]} pass")

    assert bidders == [None, 0, 2, 1]


def test_what_is_under_way_is_shown_in_words() -> None:
    view = composing().view(0)

    assert part(view, "under_way") == {
        "discarded": 0,
        "highest_value": None,
        "times": None,
        "prestige_tile": None,
        "to_take_back": 0,
        "borough": None,
        "to_move": 0,
        "built": 0,
    }
    busy = view._replace(discarded=1, most=2, times=3, tile=TILE.things.index("bus-high"), returning=4, site=5, moves=6, grown=7)
    assert part(busy, "under_way") == {
        "discarded": 1,
        "highest_value": 2,
        "times": 3,
        "prestige_tile": "bus-high",
        "to_take_back": 4,
        "borough": "jersey-city",
        "to_move": 6,
        "built": 7,
    }


def test_the_secrets_of_two_tables_do_not_appear_in_the_words_of_a_spectator() -> None:
    rows = {1: "1 2 3 12"}
    one = bidding("press", hands=["press", "dollars", "elevator"], deck="plans wild", rows=rows, stacks={1: "13 13 23"})
    other = bidding("press", hands=["wild", "plans", "dollars"], deck="press elevator", rows=rows, stacks={1: "23 13 13"})
    one.play("0 play press")

    words = GAME.shown(one.spectator)

    assert words == GAME.shown(other.spectator)
    assert (words["seat"], words["hand"], part(one.spectator, "own_bid")["adding"]) == (None, [], [])
    assert [seen["known_cards"] for seen in participants(one.spectator)] == [[], [], []]
    told = json.dumps(words)
    assert [name for name in ("character-13", "character-23") if f'"{name}"' in told] == []
