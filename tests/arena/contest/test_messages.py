"""A program in the arena is told what it would be told at a table of the server, and nothing else."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from midtown.arena.contest.messages import asking, ending
from midtown.arena.play import Play
from midtown.bots.registry import make_bot
from midtown.core.event import Event, Journal
from midtown.games import GAMES
from midtown.games.new_york_city.edition import TOM_OPTIONS
from midtown.server.schemas import schemas

CHOICES = {"new-york-city": {TOM_OPTIONS[0]: "C5"}}


def messages(name: str, seats: int) -> list[dict[str, Any]]:
    """Everything that seat 0 is told in a game between greedy bots."""
    game = GAMES[name]
    play = Play(game, game.options(seats, CHOICES.get(name, {})), 5, Journal())
    bots = [make_bot("greedy", game, seat) for seat in range(seats)]
    told: list[Event] = []
    heard: list[object] = []
    while not play.over:
        told += taken(play)
        if int(play.state.seat) == 0:
            heard.append(asking(play, 0, len(heard) + 1, told))
            told = []
        play.step(bots)
    heard.append(ending(play, 0, len(heard) + 1, [*told, *taken(play)]))
    read: list[dict[str, Any]] = json.loads(json.dumps(heard))
    return read


def taken(play: Play) -> Sequence[Event]:
    assert play.journal is not None
    return play.journal.take()


@pytest.mark.parametrize(("name", "seats"), [("the-city", 3), ("fifth-avenue", 2), ("new-york-city", 1)])
def test_every_message_obeys_the_schema_of_the_protocol(name: str, seats: int) -> None:
    validator = Draft202012Validator(schemas()["replies.json"])
    heard = messages(name, seats)

    for message in heard:
        validator.validate(message)
    assert [message["version"] for message in heard] == list(range(1, len(heard) + 1))
    assert ["table" in message for message in heard] == [True] + [False] * (len(heard) - 1)
    assert {message["phase"] for message in heard[:-1]} == {"playing"}
    assert (heard[-1]["phase"], "choices" in heard[-1]) == ("over", False)
    assert len(heard[-1]["result"]["points"]) == seats


def test_choices_are_those_of_the_seat_and_what_happened_is_told_once() -> None:
    heard = messages("the-city", 2)

    assert all(choice["rule"].startswith("TC-") for message in heard[:-1] for choice in message["choices"])
    assert [told["event"] for told in heard[0]["told"]].count("drew") == 2
    assert all(told["event"] != "drew" or told["seat"] == 0 or "things" not in told for message in heard for told in message["told"])
    assert any("things" in told for message in heard for told in message["told"] if told["event"] == "drew")


def test_nobody_learns_who_the_others_are_or_what_the_deal_follows_from() -> None:
    first = messages("the-city", 2)[0]

    assert [set(seat) for seat in first["seats"]] == [{"kind", "owes"}] * 2
    assert set(first["table"]) == {"name", "game", "rules_version", "choices", "corrections", "automatic"}


def test_a_game_that_is_broken_off_has_no_result() -> None:
    game = GAMES["the-city"]
    play = Play(game, game.options(2), 5, Journal())

    last = ending(play, 1, 7, [])

    assert (last["phase"], last["seat"], "result" in last) == ("ended", 1, False)
