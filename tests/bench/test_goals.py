"""What is compared, and with what."""

import pytest

from midtown.bench.goals import ALL_GAMES, GOALS, MEASURES, SEATS, Measure, Sense, goals_of
from midtown.games import GAMES

LOOP, COPY = MEASURES[0], MEASURES[3]


@pytest.mark.parametrize(
    ("game", "limits"),
    [
        ("fifth-avenue", {"E1": 10, "E6": 30, "E8": 0.5, "E9": 1.2, "E10": 0.4, "E12": 1.85, "A1": 1.3}),
        ("the-city", {"E1": 24, "E6": 80, "E8": 1.2, "E9": 0.8, "E10": 0.2, "E12": 1.85, "A1": 3}),
        (ALL_GAMES, {"E11": 2}),
    ],
)
def test_every_game_has_goals_of_its_own_and_all_together_have_one(game: str, limits: dict[str, float]) -> None:
    assert {number: goal.limit for number, goal in GOALS[game].items()} == limits


def test_every_measure_is_a_goal_of_every_game_or_of_all_together() -> None:
    assert set(GOALS) == {*GAMES, ALL_GAMES}
    for game in GAMES:
        assert [goal.measure for goal in goals_of([game])] == list(MEASURES)


def test_the_goals_of_some_games_come_game_by_game_and_those_of_all_last() -> None:
    assert [goal.game for goal in goals_of(["the-city", "fifth-avenue"])] == ["the-city"] * 7 + ["fifth-avenue"] * 7 + [ALL_GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_games_are_measured_with_a_number_of_seats_that_they_have(game: str) -> None:
    assert SEATS in GAMES[game].seats


def test_paces_are_compared_with_the_mean_pace_of_the_reference() -> None:
    assert LOOP.ratio(60.0, (10.0, 30.0)) == pytest.approx(3)


def test_times_are_compared_with_the_mean_time_of_the_reference() -> None:
    assert COPY.ratio(2.0, (1.0, 2.0)) == pytest.approx(0.5 / 0.75)


@pytest.mark.parametrize(
    ("measure", "ratio", "is_reached"),
    [(LOOP, 24.0, True), (LOOP, 23.9, False), (LOOP, 25.0, True), (COPY, 24.0, True), (COPY, 24.1, False), (COPY, 0.1, True)],
)
def test_a_pace_reaches_its_goal_from_above_and_a_time_from_below(measure: Measure, ratio: float, *, is_reached: bool) -> None:
    assert measure.is_reached(ratio, 24) is is_reached


def test_copies_assignments_and_imports_are_compared_by_their_times() -> None:
    assert [measure.number for measure in MEASURES if measure.sense is Sense.LESS] == ["E9", "E10", "E11"]
