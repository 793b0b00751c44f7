"""Section 9 of the rules and the characters 23 to 27: what happens at the end of a round."""

from typing import Final

import pytest

from tests.games.new_york_city.table import NEUTRAL, Table, new_round, phase_three

ALL_FIVE: Final = "23 24 25 26 27"


def finish_round(game: Table) -> None:
    """Everybody passes until the next round begins."""
    this = game.spectator.round
    while game.spectator.round == this:
        seat = game.owing[0]
        offered = game.offered(seat)
        game.play(f"{seat} {next((text for text in ('pass', 'done') if text in offered), offered[0])}")


# --- the phase ---


@pytest.mark.rule("NYC-9.1")
def test_characters_of_phase_three_are_used_in_press_order() -> None:
    game = phase_three(press=[(2, 4), (0, 3), (1, 3)], teams=["23", "24", "25"], dollars=[1, 1, 1])

    game.play("2 use character-25", "0 use character-23", "1 use character-24")

    assert (game.points, game.over) == ((2, 1, 3), True)


@pytest.mark.rule("NYC-9.1")
def test_a_player_may_use_all_his_characters_of_phase_three_or_none() -> None:
    game = phase_three(seats=2, teams=[ALL_FIVE, ALL_FIVE], dollars=[5, 5])
    assert game.offered(0) == [f"use character-{number}" for number in (23, 24, 25, 26, 27)] + ["done"]

    game.play(*[f"0 use character-{number}" for number in (27, 25, 23, 24, 26)], "1 done")

    assert (game.points, game.dollars, game.over) == ((6, 0), (0, 5), True)


@pytest.mark.rule("NYC-9.1")
@pytest.mark.parametrize(("team", "dollars"), [("25", 0), ("1 13 28", 1), ("", 1)])
def test_who_can_use_none_is_not_asked(team: str, dollars: int) -> None:
    game = phase_three(teams=[team, "25"], dollars=[dollars, 1])

    assert game.owing == [1]


@pytest.mark.rule("NYC-9.1", "NYC-4.1")
def test_each_character_of_phase_three_is_used_once_in_a_round() -> None:
    game = phase_three(teams=["25 25 23"], dollars=[4])

    game.play("0 use character-25", "0 use character-25")

    assert (game.offered(0), game.points[0]) == (["use character-23", "done"], 6)


@pytest.mark.rule("NYC-9.1", "NYC-4.1", "NYC-4.2")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("use character-24", "character-24 is not one of yours [NYC-4.1]"),
        ("use character-6", "character-6 is not for this phase [NYC-4.1]"),
        ("use character-13", "character-13 is not for this phase [NYC-4.1]"),
        ("use character-36", "character-36 is not for this phase [NYC-4.1]"),
        ("use character-23", "character-23 has been used in this round [NYC-4.1]"),
        ("pass", "now characters are used: use one, or done [NYC-9.1]"),
        ("swap press wild", "now characters are used: use one, or done [NYC-9.1]"),
    ],
)
def test_why_phase_three_cannot_be_played_so(text: str, why: str) -> None:
    game = phase_three(teams=["6 13 23 25 36"], dollars=[2], hands=["press"], reserves=["wild"])
    game.play("0 use character-23")

    assert str(game.refused(0, text)) == why


@pytest.mark.rule("NYC-9.1", "NYC-11.25")
def test_every_option_of_phase_three_has_the_rule_behind_it() -> None:
    game = phase_three(teams=["25"], dollars=[1])
    question = game.state.question(0)

    assert [question.rule_of(action) for action in game.state.options(0)] == ["NYC-11.25", "NYC-9.1"]


