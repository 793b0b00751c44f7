"""What is compared, and with what."""

import pytest

from midtown.bench.goals import GOALS, MEASURES, Measure, Sense
from midtown.games import GAMES

LOOP, COPY = MEASURES[0], MEASURES[3]


def test_the_city_has_the_goals_of_four_players() -> None:
    goals = GOALS["the-city"]

    assert goals.seats == 4
    assert goals.limits == {"E1": 24, "E6": 80, "E8": 1.2, "E9": 0.8, "E10": 0.2, "E11": 1, "E12": 1.85}


def test_every_game_has_a_goal_for_every_measure() -> None:
    assert {game: set(goals.limits) for game, goals in GOALS.items()} == {game: {measure.number for measure in MEASURES} for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_goals_are_for_a_number_of_seats_that_the_game_has(game: str) -> None:
    assert GOALS[game].seats in GAMES[game].seats


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
