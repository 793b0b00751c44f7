"""Readings of New York City on the bonus for all boroughs and on the final scoring."""

from typing import Final

import pytest

from tests.games.new_york_city.table import NEUTRAL, Table, bidding, drafting, finished, new_round

NOWHERE: Final = [0, 0, 0, 0, 0, 0]
EVERYWHERE: Final = dict.fromkeys(["manhattan", "bronx", "queens", "brooklyn", "staten-island", "jersey-city"], 1)
ALL_BUT_QUEENS: Final = {**EVERYWHERE, "queens": 0}


# --- the bonus for all boroughs ---


def in_queens(statue: str, *cards: int) -> Table:
    """The Mayor is in Queens, where each player builds so many skyscrapers; all have some everywhere else."""
    game = bidding(
        "skyscraper",
        seats=len(cards),
        hands=[f"{count} skyscraper" if count > 0 else "" for count in cards],
        ready=[9 for _player in cards],
        built=[ALL_BUT_QUEENS for _player in cards],
        mayor="queens",
        statue=statue == "flipped",
    )
    for seat, count in enumerate(cards):
        if count > 0:
            game.bid(seat, *(count * ["play skyscraper"]))
    return game


@pytest.mark.rule("NYC-8.13")
@pytest.mark.parametrize(("cards", "points"), [((1, 0, 0), (4, 0, 0)), ((1, 1, 0), (4, 4, 0)), ((1, 2, 3), (4, 4, 4))])
def test_all_who_are_everywhere_at_the_end_of_the_same_bidding_round_score_four(cards: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Reading 35."""
    assert in_queens("fresh", *cards).points == points


@pytest.mark.rule("NYC-8.13")
def test_the_four_points_are_given_once_in_a_game() -> None:
    """Reading 35."""
    assert in_queens("flipped", 1, 1, 1).points == (0, 0, 0)


@pytest.mark.rule("NYC-8.13", "NYC-11.11")
def test_presence_gained_by_11_counts_at_the_end_of_the_next_bidding_round() -> None:
    """Reading 35."""
    game = new_round(seats=2, round=0, teams=["11"], dollars=[1], ready=[1], built=[ALL_BUT_QUEENS], neutral={"queens": 1})
    game.play(f"1 {game.offered(1)[0]}", "0 use character-11", "0 replace queens")
    for seat in (0, 1, 0):
        game.play(f"{seat} {game.offered(seat)[0]}")
    assert game.points == (0, 0)

    while game.spectator.bidding == 0:
        game.play(f"{game.owing[0]} pass")

    assert game.points == (4, 0)
    assert game.spectator.statue


@pytest.mark.rule("NYC-8.13", "NYC-11.11")
def test_presence_gained_by_11_scores_nothing_in_phase_one() -> None:
    """Reading 35."""
    game = drafting(teams=["11"], dollars=[1], ready=[1], built=[ALL_BUT_QUEENS], neutral={"queens": 1}, pairs="press wild")

    game.play("0 use character-11", "0 replace queens", "0 take press wild")

    assert (game.points[0], game.spectator.statue) == (0, False)


@pytest.mark.rule("NYC-10.6")
def test_three_points_need_presence_in_all_six_boroughs_at_the_end_of_the_game() -> None:
    """Reading 36: who has moved away again does not get them, who came later does."""
    game = finished(seats=2, base=NOWHERE, built=[ALL_BUT_QUEENS, EVERYWHERE], points=[4, 0], statue=True)

    assert game.points == (4, 3)


@pytest.mark.rule("NYC-10.7")
def test_the_press_bonus_is_for_where_the_token_stands_at_the_end() -> None:
    """Reading 37."""
    game = finished(base=NOWHERE, press=[(1, 6), (0, 5), (2, 4)])

    assert game.points == (3, 3, 0)


# --- majorities ---


@pytest.mark.rule("NYC-10.4", "NYC-10.5")
def test_ranks_halve_upward_down_to_the_fifth() -> None:
    """Reading 38: 14, 7, 4, 2, 1, the neutral skyscrapers among them."""
    built = [{"queens": count} for count in (5, 4, 3, 1)]
    base = [0, 0, 14, 0, 0, 0]

    assert finished(seats=4, base=base, built=built, neutral={"queens": 2}).points == (14, 7, 4, 1)


@pytest.mark.rule("NYC-10.5")
@pytest.mark.parametrize(("neutral", "points"), [(2, (4, 2)), (1, (8, 2)), (0, (8, 4))])
def test_neutral_skyscrapers_take_a_rank_while_one_is_left(neutral: int, points: tuple[int, int]) -> None:
    """Reading 38."""
    press: list[tuple[int | str, int]] = [(0, 4), (NEUTRAL, 3), (1, 2)]
    built = [{"queens": 1}, {"queens": 1}]

    assert finished(seats=2, base=[0, 0, 8, 0, 0, 0], press=press, built=built, neutral={"queens": neutral}).points == points


@pytest.mark.rule("NYC-10.5")
def test_without_presence_there_are_no_points_whatever_ranks_are_left() -> None:
    """Reading 38."""
    assert finished(base=[6, 7, 8, 8, 9, 10], built=[{"queens": 1}]).points == (8, 0, 0)


# --- characters, sets and the rest ---


@pytest.mark.rule("NYC-10.8", "NYC-4.2")
def test_dollars_on_characters_of_the_last_round_do_not_count() -> None:
    """Reading 39."""
    game = new_round(seats=2, round=4, base=NOWHERE, teams=["6"], dollars=[1])
    game.play(f"1 {game.offered(1)[0]}", "0 use character-6")
    assert (game.dollars[0], game.of(0).paid) == (2, (5,))

    while not game.over:
        seat = game.owing[0]
        offered = game.offered(seat)
        game.play(f"{seat} {next((text for text in ('pass', 'done') if text in offered), offered[0])}")

    assert game.points[0] == 3 + 1


@pytest.mark.rule("NYC-10.3", "NYC-10.8")
def test_characters_come_first_so_what_is_handed_in_is_not_counted_with_the_rest() -> None:
    """Reading 40."""
    game = finished(seats=2, base=NOWHERE, teams=["40"], vessels=["bus"], dollars=[3], ready=[2])

    assert (game.points[0], game.dollars[0]) == (5 + 6 + 2, 1)


@pytest.mark.rule("NYC-10.3")
def test_the_owner_gets_the_best_total() -> None:
    """Reading 40: the two vessels serve twice with dollars rather than once with each other."""
    game = finished(seats=2, base=NOWHERE, teams=["37 40"], vessels=["taxi boat"], dollars=[4])

    assert game.points[0] == 4 + 5 + 6 + 6


@pytest.mark.rule("NYC-10.3")
def test_vessels_handed_in_still_count_for_nothing_else() -> None:
    """Reading 40: three vessels make one set of 39 and one of 40."""
    game = finished(seats=2, base=NOWHERE, teams=["39 40"], vessels=["streetcar taxi bus"], dollars=[2])

    assert game.points[0] == 4 + 5 + 5 + 6
    assert sum(game.of(0).vessels) == 0


@pytest.mark.rule("NYC-11.34")
@pytest.mark.parametrize(("reserve", "points"), [("press wild", 2), ("wild wild press", 4), ("wild wild wild press press", 6)])
def test_for_34_wild_is_a_type_of_its_own_and_stands_for_no_other(reserve: str, points: int) -> None:
    """Reading 41."""
    assert finished(base=NOWHERE, teams=["34"], reserves=[reserve]).points[0] == 3 + points


@pytest.mark.rule("NYC-11.39")
def test_the_other_vessel_of_39_may_be_the_second_streetcar() -> None:
    """Order and timing."""
    assert finished(base=NOWHERE, teams=["39"], vessels=["streetcar streetcar"]).points[0] == 4 + 5
    assert finished(base=NOWHERE, teams=["39"], vessels=["streetcar"]).points[0] == 4


@pytest.mark.rule("NYC-10.9")
@pytest.mark.parametrize(
    ("press", "winner"), [([(NEUTRAL, 4), (1, 4), (0, 4)], 1), ([(0, 4), (NEUTRAL, 4), (1, 4)], 0), ([(1, 4), (0, 4), (NEUTRAL, 3)], 1)]
)
def test_a_final_tie_is_broken_by_the_press_track_without_the_neutral_token(press: list[tuple[int | str, int]], winner: int) -> None:
    """Reading 49."""
    result = finished(seats=2, base=NOWHERE, points=[20, 20], press=press).result()

    assert result.winners == (winner,)
    assert sorted(result.ranks) == [1, 2]
