"""What a seat of The City knows, in words."""

from typing import Final

from midtown.core.naming import all_named, if_any
from midtown.core.parts import Part, Parts
from midtown.games.the_city.edition import Edition
from midtown.games.the_city.kinds import NAMES, SYMBOLS
from midtown.games.the_city.scoring import income, income_by_building, points, points_by_building
from midtown.games.the_city.state import CityState
from midtown.games.the_city.views import CityView, Own, open_table


def shown_of(view: CityView, edition: Edition) -> dict[str, object]:
    """A view with names instead of numbers."""
    return {**own_shown(Own(view.seat, view.hand, view.plan, view.aside, view.thrown)), **COMMON.shown(view, edition)}


def own_shown(own: Own) -> dict[str, object]:
    """What only this seat knows."""
    return {
        "seat": if_any(own.seat),
        "hand": all_named(NAMES, own.hand),
        "chosen": all_named(NAMES, own.plan),
        "laid_aside": all_named(NAMES, own.aside),
        "own_discards": all_named(NAMES, own.thrown),
    }


def players_shown(view: CityView, edition: Edition) -> list[dict[str, object]]:
    """What all know of the players."""
    table = open_table(view, edition)
    return [player_shown(view, table, seat) for seat in range(len(view.cities))]


def player_shown(view: CityView, table: CityState, seat: int) -> dict[str, object]:
    """What all know of a player, and what his city brings at the end of a round."""
    player = table.players[seat]
    return {
        "points": view.points[seat],
        "city": all_named(NAMES, view.cities[seat]),
        "income": int(income(table, seat)),
        "points_a_round": int(points(table, seat)),
        "income_by_building": income_by_building(table, seat),
        "points_by_building": points_by_building(table, seat),
        "symbols": {SYMBOLS[symbol]: int(player.shows(symbol)) for symbol in range(len(SYMBOLS))},
        "cards": view.held[seat],
        "to_lay_aside": view.owed[seat],
        "discards": view.discarded[seat],
    }


COMMON: Final[Parts[CityView, Edition]] = Parts(
    CityView._fields,
    [
        Part("round", lambda view, _edition: view.round, "round"),
        Part("draw_pile", lambda view, _edition: view.draw_pile, "draw_pile"),
        Part("players", players_shown, "points", "cities", "held", "owed", "discarded"),
    ],
)
"""What everybody is shown."""
