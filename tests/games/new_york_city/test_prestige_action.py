"""Prestige: points, tiles, vessels and boroughs, and the characters 19 and 21 there."""

from collections.abc import Callable
from typing import Final, Unpack

import pytest

from midtown.games.new_york_city.board import BOROUGHS, VESSELS
from midtown.games.new_york_city.words import TILE
from tests.games.new_york_city.table import Table, Things, bidding, new_round

TILES: Final = "streetcar-low subway-high"


def bid_for(*values: int, **things: Unpack[Things]) -> Table:
    """The seats have bid so much prestige, seat 0 first."""
    things.setdefault("tiles", TILES)
    things["hands"] = [f"{value} prestige" if value > 0 else "" for value in values]
    things["first"] = 0
    game = bidding("prestige", **things)
    for seat, value in enumerate(values):
        if value > 0:
            game.bid(seat, *value * ["play prestige"])
    return game


def raised(game: Table) -> dict[str, int]:
    """By how much prestige tiles have raised the boroughs."""
    return {name: value for name, value in zip(BOROUGHS, game.spectator.prestige, strict=True) if value > 0}


def vessels_of(game: Table, seat: int) -> list[str]:
    """The vessels of a seat."""
    return [name for name, count in zip(VESSELS, game.of(seat).vessels, strict=True) for _vessel in range(count)]


@pytest.mark.rule("NYC-8.6")
def test_everybody_scores_as_many_points_as_his_bid_and_the_highest_no_more() -> None:
    game = bid_for(3, 1, 2, points=[5, 5, 5])

    assert game.points == (5 + 3, 5 + 1, 5 + 2)
    assert "0 scores 3 [NYC-8.6]" in game.told()


@pytest.mark.rule("NYC-8.7")
def test_the_highest_bid_takes_a_tile_and_a_vessel_and_builds_where_it_puts_the_tile() -> None:
    game = bid_for(2, ready=[3])
    assert game.offered(0) == ["claim streetcar-low", "claim subway-high", "decline"]

    game.play("0 claim subway-high")
    assert game.offered(0) == [
        "ride subway-1 bronx",
        "ride subway-1 queens",
        "ride subway-2 manhattan",
        "ride subway-2 queens",
    ]
    game.play("0 ride subway-1 queens")

    assert (raised(game), vessels_of(game, 0)) == ({"queens": 4}, ["subway"])
    assert (game.built(0), game.of(0).ready) == ({"queens": 1}, 2)
    told = game.told()
    assert "0 takes subway-high [NYC-8.7]" in told
    assert "0 takes a subway [NYC-8.7]" in told
    assert "0 builds in queens: 1 [NYC-8.7]" in told


@pytest.mark.rule("NYC-8.7")
def test_a_vessel_that_has_been_taken_does_not_stand_there_any_more() -> None:
    game = bid_for(2, taken_vessels="subway-1")

    game.play("0 claim subway-high")

    assert game.offered(0) == ["ride subway-2 manhattan", "ride subway-2 queens"]


@pytest.mark.rule("NYC-8.7", "NYC-8.8")
def test_two_tiles_of_one_kind_take_both_vessels_of_it() -> None:
    game = bid_for(2, 1, tiles="subway-low subway-high", ready=[1, 1])
    game.play("0 claim subway-high", "0 ride subway-2 manhattan", "1 claim subway-low")

    assert game.offered(1) == ["ride subway-1 bronx", "ride subway-1 queens"]
    game.play("1 ride subway-1 bronx")

    assert raised(game) == {"manhattan": 4, "bronx": 2}
    assert game.spectator.revealed == ()


@pytest.mark.rule("NYC-8.8")
def test_the_second_highest_bid_gets_the_bonus_with_the_tile_that_is_left() -> None:
    game = bid_for(1, 3, 2, ready=[1, 1, 1])
    game.play("1 claim subway-high", "1 ride subway-1 queens")

    assert (game.owing, game.offered(2)) == ([2], ["claim streetcar-low", "decline"])
    game.play("2 claim streetcar-low", "2 ride streetcar-1 queens")

    assert game.over
    assert raised(game) == {"queens": 6}
    assert [game.built(seat) for seat in range(3)] == [{}, {"queens": 1}, {"queens": 1}]


