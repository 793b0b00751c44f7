"""The characters 28 to 36 of the end: lanterns, press, reserve, strongholds, company."""

from typing import Final

import pytest

from tests.games.new_york_city.table import finished

NOWHERE: Final = [0, 0, 0, 0, 0, 0]
SPREAD: Final = {"manhattan": 6, "bronx": 1, "queens": 2, "brooklyn": 4, "staten-island": 3, "jersey-city": 0}


def brought_by(text: str, told: list[str]) -> int:
    """How many points the first participant scored by a character."""
    return sum([int(line.split()[2]) for line in told if line.startswith("0 scores") and f" by {text} " in line])


@pytest.mark.rule("NYC-11.28", "NYC-11.29", "NYC-11.30", "NYC-11.31", "NYC-11.32")
@pytest.mark.parametrize(
    ("number", "borough", "skyscrapers"),
    [(28, "bronx", 1), (29, "jersey-city", 0), (30, "queens", 2), (31, "brooklyn", 4), (32, "staten-island", 3)],
)
def test_a_lantern_scores_a_point_for_each_own_skyscraper_in_its_borough(number: int, borough: str, skyscrapers: int) -> None:
    game = finished(seats=2, base=NOWHERE, teams=[str(number)], built=[SPREAD, {borough: 5}])

    assert game.points == (2 + skyscrapers, 0)
    assert f"0 scores {skyscrapers} by character-{number} [NYC-11.{number}]" in game.told()


@pytest.mark.rule("NYC-11.28", "NYC-11.29", "NYC-11.30", "NYC-11.31", "NYC-11.32")
def test_all_lanterns_together_light_every_borough_but_manhattan() -> None:
    game = finished(seats=2, base=NOWHERE, teams=["28 29 30 31 32"], built=[SPREAD])

    assert game.points[0] == 5 * 2 + 10


@pytest.mark.rule("NYC-11.33")
@pytest.mark.parametrize(("space", "points"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (14, 7), (15, 8)])
def test_character_33_scores_a_point_for_every_two_spaces_rounded_up(space: int, points: int) -> None:
    game = finished(base=NOWHERE, teams=["33"], press=[(0, space), (1, 0), (2, 0)])

    assert brought_by("character-33", game.told()) == points


@pytest.mark.rule("NYC-11.34")
@pytest.mark.parametrize(
    ("reserve", "points"),
    [
        ("", 0),
        ("press plans", 2),
        ("press press", 4),
        ("wild wild", 4),
        ("press wild", 2),
        ("press press wild wild wild", 6),
        ("press press press plans plans", 6),
    ],
)
def test_character_34_scores_two_points_for_each_card_of_one_type_in_the_reserve(reserve: str, points: int) -> None:
    assert finished(base=NOWHERE, teams=["34"], reserves=[reserve]).points[0] == 3 + points


@pytest.mark.rule("NYC-11.35")
@pytest.mark.parametrize(
    ("built", "points"),
    [({}, 0), ({"queens": 2}, 0), ({"queens": 3}, 2), ({"queens": 9}, 2), (SPREAD, 6), (dict.fromkeys(SPREAD, 3), 12)],
)
def test_character_35_scores_two_points_for_each_borough_with_three_own_skyscrapers(built: dict[str, int], points: int) -> None:
    game = finished(base=NOWHERE, teams=["35"], built=[built])

    assert brought_by("character-35", game.told()) == points


@pytest.mark.rule("NYC-11.36")
@pytest.mark.parametrize(("team", "points"), [("36", 1), ("1 1 36", 3), ("1 13 24 33 36 42", 6)])
def test_character_36_scores_a_point_for_each_own_character_itself_too(team: str, points: int) -> None:
    game = finished(base=NOWHERE, teams=[team])

    assert brought_by("character-36", game.told()) == points


@pytest.mark.rule("NYC-10.3")
def test_characters_of_the_end_score_for_their_owner_alone() -> None:
    game = finished(
        base=NOWHERE,
        teams=["", "33 34 35 36", ""],
        reserves=["wild wild", "press plans", "wild wild"],
        built=[{"queens": 3}],
        press=[(1, 4), (0, 4), (2, 4)],
    )

    assert game.points == (0, 4 * 3 + 2 + 2 + 0 + 4, 0)


@pytest.mark.rule("NYC-10.3", "NYC-4.3")
@pytest.mark.parametrize(("number", "once"), [(30, 2), (33, 2), (34, 4), (35, 6)])
def test_of_two_equal_characters_of_the_end_each_scores(number: int, once: int) -> None:
    game = finished(base=NOWHERE, teams=[f"{number} {number}"], built=[SPREAD], press=[(0, 3), (1, 0), (2, 0)], reserves=["press press"])

    assert brought_by(f"character-{number}", game.told()) == 2 * once
