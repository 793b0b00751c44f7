"""What a seat of The City knows, in words."""

from midtown.core.naming import all_named, if_any
from midtown.games.the_city.edition import Edition
from midtown.games.the_city.kinds import NAMES, SYMBOLS
from midtown.games.the_city.scoring import income, income_by_building, points, points_by_building
from midtown.games.the_city.state import CityState
from midtown.games.the_city.views import CityView, open_table


def shown_of(view: CityView, edition: Edition) -> dict[str, object]:
    """A view with names instead of numbers."""
    table = open_table(view, edition)
    return {
        "seat": if_any(view.seat),
        "round": view.round,
        "hand": all_named(NAMES, view.hand),
        "chosen": all_named(NAMES, view.plan),
        "laid_aside": all_named(NAMES, view.aside),
        "own_discards": all_named(NAMES, view.thrown),
        "draw_pile": view.draw_pile,
        "players": [player_shown(view, table, seat) for seat in range(len(view.cities))],
    }


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
