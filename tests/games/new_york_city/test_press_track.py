"""Section 3 of the rules: who is ahead of whom on the press track."""

from typing import Final

import pytest

from tests.games.new_york_city.table import NEUTRAL, Table, bidding, finished, opening, phase_three

STACKED: Final = [(0, 4), (1, 3), (2, 3)]


def bids_of(game: Table, *values: int) -> Table:
    """The players, beginning with the first, bid so many press cards."""
    for seat, value in enumerate(values):
        game.bid(seat, *(value * ["play press"]))
    return game


@pytest.mark.rule("NYC-3.1")
def test_who_is_further_ahead_is_first_and_on_the_same_space_who_lies_on_top() -> None:
    game = phase_three(press=[(2, 4), (1, 3), (0, 3)], teams=["25", "25", "25"], dollars=[1, 1, 1])
    asked = []

    while not game.over:
        asked += game.owing
        game.play(f"{game.owing[0]} done")

    assert asked == [2, 1, 0]


@pytest.mark.rule("NYC-3.1")
@pytest.mark.parametrize(("steps", "space"), [(0, 1), (13, 14), (14, 15), (15, 15)])
def test_the_track_has_a_start_and_fifteen_spaces(steps: int, space: int) -> None:
    game = phase_three(seats=2, press=[(1, 15), (0, steps)], teams=["26"], dollars=[1])

    game.play("0 use character-26")

    assert (0, space) in game.press


@pytest.mark.rule("NYC-3.2")
def test_a_token_that_comes_to_an_occupied_space_is_put_on_top() -> None:
    game = phase_three(press=STACKED, teams=["", "", "26"], dollars=[0, 0, 1])

    game.play("2 use character-26")

    assert game.press == [(NEUTRAL, 15), (2, 4), (0, 4), (1, 3)]


@pytest.mark.rule("NYC-3.2")
def test_a_token_is_put_on_top_of_the_neutral_one() -> None:
    game = phase_three(press=[(NEUTRAL, 4), (0, 3), (1, 3), (2, 0)], teams=["", "26"], dollars=[0, 1])

    game.play("1 use character-26")

    assert game.press == [(1, 4), (NEUTRAL, 4), (0, 3), (2, 0)]


@pytest.mark.rule("NYC-3.2")
def test_a_token_may_pass_others_without_being_put_on_them() -> None:
    game = bidding("press", press=[(0, 3), (1, 2), (2, 1)], hands=["", "", "press"])

    game.bid(2, "play press")

    assert game.press == [(NEUTRAL, 15), (2, 3), (0, 3), (1, 2)]


@pytest.mark.rule("NYC-3.3")
def test_on_the_last_space_a_token_is_put_below_those_that_are_there() -> None:
    game = phase_three(press=[(NEUTRAL, 15), (0, 15), (1, 14), (2, 0)], teams=["", "26"], dollars=[0, 1])

    game.play("1 use character-26")

    assert game.press == [(NEUTRAL, 15), (0, 15), (1, 15), (2, 0)]


@pytest.mark.rule("NYC-3.3")
def test_steps_beyond_the_last_space_are_lost() -> None:
    game = bids_of(bidding("press", press=[(NEUTRAL, 6), (0, 13), (1, 12), (2, 11)], hands=["4 press", "3 press", "2 press"]), 4, 3, 2)

    assert game.press == [(0, 15), (1, 15), (2, 13), (NEUTRAL, 6)]


@pytest.mark.rule("NYC-3.3")
def test_a_token_that_is_on_the_last_space_already_stays_where_it_lies() -> None:
    game = phase_three(press=[(1, 15), (0, 15), (2, 0)], teams=["", "26"], dollars=[0, 1])
    before = game.press

    game.play("1 use character-26")

    assert game.press == before


@pytest.mark.rule("NYC-3.4")
@pytest.mark.parametrize(("press", "winner"), [([(1, 3), (0, 3), (2, 0)], 1), ([(0, 3), (1, 3), (2, 0)], 0), ([(2, 9), (1, 3), (0, 2)], 1)])
def test_equal_bids_are_decided_for_who_is_further_ahead(press: list[tuple[int | str, int]], winner: int) -> None:
    game = bidding("dollars", press=press, hands=["dollars", "dollars"], first=0)

    game.bid(0, "play dollars")
    game.bid(1, "play dollars")

    assert game.dollars == ((2, 1, 0) if winner == 0 else (1, 2, 0))


@pytest.mark.rule("NYC-3.4")
def test_the_neutral_token_is_no_turn_of_anybody() -> None:
    game = phase_three(press=[(1, 9), (NEUTRAL, 7), (0, 3), (2, 1)], teams=["25", "25", "25"], dollars=[1, 1, 1])
    asked = []

    while not game.over:
        asked += game.owing
        game.play(f"{game.owing[0]} done")

    assert asked == [1, 0, 2]


@pytest.mark.rule("NYC-3.4")
def test_the_neutral_token_counts_for_majorities() -> None:
    game = finished(
        seats=2, press=[(0, 4), (NEUTRAL, 3), (1, 2)], built=[{"bronx": 2}, {"bronx": 2}], neutral={"bronx": 2}, base=[6, 8, 0, 0, 0, 0]
    )

    assert game.points == (8, 2)


@pytest.mark.rule("NYC-2.5", "NYC-3.4")
def test_the_neutral_token_never_moves() -> None:
    game = opening(seats=4, seed=3)
    while not game.over:
        seat = game.owing[0]
        offered = game.offered(seat)
        game.play(f"{seat} {next((text for text in offered if text.startswith(('play', 'bid', 'use'))), offered[0])}")
        assert (NEUTRAL, 6) in game.press

    assert max(space for token, space in game.press if token != NEUTRAL) > 6
