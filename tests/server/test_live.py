import asyncio
import time
from typing import Any

import msgspec
import pytest

from midtown.server.entries import Failed, Late, Left, Played, Rekeyed, Rematched, Returned
from midtown.server.keys import hashed
from midtown.server.pace import Pace
from midtown.server.refusal import Refusal
from midtown.server.requests import Bot, Here, Leave, Play, Return, Undo, Vote
from midtown.server.services import Services
from midtown.server.store.line import Line
from midtown.server.table.desk import load
from midtown.server.table.device import Device
from tests.server.doubles import MemoryStore, Shelf
from tests.server.evening import PEOPLE, Evening, Person, evening, play_of, settle, two_people

# --- one path for every move ---


def test_a_move_is_seen_by_nobody_before_the_store_has_it() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben = await two_people(night)
            await ada.plays()
            night.store.goes_on.clear()
            before = len(ada.heard), len(ben.heard)

            moving = asyncio.create_task(ada.does(play_of(ada, "one")))
            await settle()
            watching = asyncio.create_task(night.comes(night.opened.watch))
            await settle()
            assert (len(ada.heard), len(ben.heard)) == before
            assert not watching.done()

            night.store.goes_on.set()
            await asyncio.gather(moving, watching)
            assert ada.now["done"] == ["one"]
            assert ben.now["seats"][0].get("owes", False) is False
            assert isinstance(night.entries[-1], Played)

    asyncio.run(scene())


def test_a_sealed_choice_is_in_the_log_and_told_to_nobody_else() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben = await two_people(night)
            before = len(ben.heard)
            action = await ada.plays()

            assert night.entries[-1] == Played(0, action)
            assert len(ben.heard) == before

    asyncio.run(scene())


def test_a_failed_store_says_so_and_the_table_is_read_again() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben = await two_people(night)
            await ada.plays(request_id="one")
            night.store.is_failing = True
            await ada.does(play_of(ada, "two"))

            assert ada.refusals[-1]["code"] == "unavailable"
            assert ada.refusals[-1]["id"] == "two"
            assert ben.device.is_closed
            assert ada.device.is_closed

            night.store.is_failing = False
            again = await night.comes(night.opened.keys["0"])
            assert again.live is not ada.live
            assert len((await night.table()).dealt.moves) == 1
            await again.plays(request_id="two")
            assert again.now["done"] == ["two"]

    asyncio.run(scene())


def test_what_was_written_before_the_store_failed_is_not_written_twice() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, _ben = await two_people(night)
            command = play_of(ada, "one")
            night.store.fails_after_writing = True
            await ada.does(command)
            assert ada.refusals[-1]["code"] == "unavailable"

            night.store.fails_after_writing = False
            again = await night.comes(night.opened.keys["0"])
            await again.does(command)
            assert again.now["done"] == ["one"]
            assert len(night.entries) == 2

    asyncio.run(scene())


def test_whoever_waits_while_the_store_fails_is_told_to_come_back() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben = await two_people(night)
            night.store.goes_on.clear()
            night.store.is_failing = True
            first = asyncio.create_task(ada.does(play_of(ada, "one")))
            await settle()
            second = asyncio.create_task(ben.does(play_of(ben, "two")))
            await settle()
            night.store.goes_on.set()
            await asyncio.gather(first, second)

            assert [refusal["code"] for refusal in ada.refusals] == ["unavailable"]
            assert ben.refusals in ([], [refusal for refusal in ben.refusals if refusal["code"] == "unavailable"])
            assert len(night.entries) == 1

    asyncio.run(scene())


def test_a_stale_answer_is_refused_with_the_present_table_and_tells_nothing_twice() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, _ben = await two_people(night)
            old = play_of(ada, "old")
            await ada.plays()
            await ada.does(old)

            refusal = ada.refusals[-1]
            assert (refusal["code"], refusal["id"]) == ("stale", "old")
            assert refusal["update"]["version"] == ada.now["version"]
            assert refusal["update"]["choices"] == ada.now["choices"]
            assert "told" not in refusal["update"]

    asyncio.run(scene())


