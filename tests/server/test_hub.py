import asyncio

import pytest

from midtown.games import GAMES
from midtown.match.record import read, replay
from midtown.match.verify import verify_deal
from midtown.server import hub as hub_module
from midtown.server.entries import AnyEntry, Showed
from midtown.server.hub import Hub
from midtown.server.refusal import Refusal
from midtown.server.requests import Bot, Here, Invite, Join, Link, Open, Vote
from midtown.server.services import Services
from midtown.server.table.live import Live
from midtown.server.table.table import Table
from tests.server.doubles import MemoryStore, Minds, Shelf
from tests.server.evening import PEOPLE, Evening, evening, settle


async def ended(night: Evening) -> None:
    """Two people have ended their game after some moves."""
    await night.open([*PEOPLE])
    ada, ben = await night.all_come()
    await ada.plays()
    await ada.does(Vote("end", "yes"))
    await ben.does(Vote("end", "yes"))


# --- finding ---


def test_a_table_is_read_once_for_all_who_come_together() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            lives = await asyncio.gather(*[night.hub.find(night.name) for _ in range(5)])
            assert len({id(live) for live in lives}) == 1

    asyncio.run(scene())


def test_a_table_that_was_not_found_is_looked_for_again() -> None:
    async def scene() -> None:
        async with evening() as night:
            with pytest.raises(Refusal, match="there is no such table"):
                await night.hub.find("nowhere")
            await night.open([*PEOPLE])
            night.store.fails_to_read = True
            with pytest.raises(Refusal, match="cannot be read now"):
                await night.hub.find(night.name)
            with pytest.raises(Refusal, match="cannot be read now"):
                await night.hub.check()
            night.store.fails_to_read = False
            await night.hub.check()
            assert (await night.hub.find(night.name)).table.name == night.name

    asyncio.run(scene())


def test_those_who_did_not_find_a_table_take_it_from_nobody_who_does() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            night.store.may_read.clear()
            night.store.fails_to_read = True

            async def come_twice() -> Live:
                with pytest.raises(Refusal):
                    await night.hub.find(night.name)
                night.store.fails_to_read = False
                return await night.hub.find(night.name)

            patient = asyncio.create_task(come_twice())
            lost = asyncio.create_task(night.hub.find(night.name))
            await settle()
            night.store.may_read.set()
            await asyncio.gather(lost, return_exceptions=True)
            assert await patient is await night.hub.find(night.name)

    asyncio.run(scene())


def test_what_is_heard_while_a_table_is_being_read_is_not_forgotten() -> None:
    async def scene() -> None:
        shelf = Shelf()
        async with evening(shelf) as one, evening(shelf) as two:
            two.opened = await one.open([*PEOPLE])
            ada = await one.comes(one.opened.keys["0"])
            two.store.may_read.clear()
            finding = asyncio.create_task(two.hub.find(two.name))
            await settle()
            await ada.plays()
            two.store.may_read.set()
            live = await finding
            await settle()
            assert live.table.lines == 2

    asyncio.run(scene())


def test_a_table_that_nobody_looks_at_is_forgotten_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub_module, "SWEEP", 0.001)
    monkeypatch.setattr(hub_module, "IDLE", -1)

    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            ada = await night.comes(night.opened.keys["0"])
            await asyncio.sleep(0.01)
            assert ada.live is await night.hub.find(night.name)

            action = await ada.plays()
            ada.goes()
            await asyncio.sleep(0.01)
            assert ada.live.is_dropped

            again = await night.comes(night.opened.keys["0"])
            assert again.live is not ada.live
            assert again.live.table.dealt.moves[0].action == again.live.table.dealt.parse(action)

    asyncio.run(scene())


def test_nothing_goes_on_when_a_hub_is_closed() -> None:
    async def scene() -> None:
        shelf = Shelf()
        minds = Minds()
        minds.go_on.clear()
        store = MemoryStore(shelf)
        hub = Hub(Services(store, minds))
        opened = await hub.open(Open("the-city", [Here("Ada", "a"), Bot("greedy")]))
        live = await hub.find(opened.table)
        await live.enter(lambda table: Showed(table.watch))
        await settle()
        store.may_read.clear()
        loading = asyncio.create_task(hub.find("another"))
        await settle()
        assert len(minds.thoughts) == 1

        await hub.close()
        await asyncio.gather(loading, return_exceptions=True)
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(scene())


# --- links ---


def test_an_invitation_can_be_used_once() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([PEOPLE[0], Link()])
            invitation = opened.invitations["1"]
            joined = await night.hub.join(opened.table, Join(invitation, "Ben", "b"))
            assert joined.seat == 1
            assert joined.key != invitation
            with pytest.raises(Refusal, match="was used or withdrawn"):
                await night.hub.join(opened.table, Join(invitation, "Eve", "e"))
            with pytest.raises(Refusal, match="does not lead to this table"):
                await night.comes(invitation)
            assert (await night.comes(joined.key)).now["seat"] == 1

    asyncio.run(scene())


def test_names_and_salts_are_checked_before_an_invitation_is_used_up() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([PEOPLE[0], Link()])
            for name, salt in (("Ben ", "b"), ("B\nen", "b"), ("Ben", "b b"), ("Ben", "ü")):
                with pytest.raises(Refusal):
                    await night.hub.join(opened.table, Join(opened.invitations["1"], name, salt))
            assert len(night.entries) == 1

    asyncio.run(scene())


