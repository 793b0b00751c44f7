"""What one process writes, another one that holds the same table hears, or finds out."""

import asyncio

import pytest

from midtown.server.entries import Played
from midtown.server.requests import Bot
from midtown.server.table import desk as desk_module
from midtown.server.table.desk import load
from tests.server.doubles import Shelf
from tests.server.evening import PEOPLE, Evening, Person, evening, play_of, settle


async def both(one: Evening, two: Evening) -> list[Person]:
    """Ada is connected to one process, Ben to another."""
    two.opened = await one.open([*PEOPLE])
    return [await one.comes(one.opened.keys["0"]), await two.comes(two.opened.keys["1"])]


def test_what_one_process_writes_the_other_hears() -> None:
    async def scene() -> None:
        shelf = Shelf()
        async with evening(shelf) as one, evening(shelf) as two:
            ada, ben = await both(one, two)
            await ada.plays()
            await ada.plays()

            assert ben.now["seats"][0].get("owes", False) is False
            assert (await two.table()).lines == 3

    asyncio.run(scene())


def test_a_process_that_was_slower_decides_anew() -> None:
    async def scene() -> None:
        shelf = Shelf()
        async with evening(shelf) as one, evening(shelf) as two:
            ada, ben = await both(one, two)
            two.store.is_deaf = True
            await ada.plays()
            await ada.plays()
            await ben.plays(request_id="mine")

            assert ben.now["done"] == ["mine"]
            assert [entry.seat for entry in one.entries if isinstance(entry, Played)] == [0, 0, 1]
            assert (await two.table()).dealt.state.key() == (await load(two.name, two.hub.services.store)).dealt.state.key()

    asyncio.run(scene())


def test_what_the_faster_process_wrote_is_told_even_if_the_slower_one_refuses() -> None:
    async def scene() -> None:
        shelf = Shelf()
        async with evening(shelf) as one, evening(shelf) as two:
            ada, _ben = await both(one, two)
            watcher = await two.comes(two.opened.watch)
            same = await two.comes(two.opened.keys["0"])
            command = play_of(same, "again")
            two.store.is_deaf = True
            await ada.plays()
            await ada.plays()
            before = watcher.now["version"]
            await same.does(command)

            assert same.refusals[-1]["code"] == "stale"
            assert watcher.now["version"] > before

    asyncio.run(scene())


def test_the_same_request_at_two_processes_is_done_once() -> None:
    async def scene() -> None:
        shelf = Shelf()
        async with evening(shelf) as one, evening(shelf) as two:
            ada, _ben = await both(one, two)
            same = await two.comes(two.opened.keys["0"])
            command = play_of(ada, "one")
            two.store.is_deaf = True
            await ada.does(command)
            await same.does(command)

            assert same.now["done"] == ["one"]
            assert not same.refusals
            assert len(one.entries) == 2

    asyncio.run(scene())


def test_a_process_that_cannot_read_what_the_other_wrote_drops_the_table() -> None:
    async def scene() -> None:
        shelf = Shelf()
        async with evening(shelf) as one, evening(shelf) as two:
            ada, ben = await both(one, two)
            two.store.is_deaf = True
            await ada.plays()
            two.store.fails_to_read = True
            await ben.does(play_of(ben, "mine"))
            assert ben.refusals[-1]["code"] == "unavailable"
            assert ben.live.is_dropped

            two.store.fails_to_read = False
            assert (await two.table()).lines == 2

    asyncio.run(scene())


def test_bots_of_a_table_at_two_processes_answer_once() -> None:
    async def scene() -> None:
        shelf = Shelf()
        async with evening(shelf) as one, evening(shelf) as two:
            two.opened = await one.open([*PEOPLE, Bot("greedy")])
            await one.comes(one.opened.keys["0"])
            await two.comes(two.opened.keys["1"])
            await settle()

            assert [entry.seat for entry in one.entries if isinstance(entry, Played)] == [2, 2]

    asyncio.run(scene())


def test_bots_do_not_wait_for_another_process_once_somebody_here_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk_module, "PATIENCE", 3600.0)

    async def scene() -> None:
        shelf = Shelf()
        async with evening(shelf) as one, evening(shelf) as two:
            one.minds.go_on.clear()
            two.opened = await one.open([*PEOPLE, Bot("greedy")])
            ada = await one.comes(one.opened.keys["0"])
            ben = await two.comes(two.opened.keys["1"])
            for person in (ben, ben, ada, ada):
                await person.plays()
            assert [entry.seat for entry in one.entries if isinstance(entry, Played)] == [2, 2, 1, 1, 0, 0]

            await ben.plays()
            assert [entry.seat for entry in one.entries if isinstance(entry, Played)][6:] == [1, 2]

    asyncio.run(scene())
