"""Statistics: what many games say about others like them, and how surely."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, final

CONFIDENCE: Final = 0.95
NORMAL: Final = 1.959964
"""Of a normal distribution, 95 % lie within so many standard deviations of the mean."""
STUDENT: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)
"""The same for Student's t with 1 to 10 degrees of freedom."""


@final
@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % confidence interval; a single game gives none for a mean."""

    value: float
    low: float | None
    high: float | None


@final
@dataclass(frozen=True)
class Spread:
    """The mean of some numbers, and the least and the greatest of them."""

    mean: Estimate
    least: int
    most: int


@final
class Sum:
    """Some whole numbers, added up."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least: int | None = None
        self.most: int | None = None

    def note(self, number: int) -> None:
        """One more number."""
        self.count += 1
        self.total += number
        self.squares += number * number
        self._reach(number, number)

    def add(self, other: "Sum") -> None:
        """The numbers of another sum as well."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        if other.least is not None and other.most is not None:
            self._reach(other.least, other.most)

    def _reach(self, least: int, most: int) -> None:
        self.least = least if self.least is None else min(self.least, least)
        self.most = most if self.most is None else max(self.most, most)

    def spread(self) -> Spread:
        """Their mean, and the least and the greatest of them."""
        return Spread(mean_estimate(self.total, self.squares, self.count), self.least or 0, self.most or 0)


def share_estimate(successes: float, trials: float) -> Estimate:
    """How often something happens: Wilson's score interval. A shared success counts as its fraction."""
    share = successes / trials
    square = NORMAL * NORMAL
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    reach = NORMAL * sqrt(share * (1 - share) / trials + square / (4 * trials * trials)) / (1 + square / trials)
    return Estimate(share, max(middle - reach, 0.0), min(middle + reach, 1.0))


def clustered_share(shares: Sequence[float]) -> Estimate:
    """How often something happens, by how often it happened in each of some clusters of trials, whose trials depend on each other.

    Wilson's score interval for as many independent trials as would spread as much (Korn and Graubard); where
    clusters do not differ at all, for as many as there are clusters.
    """
    count = len(shares)
    mean = sum(shares) / count
    variance = sum((share - mean) ** 2 for share in shares) / max(1, count - 1) / count
    if variance == 0:
        return share_estimate(mean * count, count)
    trials = mean * (1 - mean) / variance * (NORMAL / student(count - 1)) ** 2
    return share_estimate(mean * trials, trials)


def mean_of(numbers: Mapping[int, int]) -> Estimate:
    """The mean of whole numbers, each of which occurs so often: Student's t interval."""
    total = sum(number * times for number, times in numbers.items())
    squares = sum(number * number * times for number, times in numbers.items())
    return mean_estimate(total, squares, sum(numbers.values()))


def mean_estimate(total: int, squares: int, count: int) -> Estimate:
    """The mean of whole numbers, by their sum and the sum of their squares: Student's t interval."""
    mean = total / count
    if count == 1:
        return Estimate(mean, None, None)
    variance = (count * squares - total * total) / (count * (count - 1))
    reach = student(count - 1) * sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t with so many degrees of freedom: a table, then the first terms of a series."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    first = (NORMAL**3 + NORMAL) / 4
    second = (5 * NORMAL**5 + 16 * NORMAL**3 + 3 * NORMAL) / 96
    third = (3 * NORMAL**7 + 19 * NORMAL**5 + 17 * NORMAL**3 - 15 * NORMAL) / 384
    return NORMAL + first / freedom + second / freedom**2 + third / freedom**3
