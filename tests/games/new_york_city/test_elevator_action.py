"""The elevator: which characters are taken, in which order, and what comes after them."""

from typing import Final

import pytest

from midtown.core.options import Correction
from tests.games.new_york_city.table import Table, bidding

ROWS: Final = {1: "1 2 3 12", 2: "4 5 14 15", 3: "6 7 16 17", 4: "8 9 18 19", 5: "10 11 20 21"}
STACKS: Final = {1: "13", 2: "24", 3: "25", 4: "26", 5: "22 27"}


def hiring(*values: int, rows: dict[int, str] | None = None) -> Table:
    """The seats have bid so much, and the first one takes a character."""
    hands = [f"{value} elevator" if value > 0 else "" for value in values]
    game = bidding("elevator", hands=hands, rows=ROWS if rows is None else rows, stacks=STACKS if rows is None else {})
    for seat, value in enumerate(values):
        if value > 0:
            game.bid(seat, *value * ["play elevator"])
    return game


def open_characters(game: Table, value: int) -> list[int]:
    """The numbers of the open characters of a value, from left to right."""
    return [kind + 1 for kind in game.spectator.rows[value - 1]]


@pytest.mark.rule("NYC-8.3")
def test_who_has_bid_takes_one_open_character_up_to_the_value_of_his_bid() -> None:
    game = hiring(3, 2)
    game.play("0 hire character-19")

    assert game.offered(1) == [f"hire character-{number}" for number in (1, 2, 3, 4, 5, 12, 14, 15)]
    game.play("1 hire character-14")

    assert (game.team(0), game.team(1), game.over) == ("19", "14", True)
    assert "1 hires character-14 [NYC-8.3]" in game.told()


@pytest.mark.rule("NYC-8.3")
def test_the_bonus_is_one_more_than_the_value_of_the_bid() -> None:
    game = hiring(1)

    assert game.offered(0) == [f"hire character-{number}" for number in (1, 2, 3, 4, 5, 12, 14, 15)]


@pytest.mark.rule("NYC-8.3")
@pytest.mark.parametrize("value", [4, 5, 7])
def test_nothing_is_above_five_and_it_is_one_character_only(value: int) -> None:
    game = hiring(value)
    assert len(game.offered(0)) == 5 * 4

    game.play("0 hire character-21")

    assert (game.over, game.team(0)) == (True, "21")


@pytest.mark.rule("NYC-8.3")
def test_who_can_take_a_character_must() -> None:
    game = hiring(1)

    assert str(game.refused(0, "pass")) == "now a character is hired [NYC-8.3]"
    assert str(game.refused(0, "done")) == "now a character is hired [NYC-8.3]"
    assert str(game.refused(0, "decline")) == "now a character is hired [NYC-8.3]"


@pytest.mark.rule("NYC-8.3")
def test_who_finds_no_character_low_enough_takes_none_and_is_not_asked() -> None:
    game = hiring(2, 1, rows={2: "4", 3: "6"})
    game.play("0 hire character-4")

    assert game.over
    assert game.team(1) == ""


@pytest.mark.rule("NYC-8.3")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hire character-18", "character-18 has the value 4, and you may take 3 at most [NYC-8.3]"),
        ("hire character-13", "character-13 is not open [NYC-2.1]"),
    ],
)
def test_why_a_character_cannot_be_taken(text: str, why: str) -> None:
    assert str(hiring(2).refused(0, text)) == why


@pytest.mark.rule("NYC-8.3")
def test_a_second_character_of_the_same_kind_may_be_taken() -> None:
    game = bidding("elevator", hands=["elevator"], teams=["14"], rows=ROWS)
    game.bid(0, "play elevator")

    game.play("0 hire character-14")

    assert game.team(0) == "14 14"


@pytest.mark.rule("NYC-8.4")
def test_the_others_move_to_the_left_and_a_new_one_is_revealed_at_once() -> None:
    game = hiring(1, 1)
    assert open_characters(game, 1) == [1, 2, 3, 12]

    game.play("0 hire character-2")

    assert open_characters(game, 1) == [1, 3, 12, 13]
    assert game.told()[-1] == "character-13 comes to the elevator [NYC-8.4]"
    game.play("1 hire character-13")
    assert open_characters(game, 1) == [1, 3, 12]


@pytest.mark.rule("NYC-8.4")
def test_the_other_values_stay_as_they_are() -> None:
    game = hiring(1)

    game.play("0 hire character-2")

    assert [len(row) for row in game.spectator.rows] == 5 * [4]
    assert [open_characters(game, value) for value in (2, 3, 4, 5)] == [[4, 5, 14, 15], [6, 7, 16, 17], [8, 9, 18, 19], [10, 11, 20, 21]]


@pytest.mark.rule("NYC-8.4")
def test_with_an_empty_stack_the_row_gets_shorter() -> None:
    game = bidding("elevator", hands=["elevator"], rows={1: "1 2"})
    game.bid(0, "play elevator")

    game.play("0 hire character-1")

    assert open_characters(game, 1) == [2]


@pytest.mark.rule("NYC-4.3", "NYC-8.3")
def test_a_new_character_can_be_used_in_the_next_bidding_round() -> None:
    game = bidding("elevator", hands=["elevator plans", "plans"], dollars=[1], rows={1: "13"})
    game.bid(0, "play elevator")
    game.play("1 pass", "0 hire character-13")

    game.next_bidding("plans")

    assert "as-one plans" in game.offered(0)


@pytest.mark.rule("NYC-8.3", "NYC-1.5")
def test_the_value_is_that_of_the_edition() -> None:
    correction = Correction("character-14", "value", "1")
    game = bidding("elevator", hands=["elevator", "elevator"], rows={1: "1 14"}, corrections=(correction,))
    game.bid(0, "play elevator")
    game.bid(1, "play elevator")

    game.play("0 hire character-1")

    assert game.offered(1) == ["hire character-14"]
