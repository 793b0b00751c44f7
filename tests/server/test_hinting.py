import asyncio
from collections.abc import Awaitable, Callable

import pytest

from midtown.server import hints
from midtown.server.entries import Left
from midtown.server.hinting import give_hint
from midtown.server.hints import Hints
from midtown.server.limits import Limits
from midtown.server.requests import Bot, Here, Hint, Open, Play
from midtown.server.services import Nobody
from tests.server.doubles import Sages
from tests.server.evening import PEOPLE, Evening, Person, evening, settle
from tests.server.keeping import Message
from tests.server.obeying import check

ALONE: list[Here | Bot] = [Here("Ada", "a-salt"), Bot("greedy")]


def play(scene: Callable[[Evening], Awaitable[None]]) -> None:
    async def played() -> None:
        async with evening() as night:
            await scene(night)

    asyncio.run(played())


async def alone(night: Evening, game: str = "the-city") -> Person:
    await night.open([*ALONE], game)
    [ada] = await night.all_come()
    return ada


async def told(night: Evening, person: Person, level: str = "nudge", seen: int | None = None) -> Message:
    """What somebody is answered who asks for a hint."""
    request = Hint(person.now["version"] if seen is None else seen, level, "h1")  # type: ignore[arg-type]  # a level, or the test is about it
    await give_hint(person.live, night.hub.hints, person.device, request)
    await settle()
    return next(message for message in reversed(person.heard) if message["type"] in ("hinted", "refused"))


@pytest.mark.parametrize("game", ["the-city", "fifth-avenue", "new-york-city"])
def test_each_level_tells_more_and_the_question_is_thought_about_once(game: str) -> None:
    async def scene(night: Evening) -> None:
        ada = await alone(night, game)
        while "choices" not in ada.now:
            await settle()
        offered = [choice["action"] for choice in ada.now["choices"]]
        nudge, suggestion, answer = [await told(night, ada, level) for level in ("nudge", "suggestion", "answer")]
        for message in (nudge, suggestion, answer):
            check("replies.json", message)
            assert (message["id"], message["asked"], message["says"]["text"] != "") == ("h1", ada.now["asked"], True)
        assert {"best", "choices"}.isdisjoint(nudge)
        assert len(nudge.get("among", [])) != 1
        assert suggestion["best"] in offered
        assert "choices" not in suggestion
        assert answer["choices"][0]["action"] == answer["best"] == suggestion["best"]
        assert {choice["action"] for choice in answer["choices"]} <= set(offered)
        assert all(0 <= choice["win"] <= 1 and choice["why"]["text"] for choice in answer["choices"])
        assert len(night.sages.asked) == 1

    play(scene)


def test_a_new_question_is_thought_about_anew() -> None:
    async def scene(night: Evening) -> None:
        ada = await alone(night)
        await told(night, ada)
        await ada.plays("discard")
        assert (await told(night, ada))["asked"] == ada.now["asked"]
        assert len(night.sages.asked) == 2

    play(scene)


def test_whoever_asks_twice_at_once_waits_for_the_same_thought() -> None:
    async def scene(night: Evening) -> None:
        ada = await alone(night)
        night.sages.go_on.clear()
        asking = [asyncio.create_task(told(night, ada, level)) for level in ("nudge", "answer")]
        await settle()
        assert len(night.sages.asked) == 1
        night.sages.go_on.set()
        await asyncio.gather(*asking)
        assert len([message for message in ada.heard if message["type"] == "hinted"]) == 2

    play(scene)


def test_the_game_goes_on_while_a_hint_is_thought_about_and_a_hint_for_what_is_past_is_not_given() -> None:
    async def scene(night: Evening) -> None:
        ada = await alone(night)
        night.sages.go_on.clear()
        asking = asyncio.create_task(told(night, ada, "answer"))
        await settle()
        await ada.plays("discard", "p1")
        assert ada.now["done"] == ["p1"]
        night.sages.go_on.set()
        assert (await asking)["code"] == "stale"
        assert not [message for message in ada.heard if message["type"] == "hinted"]

    play(scene)


