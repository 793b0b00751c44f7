"""The examples printed for New York City on order, on the phases I and III and on their characters."""

import pytest

from tests.games.new_york_city.table import NEUTRAL, drafting, new_round, phase_three

RED, YELLOW, BLUE = range(3)


@pytest.mark.rule("NYC-3.1", "NYC-6.1")
def test_blue_is_last_in_the_stack_and_chooses_first_then_yellow_and_red() -> None:
    """Player order, page 6."""
    game = new_round(press=[(NEUTRAL, 7), (RED, 0), (YELLOW, 0), (BLUE, 0)], round=0)
    asked = []

    for _turn in range(3):
        asked += game.owing
        game.play(f"{game.owing[0]} {game.offered(game.owing[0])[0]}")

    assert asked == [BLUE, YELLOW, RED]


@pytest.mark.rule("NYC-5.5", "NYC-6.1")
@pytest.mark.parametrize(("seats", "pairs"), [(4, 9), (3, 7), (2, 5)])
def test_nine_seven_or_five_pairs_are_laid_and_everybody_ends_with_seven_cards(seats: int, pairs: int) -> None:
    """Phases 0 and I, page 8."""
    game = new_round(seats=seats, round=0)
    assert len(game.spectator.pairs) == 2 * pairs

    for _turn in range(2 * seats):
        game.play(f"{game.owing[0]} {game.offered(game.owing[0])[0]}")

    assert [game.of(seat).held for seat in range(seats)] == seats * [7]


@pytest.mark.rule("NYC-11.7")
@pytest.mark.parametrize(("removed", "taken"), [("24", "25"), ("27", "10")])
def test_a_two_is_exchanged_for_a_three_and_a_five_for_a_five(removed: str, taken: str) -> None:
    """Addendum, character 7."""
    game = drafting(teams=["7 24 27"], dollars=[1], rows={3: "25", 5: "10"}, pairs="press wild")

    game.play("0 use character-7", f"0 remove character-{removed}", f"0 hire character-{taken}")

    assert sorted(game.team(0).split()) == sorted({"7", "24", "27"} - {removed} | {taken})


@pytest.mark.rule("NYC-11.8")
def test_a_white_and_a_yellow_card_fetch_a_white_and_a_yellow_one() -> None:
    """Addendum, character 8; press cards are white."""
    game = drafting(teams=["8"], dollars=[1], reserves=["press dollars"], deck="plans plans", pairs="press dollars")

    game.play("0 take press dollars", "0 use character-8", "0 fetch press", "0 fetch dollars")

    assert (game.hand(0), game.reserve(0)) == ("press press dollars dollars", "plans plans")


@pytest.mark.rule("NYC-9.1", "NYC-11.24", "NYC-11.26", "NYC-11.27")
def test_red_yellow_and_blue_use_24_26_and_27() -> None:
    """Phase III, page 12: Blue is third on the press track and advances three; the black token does not count."""
    game = phase_three(press=[(RED, 9), (NEUTRAL, 7), (YELLOW, 4), (BLUE, 1)], teams=["24", "26", "27"], dollars=[1, 1, 1])

    game.play("0 use character-24", "1 use character-26", "2 use character-27")

    assert game.points == (1, 0, 0)
    assert [seen.ready for seen in game.spectator.participants] == [1, 1, 0]
    assert game.press == [(RED, 9), (NEUTRAL, 7), (YELLOW, 5), (BLUE, 4)]


@pytest.mark.rule("NYC-11.27")
@pytest.mark.parametrize(("seats", "steps"), [(4, 4), (2, 3)])
def test_the_last_of_four_advances_four_and_the_second_of_two_three(seats: int, steps: int) -> None:
    """Addendum, character 27."""
    press: list[tuple[int | str, int]] = [(seat, 2) for seat in range(1, seats)]
    game = phase_three(seats=seats, press=[*press, (0, 1)], teams=["27"], dollars=[1])

    game.play("0 use character-27")

    assert (0, 1 + steps) in game.press
