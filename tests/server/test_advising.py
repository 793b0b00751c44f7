import asyncio
from collections.abc import Awaitable, Callable

import pytest

from midtown.games import GAMES
from midtown.match.match import Match
from midtown.match.record import record_of, write
from midtown.server.advising import advise
from midtown.server.entries import Left
from midtown.server.requests import Advise
from tests.server.evening import PEOPLE, Evening, Person, evening, settle, two_people
from tests.server.keeping import Message


def begun() -> str:
    """A game in which somebody who may build holds a card that he may not build."""
    game = GAMES["the-city"]
    match = Match(game, game.options(2), 7)
    for seat in (0, 1, 0, 1):
        match.play(match.choices(seat)[0].action, seat)
    return write(record_of(match))


BEGUN = begun()


def play(scene: Callable[[Evening], Awaitable[None]]) -> None:
    async def played() -> None:
        async with evening() as night:
            await scene(night)

    asyncio.run(played())


async def asked(person: Person, seen: int | None = None) -> Message:
    """What somebody is answered who asks for advice."""
    await advise(person.live, person.device, Advise(person.now["version"] if seen is None else seen, "a1"))
    await settle()
    return next(message for message in reversed(person.heard) if message["type"] in ("advice", "refused"))


@pytest.mark.parametrize("game", ["the-city", "fifth-avenue", "new-york-city"])
def test_who_is_asked_hears_of_every_choice_what_follows_from_it(game: str) -> None:
    async def scene(night: Evening) -> None:
        await night.open([*PEOPLE], game)
        people = await night.all_come()
        person = next(person for person in people if "choices" in person.now)
        told = await asked(person)
        assert (told["type"], told["id"], told["asked"]) == ("advice", "a1", person.now["asked"])
        assert told["question"]["text"]
        assert sorted([choice["action"] for choice in told["choices"]]) == sorted([choice["action"] for choice in person.now["choices"]])

    play(scene)


def test_the_city_tells_costs_and_gains_in_the_order_of_costs() -> None:
    async def scene(night: Evening) -> None:
        ada, _ben = await two_people(night)
        told = await asked(ada)
        assert told["question"] == {"sentence": "Discard {amount}", "blanks": {"amount": 2}, "text": "Discard 2 cards"}
        assert all(set(choice["figures"]) == {"cost", "printed_cost", "income", "points_a_round"} for choice in told["choices"])
        costs = [choice["figures"]["cost"] for choice in told["choices"]]
        assert costs == sorted(costs)

    play(scene)


def test_what_is_refused_comes_with_the_reason_and_the_rule() -> None:
    async def scene(night: Evening) -> None:
        await night.open([*PEOPLE], record=BEGUN)
        ada, _ben = await night.all_come()
        told = await asked(ada)
        assert told["question"]["sentence"] == "What to build?"
        offered = {choice["action"] for choice in told["choices"]}
        assert told["refused"]
        for refused in told["refused"]:
            assert refused["action"].startswith("build ")
            assert refused["action"] not in offered
            assert refused["reason"]["rule"].startswith("TC-")
            assert refused["figures"]["printed_cost"] >= refused["figures"]["cost"]

    play(scene)


def test_who_owes_no_answer_is_not_advised() -> None:
    async def scene(night: Evening) -> None:
        ada, ben = await two_people(night)
        await ada.plays("discard")
        await ada.plays("discard")
        told = await asked(ada)
        assert (told["code"], told["id"]) == ("not-asked", "a1")
        await ben.live.enter(lambda _table: Left(1, "greedy"))
        assert (await asked(ben))["code"] == "not-asked"

    play(scene)


def test_who_saw_other_choices_gets_the_table_instead() -> None:
    async def scene(night: Evening) -> None:
        ada, _ben = await two_people(night)
        await ada.plays("discard")
        told = await asked(ada, ada.updates[0]["version"])
        assert (told["code"], told["update"]["choices"]) == ("stale", ada.now["choices"])

    play(scene)


def test_who_has_a_key_that_was_renewed_elsewhere_is_not_advised() -> None:
    async def scene(night: Evening) -> None:
        ada, _ben = await two_people(night)
        ada.device.lock = "another"
        assert (await asked(ada))["code"] == "no-key"

    play(scene)
