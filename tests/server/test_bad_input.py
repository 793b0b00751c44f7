"""What a server answers to input that makes no sense: a sentence or a close code, and never a traceback in its log."""

import asyncio
import logging
import socket
import sys
import time
from collections.abc import Iterator

import pytest

from midtown.server.logs import is_worth_a_line
from midtown.server.serve import SECONDS_UNREAD, listen
from tests.server.trials.bad_manners import BYTES, FLOOD, NONSENSE, flood
from tests.server.trials.bad_messages import open_table
from tests.server.trials.server_process import ServerProcess, server_process
from tests.server.trials.tally import Tally
from tests.server.trials.web import Answered, Web
from tests.server.trials.wire import connected, frame, shaken

HALF_A_REQUEST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"


@pytest.fixture(scope="module")
def server() -> Iterator[ServerProcess]:
    with server_process() as process:
        yield process


@pytest.mark.parametrize("data", [FLOOD, NONSENSE, BYTES], ids=["messages", "nonsense", "bytes"])
def test_whoever_floods_is_told_so_and_then_turned_away(server: ServerProcess, data: bytes) -> None:
    async def run() -> Tally:
        tally = Tally()
        await flood(server.port, await open_table(server.port), data, tally)
        return tally

    tally = asyncio.run(run())

    assert not tally.faults
    assert tally.answers == {"closed 1008": 1}


@pytest.mark.parametrize(
    ("method", "path", "status"), [("GET", "/nowhere", 404), ("DELETE", "/health", 405), ("POST", "/api/tables/", 404)]
)
def test_a_page_that_is_not_there_is_refused_with_a_sentence(server: ServerProcess, method: str, path: str, status: int) -> None:
    answered: Answered = asyncio.run(Web(server.port).ask(method, path))

    assert answered.status == status
    assert answered.json["code"] == "no-page"
    assert answered.json["reason"]["text"] == "there is no such page"


def test_whoever_goes_in_the_middle_of_a_message_leaves_no_traceback(server: ServerProcess) -> None:
    async def run() -> None:
        wire = await connected(server.port)
        await wire.send(HALF_A_REQUEST)
        wire.cut()
        wire, _status = await shaken(server.port)
        await wire.send(frame(b"\xff"))
        assert (await wire.answer()).close_code == 1007
        wire.cut()
        assert (await Web(server.port).ask("GET", "/health")).status == 200

    asyncio.run(run())

    assert [line for line in server.logged() if "error" in line or line["level"] == "error"] == []


def test_errors_that_are_our_own_are_logged() -> None:
    problem = RuntimeError("ours")
    record = logging.LogRecord("x", logging.ERROR, "", 0, "x", None, (RuntimeError, problem, None))

    assert is_worth_a_line(record)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such option")
def test_a_connection_on_which_nothing_is_read_is_given_up() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == SECONDS_UNREAD * 1000


def test_a_second_frame_does_not_wait_until_the_first_is_acknowledged(server: ServerProcess) -> None:
    async def run() -> float:
        waits = []
        for _time in range(3):
            wire, _status = await shaken(server.port)
            await wire.send(frame(b"nonsense"))
            await wire.answer()
            begun = time.monotonic()
            assert (await wire.answer()).close_code == 1008
            waits.append(time.monotonic() - begun)
            wire.cut()
        return min(waits)

    assert asyncio.run(run()) < 0.03