@pytest.mark.rule("NYC-9.2")
def test_all_cards_left_in_the_hands_are_discarded_and_the_reserves_stay() -> None:
    cards = "press press press dollars dollars dollars"
    game = new_round(
        seats=2, round=0, deck=f"{cards} elevator elevator plans plans prestige prestige skyscraper skyscraper wild wild 13 wild 7 press"
    )
    for seat, pair in [(1, "elevator elevator"), (0, "plans plans"), (1, "prestige prestige"), (0, "skyscraper skyscraper")]:
        game.play(f"{seat} take {pair}")
    reserves = [game.reserve(seat) for seat in range(2)]

    finish_round(game)

    assert [game.reserve(seat) for seat in range(2)] == reserves
    assert [game.hand(seat) for seat in range(2)] == ["wild wild wild", "wild wild wild"]
    assert sorted(game.spectator.discards) == [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


@pytest.mark.rule("NYC-9.2")
def test_reserves_stay_from_round_to_round() -> None:
    game = new_round(seats=2, round=0, reserves=["press wild", "plans plans plans"])

    finish_round(game)

    assert (game.reserve(0), game.reserve(1)) == ("press wild", "plans plans plans")


# --- the characters ---


@pytest.mark.rule("NYC-11.23", "NYC-4.2")
def test_character_23_scores_two_points() -> None:
    game = phase_three(teams=["23"], dollars=[3])

    game.play("0 use character-23")

    assert (game.points[0], game.dollars[0]) == (2, 2)


@pytest.mark.rule("NYC-11.24")
def test_character_24_scores_a_point_and_puts_a_skyscraper_on_the_board() -> None:
    game = phase_three(teams=["24"], dollars=[1], ready=[2])

    game.play("0 use character-24")

    assert (game.points[0], game.of(0).ready, game.built(0)) == (1, 3, {})


@pytest.mark.rule("NYC-11.25")
def test_character_25_scores_three_points() -> None:
    game = phase_three(teams=["25"], dollars=[1])

    game.play("0 use character-25")

    assert game.points[0] == 3


@pytest.mark.rule("NYC-11.26")
def test_character_26_puts_a_skyscraper_on_the_board_and_advances_one_space() -> None:
    game = phase_three(teams=["26"], dollars=[1], ready=[2], press=[(1, 5), (2, 5), (0, 4)])

    game.play("0 use character-26")

    assert (game.of(0).ready, game.points[0]) == (3, 0)
    assert game.press == [(NEUTRAL, 15), (0, 5), (1, 5), (2, 5)]


@pytest.mark.rule("NYC-11.27")
@pytest.mark.parametrize(
    ("seats", "rank", "steps"),
    [(4, 1, 1), (4, 2, 2), (4, 3, 3), (4, 4, 4), (3, 1, 1), (3, 2, 2), (3, 3, 3), (2, 1, 1)],
)
def test_character_27_advances_as_many_spaces_as_the_rank(seats: int, rank: int, steps: int) -> None:
    others = list(range(1, seats))
    order: list[tuple[int | str, int]] = [(token, 0) for token in [*others[: rank - 1], 0, *others[rank - 1 :]]]
    game = phase_three(seats=seats, teams=["27"], dollars=[1], press=order)

    game.play("0 use character-27")

    assert (0, steps) in game.press


@pytest.mark.rule("NYC-11.27")
def test_with_three_or_more_the_second_always_advances_two() -> None:
    for choice in ("3", "2"):
        game = phase_three(seats=3, teams=["27"], dollars=[1], press=[(1, 4), (0, 1), (2, 0)], options={"rank": choice})
        game.play("0 use character-27")
        assert (0, 3) in game.press


# --- together ---


@pytest.mark.rule("NYC-11.26", "NYC-11.27")
@pytest.mark.parametrize(("order", "space"), [((26, 27), 5), ((27, 26), 6)])
def test_the_rank_for_27_is_that_after_26_if_it_is_used_before(order: tuple[int, int], space: int) -> None:
    game = phase_three(teams=["26 27"], dollars=[2], press=[(1, 9), (2, 3), (0, 2)])

    game.play(*[f"0 use character-{number}" for number in order])

    assert (0, space) in game.press


@pytest.mark.rule("NYC-11.27", "NYC-4.3")
def test_two_27s_read_the_rank_twice() -> None:
    game = phase_three(teams=["27 27"], dollars=[2], press=[(1, 9), (2, 3), (0, 2)])

    game.play("0 use character-27", "0 use character-27")

    assert (0, 2 + 3 + 2) in game.press
