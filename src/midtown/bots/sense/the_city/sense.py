"""CitySense: what the options of a seat of The City are worth."""

from typing import Final, final

from midtown.bots.sense.sense import Sense
from midtown.bots.sense.the_city.plans import Planner, Position
from midtown.bots.sense.the_city.prospects import Prospects, Standing
from midtown.games.the_city.choosing import WHAT_ALSO, WHAT_TO_BUILD
from midtown.games.the_city.edition import Edition
from midtown.games.the_city.laying_aside import WHAT_TO_DISCARD_AFTER_SURVEY, WHAT_TO_KEEP, WHAT_TO_PAY
from midtown.games.the_city.rounds import HAND_LIMIT
from midtown.games.the_city.scoring import income, points
from midtown.games.the_city.state import CityState
from midtown.games.the_city.views import held, planned
from midtown.games.the_city.words import ALSO, BUILD, KEEP, WORDS

BEFORE_INCOME: Final = (WHAT_TO_PAY, WHAT_TO_KEEP, WHAT_TO_DISCARD_AFTER_SURVEY)
"""The questions between building and the round's income and points."""


@final
class CitySense(Sense[CityState]):
    """Counts the points to come by the best plan that an option leaves open."""

    def __init__(self) -> None:
        self._prospects: dict[Edition, Prospects] = {}

    def values(self, state: CityState, seat: int, options: list[int]) -> list[float]:
        prospects = self._prospects_of(state.edition)
        planner = Planner(state, seat, prospects)
        position = next_choice(state, seat, prospects)
        question = state.question(seat)
        if question is WHAT_TO_BUILD:
            return values_of_building(planner, position, options)
        if question is WHAT_ALSO:
            return values_of_second(planner, position, options, int(state.players[seat].plan))
        if question is WHAT_TO_KEEP:
            return values_of_keeping(planner, position, options)
        return values_of_laying_aside(planner, position, options)

    def _prospects_of(self, edition: Edition) -> Prospects:
        """The prospects by this table of buildings, worked out once."""
        found = self._prospects.get(edition)
        if found is None:
            found = Prospects(edition)
            self._prospects[edition] = found
        return found


def next_choice(state: CityState, seat: int, prospects: Prospects) -> Position:
    """How the seat will stand when it next chooses what to build, and how many rounds there will be."""
    standings = [standing(state, other) for other in range(int(state.seats))]
    if state.question(seat) in BEFORE_INCOME:
        standings = [before.after_round() for before in standings]
    player = state.players[seat]
    return Position(
        further=(),
        hand=tuple(player.hand.to_list() + planned(player)),
        cards=min(standings[seat].cards, HAND_LIMIT),
        rounds=min([prospects.rounds_to_goal(other) for other in standings]),
        points=0,
    )


def standing(state: CityState, seat: int) -> Standing:
    """How a seat stands by what everybody can see."""
    player = state.players[seat]
    return Standing(
        points=int(player.points),
        each_round=int(points(state, seat)),
        income=int(income(state, seat)),
        cards=held(state, player) - int(player.owed),
    )


def values_of_building(planner: Planner, position: Position, options: list[int]) -> list[float]:
    """The best plan that begins with this building, or with none."""
    best: dict[tuple[int, ...], float] = {}
    for plan in planner.plans(position):
        first = plan.choice[:1]
        best[first] = max(plan.value, best.get(first, plan.value))
    return [best[(int(BUILD.thing(action)),) if BUILD.names(action) else ()] for action in options]


def values_of_second(planner: Planner, position: Position, options: list[int], first: int) -> list[float]:
    """The best plan that begins with the crew's pair, or with the first building alone."""
    best: dict[tuple[int, ...], float] = {}
    for plan in planner.plans(position):
        best[plan.choice] = max(plan.value, best.get(plan.choice, plan.value))
    return [best[(first, int(ALSO.thing(action))) if ALSO.names(action) else (first,)] for action in options]


def values_of_keeping(planner: Planner, position: Position, options: list[int]) -> list[float]:
    """The best plan with the surveyed card in hand that makes use of it."""
    kinds = [int(KEEP.thing(action)) for action in options]
    return [worth(planner, position._replace(hand=(*position.hand, kind)))[kind] for kind in kinds]


def values_of_laying_aside(planner: Planner, position: Position, options: list[int]) -> list[float]:
    """The less a card is worth, the better it is to part with it."""
    lost = worth(planner, position)
    return [-lost[int(WORDS.verb_of(action).thing(action))] for action in options]


def worth(planner: Planner, position: Position) -> dict[int, float]:
    """What each card in hand is worth: the best plan that it is part of, or else waiting for it."""
    best: dict[int, float] = {}
    for plan in planner.plans(position):
        for kind in (*plan.choice, plan.next):
            best[kind] = max(plan.value, best.get(kind, plan.value))
    for kind in set(position.hand) - best.keys():
        best[kind] = planner.patience(position, kind)
    return best
