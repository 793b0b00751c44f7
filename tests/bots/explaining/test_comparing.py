"""Why one choice is better than another, in a sentence."""

from midtown.bots.considering import Considered
from midtown.bots.explaining.comparing import NEXT, PLAYED, deciding, per_cent, what_else, why_better
from midtown.core.errors import Reason
from midtown.outlook.merit import EITHER, LESS, MORE, Aspect, Merit

POINTS = Aspect(MORE, "brings {amount} points", "look at the points")
COST = Aspect(LESS, "costs {amount}", "look at the cost")
SIZE = Aspect(EITHER, "is {amount} high", "look at the height")
GOOD = Considered(1, 0.6, 3.0, 50)
POOR = Considered(2, 0.4, -1.0, 20)


def said(merits: list[Merit], other: list[Merit], better: Considered = GOOD, worse: Considered = POOR, whom: Reason = NEXT) -> str:
    return why_better(better, merits, worse, other, whom).plain()


def test_what_a_choice_brings_more_is_said_with_what_the_other_brings() -> None:
    assert said([Merit(POINTS, 3), Merit(COST, 4)], [Merit(POINTS, 2), Merit(COST, 4)]) == "brings 3 points; the next best brings 2 points"


def test_what_was_played_is_called_so() -> None:
    assert said([Merit(COST, 1)], [Merit(COST, 2)], whom=PLAYED) == "costs 1; what was played costs 2"


def test_who_brings_something_that_the_other_does_not_is_unlike_it() -> None:
    assert said([Merit(POINTS, 3)], []) == "brings 3 points, unlike the next best"


def test_a_cost_that_only_the_other_has_speaks_for_the_one() -> None:
    assert said([], [Merit(COST, 3)]) == "the next best costs 3"


def test_where_all_speaks_against_it_the_chance_to_win_decides() -> None:
    assert (
        said([Merit(POINTS, 1)], [Merit(POINTS, 2)])
        == "brings 1 points, the next best brings 2 points; the chance to win decides: 60 % against 40 %"
    )


def test_where_it_depends_the_chance_to_win_decides() -> None:
    assert said([Merit(SIZE, 1)], []) == "is 1 high; the chance to win decides: 60 % against 40 %"


def test_where_nothing_differs_the_chance_to_win_decides() -> None:
    assert said([Merit(POINTS, 1)], [Merit(POINTS, 1)]) == "brings 1 points; the chance to win decides: 60 % against 40 %"
    assert said([], []) == "the chance to win decides: 60 % against 40 %"


def test_what_promises_the_same_is_hardly_better() -> None:
    same = Considered(2, 0.6, 3.1, 40)

    assert said([], [], worse=same) == "hardly better than the next best"
    assert said([Merit(POINTS, 3)], [Merit(POINTS, 2)], worse=same) == "brings 3 points; hardly better than the next best"


def test_no_more_than_three_things_are_said_of_a_choice() -> None:
    merits = [Merit(Aspect(MORE, f"does {letter} {{amount}}", "look"), 1) for letter in "abcd"]

    assert said(merits, []) == "does a 1, does b 1, does c 1, unlike the next best"


def test_of_another_choice_is_said_what_is_different_or_that_it_wins_less() -> None:
    assert what_else(POOR, [Merit(COST, 2), Merit(POINTS, 1)], GOOD, [Merit(COST, 3), Merit(POINTS, 1)]).plain() == "costs 2"
    assert what_else(POOR, [], GOOD, []).plain() == "wins less often than the best: 40 % against 60 %"
    assert what_else(Considered(2, 0.61, 0, 9), [], GOOD, []).plain() == "is hardly worse than the best"


def test_what_decides_is_the_first_thing_that_speaks_for_a_choice() -> None:
    assert deciding([Merit(SIZE, 9), Merit(POINTS, 3), Merit(COST, 1)], [Merit(COST, 2)]) == Merit(POINTS, 3)
    assert deciding([], [Merit(COST, 2)]) == Merit(COST, 2)
    assert deciding([Merit(POINTS, 1)], [Merit(POINTS, 1)]) is None


def test_shares_are_said_in_per_cent_and_never_beyond_all_or_nothing() -> None:
    assert [per_cent(share) for share in (-0.01, 0.004, 0.555, 1.02)] == [0, 0, 56, 100]
