"""What is settled is so, however often one looks."""

import random

import pytest

from midtown.arena.contest.questions import Goal, Judgement, Order
from midtown.arena.contest.settling import ERROR, Duel
from midtown.core.errors import BadOptions


def settles_after(mark: float, mean: float, seed: int, most: int) -> tuple[int, bool | None]:
    """After how many coins that show heads so often the duel is settled, and how."""
    chance = random.Random(seed)  # noqa: S311  # these coins guard no secret
    duel = Duel(mark, ERROR)
    for tosses in range(1, most + 1):
        duel.see(float(chance.random() < mean))
        if duel.answer is not None:
            return tosses, duel.answer
    return most, None


@pytest.mark.parametrize("mark", [0.25, 0.5, 0.85])
def test_who_looks_after_every_game_is_wrong_no_more_often_than_promised(mark: float) -> None:
    settled = sum(settles_after(mark, mark, seed, 400)[1] is not None for seed in range(300))

    assert settled / 300 < ERROR + 0.02


@pytest.mark.parametrize(("mark", "mean", "answer"), [(0.5, 0.6, True), (0.5, 0.4, False), (0.85, 0.95, True), (0.85, 0.7, False)])
def test_what_is_plain_is_soon_settled(mark: float, mean: float, answer: bool) -> None:  # noqa: FBT001  # the answer is one
    found = [settles_after(mark, mean, seed, 1500) for seed in range(40)]

    assert [how for _tosses, how in found] == [answer] * 40
    assert sum(tosses for tosses, _how in found) / 40 < 450


def test_a_few_deals_that_all_go_one_way_are_enough() -> None:
    assert settles_after(0.5, 1.0, 1, 100) == (8, True)


def test_an_answer_is_not_taken_back() -> None:
    duel = Duel(0.5, ERROR)
    for number in [1.0] * 20 + [0.5] * 50:
        duel.see(number)

    assert duel.answer is True


def test_the_order_is_settled_when_all_neighbours_are() -> None:
    order = Order(3)
    for number in range(60):
        order.see([0.9, 0.1, 0.45 + 0.1 * (number % 2)])
        if order.is_settled:
            break

    assert order.judgements() == [Judgement(0, 2, None, holds=True), Judgement(2, 1, None, holds=True)]
    assert 10 < number < 59


def test_equals_stay_open() -> None:
    order = Order(2)
    for number in range(400):
        order.see([number % 2, 1 - number % 2])

    assert order.judgements() == [Judgement(0, 1, None, None)]
    assert not order.is_settled


def test_where_nobody_is_compared_nothing_is_settled() -> None:
    order = Order(1)
    order.see([1.0])

    assert not order.is_settled


@pytest.mark.parametrize(("share", "holds"), [(0.95, True), (0.5, False)])
def test_a_goal_is_reached_or_missed(share: float, holds: bool) -> None:  # noqa: FBT001  # the same
    goal = Goal(0.85)
    for _deal in range(200):
        goal.see([share, 1 - share])

    assert goal.judgements() == [Judgement(0, None, 0.85, holds)]


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_a_goal_that_is_none_is_refused(share: float) -> None:
    with pytest.raises(BadOptions, match="a goal is a share of the games between 0 and 1"):
        Goal(share)
