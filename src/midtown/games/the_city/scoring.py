"""Income, points and the ranking at the end."""

from mypy_extensions import i64

from midtown.core.event import Journal
from midtown.core.pile import vec
from midtown.games.the_city.bonuses import Bonus
from midtown.games.the_city.exercised import exercise_bonus_rules
from midtown.games.the_city.state import CityState
from midtown.games.the_city.words import SCORED


def income(state: CityState, seat: i64) -> i64:
    """The sum of the incomes of a city [TC-7.2]."""
    player = state.players[seat]
    rows = state.edition.rows
    total = player.income
    earners = player.earners
    for place in range(earners.n):
        total += worth(rows[earners.cards[place]].more_income, state, seat)
    return total


def points(state: CityState, seat: i64) -> i64:
    """The sum of the points of a city, earned again each round [TC-7.3]."""
    player = state.players[seat]
    rows = state.edition.rows
    total = player.yield_
    scorers = player.scorers
    for place in range(scorers.n):
        total += worth(rows[scorers.cards[place]].more_points, state, seat)
    return total


def worth(bonuses: vec[Bonus], state: CityState, seat: i64) -> i64:
    """What some bonuses bring their owner now."""
    total: i64 = 0
    for place in range(len(bonuses)):
        total += bonuses[place].worth(state, seat)
    return total


def income_by_building(state: CityState, seat: int) -> list[int]:
    """The income of each building of a city, in the order they were built."""
    rows = state.edition.rows
    return [int(rows[kind].income + worth(rows[kind].more_income, state, seat)) for kind in state.players[seat].city.to_list()]


def points_by_building(state: CityState, seat: int) -> list[int]:
    """The points of each building of a city, in the order they were built."""
    rows = state.edition.rows
    return [int(rows[kind].points + worth(rows[kind].more_points, state, seat)) for kind in state.players[seat].city.to_list()]


def tell_points(state: CityState, seat: int, journal: Journal) -> None:
    """Note the points of a round by building, and the rules that made them."""
    city = state.players[seat].city.to_list()
    scored = [(kind, value) for kind, value in zip(city, points_by_building(state, seat), strict=True) if value > 0]
    if scored:
        journal.note_values(SCORED, seat, [kind for kind, value in scored], [value for kind, value in scored])
    exercise_bonus_rules(journal, state, seat)
