import pytest

from midtown.core.errors import Reason
from midtown.core.result import Result, rank


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([(9,), (7,), (8,)], (1, 3, 2)),
        ([(5,), (9,), (9,), (1,)], (3, 1, 1, 4)),
        ([(5, 2), (5, 3)], (2, 1)),
        ([(4, 4), (4, 4)], (1, 1)),
        ([(0,)], (1,)),
    ],
)
def test_a_rank_is_one_more_than_the_seats_that_did_better(scores: list[tuple[int, ...]], ranks: tuple[int, ...]) -> None:
    assert rank(scores) == ranks


@pytest.mark.parametrize(("ranks", "winners"), [((2, 1, 3), (1,)), ((1, 3, 1), (0, 2))])
def test_all_seats_of_the_first_rank_have_won(ranks: tuple[int, ...], winners: tuple[int, ...]) -> None:
    result = Result((0, 0, 0), ranks, ((), (), ()), Reason("T-6", "all rounds are played"))

    assert result.winners == winners


def test_automatic_players_take_ranks_after_the_seats() -> None:
    result = Result((30, 20), (1, 3), ((0,), (0,)), Reason("T-1", "over"), ((30, -1), (25, 0)))

    assert result.all_points == (30, 20, 30, 25)
    assert result.all_ranks == (1, 4, 2, 3)
    assert result.winners == (0,)
