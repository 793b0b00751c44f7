"""A view of The City in words."""

import json

from midtown.games.the_city import GAME
from tests.games.the_city.table import Table, table


def choosing() -> Table:
    """Seat 0 has chosen in secret, seat 1 is still thinking."""
    game = table(
        hands=["department-store museum 3 casino", "2 theater"],
        cities=["freeway house", "mall"],
        points=[7, 9],
        discards=["opera-house", "cinema stadium"],
        deck="airport hospital university",
        in_round=4,
    )
    game.play("0 build department-store")
    return game


PLAYERS = [
    {
        "points": 7,
        "city": ["freeway", "house"],
        "income": 1,
        "points_a_round": 0,
        "income_by_building": [0, 1],
        "points_by_building": [0, 0],
        "symbols": {"car": 1, "fountain": 0, "cart": 0},
        "cards": 5,
        "to_lay_aside": 0,
        "discards": 1,
    },
    {
        "points": 9,
        "city": ["mall"],
        "income": 3,
        "points_a_round": 2,
        "income_by_building": [3],
        "points_by_building": [2],
        "symbols": {"car": 1, "fountain": 0, "cart": 2},
        "cards": 2,
        "to_lay_aside": 0,
        "discards": 2,
    },
]


def test_a_view_is_shown_in_words() -> None:
    assert GAME.shown(choosing().view(0)) == {
        "seat": 0,
        "round": 4,
        "hand": ["casino", "casino", "casino", "museum"],
        "chosen": ["department-store"],
        "laid_aside": [],
        "own_discards": ["opera-house"],
        "draw_pile": 3,
        "players": PLAYERS,
    }


def test_payments_are_shown_to_who_lays_them_aside() -> None:
    game = choosing()
    game.play("1 renounce", "0 pay museum")

    own, others = GAME.shown(game.view(0)), GAME.shown(game.view(1))

    assert (own["hand"], own["chosen"], own["laid_aside"]) == (["casino", "casino", "casino"], [], ["museum"])
    assert (others["seat"], others["hand"], others["laid_aside"]) == (1, ["theater", "theater"], [])
    assert own["players"] == others["players"]
    assert isinstance(own["players"], list)
    assert [player["to_lay_aside"] for player in own["players"]] == [3, 0]


def test_a_spectator_is_shown_what_lies_open_and_nothing_else() -> None:
    assert GAME.shown(choosing().spectator) == {
        "seat": None,
        "round": 4,
        "hand": [],
        "chosen": [],
        "laid_aside": [],
        "own_discards": [],
        "draw_pile": 3,
        "players": PLAYERS,
    }


def test_the_secrets_of_two_tables_do_not_appear_in_the_words_of_a_spectator() -> None:
    one = table(hands=["school", "theater"], cities=["house", "house"], discards=["opera-house"], deck="airport hospital")
    other = table(hands=["museum", "casino"], cities=["house", "house"], discards=["stadium"], deck="cinema university")
    one.play("0 renounce")
    other.play("0 build architect")

    assert GAME.shown(one.spectator) == GAME.shown(other.spectator)
    told = json.dumps(GAME.shown(one.spectator))
    assert [name for name in ("school", "theater", "opera-house", "airport", "hospital") if name in told] == []
