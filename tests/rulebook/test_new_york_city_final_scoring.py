"""The examples printed for the final scoring of New York City."""

import pytest

from tests.games.new_york_city.table import NEUTRAL, finished

YELLOW, RED, BLUE = range(3)


@pytest.mark.rule("NYC-10.2", "NYC-10.3", "NYC-11.30")
def test_seven_characters_and_five_skyscrapers_beside_the_brown_lantern_bring_blue_twenty_points() -> None:
    """Page 12: 4+1+1+1+2+5+1 = 15, and 5 by character 30."""
    game = finished(seats=2, base=6 * [0], teams=["9 1 2 3 30 10 12"], built=[{"queens": 5}])

    assert game.points[0] == 20
    assert [text for text in game.told() if text.startswith("0")] == [
        "0 scores 15 for the values of characters [NYC-10.2]",
        "0 scores 5 by character-30 [NYC-11.30]",
        "0 scores 0 in queens [NYC-10.4]",
    ]


@pytest.mark.rule("NYC-10.4", "NYC-10.5")
def test_brooklyn_brings_yellow_fourteen_red_seven_and_blue_two() -> None:
    """Page 13: 8+4+2; Red and Black have as many, Red is further ahead, and the four points of Black are virtual."""
    game = finished(
        base=[0, 0, 0, 8, 0, 0],
        prestige={"brooklyn": 4 + 2},
        built=[{"brooklyn": 4}, {"brooklyn": 2}, {"brooklyn": 1}],
        neutral={"brooklyn": 2},
        press=[(RED, 4), (NEUTRAL, 3), (YELLOW, 2), (BLUE, 1)],
    )

    assert (game.points[YELLOW], game.points[RED], game.points[BLUE]) == (14, 7, 2)


@pytest.mark.rule("NYC-10.6", "NYC-8.13")
def test_red_has_skyscrapers_in_all_six_boroughs_and_scores_three_more_at_the_end() -> None:
    """Pages 11 and 12: all who are everywhere score 3, who has flipped the statue too."""
    everywhere = dict.fromkeys(["staten-island", "jersey-city", "manhattan", "bronx", "queens", "brooklyn"], 1)
    game = finished(base=6 * [0], built=[{}, everywhere], points=[0, 4], statue=True)

    assert game.points == (0, 7, 0)
