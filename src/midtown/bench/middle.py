"""Middle: what some measurements say when a few of them may be wild."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import quantiles
from typing import final


@final
@dataclass(frozen=True)
class Middle:
    """The median of some numbers, and between what the middle half of them lies."""

    median: float
    low: float
    high: float

    def is_within(self, low: float, high: float) -> bool:
        """Does the middle half lie between these?"""
        return low <= self.low and self.high <= high

    def holds(self, number: float) -> bool:
        """Does this lie inside the middle half?"""
        return self.low <= number <= self.high


def middle_of(numbers: Sequence[float]) -> Middle:
    """The middle of at least one number."""
    if len(numbers) == 1:
        return Middle(numbers[0], numbers[0], numbers[0])
    low, middle, high = quantiles(numbers, n=4, method="inclusive")
    return Middle(middle, low, high)
