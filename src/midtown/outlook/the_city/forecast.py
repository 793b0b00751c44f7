"""What buildings are worth to a seat, by what that seat can see."""

from dataclasses import dataclass
from typing import Final, final

from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import SYMBOLS
from midtown.games.the_city.prices import permitted, price
from midtown.games.the_city.scoring import income, income_by_building, points, points_by_building
from midtown.games.the_city.state import CityState
from midtown.games.the_city.views import CityView


@final
@dataclass(frozen=True)
class Gain:
    """What building a card would cost and bring now."""

    cost: int
    income: int
    points: int


@final
@dataclass(frozen=True)
class Standing:
    """Some equal buildings of a city and what they bring together."""

    kind: int
    copies: int
    income: int
    points: int


@final
class Forecast:
    """Counts on a table that is dealt anew from the view: nothing hidden can show."""

    def __init__(self, view: CityView) -> None:
        self._view: Final = view
        self._state: Final[CityState] = GAME.determinize(view, 0)

    def income(self, seat: int) -> int:
        """What this city draws each round."""
        return int(income(self._state, seat))

    def points(self, seat: int) -> int:
        """What this city scores each round."""
        return int(points(self._state, seat))

    def symbols(self, seat: int) -> list[int]:
        """How many cars, fountains and carts this city shows."""
        return [int(self._state.players[seat].shows(symbol)) for symbol in range(len(SYMBOLS))]

    def standing(self, seat: int) -> list[Standing]:
        """The buildings of this city in the order of building, equal ones together."""
        city = self._view.cities[seat]
        values = list(zip(city, income_by_building(self._state, seat), points_by_building(self._state, seat), strict=True))
        return [
            Standing(
                kind,
                copies=city.count(kind),
                income=sum(brought for other, brought, _ in values if other == kind),
                points=sum(scored for other, _, scored in values if other == kind),
            )
            for kind in dict.fromkeys(city)
        ]

    def is_permitted(self, kind: int) -> bool:
        """Would the city of the viewing seat, with what it has planned, take this card?"""
        rows = self._state.edition.rows
        built = self._state.players[self._view.seat].built
        for planned in self._view.plan:
            built |= rows[planned].bit
        return bool(permitted(rows[kind], built))

    def gain(self, kind: int) -> Gain:
        """What this card would cost and bring the viewing seat, built after what it has planned."""
        seat = self._view.seat
        table = self._state.copy()
        player = table.players[seat]
        rows = table.edition.rows
        for planned in self._view.plan:
            player.add_to_city(rows[planned])
        cost = int(price(rows[kind], player.built))
        before = (income(table, seat), points(table, seat))
        player.add_to_city(rows[kind])
        return Gain(cost, int(income(table, seat) - before[0]), int(points(table, seat) - before[1]))
