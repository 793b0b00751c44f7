"""Ratings agree with what can be worked out by hand."""

import random
from math import log10

import pytest

from midtown.arena.contest.ratings import ratings
from midtown.arena.statistics import Estimate

PAIR = [(0, 1), (1, 0)]


def bounds(estimate: Estimate) -> tuple[float, float]:
    assert estimate.low is not None
    assert estimate.high is not None
    return estimate.low, estimate.high


def test_three_wins_of_four_are_the_difference_that_elo_says() -> None:
    first, second = ratings(PAIR, [(1.5, 0.5)] * 1000, 2)

    assert first.value - second.value == pytest.approx(400 * log10(3), abs=0.5)
    assert first.value + second.value == pytest.approx(3000)


def test_who_wins_every_game_has_a_rating_with_wide_bounds() -> None:
    first, second = ratings(PAIR, [(2.0, 0.0)] * 50, 2)
    low, high = bounds(first)

    assert 1700 < low < first.value < high < 2500
    assert bounds(second) == pytest.approx((3000 - high, 3000 - low))


def test_odds_are_those_of_several_at_a_table() -> None:
    """Of one against three of another, who wins half the games has three times their strength."""
    rotations = [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    first, second = ratings(rotations, [(2.0, 2.0)] * 1000, 2)

    assert first.value - second.value == pytest.approx(400 * log10(3), abs=0.5)


def test_ratings_add_up_along_a_chain() -> None:
    """Odds of 3 to 1 and again of 3 to 1 are odds of 9 to 1."""
    met = [(0, 1), (1, 2), (0, 2)]
    values = [each.value for each in ratings(met, [(0.75 + 0.9, 0.25 + 0.75, 0.25 + 0.1)] * 1000, 3)]

    assert [values[0] - values[1], values[1] - values[2]] == pytest.approx([400 * log10(3)] * 2, abs=0.5)


def test_bounds_are_wider_when_the_games_of_a_deal_go_the_same_way() -> None:
    together = [(2.0, 0.0), (0.0, 2.0)] * 100
    apart = [(1.0, 1.0)] * 200
    (low, high), (other_low, other_high) = [bounds(ratings(PAIR, deals, 2)[0]) for deals in (together, apart)]

    assert high - low > 1.3 * (other_high - other_low)


def test_bounds_hold_what_they_should() -> None:
    truth = 1500 + 200 * log10(3)
    held = 0
    for seed in range(200):
        chance = random.Random(seed)  # noqa: S311  # these dice guard no secret
        won = [sum(chance.random() < 0.75 for _game in range(2)) for _deal in range(60)]
        low, high = bounds(ratings(PAIR, [(float(wins), 2.0 - wins) for wins in won], 2)[0])
        held += low <= truth <= high

    assert 0.91 <= held / 200 <= 0.99