@pytest.mark.rule("NYC-8.8", "NYC-7.10")
@pytest.mark.parametrize(("values", "order"), [((2, 2, 2), [2, 1]), ((3, 2, 2), [0, 2]), ((1, 2, 2), [2, 1]), ((2, 1, 2), [2, 0])])
def test_among_equal_bids_who_is_further_ahead_is_first_and_second(values: tuple[int, ...], order: list[int]) -> None:
    game = bid_for(*values, press=[(2, 5), (1, 4), (0, 3)])
    asked: list[int] = []

    while not game.over:
        asked += game.owing
        game.play(f"{game.owing[0]} decline")

    assert asked == order


@pytest.mark.rule("NYC-8.8", "NYC-7.11")
def test_who_has_passed_is_never_second() -> None:
    game = bid_for(0, 2, 0, press=[(0, 5), (1, 4), (2, 3)])

    game.play("1 claim subway-high", "1 ride subway-1 queens")

    assert game.over


@pytest.mark.rule("NYC-8.9")
def test_the_bonus_may_be_declined_and_the_second_chooses_between_both_tiles() -> None:
    game = bid_for(2, 1)

    game.play("0 decline")

    assert game.offered(1) == ["claim streetcar-low", "claim subway-high", "decline"]
    assert (game.points, vessels_of(game, 0)) == ((2, 1, 0), [])
    assert game.told()[-1] == "0 declines the bonus [NYC-8.9]"


@pytest.mark.rule("NYC-8.9", "NYC-7.2")
def test_who_has_declined_still_begins_the_next_bidding_round() -> None:
    game = bid_for(2, 1)
    game.play("0 decline", "1 decline")

    assert game.spectator.first == 0


@pytest.mark.rule("NYC-8.9", "NYC-5.3")
def test_tiles_that_nobody_has_used_leave_the_game() -> None:
    unused = {TILE.things.index(name) for name in TILES.split()}

    game = new_round(tiles=TILES, round=1)

    assert unused == set(game.spectator.used_tiles)
    assert len(set(game.spectator.revealed) - unused) == 2


# --- building without a skyscraper on the board ---


@pytest.mark.rule("NYC-8.10")
def test_without_a_skyscraper_on_the_board_one_may_be_moved_from_another_borough() -> None:
    game = bid_for(1, built=[{"bronx": 2, "queens": 1, "brooklyn": 1}])
    game.play("0 claim subway-high", "0 ride subway-1 queens")

    assert game.offered(0) == ["decline", "move bronx", "move brooklyn"]
    game.play("0 move bronx")

    assert (game.over, game.built(0)) == (True, {"bronx": 1, "queens": 2, "brooklyn": 1})
    assert game.told()[-2:] == ["0 moves a skyscraper away from bronx [NYC-8.10]", "0 builds in queens: 1 [NYC-8.10]"]


@pytest.mark.rule("NYC-8.10")
def test_or_none_is_built_and_the_tile_and_the_vessel_are_taken_all_the_same() -> None:
    game = bid_for(1, built=[{"bronx": 2}])

    game.play("0 claim subway-high", "0 ride subway-1 queens", "0 decline")

    assert (game.over, game.built(0), raised(game), vessels_of(game, 0)) == (True, {"bronx": 2}, {"queens": 4}, ["subway"])


@pytest.mark.rule("NYC-8.10")
def test_who_has_a_skyscraper_on_his_board_moves_none() -> None:
    game = bid_for(1, ready=[1], built=[{"bronx": 2}])

    game.play("0 claim subway-high", "0 ride subway-1 queens")

    assert (game.over, game.built(0), game.of(0).ready) == (True, {"bronx": 2, "queens": 1}, 0)


@pytest.mark.rule("NYC-8.10")
def test_who_has_none_anywhere_else_is_not_asked() -> None:
    game = bid_for(1, built=[{"queens": 2}])

    game.play("0 claim subway-high", "0 ride subway-1 queens")

    assert (game.over, game.built(0)) == (True, {"queens": 2})


