"""The median and the middle half of some measurements."""

import pytest

from midtown.bench.middle import Middle, middle_of


@pytest.mark.parametrize(
    ("numbers", "middle"),
    [
        ([3.0], Middle(3, 3, 3)),
        ([1.0, 2.0], Middle(1.5, 1.25, 1.75)),
        ([4.0, 1.0, 3.0, 2.0, 5.0], Middle(3, 2, 4)),
        ([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0], Middle(5, 3, 7)),
    ],
)
def test_the_quartiles_are_the_ends_of_the_middle_half(numbers: list[float], middle: Middle) -> None:
    assert middle_of(numbers) == middle


def test_two_wild_measurements_of_nine_change_nothing() -> None:
    assert middle_of([0.001, 3, 3, 3, 3, 3, 3, 3, 1000]) == Middle(3, 3, 3)


@pytest.mark.parametrize(("number", "is_held"), [(1.9, False), (2, True), (2.5, True), (4, True), (4.1, False)])
def test_what_lies_inside_the_middle_half_is_held_by_it(number: float, *, is_held: bool) -> None:
    assert Middle(3, 2, 4).holds(number) is is_held


@pytest.mark.parametrize(("low", "high", "is_within"), [(2, 4, True), (1, 5, True), (2.1, 4, False), (2, 3.9, False)])
def test_a_middle_half_is_within_what_holds_both_its_ends(low: float, high: float, *, is_within: bool) -> None:
    assert Middle(3, 2, 4).is_within(low, high) is is_within
