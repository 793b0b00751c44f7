"""A key that was renewed leads nowhere any more, whatever happens at the same time."""

import asyncio

import pytest

from midtown.server.entries import AnyEntry, Rekeyed, written
from midtown.server.keys import hashed
from midtown.server.refusal import Refusal
from midtown.server.requests import Here, Invite, Join, Link, Play
from midtown.server.store.line import Line
from tests.server.evening import PEOPLE, Evening, evening, settle


def write_elsewhere(night: Evening, entry: AnyEntry) -> None:
    """Another process writes, and this one does not hear it."""
    lines = night.shelf.lines[night.name]
    lines.append(Line(night.name, len(lines) + 1, 0, written(entry)))


def test_a_key_that_is_renewed_elsewhere_writes_nothing_here() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            thief, _ = await night.all_come()
            write_elsewhere(night, Rekeyed(0, hashed("good-key")))
            await thief.does(Play(thief.now["version"], thief.now["choices"][0]["action"], "one"))
            assert [refusal["code"] for refusal in thief.refusals] == ["no-key"]
            assert len(night.entries) == 2

    asyncio.run(scene())


def test_a_key_that_is_renewed_elsewhere_cannot_be_renewed_here() -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([*PEOPLE])
            thief, _ = await night.all_come()
            write_elsewhere(night, Rekeyed(0, hashed("good-key")))
            with pytest.raises(Refusal, match="does not lead to this table"):
                await thief.live.renew(thief.device, "thief-" + "x" * 32)
            assert (await night.table()).lock(0) == hashed("good-key")

    asyncio.run(scene())


def test_who_is_turned_away_while_he_does_not_read_is_sent_nothing_more() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([*PEOPLE])
            thief, ben = await night.all_come()
            ada = await night.comes(opened.keys["0"])
            thief.stops_reading()
            await ben.plays()
            await ada.plays()
            heard = len(thief.heard)
            await ada.live.renew(ada.device, "new-key-" + "x" * 32)
            version = (await night.table()).version(0)
            await ada.plays()
            thief.reads_on()
            await settle()
            assert thief.device.is_closed
            assert all(update["version"] <= version for update in thief.updates)
            assert len(thief.heard) <= heard + 3

    asyncio.run(scene())


def test_no_key_leads_to_two_seats() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([Here("Ada", "a-salt"), Link(), Link()])
            key = "shared-key-" + "x" * 32
            await night.hub.join(night.name, Join(opened.invitations["1"], "Ben", "b-salt", key))
            with pytest.raises(Refusal, match="this key is in use"):
                await night.hub.join(night.name, Join(opened.invitations["2"], "Cleo", "c-salt", key))
            ada = await night.comes(opened.keys["0"])
            with pytest.raises(Refusal, match="this key is in use"):
                await ada.live.renew(ada.device, key)

    asyncio.run(scene())


def test_an_invitation_can_be_withdrawn_while_a_bot_plays() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([Here("Ada", "a-salt"), Link()])
            await night.hub.invite(night.name, opened.owner, Invite(1, "greedy"))
            with pytest.raises(Refusal, match="a bot plays for seat 1 already"):
                await night.hub.invite(night.name, opened.owner, Invite(1, "greedy"))
            fresh = await night.hub.invite(night.name, opened.owner, Invite(1))
            with pytest.raises(Refusal, match="used or withdrawn"):
                await night.hub.join(night.name, Join(opened.invitations["1"], "Eve", "e-salt"))
            assert (await night.hub.join(night.name, Join(fresh.key, "Ben", "b-salt"))).seat == 1

    asyncio.run(scene())


def test_no_seat_has_more_devices_than_are_allowed_however_they_come() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([*PEOPLE])
            ada = await night.comes(opened.keys["0"])
            with pytest.raises(Refusal, match="too many look"):
                await ada.live.attach(ada.device, 1)

    asyncio.run(scene())
