"""Ratings: strengths on the scale of Elo, from who won in whose company.

Of several players each wins in proportion to a strength of his own (Bradley and Terry, Luce). Everybody is given one
drawn game against an average player beforehand, so that who wins every game has a rating too.
"""

from collections import Counter
from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, TypeAlias

from midtown.arena.statistics import NORMAL, Estimate, student

POINTS: Final = 400 / log(10)
"""Points of Elo for each unit of the logarithm of strength: 400 points make the odds 10 to 1."""
MIDDLE: Final = 1500.0
"""The mean of all ratings."""
STEPS: Final = 60
LARGEST_STEP: Final = 2.0
NEAR: Final = 1e-10

Matrix: TypeAlias = list[list[float]]
Companies: TypeAlias = dict[tuple[int, ...], int]
"""Who met, and how often."""


def ratings(met: Sequence[tuple[int, ...]], deals: Sequence[Sequence[float]], participants: int) -> list[Estimate]:
    """The ratings of all, from who meets in each deal and how many games everybody won in each."""
    companies = {company: times * len(deals) for company, times in Counter([tuple(sorted(company)) for company in met]).items()}
    won = [sum(deal[one] for deal in deals) for one in range(participants)]
    strengths = fitted(companies, won)
    mean = sum(strengths) / participants
    reaches = _reaches(companies, strengths, deals)
    values = [MIDDLE + POINTS * (strength - mean) for strength in strengths]
    return [Estimate(value, value - POINTS * reach, value + POINTS * reach) for value, reach in zip(values, reaches, strict=True)]


def fitted(companies: Companies, won: Sequence[float]) -> list[float]:
    """The logarithms of the strengths under which what was won is most likely, by Newton's method."""
    strengths = [0.0] * len(won)
    for _step in range(STEPS):
        expected, information = _expected(companies, strengths)
        missing = [found - mean for found, mean in zip(won, expected, strict=True)]
        steps = [max(-LARGEST_STEP, min(LARGEST_STEP, step)) for step in _times(_inverse(information), missing)]
        strengths = [strength + step for strength, step in zip(strengths, steps, strict=True)]
        if max(abs(step) for step in steps) < NEAR:
            break
    return strengths


def _expected(companies: Companies, strengths: Sequence[float]) -> tuple[list[float], Matrix]:
    """How many games everybody should have won with these strengths, and how surely that tells strengths apart."""
    everybody = range(len(strengths))
    average = [1 / (1 + exp(-strength)) for strength in strengths]
    expected = [chance - 1 / 2 for chance in average]
    information = [[average[one] * (1 - average[one]) if one == other else 0.0 for other in everybody] for one in everybody]
    for company, games in companies.items():
        most = max(strengths[one] for one in company)
        weights = Counter(company)
        total = sum(times * exp(strengths[one] - most) for one, times in weights.items())
        chances = {one: times * exp(strengths[one] - most) / total for one, times in weights.items()}
        for one, chance in chances.items():
            expected[one] += games * chance
            information[one][one] += games * chance
            for other, its_chance in chances.items():
                information[one][other] -= games * chance * its_chance
    return expected, information


def _reaches(companies: Companies, strengths: Sequence[float], deals: Sequence[Sequence[float]]) -> list[float]:
    """How far the 95 % intervals reach: by how much deals differ, or by the model where that is more."""
    _means, information = _expected(companies, strengths)
    by_model = _inverse(information)
    by_deals = _product(_product(by_model, _covariance(deals)), by_model)
    quantile = student(max(1, len(deals) - 1))
    return [
        max(NORMAL * sqrt(_variance(by_model, one)), quantile * sqrt(_variance(by_deals, one)) if len(deals) > 1 else 0.0)
        for one in range(len(strengths))
    ]


def _variance(covariance: Matrix, one: int) -> float:
    """Of the difference between one and the mean of all."""
    size = len(covariance)
    contrast = [(1.0 if place == one else 0.0) - 1 / size for place in range(size)]
    return max(0.0, sum(part * other for part, other in zip(contrast, _times(covariance, contrast), strict=True)))


def _covariance(deals: Sequence[Sequence[float]]) -> Matrix:
    """Of the sums over all deals."""
    count, size = len(deals), len(deals[0])
    means = [sum(deal[one] for deal in deals) / count for one in range(size)]
    if count == 1:
        return [[0.0] * size for _one in range(size)]
    factor = count / (count - 1)
    return [
        [factor * sum((deal[one] - means[one]) * (deal[other] - means[other]) for deal in deals) for other in range(size)]
        for one in range(size)
    ]


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(part * other for part, other in zip(row, vector, strict=True)) for row in matrix]


def _product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [_times([list(column) for column in columns], row) for row in left]


def _inverse(matrix: Matrix) -> Matrix:
    """By elimination; information is never lost, so that no row has to be exchanged."""
    size = len(matrix)
    rows = [[*row, *[1.0 if place == number else 0.0 for place in range(size)]] for number, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for number in range(size):
            if number != pivot:
                factor = rows[number][pivot]
                rows[number] = [value - factor * other for value, other in zip(rows[number], rows[pivot], strict=True)]
    return [row[size:] for row in rows]