@pytest.mark.rule("NYC-8.10")
@pytest.mark.parametrize("relocate", ["one", "each"])
def test_in_the_prestige_action_only_one_is_moved_whatever_the_option_says(relocate: str) -> None:
    game = bid_for(3, built=[{"bronx": 3}], options={"relocate": relocate})

    game.play("0 claim subway-high", "0 ride subway-1 queens", "0 move bronx")

    assert (game.over, game.built(0)) == (True, {"bronx": 2, "queens": 1})


# --- 19: more points ---


@pytest.mark.rule("NYC-11.19")
@pytest.mark.parametrize(
    ("team", "moves", "points"),
    [
        ("19", ["0 done"], 3),
        ("19", ["0 use character-19"], 6),
        ("19 19", ["0 use character-19", "0 done"], 6),
        ("19 19", ["0 use character-19", "0 use character-19"], 9),
    ],
)
def test_19_doubles_the_points_and_two_make_them_three_times_as_many(team: str, moves: list[str], points: int) -> None:
    game = bid_for(3, teams=[team], dollars=[2])

    game.play(*moves)

    assert (game.points[0], game.dollars[0]) == (points, 2 - moves.count("0 use character-19"))
    assert game.offered(0)[-1] == "decline"


@pytest.mark.rule("NYC-11.19")
def test_19_does_not_raise_the_bid_itself() -> None:
    game = bid_for(2, 3, teams=["19"], dollars=[1])
    game.play("0 use character-19")

    assert game.points == (4, 3, 0)
    assert game.owing == [1]


@pytest.mark.rule("NYC-11.19", "NYC-7.11")
def test_19_is_asked_for_in_press_order_and_each_multiplies_his_own_points() -> None:
    game = bid_for(1, 2, 3, teams=["19", "19", "19"], dollars=[1, 1, 1], press=[(2, 5), (0, 4), (1, 3)])

    game.play("2 use character-19", "0 done", "1 use character-19")

    assert game.points == (1, 4, 6)


@pytest.mark.rule("NYC-11.19", "NYC-4.2")
@pytest.mark.parametrize(("dollars", "moves", "points"), [(0, ["0 play prestige", "0 bid"], 1), (1, ["0 pass"], 0)])
def test_19_needs_a_dollar_and_a_bid(dollars: int, moves: list[str], points: int) -> None:
    game = bidding("prestige", hands=["prestige", "prestige"], teams=["19"], dollars=[dollars])

    game.play(*moves, "1 play prestige", "1 bid")

    assert game.points == (points, 1, 0)
    assert game.offered(game.owing[0])[-1] == "decline"


@pytest.mark.rule("NYC-11.17", "NYC-11.19")
def test_19_doubles_what_17_and_20_and_wild_cards_add() -> None:
    game = bidding("prestige", hands=["wild press"], teams=["17 19 20"], dollars=[3])
    game.bid(0, "use character-17", "as-two press", "play wild")

    game.play("0 use character-19")

    assert game.points[0] == 2 * (1 + 2 + 1)


# --- 21: one more ---


@pytest.mark.rule("NYC-11.21")
def test_21_builds_one_more_from_the_supply_in_the_same_borough() -> None:
    game = bid_for(1, ready=[3], teams=["21"], dollars=[1])
    game.play("0 claim subway-high", "0 ride subway-1 queens")
    assert game.offered(0) == ["use character-21", "done"]

    game.play("0 use character-21")

    assert (game.over, game.built(0), game.of(0).ready, game.dollars[0]) == (True, {"queens": 2}, 2, 0)


@pytest.mark.rule("NYC-11.21")
def test_21_follows_a_skyscraper_that_was_only_moved() -> None:
    game = bid_for(1, built=[{"bronx": 1}], teams=["21"], dollars=[1])

    game.play("0 claim subway-high", "0 ride subway-1 queens", "0 move bronx", "0 use character-21")

    assert game.built(0) == {"queens": 2}


@pytest.mark.rule("NYC-11.21")
@pytest.mark.parametrize(("built", "moves"), [({}, []), ({"queens": 1}, []), ({"bronx": 1}, ["0 decline"])])
def test_21_is_not_used_when_nothing_was_built(built: dict[str, int], moves: list[str]) -> None:
    game = bid_for(1, built=[built], teams=["21"], dollars=[1])

    game.play("0 claim subway-high", "0 ride subway-1 queens", *moves)

    assert (game.over, game.built(0)) == (True, built)


