"""Plans: what a seat of The City could build in its next two choices, and what would come of it."""

from typing import Final, NamedTuple, final

from midtown.bots.sense.the_city.prospects import Prospects
from midtown.games.the_city.kinds import NOTHING
from midtown.games.the_city.prices import fits_crew, permitted, price
from midtown.games.the_city.rounds import HAND_LIMIT
from midtown.games.the_city.scoring import income, points
from midtown.games.the_city.state import CityState, Player

CARD_AT_THE_END: Final = 0.01
"""Cards in hand break ties of points."""


class City(NamedTuple):
    """The own city as it could stand."""

    built: int
    income: int
    points: int
    income_growth: float
    """By how much its income grows in a round as symbols come in,"""
    points_growth: float
    """and by how much its points do."""


class Position(NamedTuple):
    """Where the own seat could stand before a choice."""

    further: tuple[int, ...]
    """The kinds built in imagination, sorted."""
    hand: tuple[int, ...]
    """The kinds that are known to be in hand."""
    cards: int
    """How many cards are in hand, the unknown ones included."""
    rounds: int
    """How many rounds are left."""
    points: int
    """What was scored on the way."""


class Plan(NamedTuple):
    """What to build in this choice, in its order, what in the next, and the points that come by it to the end."""

    choice: tuple[int, ...]
    next: int
    """NOTHING for whatever will be in hand then."""
    value: float


@final
class Planner:
    """Imagines buildings in the own city and has the engine say what is permitted, what it costs and what it brings."""

    def __init__(self, state: CityState, seat: int, prospects: Prospects) -> None:
        self._state = state
        self._seat = seat
        self._prospects = prospects
        self._rows = state.edition.rows
        self._outside = tuple([int(kind) for kind in state.edition.outside])
        self._player = state.players[seat]
        self._present = Player()
        self._present.assign(self._player)
        standing = self._player.city.to_list()
        self._income_growth = sum([prospects.income_growth[kind] for kind in standing])
        self._points_growth = sum([prospects.points_growth[kind] for kind in standing])
        self._cities: dict[tuple[int, ...], City] = {}

    def plans(self, position: Position) -> list[Plan]:
        """Every plan that begins with a choice in this position."""
        found: list[Plan] = []
        for choice in self._choices(position):
            later = self.after(position, choice)
            if later is not None:
                found.append(Plan(choice, NOTHING, self.value(later)))
                if later.rounds > 0:
                    found += self._with_next(choice, later)
        return found

    def _with_next(self, choice: tuple[int, ...], position: Position) -> list[Plan]:
        """The plans that go on with a building in the position that a choice has led to."""
        found: list[Plan] = []
        for kind in self._kinds(position):
            later = self.after(position, (kind,))
            if later is not None:
                found.append(Plan(choice, kind, self.value(later)))
        return found

    def _kinds(self, position: Position) -> list[int]:
        """What could be chosen: from beside the deck and from the hand."""
        return sorted({*self._outside, *position.hand})

    def _choices(self, position: Position) -> list[tuple[int, ...]]:
        """Nothing, one building, or with a construction crew a pair."""
        kinds = self._kinds(position)
        choices: list[tuple[int, ...]] = [(), *[(kind,) for kind in kinds]]
        crews = self._state.edition.crews
        built = self._city(position.further).built
        small = [kind for kind in kinds if fits_crew(self._rows[kind])]
        for first in small:
            if (built | self._rows[first].bit) & crews != 0:
                choices += [(first, second) for second in small if second != first or position.hand.count(first) > 1]
        return choices

    def after(self, position: Position, choice: tuple[int, ...]) -> Position | None:
        """The next position if these are built now, in this order; None if they cannot be."""
        further = position.further
        hand = list(position.hand)
        cards = position.cards
        for kind in choice:
            row = self._rows[kind]
            built = self._city(further).built
            cards -= price(row, built)
            if not row.outside_deck:
                cards -= 1
                hand.remove(kind)
            if cards < 0 or not permitted(row, built):
                return None
            further = tuple(sorted((*further, kind)))
        if not choice:
            cards += 1
        city = self._city(further)
        return Position(further, tuple(hand), min(cards + city.income, HAND_LIMIT), position.rounds - 1, position.points + city.points)

    def patience(self, position: Position, kind: int) -> float:
        """The points to come if nothing else is built until this card can be; 0 if it never can."""
        waiting: Position | None = position
        while waiting is not None and waiting.rounds > 0:
            later = self.after(waiting, (kind,))
            if later is not None:
                return self.value(later)
            waiting = self.after(waiting, ())
        return 0.0

    def value(self, position: Position) -> float:
        """The points to come if only average buildings follow."""
        rounds = position.rounds
        if rounds <= 0:
            return position.points + position.cards * CARD_AT_THE_END
        city = self._city(position.further)
        growing = city.points_growth * rounds * (rounds - 1) / 2
        usual_income = city.income + city.income_growth * rounds / 3  # less than half of it: early cards count most
        return position.points + city.points * rounds + growing + self._prospects.points(rounds, usual_income, position.cards)

    def _city(self, further: tuple[int, ...]) -> City:
        """The own city with these buildings added."""
        city = self._cities.get(further)
        if city is None:
            city = self._imagine(further)
            self._cities[further] = city
        return city

    def _imagine(self, further: tuple[int, ...]) -> City:
        """Build on the imagined table, look, and tear down again."""
        player = self._player
        for kind in further:
            player.add_to_city(self._rows[kind])
        city = City(
            built=int(player.built),
            income=int(income(self._state, self._seat)),
            points=int(points(self._state, self._seat)),
            income_growth=self._income_growth + sum([self._prospects.income_growth[kind] for kind in further]),
            points_growth=self._points_growth + sum([self._prospects.points_growth[kind] for kind in further]),
        )
        player.assign(self._present)
        return city
