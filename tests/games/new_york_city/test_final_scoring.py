"""Section 10 of the rules: characters, majorities, bonuses, all the rest, and who wins."""

from typing import Final

import pytest

from tests.games.new_york_city.table import NEUTRAL, finished, new_round

NOWHERE: Final = [0, 0, 0, 0, 0, 0]
ONLY_BRONX: Final = [0, 14, 0, 0, 0, 0]
EVERYWHERE: Final = dict.fromkeys(["manhattan", "bronx", "queens", "brooklyn", "staten-island", "jersey-city"], 1)


@pytest.mark.rule("NYC-10.1")
def test_the_final_scoring_comes_after_the_fifth_round() -> None:
    game = new_round(round=5, teams=["25"])

    assert game.over
    assert game.points == (3, 0, 0)


@pytest.mark.rule("NYC-10.2")
@pytest.mark.parametrize(
    ("team", "points"), [("", 0), ("1", 1), ("4", 2), ("6", 3), ("9", 4), ("11", 5), ("1 1 13 24 27", 1 + 1 + 1 + 2 + 5)]
)
def test_every_character_scores_its_value(team: str, points: int) -> None:
    assert finished(teams=[team], base=NOWHERE).points[0] == points


@pytest.mark.rule("NYC-10.2", "NYC-10.3")
def test_characters_of_the_end_score_their_value_and_what_they_say() -> None:
    game = finished(teams=["33"], base=NOWHERE, press=[(0, 3), (1, 0), (2, 0)])

    assert game.points[0] == 3 + 2


@pytest.mark.rule("NYC-10.3", "NYC-4.2")
def test_characters_of_the_end_cost_no_dollar() -> None:
    assert finished(teams=["36"], base=NOWHERE, dollars=[0]).points[0] == 3 + 1


# --- majorities ---


@pytest.mark.rule("NYC-10.4")
@pytest.mark.parametrize(
    ("value", "points"),
    [(14, (14, 7, 4, 2)), (6, (6, 3, 2, 1)), (7, (7, 4, 2, 1)), (9, (9, 5, 3, 2)), (10, (10, 5, 3, 2)), (2, (2, 1, 1, 1))],
)
def test_each_rank_scores_half_of_the_rank_before_rounded_up(value: int, points: tuple[int, ...]) -> None:
    game = finished(seats=4, base=[0, 0, 0, value, 0, 0], built=[{"brooklyn": count} for count in (5, 4, 3, 1)])

    assert game.points == points


@pytest.mark.rule("NYC-10.4")
def test_the_prestige_tiles_of_a_borough_add_to_its_base_value() -> None:
    game = finished(seats=2, base=[0, 0, 8, 0, 0, 0], prestige={"queens": 6, "bronx": 4}, built=[{"queens": 2}, {"queens": 1}])

    assert game.points == (14, 7)


@pytest.mark.rule("NYC-10.4")
def test_every_borough_scores_by_itself() -> None:
    game = finished(seats=2, base=[6, 7, 8, 8, 9, 10], built=[{"manhattan": 1, "jersey-city": 1}, {"manhattan": 2, "bronx": 3}])

    assert game.points == (3 + 10, 6 + 7)


@pytest.mark.rule("NYC-10.4")
@pytest.mark.parametrize(
    ("press", "points"),
    [([(0, 4), (1, 4), (2, 2)], (14, 7, 4)), ([(1, 4), (0, 4), (2, 2)], (7, 14, 4)), ([(2, 4), (1, 3), (0, 3)], (4, 7, 14))],
)
def test_equal_numbers_are_ranked_by_the_press_track(press: list[tuple[int | str, int]], points: tuple[int, ...]) -> None:
    game = finished(base=ONLY_BRONX, press=press, built=[{"bronx": 2}, {"bronx": 2}, {"bronx": 2}])

    assert game.points == points


@pytest.mark.rule("NYC-10.5")
@pytest.mark.parametrize(
    ("neutral", "points"),
    [(0, (14, 7, 4)), (1, (14, 7, 2)), (2, (14, 4, 2)), (3, (7, 4, 2)), (4, (7, 4, 2))],
)
def test_the_neutral_skyscrapers_take_a_rank(neutral: int, points: tuple[int, ...]) -> None:
    game = finished(
        base=ONLY_BRONX,
        built=[{"bronx": 3}, {"bronx": 2}, {"bronx": 1}],
        neutral={"bronx": neutral},
        press=[(NEUTRAL, 6), (0, 4), (1, 3), (2, 2)],
    )

    assert game.points == points


