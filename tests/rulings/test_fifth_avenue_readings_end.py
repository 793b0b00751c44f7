"""Readings of Fifth Avenue on the end: how long a game may be, few tiles below Central Park, what breaks ties."""

import pytest

from midtown.games.fifth_avenue import GAME
from tests.games.fifth_avenue.table import Table, auction, finished, table


def play_turn(game: Table, seat: int) -> None:
    """A turn without consequences."""
    game.play(f"{seat} skyscrapers", f"{seat} take violet brown", f"{seat} move white 34th-west")


# --- how long ---


@pytest.mark.rule("5A-9.3")
def test_a_game_of_limited_length_ends_after_four_hundred_turns() -> None:
    game = table(turn=399, options={"length": "400"}, towers={"times-square-green": (0, 1)})
    assert (game.spectator.turn, game.owing) == (400, [0])

    play_turn(game, 0)

    assert game.over
    assert str(game.result().reason) == "400 turns are played [5A-9.3]"
    assert "the game ends [5A-9.3]" in game.told()
    assert game.points == (1, 0, 0)


@pytest.mark.rule("5A-9.3")
def test_a_game_of_limited_length_goes_on_before_its_last_turn() -> None:
    game = table(turn=398, options={"length": "400"})

    play_turn(game, 0)

    assert game.owing == [1]


@pytest.mark.rule("5A-9.3")
def test_an_open_game_goes_on_however_long_it_takes() -> None:
    game = table(turn=399)

    play_turn(game, 0)

    assert GAME.options(3).value("length") == "open"
    assert (game.owing, game.spectator.turn) == ([1], 401)


@pytest.mark.rule("5A-9.1", "5A-9.3")
def test_the_last_shop_in_the_last_turn_is_what_ends_the_game() -> None:
    game = table(turn=399, options={"length": "400"}, placed=11)

    game.play("0 shop gallery", "0 place times-square-grey")

    assert game.result().reason.rule == "5A-9.1"


# --- the last tile ---


@pytest.mark.rule("5A-9.1")
def test_the_last_shop_ends_the_game_also_in_a_game_with_a_closed_district() -> None:
    game = table(placed=11, closed="34th-west", towers={"times-square-green": (1, 1)})

    game.play("0 shop gallery", "0 place times-square-brown")

    assert game.over
    assert game.points == (0, 1, 0)


# --- few tiles below Central Park ---


@pytest.mark.rule("5A-9.6")
@pytest.mark.parametrize(
    ("below", "worth"),
    [("", 1), ("gallery", 2), ("gallery gallery", 2), ("gallery boutique", 3)],
)
def test_with_fewer_than_three_tiles_all_are_turned_up(below: str, worth: int) -> None:
    game = finished(below=below, park=[3, 1])

    assert game.points == (3 * worth, worth, 0)


@pytest.mark.rule("5A-9.6")
def test_with_no_tile_below_it_a_skyscraper_in_central_park_is_worth_one_after_an_early_end() -> None:
    game = auction(
        "times-square",
        hands=["green-4"],
        closed="34th-west",
        towers={"times-square-green": (0, 1)},
        shops=dict.fromkeys([f"times-square-{colour}" for colour in ["violet", "brown", "grey", "orange"]], "gallery"),
        park=[2, 5],
    )

    game.bid(0, "green-4")
    game.play("0 close")

    assert game.points == (1 + 2, 5, 0)
    assert "no tile lies below Central Park: a skyscraper there is worth 1 [5A-9.6]" in game.told()


# --- ties ---


@pytest.mark.rule("5A-9.8")
@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        (["3 black-4", "2 violet-6", ""], (0,)),
        (["3 black-4", "2 violet-6 2 green-6", "black-6"], (1,)),
        (["", "", "violet-4"], (2,)),
    ],
)
def test_cards_of_all_colours_and_black_ones_break_a_tie(hands: list[str], winners: tuple[int, ...]) -> None:
    assert finished(hands=hands, points=[50, 50, 50]).result().winners == winners


@pytest.mark.rule("5A-9.9")
def test_players_tied_in_points_and_cards_share_the_victory() -> None:
    game = finished(seats=4, hands=["3 black-4", "2 black-4", "3 violet-4", "3 green-6"], points=[50, 50, 50, 49])

    assert game.result().ranks == (1, 3, 1, 4)
    assert game.result().winners == (0, 2)


@pytest.mark.rule("5A-9.9")
def test_all_share_the_victory_where_nothing_tells_them_apart() -> None:
    assert finished(seats=2).result().winners == (0, 1)