def test_a_repeated_request_is_harmless_also_after_a_restart() -> None:
    async def scene() -> None:
        shelf = Shelf()
        async with evening(shelf) as night:
            opened = await night.open([*PEOPLE])
            ada = await night.comes(opened.keys["0"])
            command = play_of(ada, "one")
            await ada.does(command)
            await ada.does(command)
            assert ada.now["done"] == ["one"]
            assert not ada.refusals
            assert len(night.entries) == 2
        async with evening(shelf) as night:
            night.opened = opened
            ada = await night.comes(opened.keys["0"])
            await ada.does(command)
            assert ada.now["done"] == ["one"]
            assert len(night.entries) == 2

    asyncio.run(scene())


def test_an_illegal_answer_is_refused_with_its_rule_and_changes_nothing() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, _ben = await two_people(night)
            await ada.does(Play(ada.now["version"], "build bridge", "one"))
            await ada.does(Play(ada.now["version"], "eat bridge", "two"))

            assert [(refusal["code"], refusal["id"]) for refusal in ada.refusals] == [("illegal", "one"), ("bad-notation", "two")]
            assert ada.refusals[0]["reason"]["rule"].startswith("TC-")
            assert len(night.entries) == 1

    asyncio.run(scene())


def test_a_move_of_somebody_who_goes_meanwhile_is_written() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, _ben = await two_people(night)
            night.store.goes_on.clear()
            await ada.does(play_of(ada))
            ada.goes()
            night.store.goes_on.set()
            await settle()

            assert (await night.table()).dealt.ply == 1
            assert isinstance(night.entries[-1], Played)

    asyncio.run(scene())


def test_moves_that_come_before_the_store_writes_are_written_and_told_together() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben = await two_people(night)
            seen = len(ada.updates), len(ben.updates)
            night.store.goes_on.clear()
            for _ in range(2):
                await ada.does(play_of(ada, "ada"))
            await ben.does(play_of(ben, "ben"))
            assert (len(ada.updates), len(ben.updates)) == seen
            night.store.goes_on.set()
            await settle()

            assert [entry.seat for entry in night.entries if isinstance(entry, Played)] == [0, 1]
            assert (len(ada.updates), len(ben.updates)) == (seen[0] + 1, seen[1] + 1)
            assert (ada.now["done"], ben.now["done"]) == (["ada", "ada"], ["ben"])

    asyncio.run(scene())


def test_a_stale_answer_is_not_shown_what_the_store_does_not_have_yet() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, _ben = await two_people(night)
            night.store.goes_on.clear()
            await ada.does(play_of(ada, "one"))
            await ada.does(play_of(ada, "two"))
            assert ada.refusals == []
            night.store.goes_on.set()
            await settle()

            assert [(refusal["code"], refusal["id"]) for refusal in ada.refusals] == [("stale", "two")]
            assert ada.refusals[0]["update"]["version"] == ada.now["version"]
            assert len(night.entries) == 2

    asyncio.run(scene())


def test_an_entry_that_cannot_be_applied_leaves_no_half_table_behind() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, _ben = await two_people(night)
            with pytest.raises(IndexError):
                await ada.live.enter(lambda _table: Rekeyed(9, "lock"))
            assert ada.live.is_dropped
            assert len(night.entries) == 1

    asyncio.run(scene())


# --- taking back, leaving, coming back ---


def test_a_sealed_choice_can_be_changed_until_the_last_is_in() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben = await two_people(night)
            await ada.plays()
            await ada.plays()
            assert ada.now["undo"]
            await ada.does(Undo(ada.now["version"]))
            await ada.plays()
            for _ in range(2):
                await ben.plays()
            await ada.does(Undo(ada.now["version"], "late"))

            assert ada.refusals[-1]["code"] == "no-undo"
            assert "undo" not in ada.now

    asyncio.run(scene())


