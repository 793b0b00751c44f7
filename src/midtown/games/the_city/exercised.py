"""Which rules play makes use of; counted only where a journal listens."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from midtown.core.event import Journal
from midtown.games.the_city.buildings import OPTION_CORRECTIONS
from midtown.games.the_city.edition import Row
from midtown.games.the_city.kinds import NAMES, NOTHING
from midtown.games.the_city.prices import permitted, price

if TYPE_CHECKING:
    from midtown.games.the_city.state import CityState

CHANGED_BY_OPTION: Final = [NAMES.index(correction.component) for correction in OPTION_CORRECTIONS.values()]


def exercise_price_rules(journal: Journal, state: "CityState", seat: i64, row: Row) -> None:
    """The rules of requirements and discounts that a building makes use of as it enters the city."""
    if row.needs != 0:
        journal.exercise("TC-4.3")
    if row.one_per_city:
        journal.exercise("TC-4.4")
    savings = {int(row.savers[place]): int(row.savings[place]) for place in range(len(row.savers))}
    city = state.players[seat].city.to_list()
    rows = state.edition.rows
    helpers = [kind for kind in sorted(set(city)) if int(rows[kind].bit) in savings]
    if not helpers:
        return
    journal.exercise("TC-4.5")
    if any(city.count(kind) > 1 for kind in helpers):
        journal.exercise("TC-4.6")
    if len(helpers) > 1:
        journal.exercise("TC-4.7")
    if sum([savings[int(rows[kind].bit)] for kind in helpers]) > row.cost:
        journal.exercise("TC-4.8")
    if any(row.printed.symbols.count(symbol) > 1 for kind in helpers for symbol in rows[kind].printed.cheaper_with):
        journal.exercise("TC-4.9")


def exercise_crew_rules(journal: Journal, state: "CityState", seat: i64) -> None:
    """The rules of the construction crew that a plan makes use of before it is built."""
    player = state.players[seat]
    rows = state.edition.rows
    first = rows[player.plan]
    crews = state.edition.crews
    if player.plan_also == NOTHING:
        if first.outside_deck and player.built & crews != 0:
            journal.exercise("TC-5.6")
        return
    journal.exercise("TC-5.2")
    journal.exercise("TC-5.5")
    second = rows[player.plan_also]
    if player.built & crews == 0:
        journal.exercise("TC-5.3")
    if not permitted(second, player.built) or price(second, player.built | first.bit) < price(second, player.built):
        journal.exercise("TC-5.4")
    if len([kind for kind in [*player.city.to_list(), int(first.kind)] if rows[kind].bit & crews != 0]) > 1:
        journal.exercise("TC-5.7")


def exercise_bonus_rules(journal: Journal, state: "CityState", seat: i64) -> None:
    """The rules of income and points that depend on what stands in the cities."""
    journal.exercise("TC-7.1")
    for kind in state.players[seat].city.to_list():
        row = state.edition.rows[kind]
        for bonus in [*row.printed.more_income, *row.printed.more_points]:
            if bonus.worth(state, seat) > 0:
                journal.exercise(bonus.rule)
                if kind in CHANGED_BY_OPTION:
                    journal.exercise("TC-7.10")


def exercise_end_rules(journal: Journal, state: "CityState", hand_limit: int) -> None:
    """The rules of the end that make a difference: hands above the limit, and what breaks ties."""
    players = [state.players[seat] for seat in range(state.seats)]
    if any(player.hand.n > hand_limit for player in players):
        journal.exercise("TC-8.3")
    journal.exercise("TC-8.4")
    best = sorted([(int(player.points), int(player.hand.n)) for player in players])[-2:]
    if best[0] == best[1]:
        journal.exercise("TC-8.6")
    elif best[0][0] == best[1][0]:
        journal.exercise("TC-8.5")
