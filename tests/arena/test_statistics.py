"""Intervals agree with published tables and worked examples."""

import random

import pytest

from midtown.arena.statistics import Sum, clustered_share, mean_estimate, mean_of, share_estimate, student


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (0.5, 1, 0.0546, 0.9454)],
)
def test_shares_have_wilsons_interval(successes: float, trials: int, low: float, high: float) -> None:
    found = share_estimate(successes, trials)

    assert found.value == successes / trials
    assert [found.low, found.high] == pytest.approx([low, high], abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (10, 2.228), (11, 2.201), (15, 2.131), (30, 2.042), (100, 1.984), (1000, 1.962)],
)
def test_quantiles_of_students_t_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=1e-3)


def test_means_have_students_interval() -> None:
    found = mean_estimate(total=15, squares=55, count=5)

    assert found.value == 3
    assert [found.low, found.high] == pytest.approx([3 - 1.9632, 3 + 1.9632], abs=1e-4)


def test_equal_numbers_leave_no_doubt() -> None:
    found = mean_estimate(total=3 * 10**9, squares=3 * 10**18, count=3)

    assert (found.low, found.high) == (10**9, 10**9)


def test_a_single_number_says_nothing_about_others() -> None:
    found = mean_estimate(total=7, squares=49, count=1)

    assert (found.value, found.low, found.high) == (7, None, None)


def test_sums_of_parts_are_the_sum_of_all() -> None:
    numbers = [4, -2, 9, 0, 9]
    whole, first, second, nothing = Sum(), Sum(), Sum(), Sum()
    for number in numbers:
        whole.note(number)
    for number in numbers[:2]:
        first.note(number)
    for number in numbers[2:]:
        second.note(number)
    first.add(nothing)
    nothing.add(first)
    nothing.add(second)

    assert nothing.spread() == whole.spread()
    assert (whole.spread().least, whole.spread().most, whole.spread().mean.value) == (-2, 9, 4)


def test_shares_of_clusters_count_as_many_trials_as_they_are_worth() -> None:
    alike = clustered_share([1.0, 0.0] * 50)
    single = share_estimate(50, 100)
    mixed = clustered_share([0.5, 0.5, 1.0, 0.0] * 50)

    assert alike.value == mixed.value == 0.5
    assert [alike.low, alike.high] == pytest.approx([single.low, single.high], abs=2e-3)
    assert mixed.low is not None
    assert alike.low is not None
    assert mixed.low > alike.low + 0.03


@pytest.mark.parametrize(("share", "count"), [(1.0, 20), (0.5, 8), (0.5, 1)])
def test_clusters_that_do_not_differ_count_once_each(share: float, count: int) -> None:
    assert clustered_share([share] * count) == share_estimate(share * count, count)


def test_means_of_counted_numbers_are_those_of_the_numbers() -> None:
    assert mean_of({3: 2, 5: 1}) == mean_estimate(11, 43, 3)


def test_intervals_of_clusters_hold_what_they_should() -> None:
    """Two games of a deal that go the same way half of the time; counted as single games they would be too sure."""
    chance = random.Random(3)  # noqa: S311  # these dice guard no secret
    held = naive = 0
    for _run in range(300):
        firsts = [chance.random() < 0.7 for _deal in range(50)]
        seconds = [first if chance.random() < 0.5 else chance.random() < 0.7 for first in firsts]
        found = clustered_share([(first + second) / 2 for first, second in zip(firsts, seconds, strict=True)])
        single = share_estimate(sum(firsts) + sum(seconds), 100)
        held += found.low is not None and found.high is not None and found.low <= 0.7 <= found.high
        naive += single.low is not None and single.high is not None and single.low <= 0.7 <= single.high

    assert 0.93 <= held / 300 <= 0.98
    assert naive / 300 < 0.92