@pytest.mark.parametrize(
    ("people", "hints_wanted", "given"),
    [(ALONE, None, True), (ALONE, False, False), (PEOPLE, None, False), (PEOPLE, True, True), (PEOPLE, False, False)],
)
def test_the_table_says_whether_there_are_hints(people: list[Here | Bot], hints_wanted: bool | None, given: bool) -> None:  # noqa: FBT001
    async def scene(night: Evening) -> None:
        await night.open_as(Open("the-city", list(people), hints=hints_wanted))
        ada = (await night.all_come())[0]
        assert ada.updates[0]["table"].get("hints", False) == given
        message = await told(night, ada)
        assert message["type"] == ("hinted" if given else "refused")
        assert given or (message["code"], message["reason"]["text"]) == ("not-allowed", "there are no hints at this table")

    play(scene)


def test_who_owes_no_answer_gets_no_hint() -> None:
    async def scene(night: Evening) -> None:
        ada = await alone(night)
        await ada.live.enter(lambda _table: Left(0, "greedy"))
        assert (await told(night, ada))["code"] == "not-asked"

    play(scene)


def test_who_saw_other_choices_gets_the_table_instead() -> None:
    async def scene(night: Evening) -> None:
        ada = await alone(night)
        await ada.plays("discard")
        assert (await told(night, ada, seen=ada.updates[0]["version"]))["code"] == "stale"
        assert night.sages.asked == []

    play(scene)


def test_without_a_choice_there_is_nothing_to_think_about() -> None:
    async def scene(night: Evening) -> None:
        ada = await alone(night, "fifth-avenue")
        while len(ada.now.get("choices", [])) != 1:
            await (ada.plays() if "choices" in ada.now else settle())
        told_so = await told(night, ada)
        assert (told_so["code"], told_so["reason"]["text"]) == ("not-allowed", "There is no other choice.")
        assert night.sages.asked == []

    play(scene)


def test_an_adviser_that_fails_is_asked_again() -> None:
    async def scene(night: Evening) -> None:
        ada = await alone(night)
        night.sages.is_failing = True
        assert (await told(night, ada))["code"] == "unavailable"
        night.sages.is_failing = False
        assert (await told(night, ada))["type"] == "hinted"

    play(scene)


def test_without_advisers_there_are_no_hints() -> None:
    async def scene(night: Evening) -> None:
        ada = await alone(night)
        request = Hint(ada.now["version"], "nudge", "h1")
        await give_hint(ada.live, Hints(Nobody(), Limits()), ada.device, request)
        await settle()
        assert ada.refusals[-1]["code"] == "unavailable"

    play(scene)


def test_a_seat_asks_about_so_many_questions_at_once_and_no_more() -> None:
    async def scene(night: Evening) -> None:
        ada = await alone(night)
        slow = Hints(night.sages, Limits(hints_a_second=0.0, hints_at_once=1))

        async def ask() -> str:
            await give_hint(ada.live, slow, ada.device, Hint(ada.now["version"], "nudge", "h1"))
            await settle()
            return str(ada.heard[-1].get("code", ada.heard[-1]["type"]))

        assert [await ask(), await ask()] == ["hinted", "hinted"]
        await ada.does(Play(ada.now["version"], ada.now["choices"][0]["action"]))
        assert await ask() == "too-fast"

    play(scene)


def test_no_more_than_some_hints_are_thought_about_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST_AT_ONCE", 1)

    async def scene(night: Evening) -> None:
        night.sages.go_on.clear()
        ada = await alone(night)
        first = asyncio.create_task(told(night, ada))
        await settle()
        other = await alone(night)
        assert (await told(night, other))["code"] == "too-many"
        night.sages.go_on.set()
        assert (await first)["type"] == "hinted"

    play(scene)


def test_what_seats_asked_long_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST_SEATS", 1)

    async def scene(night: Evening) -> None:
        ada = await alone(night)
        await told(night, ada)
        await told(night, await alone(night))
        await told(night, ada)
        assert len(night.sages.asked) == 3

    play(scene)


def test_sages_are_told_nothing_but_what_the_seat_sees() -> None:
    async def scene(night: Evening) -> None:
        ada = await alone(night)
        await told(night, ada)
        table = await night.table()
        [asked] = night.sages.asked
        assert isinstance(night.sages, Sages)
        assert asked[:4] == (table.game.name, asked.seed, table.dealt.view(0), table.dealt.state.options(0))

    play(scene)
