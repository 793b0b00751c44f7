"""The City counted anew from what is printed on the cards, by name, with nothing the engine keeps on the side."""

import re
from collections import Counter
from functools import cache
from typing import Final

from midtown.core.options import Options
from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import NAMES, NOTHING, SYMBOLS, Symbol
from midtown.games.the_city.scoring import income, income_by_building, points, points_by_building
from midtown.games.the_city.state import CityState, Player

TERM: Final = re.compile(r"(\d+)(?:([*?])([a-z-]+)(?:@([a-z_]+))?)?")
ARCHITECT: Final = "architect"
ARCHITECTS: Final = 5


def every_card_is_somewhere(state: CityState) -> None:
    """110 cards: 105 in deck, hands, plans, discards and cities; an architect for each seat, the others in the box."""
    found = Counter(NAMES[kind] for kind in state.deck.to_list())
    for player in players(state):
        assert player.city.count(NAMES.index(ARCHITECT)) + planned(player).count(ARCHITECT) <= 1
        found.update(NAMES[kind] for pile in (player.hand, player.thrown, player.city) for kind in pile.to_list())
        found.update(planned(player))
    beside_the_deck = int(state.seats) - found[ARCHITECT]
    in_the_box = ARCHITECTS - int(state.seats)
    found[ARCHITECT] += beside_the_deck + in_the_box

    assert found == {name: int(row["copies"]) for name, row in printed(state.agreed).items()}
    assert found.total() == 110


def players(state: CityState) -> list[Player]:
    return [state.players[seat] for seat in range(int(state.seats))]


def planned(player: Player) -> list[str]:
    return [NAMES[kind] for kind in (player.plan, player.plan_also) if kind != NOTHING]


@cache
def printed(options: Options) -> dict[str, dict[str, str]]:
    return {str(row["component"]): {name: str(value) for name, value in row.items()} for row in GAME.components(options)}


def income_points_and_symbols_are_those_of_the_cards(state: CityState) -> None:
    """What the engine adds up as it goes agrees with a fresh count of each city, building by building."""
    cards = printed(state.agreed)
    cities = [[NAMES[kind] for kind in player.city.to_list()] for player in players(state)]
    shown = [Counter(symbol for name in city for symbol in cards[name]["symbols"].split()) for city in cities]
    for seat, player in enumerate(players(state)):
        earned = [worth(cards[name]["income"], seat, cities, shown) for name in cities[seat]]
        scored = [worth(cards[name]["points"], seat, cities, shown) for name in cities[seat]]

        assert (income_by_building(state, seat), income(state, seat)) == (earned, sum(earned))
        assert (points_by_building(state, seat), points(state, seat)) == (scored, sum(scored))
        assert [player.shows(symbol) for symbol in Symbol] == [shown[seat][symbol] for symbol in SYMBOLS]


def worth(formula: str, seat: int, cities: list[list[str]], shown: list[Counter[str]]) -> int:
    """The value of a sum such as `1 + 2*car@best_other` for the owner of a building."""
    return sum(term_worth(term, seat, cities, shown) for term in formula.split(" + "))


def term_worth(term: str, seat: int, cities: list[list[str]], shown: list[Counter[str]]) -> int:
    found = TERM.fullmatch(term)
    assert found, f"no term: {term}"
    amount, sign, thing, where = found.groups()
    if sign is None:
        return int(amount)
    seen = [symbols[thing] for symbols in shown] if thing in SYMBOLS else [city.count(thing) for city in cities]
    others = seen[:seat] + seen[seat + 1 :]
    times = {None: seen[seat], "own_other": seen[seat] - 1, "best_other": max(others), "all": sum(seen)}[where]
    return int(amount) * (times if sign == "*" else times > 0)
