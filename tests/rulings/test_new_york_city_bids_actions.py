"""Readings of New York City on the actions: characters from the elevator, prestige bonus, moving skyscrapers, 19 and 21."""

from typing import Final

import pytest

from tests.games.new_york_city.table import Table, bidding

ROWS: Final = {1: "1 2 3 12", 2: "4 5 14 15", 3: "6 7 16 17", 4: "8 9 18 19", 5: "10 11 20 21"}


def hiring(*values: int) -> Table:
    """The seats have bid so much in the elevator round."""
    game = bidding("elevator", hands=[f"{value} elevator" for value in values], rows=ROWS, stacks={1: "13 23", 5: "22"})
    for seat, value in enumerate(values):
        game.bid(seat, *value * ["play elevator"])
    return game


@pytest.mark.rule("NYC-8.3")
@pytest.mark.parametrize(("value", "most"), [(1, 2), (3, 4), (4, 5), (5, 5), (6, 5)])
def test_the_winner_may_take_one_of_a_value_one_higher_up_to_five_and_only_one(value: int, most: int) -> None:
    """Reading 17."""
    game = hiring(value)
    assert len(game.offered(0)) == 4 * most

    game.play(f"0 {game.offered(0)[0]}")

    assert game.over


@pytest.mark.rule("NYC-8.4")
def test_the_row_is_refilled_at_once_so_that_who_comes_later_sees_four() -> None:
    """Reading 18, and the ruling that people's picks shift the row like Tom's."""
    game = hiring(1, 1, 1)

    game.play("0 hire character-1")
    assert game.offered(1) == [f"hire character-{number}" for number in (2, 3, 12, 13)]
    game.play("1 hire character-13")

    assert game.offered(2) == [f"hire character-{number}" for number in (2, 3, 12, 23)]
    assert [kind + 1 for kind in game.spectator.rows[0]] == [2, 3, 12, 23]


@pytest.mark.rule("NYC-4.3")
@pytest.mark.parametrize(("number", "usable"), [(12, True), (1, False), (23, False)])
def test_a_new_character_can_be_used_at_once_if_its_phase_is_still_on(number: int, usable: bool) -> None:  # noqa: FBT001  # one column
    """Reading 19."""
    game = bidding("elevator", hands=["elevator plans"], dollars=[1], rows={1: f"{number}"})
    game.bid(0, "play elevator")
    game.play(f"0 hire character-{number}")

    game.next_bidding("plans")

    assert (f"use character-{number}" in game.offered(0)) == usable


@pytest.mark.rule("NYC-8.3")
def test_taking_a_character_is_compulsory_while_one_is_allowed() -> None:
    game = hiring(1)

    assert all(text.startswith("hire") for text in game.offered(0))
    assert game.refused(0, "decline").rule == "NYC-8.3"


# --- prestige ---


def prestige(values: tuple[int, ...], team: str = "", ready: int = 0, bronx: int = 0) -> Table:
    """The seats have bid so much in the prestige round; a taxi and a bus tile lie there."""
    hands = [f"{value} prestige" for value in values]
    built = [{"bronx": bronx}] if bronx > 0 else []
    game = bidding("prestige", first=0, hands=hands, teams=[team], dollars=[9], ready=[ready], built=built)
    for seat, value in enumerate(values):
        game.bid(seat, *value * ["play prestige"])
    return game


@pytest.mark.rule("NYC-8.9")
def test_when_the_winner_declines_the_second_picks_from_both_tiles_and_may_decline_too() -> None:
    """Reading 29."""
    game = prestige((2, 1))

    game.play("0 decline")

    assert game.offered(1) == ["claim taxi-low", "claim bus-high", "decline"]
    game.play("1 decline")
    assert (game.over, game.spectator.prestige) == (True, (0, 0, 0, 0, 0, 0))


