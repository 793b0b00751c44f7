"""A whole game of Fifth Avenue for other programs: the table, every action with its events, the score in its parts."""

import json
from collections import Counter
from typing import Any, Final

import pytest

from midtown.games import GAMES
from midtown.match.export import export
from midtown.match.match import Match
from midtown.texts.rulebook import Rulebook
from tests.match.games_played import FIFTH_AVENUE, new_match, played

RULES: Final = {rule.number for rule in Rulebook.load(FIFTH_AVENUE, "en").rules}
SCORED: Final = {
    "bonus": "bonuses",
    "scored": "scorings",
    "closed": "closings",
    "scored half": "closings by others",
    "scored at the end": "districts at the end",
    "scored park": "Central Park",
}
"""The events that score, each with its part of a score."""


def exported(match: Match) -> dict[str, Any]:
    """The export as another program reads it."""
    data: dict[str, Any] = json.loads(json.dumps(export(match)))
    return data


def layout_at(match: Match, ply: int) -> dict[str, Any]:
    table: dict[str, Any] = match.game.layout(match.at(ply).state)
    return table


def cards_on(table: dict[str, Any]) -> Counter[str]:
    """All cards of a table, wherever they lie."""
    stacks = [*table["coloured stacks, bottom to top"].values(), table["black stack, bottom to top"], table["imaginary player"]["cards"]]
    hands = [seat[pile] for seat in table["seats"] for pile in ("hand", "bid")]
    return Counter(card for pile in [*stacks, *hands] for card in pile)


def tiles_on(table: dict[str, Any]) -> Counter[str]:
    """All shop tiles of a table, wherever they lie."""
    places = ["row of shops, left to right", "shops below Central Park", "shop being placed", "shops of closed districts"]
    piles = [table[place] for place in [*places, "shops that nobody has seen"]]
    return Counter(tile for pile in [*piles, *[plot["shops"] for plot in table["plots"].values() if "shops" in plot]] for tile in pile)


def skyscrapers_of(table: dict[str, Any], seat: int) -> int:
    """All skyscrapers of a seat, wherever they stand or lie; the imaginary player sits behind the last seat."""
    built = sum([plot["skyscrapers"] for plot in table["plots"].values() if plot.get("owner") == seat])
    owners = [*table["seats"], table["imaginary player"]]
    places = ["general supply", "own supply", "central park", "out of the game", "to start with"]
    return int(built + sum([owners[seat].get(place, 0) for place in places]))


@pytest.mark.parametrize("seats", GAMES[FIFTH_AVENUE].seats)
def test_the_set_up_shows_every_component(seats: int) -> None:
    match = new_match(FIFTH_AVENUE, seats=seats)
    data = exported(match)
    table = data["setup"]["table"]

    assert (data["game"], data["rules_version"], data["seed"]) == ("fifth-avenue", 1, 7)
    assert data["options"] == {"seats": seats, "board": "five", "shops": "random", "pieces": "21", "length": "open"}
    copies = {row["component"]: row["copies"] for row in data["components"] if "copies" in row}
    seen = cards_on(table) + tiles_on(table)
    assert {name: copies[name] for name in seen} == seen
    others = {name: count for name, count in copies.items() if name not in seen}
    markers = {"white-marker": 3, "beige-marker": 3}
    assert others == {"skyscrapers": 21, "white-commissioner": 1, "beige-commissioner": 1, **markers, "closing-sign": 2}
    assert [len(seat["hand"]) for seat in table["seats"]] == [9] * seats
    assert [skyscrapers_of(table, seat) for seat in range(seats)] == [20] * seats
    assert (len(table["row of shops, left to right"]), len(table["plots"])) == (20, 7)
    assert table["commissioners"] == {"white": "city-hall", "beige": "city-hall"}


@pytest.mark.parametrize("seats", GAMES[FIFTH_AVENUE].seats)
def test_nothing_gets_lost_on_the_way(seats: int) -> None:
    match = played(new_match(FIFTH_AVENUE, seats=seats, chosen={"pieces": "18"}))
    first = layout_at(match, 0)
    for ply in range(0, match.ply + 1, 25):
        table = layout_at(match, ply)

        assert (cards_on(table), tiles_on(table)) == (cards_on(first), tiles_on(first))
        assert [skyscrapers_of(table, seat) for seat in range(seats)] == [17] * seats
        assert skyscrapers_of(table, seats) == (18 if seats == 2 else 0)


def test_tiles_that_players_lay_before_the_deal_are_on_the_table_from_the_start() -> None:
    match = played(new_match(FIFTH_AVENUE, chosen={"shops": "players"}), 8)

    assert {tiles_on(layout_at(match, ply)).total() for ply in range(9)} == {36}
    assert (cards_on(layout_at(match, 0)).total(), cards_on(layout_at(match, 7)).total()) == (0, 110)


def test_every_action_has_its_number_seat_text_rule_and_events() -> None:
    match = played(new_match(FIFTH_AVENUE, seats=3))
    actions = exported(match)["actions"]

    assert [action["ply"] for action in actions] == list(range(1, match.ply + 1))
    for action, move in zip(actions, match.moves, strict=True):
        assert (action["seat"], match.parse(action["action"])) == (move.seat, move.action)
        assert {action["rule"], *[event["rule"] for event in action["events"]]} <= RULES
        assert len(action["events"]) == len(move.events)


@pytest.mark.parametrize("seats", GAMES[FIFTH_AVENUE].seats)
def test_the_final_score_is_told_in_the_parts_that_the_events_scored(seats: int) -> None:
    data = exported(played(new_match(FIFTH_AVENUE, seats=seats)))
    scored: list[Counter[str]] = [Counter() for _seat in range(seats)]
    for event in [event for action in data["actions"] for event in action["events"] if event["event"] in SCORED]:
        scored[event["seat"]][SCORED[event["event"]]] += event["amount"]

    assert data["result"]["parts"] == scored
    assert [sum(part.values()) for part in data["result"]["parts"]] == data["result"]["points"]
    assert data["result"]["rule"] in {"5A-9.1", "5A-9.2"}


def test_over_some_games_every_part_occurs() -> None:
    games = [played(new_match(FIFTH_AVENUE, seed=seed)) for seed in range(8)]

    assert {part for match in games for parts in exported(match)["result"]["parts"] for part in parts} == set(SCORED.values())