@pytest.mark.rule("NYC-10.5")
@pytest.mark.parametrize(
    ("press", "points"),
    [
        ([(NEUTRAL, 4), (0, 4), (1, 4), (2, 4)], (7, 4, 2)),
        ([(0, 4), (NEUTRAL, 4), (1, 4), (2, 4)], (14, 4, 2)),
        ([(0, 4), (1, 4), (2, 4), (NEUTRAL, 4)], (14, 7, 4)),
    ],
)
def test_the_neutral_token_breaks_ties_of_the_neutral_skyscrapers(press: list[tuple[int | str, int]], points: tuple[int, ...]) -> None:
    game = finished(base=ONLY_BRONX, press=press, built=[{"bronx": 2}, {"bronx": 2}, {"bronx": 2}], neutral={"bronx": 2})

    assert game.points == points


@pytest.mark.rule("NYC-10.5")
def test_without_skyscrapers_there_is_no_rank() -> None:
    game = finished(base=ONLY_BRONX, built=[{"queens": 3}, {"bronx": 1}])

    assert game.points == (0, 14, 0)


# --- bonuses and all the rest ---


@pytest.mark.rule("NYC-10.6")
def test_skyscrapers_in_all_six_boroughs_score_three_points() -> None:
    for statue in (False, True):
        game = finished(base=NOWHERE, built=[EVERYWHERE, EVERYWHERE, {**EVERYWHERE, "queens": 0}], statue=statue)

        assert game.points == (3, 3, 0)


@pytest.mark.rule("NYC-10.7")
@pytest.mark.parametrize(("space", "points"), [(0, 0), (4, 0), (5, 3), (6, 3), (15, 3)])
def test_space_five_of_the_press_track_or_beyond_scores_three_points(space: int, points: int) -> None:
    assert finished(base=NOWHERE, press=[(0, space), (1, 0), (2, 0)]).points[0] == points


@pytest.mark.rule("NYC-10.8")
@pytest.mark.parametrize(
    ("dollars", "ready", "points"), [(0, 0, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1), (3, 0, 2), (1, 2, 2), (3, 5, 4), (4, 5, 5)]
)
def test_dollars_and_skyscrapers_on_the_board_score_half_of_their_number_together(dollars: int, ready: int, points: int) -> None:
    assert finished(base=NOWHERE, dollars=[dollars], ready=[ready]).points[0] == points


@pytest.mark.rule("NYC-10.8")
def test_vessels_and_cards_score_nothing_by_themselves() -> None:
    assert finished(base=NOWHERE, vessels=["taxi taxi boat"], reserves=["wild wild"]).points[0] == 0


# --- who wins ---


@pytest.mark.rule("NYC-10.9")
def test_the_player_with_most_points_wins() -> None:
    result = finished(base=NOWHERE, points=[30, 41, 40]).result()

    assert (result.points, result.ranks, result.winners) == ((30, 41, 40), (3, 1, 2), (1,))


@pytest.mark.rule("NYC-10.9")
@pytest.mark.parametrize(("press", "ranks"), [([(2, 4), (0, 3), (1, 3)], (2, 3, 1)), ([(NEUTRAL, 6), (1, 3), (0, 3), (2, 1)], (2, 1, 3))])
def test_among_equal_ones_who_is_further_ahead_on_the_press_track_wins(press: list[tuple[int | str, int]], ranks: tuple[int, ...]) -> None:
    assert finished(base=NOWHERE, points=[40, 40, 40], press=press).result().ranks == ranks


@pytest.mark.rule("NYC-10.9")
@pytest.mark.parametrize(("person", "tom", "rank"), [(40, 39, 1), (39, 40, 2)])
def test_a_tom_can_win(person: int, tom: int, rank: int) -> None:
    result = finished(seats=1, toms=["A6"], base=NOWHERE, points=[person, tom]).result()

    assert result.ranks == (rank,)
    assert result.winners == ((0,) if rank == 1 else ())


@pytest.mark.rule("NYC-10.1", "NYC-10.2", "NYC-10.3", "NYC-10.4", "NYC-10.6", "NYC-10.7", "NYC-10.8")
def test_all_parts_of_the_final_scoring_add_up_and_are_told() -> None:
    game = finished(
        seats=2,
        base=[6, 0, 0, 0, 0, 0],
        points=[10],
        teams=["36 25"],
        built=[EVERYWHERE],
        press=[(0, 5), (1, 0)],
        dollars=[2],
        ready=[1],
    )

    assert game.points == (10 + 6 + 2 + 6 + 3 + 3 + 2, 0)
    told = game.told()
    assert [text for text in told if " scores 0 " not in text] == [
        "0 scores 6 for the values of characters [NYC-10.2]",
        "0 scores 2 by character-36 [NYC-11.36]",
        "0 scores 6 in manhattan [NYC-10.4]",
        "0 scores 3 for skyscrapers in all boroughs [NYC-10.6]",
        "0 scores 3 for the press [NYC-10.7]",
        "0 scores 2 for all the rest [NYC-10.8]",
    ]
