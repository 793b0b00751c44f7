"""Press, dollars and plans: the three actions without a choice."""

import pytest

from tests.games.new_york_city.table import Table, bidding


def all_bid(game: Table, *values: int) -> None:
    """Each seat in turn plays so many matching cards, or passes."""
    kind = ["press", "dollars", "elevator", "plans"][game.spectator.bidding]
    for seat, value in enumerate(values):
        if value == 0:
            game.play(f"{seat} pass")
        else:
            game.bid(seat, *value * [f"play {kind}"])


@pytest.mark.rule("NYC-8.1")
def test_everybody_advances_as_many_spaces_as_his_bid_and_the_highest_one_more() -> None:
    game = bidding("press", hands=3 * ["3 press"], press=[("neutral", 15), (0, 6), (1, 3), (2, 1)])

    all_bid(game, 1, 3, 2)

    assert game.press == [("neutral", 15), (1, 3 + 3 + 1), (0, 6 + 1), (2, 1 + 2)]


@pytest.mark.rule("NYC-8.1")
def test_who_passes_stays_where_he_is() -> None:
    game = bidding("press", hands=3 * ["3 press"], press=[(0, 6), (1, 3), (2, 1)])

    all_bid(game, 0, 1, 0)

    assert game.press[1:] == [(0, 6), (1, 3 + 1 + 1), (2, 1)]


@pytest.mark.rule("NYC-8.1", "NYC-3.2")
def test_the_bonus_is_part_of_the_same_move() -> None:
    """Seat 1 passes over the space of seat 0 and does not stop below."""
    game = bidding("press", hands=3 * ["3 press"], press=[(0, 4), (1, 3), (2, 3)])

    all_bid(game, 0, 1, 0)

    assert game.press[1:] == [(1, 5), (0, 4), (2, 3)]
    assert game.told()[-1] == "1 advances to space 5 of the press track [NYC-8.1]"


@pytest.mark.rule("NYC-7.11", "NYC-8.1", "NYC-3.2")
def test_who_is_first_moves_first_and_so_lies_below_who_comes_to_his_space() -> None:
    game = bidding("press", hands=3 * ["3 press"], press=[(2, 4), (1, 3), (0, 3)], first=0)

    all_bid(game, 3, 2, 1)

    assert game.press[1:] == [(0, 3 + 3 + 1), (1, 5), (2, 5)]


@pytest.mark.rule("NYC-7.10", "NYC-7.11", "NYC-8.1")
def test_ties_are_broken_by_the_press_track_as_it_is_before_anybody_moves() -> None:
    game = bidding("press", hands=3 * ["3 press"], press=[(1, 4), (0, 4), (2, 4)], first=0)

    all_bid(game, 2, 2, 2)

    assert game.press[1:] == [(1, 7), (2, 6), (0, 6)]
    assert "1 gets the bonus [NYC-7.10]" in game.told()


@pytest.mark.rule("NYC-8.1", "NYC-3.3")
def test_steps_beyond_the_last_space_are_lost_and_who_arrives_later_lies_below() -> None:
    game = bidding("press", hands=3 * ["3 press"], press=[(2, 15), (0, 14), (1, 13), ("neutral", 7)], first=0)

    all_bid(game, 3, 3, 1)

    assert game.press == [(2, 15), (0, 15), (1, 15), ("neutral", 7)]


# --- dollars ---


@pytest.mark.rule("NYC-8.2")
def test_everybody_takes_as_many_dollars_as_his_bid_and_the_highest_one_more() -> None:
    game = bidding("dollars", hands=3 * ["3 dollars"], dollars=[1, 0, 4])

    all_bid(game, 1, 3, 0)

    assert game.dollars == (1 + 1, 3 + 1, 4)
    assert "1 takes 4 from the supply [NYC-8.2]" in game.told()


# --- plans ---


@pytest.mark.rule("NYC-8.5")
def test_everybody_puts_as_many_skyscrapers_on_his_board_as_his_bid_and_the_highest_one_more() -> None:
    game = bidding("plans", hands=3 * ["3 plans"], ready=[4, 1, 2])

    all_bid(game, 3, 2, 0)

    assert [game.of(seat).ready for seat in range(3)] == [4 + 3 + 1, 1 + 2, 2]
    assert "1 puts skyscrapers on the own board: 2 [NYC-8.5]" in game.told()


@pytest.mark.rule("NYC-8.5", "NYC-1.6")
def test_more_skyscrapers_than_the_box_holds_are_taken() -> None:
    game = bidding("plans", hands=["3 plans"], ready=[20])

    all_bid(game, 3)

    assert game.of(0).ready == 20 + 3 + 1
