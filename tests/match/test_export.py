import json
from typing import Any

import pytest

from midtown.games import GAMES
from midtown.match.export import export, score_parts
from midtown.match.match import Match
from tests.match.games_played import new_match, played


@pytest.mark.parametrize("name", GAMES)
def test_the_parts_of_every_score_add_up_to_the_points(name: str) -> None:
    game = GAMES[name]
    for seed, (seats, chosen) in enumerate(game.agreements()[::4]):
        match = played(Match(game, game.options(seats, {**chosen, **game.ending_choices}), seed))
        result = match.result()

        assert result is not None
        assert tuple(sum(parts.values()) for parts in score_parts(match)) == result.all_points


def test_the_whole_game_is_exported() -> None:
    match = played(new_match(seats=3))
    result = match.result()
    assert result is not None

    data = json.loads(json.dumps(export(match)))

    assert data["game"] == "the-city"
    assert data["rules_version"] == 1
    assert data["options"] == {"seats": 3, "survey": "pick", "scoring": "income-first", "office": "row-house"}
    assert data["seed"] == 7
    assert len(data["components"]) == 51
    assert [action["ply"] for action in data["actions"]] == list(range(1, match.ply + 1))
    assert {"ply", "seat", "action", "rule", "events"} == set(data["actions"][0])
    assert data["result"]["points"] == list(result.points)
    assert data["result"]["winners"] == list(result.winners)
    assert data["result"]["rule"] == "TC-8.1"


def test_the_export_shows_the_whole_set_up() -> None:
    match = played(new_match(seats=3), 10)
    table = export(match)["setup"]
    assert isinstance(table, dict)
    layout = table["table"]

    cards = [*layout["draw pile, bottom to top"], *[card for seat in layout["seats"] for card in seat["hand"]]]

    assert len(cards) == 105
    assert [len(seat["hand"]) for seat in layout["seats"]] == [7, 7, 7]
    for event in table["events"]:
        assert sorted(event["things"]) == sorted(layout["seats"][event["seat"]]["hand"])


@pytest.mark.parametrize("name", GAMES)
def test_an_unfinished_game_has_no_result(name: str) -> None:
    assert export(played(new_match(name), 10))["result"] == {"reason": "unfinished"}


def test_the_whole_table_can_be_laid_open_at_any_time() -> None:
    match = played(new_match(seats=3))
    for ply in range(0, match.ply, 5):
        layout: dict[str, Any] = match.game.layout(match.at(ply).state)
        cards = [*layout["draw pile, bottom to top"], *[card for seat in layout["seats"] for pile in seat.values() for card in pile]]

        assert len([card for card in cards if card != "architect"]) == 105