def test_a_bot_plays_for_who_leaves_until_he_returns() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben = await two_people(night)
            await ada.does(Leave())
            assert isinstance(night.entries[1], Left)
            assert ben.now["seats"][0]["bot"] == "greedy"
            assert ben.now["seats"][0].get("owes", False) is False

            await ada.does(Return())
            assert isinstance(night.entries[-1], Returned)
            assert "bot" not in ben.now["seats"][0]
            assert ben.notices[-1] == "Ada is back"

    asyncio.run(scene())


def test_a_bot_that_thinks_while_its_person_returns_does_not_answer() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, _ben = await two_people(night)
            night.minds.go_on.clear()
            await ada.does(Leave())
            await ada.does(Return())
            night.minds.go_on.set()
            await settle()

            assert [type(entry) for entry in night.entries[1:]] == [Left, Returned]

    asyncio.run(scene())


def test_the_others_replace_who_is_away_by_consent() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben = await two_people(night)
            await ada.does(Vote("away:1", "yes"))

            assert [entry.seat for entry in night.entries if isinstance(entry, Played)] == [1, 1]
            await ben.does(Return())
            assert "bot" not in ada.now["seats"][1]

    asyncio.run(scene())


# --- bots ---


def test_bots_answer_by_themselves_from_their_own_view() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([PEOPLE[0], Bot("greedy")])
            (ada,) = await night.all_come()

            assert [entry.seat for entry in night.entries if isinstance(entry, Played)] == [1, 1]
            assert {thought.view.seat for thought in night.minds.thoughts} == {1}
            assert ada.now["seats"][1].get("owes", False) is False

    asyncio.run(scene())


def test_a_bot_that_fails_is_replaced_by_a_simpler_one_and_the_simplest_by_any_answer() -> None:
    async def scene() -> None:
        async with evening() as night:
            night.minds.failing.update({"greedy", "random"})
            await night.open([PEOPLE[0], Bot("greedy")])
            (ada,) = await night.all_come()

            assert [type(entry) for entry in night.entries[1:]] == [Failed, Played, Played]
            assert ada.now["seats"][1]["bot"] == "random"
            assert ada.notices == ["the bot Apprentice crashed; Dice plays on"]

    asyncio.run(scene())


# --- time ---


def test_running_out_of_time_is_written_once() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE], pace=Pace("live", 1))
            ada = await night.comes(night.opened.keys["0"])
            assert ada.now["seats"][0]["clock"]["runs"]
            (await night.table()).chairs[0].clock.left = 5  # type: ignore[union-attr]  # this table has clocks
            await ada.live.attach(ada.device)
            await asyncio.sleep(0.03)
            await settle()

            assert [entry for entry in night.entries if isinstance(entry, Late)] == [Late(0)]
            assert ada.now["seats"][0]["late"]
            assert ada.notices == ["Ada has run out of time"]

            await ada.plays()
            await ada.plays()
            assert "late" not in ada.now["seats"][0]

    asyncio.run(scene())


def test_time_that_ran_out_while_nobody_looked_is_noted_when_somebody_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE], pace=Pace("days", 1))
            yesterday = time.time_ns()
            monkeypatch.setattr(time, "time_ns", lambda: yesterday + 2 * 86_400 * 10**9)
            await night.comes(night.opened.keys["0"])
            await asyncio.sleep(0.01)
            await settle()

            assert night.entries[1:] == [Late(0), Late(1)]

    asyncio.run(scene())


# --- rematch ---


async def finished(night: Evening) -> list[Person]:
    """Two people who have ended their game."""
    ada, ben = await two_people(night)
    await ada.does(Vote("end", "yes"))
    await ben.does(Vote("end", "yes"))
    assert ada.now["phase"] == "ended"
    return [ada, ben]


def test_all_must_agree_to_a_rematch_and_their_keys_open_it() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben = await finished(night)
            await ada.does(Vote("rematch", "yes", "new-a"))
            assert "rematch" not in ada.now
            await ben.does(Vote("rematch", "yes", "new-b"))
            assert ada.now["rematch"] == ben.now["rematch"]

            former = night.opened
            night.opened = msgspec.structs.replace(former, table=ada.now["rematch"])
            ben = await night.comes(former.keys["1"])
            ada = await night.comes(former.keys["0"])
            await night.comes(former.watch)
            assert (ben.now["seat"], ada.now["seat"]) == (0, 1)
            assert ada.now["fairness"]["salts"] == {"0": "new-b", "1": "new-a"}
            await ada.plays()

    asyncio.run(scene())


