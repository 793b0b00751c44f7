"""Bots think in other processes, and whatever they do there, the next one can think."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from midtown.bots.registry import make_bot
from midtown.games import GAMES
from midtown.server.thinking.thinkers import Thinkers
from midtown.server.thinking.thought import BotFailed
from tests.server.thinking.bad_bots import (
    EndlessBot,
    FaultyBot,
    GrabbingBot,
    InventingBot,
    LastBot,
    LeavingBot,
    RaisingBot,
    ReadingBot,
    SlowBot,
    TalkingBot,
    name_of,
)
from tests.server.thinking.office import LIMIT, Office, end_of, is_there
from tests.server.thinking.thoughts import positions, thought, thought_at

LAST = thought(name_of(LastBot))
SLOW = thought(name_of(SlowBot))
ENDLESS = thought(name_of(EndlessBot))


def failure(office: Office, bot: str, seconds: float = LIMIT) -> str:
    """Why a bot failed; after it, another one answers."""
    with pytest.raises(BotFailed) as failed:
        office.run(office.think(thought(bot), seconds=seconds))
    assert office.run(office.think(LAST)) == LAST.options[-1]
    return str(failed.value.reason)


# --- answers ---


def test_a_bot_answers_as_it_would_in_the_server(office: Office) -> None:
    thoughts = [thought_at(match, bot, seed=5) for name in GAMES for match in positions(name) for bot in ["greedy", "random"]]

    answers = [office.run(office.think(asked)) for asked in thoughts]

    assert answers == [make_bot(asked.bot, GAMES[asked.game], asked.seed).choose(asked.view, asked.options) for asked in thoughts]
    assert answers != [asked.options[0] for asked in thoughts]


@pytest.mark.parametrize("bot", [TalkingBot, GrabbingBot])
def test_a_bot_may_talk_and_do_with_its_list_what_it_likes(office: Office, bot: type[LastBot]) -> None:
    assert [office.run(office.think(asked)) for asked in [thought(name_of(bot)), LAST]] == [LAST.options[-1]] * 2
    assert len(office.processes()) == 1


def test_another_process_is_started_only_when_two_bots_think_at_once(office: Office) -> None:
    async def work() -> list[int]:
        thinkers = Thinkers(2)
        counts = []
        for at_once in [[LAST], [LAST], [SLOW, SLOW]]:
            await asyncio.gather(*[thinkers.think("table", asked, LIMIT) for asked in at_once])
            counts.append(len(office.processes()))
        await thinkers.close()
        return counts

    assert office.run(work()) == [1, 1, 2]


def test_workers_stand_back_behind_the_server(office: Office) -> None:
    office.run(office.think(LAST))

    assert os.getpriority(os.PRIO_PROCESS, office.processes()[0]) > os.getpriority(os.PRIO_PROCESS, 0)


# --- failures ---


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (name_of(RaisingBot), "the bot {bot} crashed (ValueError)"),
        (name_of(ReadingBot), "the bot {bot} crashed (EOFError)"),
        ("tests.no_bots:bot", "the bot {bot} crashed (ModuleNotFoundError)"),
        ("gready", "the bot {bot} crashed (BadOptions)"),
        (name_of(InventingBot), "the bot {bot} answered with something that was not offered"),
    ],
)
def test_a_worker_goes_on_after_a_bot_that_fails(office: Office, bot: str, sentence: str) -> None:
    office.run(office.think(LAST))

    assert failure(office, bot) == sentence.format(bot=bot)
    assert len(office.processes()) == 1


@pytest.mark.parametrize("bot", [LeavingBot, FaultyBot])
def test_a_fresh_worker_follows_one_that_a_bot_has_ended(office: Office, bot: type[LastBot]) -> None:
    assert failure(office, name_of(bot)) == f"the bot {name_of(bot)} crashed"


def test_a_fresh_worker_follows_one_that_took_too_long(office: Office) -> None:
    assert failure(office, ENDLESS.bot, 0.2) == f"the bot {ENDLESS.bot} took longer than 0.2 s"

    endless, fresh = office.processes()
    assert not is_there(endless)
    assert is_there(fresh)


def test_a_fresh_worker_follows_one_that_ended_while_nobody_thought(office: Office) -> None:
    async def work() -> int:
        await office.think(LAST)
        [idle] = office.processes()
        os.kill(idle, signal.SIGKILL)
        await end_of(idle)
        await asyncio.sleep(0.05)
        return await office.think(LAST)

    assert office.run(work()) == LAST.options[-1]


@pytest.mark.parametrize("program", ["/bin/false", "/no/such/program"])
def test_where_no_process_can_be_started_the_bot_fails(office: Office, monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(sys, "executable", program)

    with pytest.raises(BotFailed, match=r"^no process could be started for the bot greedy$"):
        office.run(Thinkers(1).think("table", thought("greedy"), LIMIT))


# --- whose turn it is ---


def test_a_table_with_many_thoughts_does_not_hold_up_the_others(office: Office) -> None:
    async def work() -> None:
        first = asyncio.create_task(office.think(SLOW, table="z"))
        thoughts = {"a": [1, 4, 6], "b": [2, 5], "c": [3]}
        others = [office.think(LAST._replace(seed=seed), table=table) for table, seeds in thoughts.items() for seed in seeds]
        await asyncio.gather(first, *others)

    office.run(work())

    assert office.seeds() == [0, 1, 2, 3, 4, 5, 6]


def test_waiting_does_not_count_as_thinking(office: Office) -> None:
    async def work() -> None:
        await asyncio.gather(*[office.think(SLOW, seconds=0.5) for _number in range(3)])

    office.run(work())

    assert len(office.seeds()) == 3


def test_starting_a_process_does_not_count_as_thinking(office: Office, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    slow = tmp_path / "slow-python"
    slow.write_text(f'#!/bin/sh\nsleep 0.4\nexec {sys.executable} "$@"\n', encoding="utf-8")
    slow.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(slow))

    async def work() -> int:
        thinkers = Thinkers(1)
        try:
            return await thinkers.think("table", LAST, 0.4)
        finally:
            await thinkers.close()

    assert office.run(work()) == LAST.options[-1]


# --- thoughts that nobody wants any more ---


def test_a_cancelled_thought_leaves_its_place_to_the_next(office: Office) -> None:
    async def work() -> None:
        unwanted = asyncio.create_task(office.think(ENDLESS, table="a"))
        waiting = asyncio.create_task(office.think(LAST, table="b"))
        await office.begun(1)
        unwanted.cancel()

        assert await waiting == LAST.options[-1]
        assert unwanted.cancelled()

    office.run(work())

    endless, fresh = office.processes()
    assert not is_there(endless)
    assert is_there(fresh)


def test_a_thought_that_is_cancelled_while_it_waits_is_never_thought(office: Office) -> None:
    async def work() -> None:
        first, unwanted, last = [asyncio.create_task(office.think(SLOW._replace(seed=seed))) for seed in range(3)]
        await asyncio.sleep(0.05)
        unwanted.cancel()
        await asyncio.gather(first, last)

    office.run(work())

    assert office.seeds() == [0, 2]
