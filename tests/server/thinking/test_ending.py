"""No process outlives the server, or what it was started for."""

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from midtown.server.thinking.thinkers import Thinkers
from tests.server.thinking.bad_bots import BusyBot, EndlessBot, LastBot, name_of
from tests.server.thinking.office import LIMIT, Office, is_there
from tests.server.thinking.thoughts import thought

LAST = thought(name_of(LastBot))
ENDLESS = thought(name_of(EndlessBot))


def test_closing_ends_all_processes_and_cancels_all_thoughts(office: Office) -> None:
    async def work() -> None:
        thinkers = Thinkers(2)
        thinking = [asyncio.create_task(thinkers.think("table", asked, LIMIT)) for asked in [LAST, ENDLESS, ENDLESS, LAST]]
        await thinking[0]
        await office.begun(3)
        assert [is_there(process) for process in office.processes()] == [True, True]
        await thinkers.close()
        await asyncio.wait(thinking)

        assert [asked.cancelled() for asked in thinking] == [False, True, True, True]
        assert [is_there(process) for process in office.processes()] == [False, False]

    office.run(work())


def test_who_is_closed_thinks_no_more(office: Office) -> None:
    async def work() -> None:
        thinkers = Thinkers(1)
        await thinkers.close()
        with pytest.raises(asyncio.CancelledError):
            await thinkers.think("table", LAST, LIMIT)

    office.run(work())

    assert office.processes() == []


def test_interrupts_are_left_to_the_server(office: Office) -> None:
    async def work() -> None:
        for _time in range(2):
            await office.think(LAST)
            for interrupt in [signal.SIGINT, signal.SIGTERM]:
                os.kill(office.processes()[0], interrupt)
            await asyncio.sleep(0.05)

    office.run(work())

    assert len(office.processes()) == 1


def server(bot: type[LastBot], seconds: float) -> "subprocess.Popen[str]":
    """A process that asks a bot; its errors can be read to their end only when everything that it has started has ended too."""
    words = [sys.executable, "-P", "-m", "tests.server.thinking.little_server", name_of(bot), str(seconds)]
    return subprocess.Popen(words, stderr=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)})


@pytest.mark.usefixtures("office")
@pytest.mark.parametrize(("bot", "doing"), [(LastBot, "answered"), (BusyBot, "busy")])
def test_a_worker_ends_with_a_server_that_was_killed(bot: type[LastBot], doing: str) -> None:
    with server(bot, LIMIT) as killed:
        assert killed.stderr is not None
        assert killed.stderr.readline() == f"{doing}\n"
        killed.kill()

        assert killed.communicate(timeout=LIMIT)[1] == ""


@pytest.mark.usefixtures("office")
def test_what_a_bot_has_started_ends_with_its_time() -> None:
    with server(BusyBot, 0.2) as patient:
        assert patient.communicate(timeout=LIMIT)[1] == f"busy\nthe bot {name_of(BusyBot)} took longer than 0.2 s\n"
