"""Prospects: what rounds to come are worth to an average player of The City."""

from typing import Final, NamedTuple, final

from midtown.games.the_city.bonuses import Bonus, Per, PerRival
from midtown.games.the_city.building import Building
from midtown.games.the_city.edition import Edition
from midtown.games.the_city.rounds import GOAL, HAND_LIMIT

MOST_ROUNDS: Final = 12
MOST_INCOME: Final = 14
USUAL_SYMBOLS: Final = 2
"""How many symbols of a kind a city shows in the middle of a game."""
USUAL_OTHERS: Final = 0.5
"""How often what another bonus looks for is there."""
SYMBOLS_PER_ROUND: Final = 0.45
"""How many more symbols of a kind a city shows from round to round."""


class Standing(NamedTuple):
    """How somebody stands before a choice."""

    points: int
    each_round: int
    """The points of his city, which come again each round."""
    income: int
    cards: int

    def after_round(self) -> "Standing":
        """How he stands before the next choice if he builds nothing more in this round."""
        return Standing(self.points + self.each_round, self.each_round, self.income, self.cards + self.income)


class Average(NamedTuple):
    """The average building of a cost."""

    cost: int
    income: float
    points: float


@final
class Prospects:
    """The points that further buildings bring, by rounds left, income and cards in hand.

    Worked out backwards from the last round: in each round the best of the average buildings
    that can be paid is built, or none. It knows one build a round, the hand limit, and that
    income is worth much early and nothing late.
    """

    def __init__(self, edition: Edition) -> None:
        self.income_growth: Final = [growth(row.printed.more_income) for row in edition.rows]
        """By how much the income of each kind grows in a round,"""
        self.points_growth: Final = [growth(row.printed.more_points) for row in edition.rows]
        """and by how much its points do."""
        averages = average_buildings(edition)
        self._tables: list[list[list[float]]] = [[[0.0] * (HAND_LIMIT + 1) for _income in range(MOST_INCOME + 1)]]
        for _rounds in range(MOST_ROUNDS):
            table = [[self._best(income, cards, averages) for cards in range(HAND_LIMIT + 1)] for income in range(MOST_INCOME + 1)]
            self._tables.append(table)

    def _best(self, income: int, cards: int, averages: list[Average]) -> float:
        """What the best building, or none, brings with one round more than is worked out so far."""
        rounds = len(self._tables)
        best = self.points(rounds - 1, income, cards + 1 + income)
        for building in averages:
            left = cards - building.cost - 1
            if left >= 0:
                more = income + building.income
                best = max(best, building.points * rounds + self.points(rounds - 1, more, left + int(more)))
        return best

    def points(self, rounds: int, income: float, cards: int) -> float:
        """The points that further buildings bring in so many rounds."""
        table = self._tables[min(rounds, MOST_ROUNDS)]
        held = min(cards, HAND_LIMIT)
        whole = int(income)
        if whole >= MOST_INCOME:
            return table[MOST_INCOME][held]
        lower = table[whole][held]
        return lower + (table[whole + 1][held] - lower) * (income - whole)

    def rounds_to_goal(self, standing: Standing) -> int:
        """In how many rounds somebody who stands like this ends the game."""
        for rounds in range(MOST_ROUNDS):
            gain = standing.each_round * rounds + self.points(rounds, standing.income, standing.cards)
            if standing.points + gain >= GOAL:
                return rounds
        return MOST_ROUNDS


def average_buildings(edition: Edition) -> list[Average]:
    """The average building of each cost in the deck."""
    by_cost: dict[int, list[Building]] = {}
    for row in edition.rows:
        if not row.outside_deck:
            by_cost.setdefault(int(row.cost), []).extend([row.printed] * int(row.printed.copies))
    return [average(cost, buildings) for cost, buildings in sorted(by_cost.items())]


def average(cost: int, buildings: list[Building]) -> Average:
    """Their mean income and points."""
    income = sum([int(building.income) + usual(building.more_income) for building in buildings])
    points = sum([int(building.points) + usual(building.more_points) for building in buildings])
    return Average(cost, income / len(buildings), points / len(buildings))


def usual(bonuses: list[Bonus]) -> float:
    """What some bonuses bring in the middle of a game."""
    return sum([int(bonus.amount) * (USUAL_SYMBOLS if counts_symbols(bonus) else USUAL_OTHERS) for bonus in bonuses])


def growth(bonuses: list[Bonus]) -> float:
    """By how much some bonuses grow in a round as symbols come into the cities."""
    return SYMBOLS_PER_ROUND * sum([int(bonus.amount) for bonus in bonuses if counts_symbols(bonus)])


def counts_symbols(bonus: Bonus) -> bool:
    """Does this bonus grow with the symbols of a city?"""
    return isinstance(bonus, (Per, PerRival))