@pytest.mark.rule("NYC-8.8", "NYC-8.9")
def test_with_a_single_bidder_the_second_tile_leaves_the_game() -> None:
    """Reading 30."""
    game = prestige((2,), ready=1)

    game.play("0 claim taxi-low", "0 ride taxi-1 bronx")

    assert (game.over, game.spectator.revealed) == (True, ())
    assert game.spectator.prestige == (0, 2, 0, 0, 0, 0)


@pytest.mark.rule("NYC-8.11")
def test_other_bonuses_are_not_declined_and_skyscrapers_on_the_board_are_built() -> None:
    """Reading 31."""
    game = bidding("skyscraper", hands=["2 skyscraper"], ready=[3], mayor="queens")

    game.bid(0, "play skyscraper", "play skyscraper")

    assert (game.over, game.built(0), game.of(0).ready) == (True, {"queens": 3}, 0)


@pytest.mark.rule("NYC-8.10")
@pytest.mark.parametrize(
    ("choice", "built"),
    [("move bronx", {"bronx": 1, "manhattan": 1}), ("decline", {"bronx": 2})],
)
def test_with_an_empty_board_the_tile_and_the_vessel_are_taken_and_one_may_be_moved(choice: str, built: dict[str, int]) -> None:
    """Reading 32."""
    game = prestige((1,), bronx=2)

    game.play("0 claim taxi-low", "0 ride taxi-1 manhattan", f"0 {choice}")

    assert game.built(0) == built
    assert (game.spectator.prestige[0], game.of(0).vessels) == (2, (1, 0, 0, 0, 0))


# --- skyscrapers ---


@pytest.mark.rule("NYC-8.12")
@pytest.mark.parametrize(("relocate", "moves", "left"), [("one", 1, 4), ("each", 3, 2)])
def test_one_missing_skyscraper_may_be_moved_or_each_by_option(relocate: str, moves: int, left: int) -> None:
    """Ruling NYC-relocate, in place of reading 33."""
    options = {"relocate": relocate}
    game = bidding("skyscraper", hands=["3 skyscraper"], ready=[1], built=[{"bronx": 5}], mayor="queens", options=options)
    game.bid(0, *3 * ["play skyscraper"])

    game.play(*moves * ["0 move bronx"])

    assert (game.over, game.built(0)) == (True, {"queens": 1 + moves, "bronx": left})


@pytest.mark.rule("NYC-8.12")
def test_without_the_option_only_one_may_be_moved() -> None:
    """Ruling NYC-relocate: what comes first is the default."""
    game = bidding("skyscraper", hands=["3 skyscraper"], built=[{"bronx": 5}], mayor="queens")
    game.bid(0, *3 * ["play skyscraper"])

    game.play("0 move bronx")

    assert game.over


@pytest.mark.rule("NYC-11.21")
def test_21_adds_one_for_each_use_not_for_each_skyscraper() -> None:
    """Reading 34."""
    game = bidding("skyscraper", hands=["3 skyscraper"], ready=[4], teams=["21"], dollars=[1], mayor="queens")
    game.bid(0, *3 * ["play skyscraper"])

    game.play("0 use character-21")

    assert (game.over, game.built(0)) == (True, {"queens": 4 + 1})


@pytest.mark.rule("NYC-11.21")
def test_21_needs_something_built_and_a_moved_skyscraper_is_enough() -> None:
    moved, declined = [prestige((1,), "21", bronx=2) for _game in range(2)]

    moved.play("0 claim taxi-low", "0 ride taxi-1 manhattan", "0 move bronx")
    declined.play("0 claim taxi-low", "0 ride taxi-1 manhattan", "0 decline")

    assert moved.offered(0) == ["use character-21", "done"]
    assert declined.over


@pytest.mark.rule("NYC-11.19")
def test_two_19s_make_three_times_the_points() -> None:
    game = prestige((4,), "19 19")

    game.play("0 use character-19", "0 use character-19")

    assert game.points[0] == 3 * 4