def test_a_renewed_invitation_makes_the_old_one_useless() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([PEOPLE[0], Link()])
            renewed = await night.hub.invite(opened.table, opened.owner, Invite(1))
            with pytest.raises(Refusal, match="was used or withdrawn"):
                await night.hub.join(opened.table, Join(opened.invitations["1"], "Ben", "b"))
            assert (await night.hub.join(opened.table, Join(renewed.key, "Ben", "b"))).seat == 1
            with pytest.raises(Refusal, match="nobody is invited to this seat"):
                await night.hub.invite(opened.table, opened.owner, Invite(1))
            with pytest.raises(Refusal, match="nobody is invited to this seat"):
                await night.hub.invite(opened.table, opened.owner, Invite(5))

    asyncio.run(scene())


def test_spectators_of_a_withdrawn_link_have_to_go() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([*PEOPLE])
            watcher = await night.comes(opened.watch)
            renewed = await night.hub.invite(opened.table, opened.owner, Invite("watch"))
            await settle()
            assert watcher.device.is_closed
            with pytest.raises(Refusal, match="does not lead to this table"):
                await night.comes(opened.watch)
            assert "seat" not in (await night.comes(renewed.key)).now

    asyncio.run(scene())


@pytest.mark.parametrize("key", ["keys", "watch", "invitation"])
def test_only_whoever_opened_a_table_renews_its_links(key: str) -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([PEOPLE[0], Link()])
            wrong = {"keys": opened.keys["0"], "watch": opened.watch, "invitation": opened.invitations["1"]}[key]
            with pytest.raises(Refusal, match="only whoever opened the table"):
                await night.hub.invite(opened.table, wrong, Invite(1))

    asyncio.run(scene())


def test_keys_are_stored_as_hashes_only() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([PEOPLE[0], Link(), Link()])
            joined = await night.hub.join(opened.table, Join(opened.invitations["1"], "Ben", "b"))
            invited = await night.hub.invite(opened.table, opened.owner, Invite(2))
            watch = await night.hub.invite(opened.table, opened.owner, Invite("watch"))
            secrets = [opened.owner, opened.watch, *opened.keys.values(), *opened.invitations.values(), joined.key, invited.key, watch.key]
            assert len(secrets) == 8
            assert not [secret for secret in secrets if secret.encode() in night.shelf.text]

    asyncio.run(scene())


# --- opening and records ---


def test_a_table_that_cannot_be_written_is_not_open() -> None:
    async def scene() -> None:
        async with evening() as night:
            night.store.is_failing = True
            with pytest.raises(Refusal, match="could not be written down") as refusal:
                await night.open([*PEOPLE])
            assert refusal.value.code == "unavailable"
            with pytest.raises(Refusal, match="chess"):
                await night.hub.open(Open("chess", [*PEOPLE]))
            assert not night.shelf.lines

    asyncio.run(scene())


def test_the_record_of_a_finished_game_can_be_verified() -> None:
    async def scene() -> None:
        async with evening() as night:
            await ended(night)
            for key in (night.opened.keys["0"], night.opened.watch):
                record = read(await night.hub.record(night.name, key), GAMES)
                assert record.dealt is not None
                verify_deal(record.dealt, record.seed)
                assert record.dealt.promise == night.opened.promise
                assert replay(record, GAMES).ply == 1
            with pytest.raises(Refusal, match="does not lead to this table"):
                await night.hub.record(night.name, night.opened.owner)

    asyncio.run(scene())


def test_a_running_game_of_several_people_gives_no_record() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            with pytest.raises(Refusal, match="it is there once the game is over"):
                await night.hub.record(night.name, night.opened.keys["0"])
            await night.open([PEOPLE[0], Link()])
            with pytest.raises(Refusal, match="it is there once the game is over"):
                await night.hub.record(night.name, night.opened.keys["0"])
            await night.open([PEOPLE[0], Bot("greedy")])
            assert (await night.hub.record(night.name, night.opened.keys["0"])).startswith("game: the-city")

    asyncio.run(scene())


def test_a_record_is_played_on_and_keeps_the_promise_of_its_deal() -> None:
    async def scene() -> None:
        async with evening() as night:
            await ended(night)
            first = await night.hub.record(night.name, night.opened.keys["0"])
            await night.open([PEOPLE[0], Bot("greedy")], record=first)
            ada = await night.comes(night.opened.keys["0"])
            assert "fairness" not in ada.now
            await ada.plays()
            second = read(await night.hub.record(night.name, night.opened.keys["0"]), GAMES)
            assert second.dealt == read(first, GAMES).dealt
            assert second.moves[:1] == read(first, GAMES).moves
            assert len(second.moves) > 1

    asyncio.run(scene())


def test_bots_of_one_table_are_not_set_to_work_by_another() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([PEOPLE[0], Bot("greedy")])
            await night.open([*PEOPLE])
            await night.all_come()
            assert not night.minds.thoughts

    asyncio.run(scene())


def _entry(_table: Table) -> AnyEntry:
    raise AssertionError


def test_what_goes_wrong_while_deciding_changes_nothing() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            live = await night.hub.find(night.name)
            with pytest.raises(AssertionError):
                await live.enter(_entry)
            assert len(night.entries) == 1
            assert not live.is_dropped

    asyncio.run(scene())