@pytest.mark.rule("NYC-11.21", "NYC-8.9")
def test_21_is_not_used_when_the_bonus_was_declined() -> None:
    game = bid_for(1, ready=[1], teams=["21"], dollars=[1])

    game.play("0 decline")

    assert game.over


@pytest.mark.rule("NYC-4.3", "NYC-11.21")
def test_two_21s_add_two() -> None:
    game = bid_for(1, ready=[1], teams=["21 21"], dollars=[2])

    game.play("0 claim subway-high", "0 ride subway-1 queens", "0 use character-21", "0 use character-21")

    assert (game.over, game.built(0)) == (True, {"queens": 3})


@pytest.mark.rule("NYC-4.1", "NYC-11.21")
def test_21_serves_one_action_of_a_round() -> None:
    game = bidding("prestige", hands=["prestige skyscraper"], ready=[3], teams=["21"], dollars=[5], tiles=TILES)
    game.bid(0, "play prestige")
    game.play("0 claim subway-high", "0 ride subway-1 queens", "0 use character-21")
    game.next_bidding("skyscraper")

    game.bid(0, "play skyscraper")

    assert (game.over, game.built(0)) == (True, {"queens": 2, "manhattan": 2})


@pytest.mark.rule("NYC-4.1", "NYC-11.21")
def test_21_that_was_spared_in_the_prestige_action_serves_the_skyscraper_action() -> None:
    game = bidding("prestige", hands=["prestige skyscraper"], ready=[3], teams=["21"], dollars=[5], tiles=TILES)
    game.bid(0, "play prestige")
    game.play("0 claim subway-high", "0 ride subway-1 queens", "0 done")
    game.next_bidding("skyscraper")
    game.bid(0, "play skyscraper")

    game.play("0 use character-21")

    assert (game.over, game.built(0)) == (True, {"queens": 1, "manhattan": 3})


# --- refusals ---


def claiming() -> Table:
    """Seat 0 may choose a tile."""
    return bid_for(1)


def riding() -> Table:
    """Seat 0 has chosen the tile with the subway, of which one is gone."""
    game = bid_for(2, taken_vessels="subway-1", built=[{"bronx": 1}])
    game.play("0 claim subway-high")
    return game


def moving() -> Table:
    """Seat 0 has nothing on his board and builds in Queens."""
    game = riding()
    game.play("0 ride subway-2 queens")
    return game


@pytest.mark.rule("NYC-8.7", "NYC-8.10")
@pytest.mark.parametrize(
    ("position", "text", "why"),
    [
        (claiming, "claim taxi-low", "taxi-low is not one of the tiles that are left [NYC-8.7]"),
        (claiming, "pass", "now a prestige tile is taken, or not: claim one, or decline [NYC-8.7]"),
        (riding, "ride subway-1 queens", "no vessel of the right kind stands there [NYC-8.7]"),
        (riding, "ride taxi-1 bronx", "no vessel of the right kind stands there [NYC-8.7]"),
        (riding, "ride subway-2 bronx", "this vessel does not go to bronx [NYC-8.7]"),
        (riding, "decline", "now a vessel is taken: ride it to one of its boroughs [NYC-8.7]"),
        (moving, "move queens", "it is moved from another borough [NYC-8.10]"),
        (moving, "move brooklyn", "you have no skyscraper in brooklyn [NYC-8.10]"),
        (moving, "done", "now a skyscraper is moved from another borough, or not: move one, or decline [NYC-8.10]"),
    ],
)
def test_why_something_is_not_done_with_the_bonus(position: Callable[[], Table], text: str, why: str) -> None:
    assert str(position().refused(0, text)) == why


@pytest.mark.rule("NYC-11.19", "NYC-4.1")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("pass", "now a character doubles the points, or not: use it, or done [NYC-11.19]"),
        ("decline", "now a character doubles the points, or not: use it, or done [NYC-11.19]"),
        ("use character-17", "character-17 is of no use now [NYC-11.17]"),
        ("use character-20", "character-20 is not one of yours [NYC-4.1]"),
    ],
)
def test_why_something_else_is_not_done_when_points_may_be_doubled(text: str, why: str) -> None:
    assert str(bid_for(1, teams=["17 19"], dollars=[2]).refused(0, text)) == why