def test_a_rematch_that_was_cut_short_between_two_tables_is_opened_when_somebody_comes() -> None:
    async def scene() -> None:
        shelf = Shelf()
        async with evening(shelf) as night:
            ada, ben = await finished(night)
            await ada.does(Vote("rematch", "yes", "new-a"))
            await ben.does(Vote("rematch", "yes", "new-b"))
            opened = night.opened
            assert isinstance(shelf.lines[opened.table].pop().body, bytes)
            first_deal = shelf.lines[ada.now["rematch"]][0]
        async with evening(shelf) as night:
            night.opened = opened
            ada = await night.comes(opened.keys["0"])
            await settle()
            assert night.entries[-1] == Rematched(ada.now["rematch"])
            assert shelf.lines[ada.now["rematch"]] == [first_deal]

    asyncio.run(scene())


def test_a_rematch_that_cannot_be_written_is_tried_again() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben = await finished(night)
            await ada.does(Vote("rematch", "yes", "new-a"))
            night.store.fails_to_open = True
            await ben.does(Vote("rematch", "yes", "new-b"))
            assert ada.live.is_dropped

            night.store.fails_to_open = False
            ada = await night.comes(night.opened.keys["0"])
            await settle()
            assert ada.now["rematch"]

    asyncio.run(scene())


# --- keys ---


def test_who_came_with_a_renewed_key_has_to_go() -> None:
    async def scene() -> None:
        async with evening() as night:
            ada, ben = await two_people(night)
            thief = await night.comes(night.opened.keys["0"])
            key = "k" * 32
            await ada.live.renew(ada.device, key)
            await settle()

            assert isinstance(night.entries[-1], Rekeyed)
            assert thief.device.is_closed
            assert not ada.device.is_closed
            assert not ben.device.is_closed
            await thief.does(play_of(thief, "mine"))
            assert [refusal["code"] for refusal in thief.refusals] == ["no-key"]
            assert len(night.entries) == 2
            assert key.encode() not in night.shelf.text
            await ada.plays()
            with pytest.raises(Refusal, match="does not lead to this table"):
                await night.comes(night.opened.keys["0"])
            assert (await night.comes(key)).now["seat"] == 0
            with pytest.raises(Refusal, match="does not lead to this table"):
                await ada.live.attach(Device(0, hashed(night.opened.keys["0"]), "en", 0))

    asyncio.run(scene())


# --- other rules ---


def test_a_table_of_other_rules_says_plainly_that_it_cannot_go_on() -> None:
    async def scene() -> None:
        shelf = Shelf()
        async with evening(shelf) as night:
            await night.open([*PEOPLE])
            (line,) = shelf.lines[night.name]
            written: dict[str, Any] = msgspec.json.decode(line.body)
            shelf.lines[night.name] = [Line(line.table, 1, line.at, msgspec.json.encode({**written, "rules_version": 99}))]
            services = Services(MemoryStore(shelf), night.minds, moment=0.0)
            with pytest.raises(Refusal, match="version 99 of the rules; here it is version 1") as refusal:
                await load(night.name, services.store)
            assert refusal.value.code == "unavailable"
            with pytest.raises(Refusal, match="there is no such table"):
                await load("nowhere", services.store)

    asyncio.run(scene())


def test_a_lone_person_takes_back_what_bots_have_answered() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([Here("Ada", "a"), Bot("greedy")])
            (ada,) = await night.all_come()
            await ada.plays()
            first = len((await night.table()).dealt.moves)
            await ada.does(Vote("undo:0", "yes"))

            assert len((await night.table()).dealt.moves) < first
            assert ada.now["choices"]

    asyncio.run(scene())
