"""Tom's points at the end."""

import pytest

from midtown.games.new_york_city.board import BOROUGHS
from tests.games.new_york_city.table import finished


@pytest.mark.rule("NYC-12.18")
@pytest.mark.parametrize(
    ("team", "dollars", "points"),
    [
        ("1 10", 0, 6),
        ("1 10", 1, 6),
        ("1 10", 2, 6),
        ("1 10", 3, 7),
        ("1 10", 4, 12),
        ("1 2 3 16 10", 9, 1 + 1 + 1 + 3 + 1 + 1 + 1 + 3 + 5),
        ("1 2 10 11", 6, 14),
    ],
)
def test_dollars_are_dealt_from_the_lowest_value_up_and_two_double_a_character(team: str, dollars: int, points: int) -> None:
    game = finished(seats=1, toms=["B4"], teams=["", team], dollars=[0, dollars])

    assert game.points == (0, points)


@pytest.mark.rule("NYC-12.18", "NYC-10.8")
@pytest.mark.parametrize(("dollars", "rest"), [(4, 0), (5, 1), (6, 1), (7, 2)])
def test_dollars_that_are_left_count_with_all_the_rest(dollars: int, rest: int) -> None:
    game = finished(seats=1, toms=["B4"], teams=["", "1 10"], dollars=[0, dollars])

    assert game.points == (0, 12 + rest)


@pytest.mark.rule("NYC-12.18")
def test_characters_are_sorted_by_value_not_by_number() -> None:
    """Character 23 has the value 1, character 8 the value 4: three dollars double the former."""
    game = finished(seats=1, toms=["B4"], teams=["", "8 23"], dollars=[0, 3])

    assert game.points == (0, 6)


@pytest.mark.rule("NYC-12.18")
def test_the_points_of_his_characters_are_told_together() -> None:
    game = finished(seats=1, toms=["B4"], teams=["", "1 10"], dollars=[0, 4])

    assert game.told() == ["1 scores 12 for the values of characters [NYC-12.18]"]


@pytest.mark.rule("NYC-12.18")
def test_a_tom_without_characters_scores_his_dollars_only() -> None:
    game = finished(seats=1, toms=["B4"], dollars=[0, 3])

    assert game.told() == ["1 scores 2 for all the rest [NYC-10.8]"]


@pytest.mark.rule("NYC-12.19")
@pytest.mark.parametrize(("team", "value"), [("28", 2), ("33", 3), ("35", 3), ("36", 3), ("37", 4), ("41", 5)])
def test_tom_scores_no_characters_of_the_end_beyond_their_value(team: str, value: int) -> None:
    with_it, without = [
        finished(
            seats=1,
            toms=["B4"],
            teams=["", characters],
            built=[{}, {"bronx": 4}],
            vessels=["", "taxi boat"],
            ready=[0, 2],
            press=[(1, 4), (0, 0)],
        )
        for characters in (team, "")
    ]

    assert with_it.points[1] - without.points[1] == value


@pytest.mark.rule("NYC-12.19", "NYC-10.4", "NYC-10.6", "NYC-10.7")
def test_tom_scores_boroughs_the_whole_city_and_the_press_as_a_person_does() -> None:
    game = finished(
        seats=1,
        toms=["B4"],
        built=[{"manhattan": 2, "bronx": 1}, dict.fromkeys(BOROUGHS, 1)],
        base=[10, 8, 6, 6, 6, 6],
        press=[(1, 5), (0, 0)],
    )

    assert game.told() == [
        "0 scores 10 in manhattan [NYC-10.4]",
        "1 scores 5 in manhattan [NYC-10.4]",
        "1 scores 8 in bronx [NYC-10.4]",
        "0 scores 4 in bronx [NYC-10.4]",
        *[f"1 scores 6 in {borough} [NYC-10.4]" for borough in BOROUGHS[2:]],
        "1 scores 3 for skyscrapers in all boroughs [NYC-10.6]",
        "1 scores 3 for the press [NYC-10.7]",
    ]


@pytest.mark.rule("NYC-12.19", "NYC-10.9")
@pytest.mark.parametrize(("points", "rank"), [([9, 8], 1), ([8, 9], 2)])
def test_a_tom_with_more_points_comes_before_a_person(points: list[int], rank: int) -> None:
    result = finished(seats=1, toms=["B4"], points=points).result()

    assert result.ranks == (rank,)
    assert result.automatic == ((points[1], -2),)


@pytest.mark.rule("NYC-12.19", "NYC-10.9")
@pytest.mark.parametrize(("press", "ranks"), [([(2, 3), (0, 2), (1, 1)], (2, 3)), ([(0, 3), (2, 2), (1, 1)], (1, 3))])
def test_a_tom_with_as_many_points_is_told_apart_by_the_press_track(press: list[tuple[int | str, int]], ranks: tuple[int, ...]) -> None:
    result = finished(seats=2, toms=["B4"], points=[7, 7, 7], press=press).result()

    assert result.ranks == ranks
    assert result.winners == tuple(seat for seat in (0, 1) if ranks[seat] == 1)
