"""People who come once, twice, or late."""

import asyncio

import pytest

from midtown.server.links import seat_of
from midtown.server.refusal import Refusal
from midtown.server.requests import Here, Invite, Join, Link
from midtown.server.store.line import Line
from tests.server.evening import evening, settle

KEY = "my-own-key-" + "x" * 32


def test_who_chooses_the_own_key_can_sit_down_again_when_the_answer_was_lost() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([Here("Ada", "a-salt"), Link()])
            asked = Join(opened.invitations["1"], "Ben", "b-salt", KEY)
            first = await night.hub.join(night.name, asked)
            lines = len(night.shelf.lines[night.name])
            assert (first, await night.hub.join(night.name, asked)) == (first, first)
            assert (first.seat, first.key) == (1, KEY)
            assert len(night.shelf.lines[night.name]) == lines
            with pytest.raises(Refusal, match="used or withdrawn"):
                await night.hub.join(night.name, Join(opened.invitations["1"], "Eve", "e-salt"))

    asyncio.run(scene())


def test_a_bot_plays_for_who_was_invited_until_he_comes() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([Here("Ada", "a-salt"), Link()])
            live = await night.hub.find(night.name)
            await night.hub.invite(night.name, opened.owner, Invite(1, "greedy"))
            await settle()
            table = live.table
            assert (table.is_played, table.chairs[1].bot, table.dealing.salts) == (True, "greedy", ((0, "a-salt"),))
            with pytest.raises(Refusal, match="does not lead to this table"):
                seat_of(table, opened.invitations["1"])
            seed = table.dealt.seed
            joined = await night.hub.join(night.name, Join(opened.invitations["1"], "Ben", "b-salt"))
            assert seat_of(table, joined.key) == 1
            assert (table.chairs[1].bot, table.chairs[1].name, table.dealt.seed) == ("", "Ben", seed)
            assert table.dealing.salts == ((0, "a-salt"),)

    asyncio.run(scene())


def test_a_bot_plays_only_for_who_was_invited_and_only_once_somebody_has_sat_down() -> None:
    async def scene() -> None:
        async with evening() as night:
            opened = await night.open([Link(), Link()])
            for invite, why in ((Invite(0, "deep-blue"), "unknown bot"), (Invite(0, "greedy"), "somebody must have sat down")):
                with pytest.raises(Refusal, match=why):
                    await night.hub.invite(night.name, opened.owner, invite)
            await night.hub.join(night.name, Join(opened.invitations["0"], "Ada", "a-salt"))
            with pytest.raises(Refusal, match="nobody is invited"):
                await night.hub.invite(night.name, opened.owner, Invite(0, "greedy"))

    asyncio.run(scene())


@pytest.mark.parametrize("body", [b'{"entry":"unheard-of"}', b"no JSON", b'{"entry":"played","seat":0,"action":"build nonsense"}'])
def test_a_table_whose_log_cannot_be_read_says_so(body: bytes) -> None:
    async def scene() -> None:
        async with evening() as night:
            await night.open([Here("Ada", "a-salt"), Here("Ben", "b-salt")])
            night.shelf.lines[night.name].append(Line(night.name, 2, 0, body))
            with pytest.raises(Refusal, match="this table cannot be read") as refusal:
                await night.hub.find(night.name)
            assert refusal.value.code == "unavailable"

    asyncio.run(scene())
