"""`midtown serve`, and `midtown` alone: what cannot be served is named in one sentence, and what is served stops when it is told to."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from midtown.cli.serve import HERE, NO_BROWSER, PORT, address_of
from midtown.cli.shelf import HOME
from midtown.server.serve import listen
from tests.cli.terminal import Terminal
from tests.served import PATIENCE, ask, served

BROWSER = """
import pathlib, sys, urllib.request
pathlib.Path(sys.argv[1]).touch()
health = urllib.request.urlopen(sys.argv[2] + "health").status
pathlib.Path(sys.argv[1] + ".new").write_text(f"{sys.argv[2]} {health}")
pathlib.Path(sys.argv[1] + ".new").rename(sys.argv[1])
"""
"""A browser that asks for a page, and notes from where."""


def complaint(terminal: Terminal, command: str | list[str]) -> str:
    """The one sentence that is said when nothing can be served."""
    outcome = terminal.run(command)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("midtown: ")
    assert outcome.err.count("\n") == 1
    return outcome.err.removeprefix("midtown: ").removesuffix("\n")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--port x", "--port: 'x' is not a whole number; 'midtown serve --help' says more"),
        ("--port 65536", "a port is a number from 0 to 65535, not 65536"),
        ("--port -1", "a port is a number from 0 to 65535, not -1"),
        ("--host 300.1.2.3", "nothing can be served at 300.1.2.3, port 2011: Name or service not known"),
        ("--data a --database sqlite:///b", "--data and --database exclude each other"),
        ("--database mysql://host/name", "the address of a database begins with sqlite:/// or postgresql://"),
        ("--processes 2", "several processes need a common database: --database postgresql://…"),
        ("--processes 0", "--processes is a number from 1 to 64, not 0"),
        ("--thinkers 65", "--thinkers is a number from 1 to 64, not 65"),
        ("--think 0", "--think is a number from 1 to 600, not 0"),
        ("--lang es", "unknown language 'es'; known are: en, fr, de"),
        ("--prot 80", "unknown argument '--prot'; did you mean '--port'?"),
        ("--port 65536 --lang fr", "un port est un nombre de 0 à 65535, pas 65536"),
    ],
)
def test_what_cannot_be_served_is_named(terminal: Terminal, options: str, sentence: str) -> None:
    assert complaint(terminal, f"serve {options}") == sentence
    assert terminal.files() == []


def test_a_port_that_is_in_use_is_named(terminal: Terminal) -> None:
    with socket.create_server((HERE, 0)) as taken:
        port = taken.getsockname()[1]

        assert complaint(terminal, f"serve --port {port}") == f"nothing can be served at 127.0.0.1, port {port}: Address already in use"


def test_a_data_folder_that_cannot_be_made_is_named(terminal: Terminal) -> None:
    path = terminal.file("taken", "Dear Bernd,")

    assert complaint(terminal, f"serve --data {path}") == f"{path} cannot be made: File exists"


def test_a_data_folder_that_cannot_be_written_is_named(terminal: Terminal) -> None:
    (terminal.folder / "midtown.db").mkdir()

    assert complaint(terminal, "serve --port 0 --data .") == "the database cannot be opened: unable to open database file"


def test_a_database_that_is_none_is_named_and_left_as_it_is(terminal: Terminal) -> None:
    path = terminal.file("midtown.db", "Dear Bernd,")

    assert complaint(terminal, "serve --port 0 --data .") == "the database cannot be opened: file is not a database"
    assert path.read_text(encoding="utf-8") == "Dear Bernd,"


def test_a_database_that_cannot_be_reached_is_named(terminal: Terminal) -> None:
    with socket.create_server((HERE, 0)) as silent:
        port = silent.getsockname()[1]

    assert "Connection refused" in complaint(terminal, f"serve --port 0 --database postgresql://anna@127.0.0.1:{port}/midtown")


def test_everybody_is_told_an_address_that_a_browser_can_open() -> None:
    for host, shown in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]")):  # noqa: S104  # a moment, for nobody
        with listen(host, 0) as listener:
            assert address_of(listener) == f"http://{shown}:{listener.getsockname()[1]}/"


# --- a server in a process of its own ---


@pytest.mark.parametrize("stopping", [signal.SIGINT, signal.SIGTERM])
def test_a_server_stops_cleanly_when_it_is_told_to(tmp_path: Path, stopping: signal.Signals) -> None:
    with served(tmp_path, "serve", "--port", "0") as (process, address):
        assert ask(f"{address}health")["health"] == "good"

        process.send_signal(stopping)
        out, err = process.communicate(timeout=PATIENCE)

    assert (process.returncode, out) == (0, "")
    assert [json.loads(line)["says"] for line in err.splitlines()] == ["the server is open", "the server is closed"]
    assert (tmp_path / "midtown.db").is_file()


@pytest.fixture
def noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the browser makes its note."""
    browser = tmp_path / "browser.py"
    browser.write_text(BROWSER, encoding="utf-8")
    monkeypatch.setenv("BROWSER", f"{sys.executable} {browser} {tmp_path / 'noted'} %s")
    return tmp_path / "noted"


def test_midtown_alone_opens_the_browser(tmp_path: Path, noted: Path) -> None:
    with served(tmp_path, **{NO_BROWSER: ""}) as (process, address):
        end = time.monotonic() + PATIENCE
        while not (noted.exists() and noted.read_text(encoding="utf-8")) and time.monotonic() < end:
            time.sleep(0.01)
        process.terminate()
        process.communicate(timeout=PATIENCE)

    assert (process.returncode, noted.read_text(encoding="utf-8")) == (0, f"{address} 200")


def test_midtown_alone_takes_another_port_if_need_be_and_leaves_the_browser_closed_if_asked_to(tmp_path: Path, noted: Path) -> None:
    with ExitStack() as usual:
        with suppress(OSError):
            usual.enter_context(socket.create_server((HERE, PORT)))
        with served(tmp_path) as (process, address):
            assert ask(f"{address}health")["health"] == "good"
            process.terminate()
            process.communicate(timeout=PATIENCE)

    assert process.returncode == 0
    assert not address.endswith(f":{PORT}/")
    assert not noted.exists()


def test_tables_that_a_server_has_open_are_not_opened_by_another_one(tmp_path: Path) -> None:
    with served(tmp_path, "serve", "--port", "0") as (first, address):
        command = [sys.executable, "-m", "midtown"]
        surroundings = {**os.environ, HOME: str(tmp_path), NO_BROWSER: "1"}
        serving = subprocess.run(
            [*command, "serve", "--port", "0"], env=surroundings, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        alone = subprocess.run(command, env=surroundings, capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert (serving.returncode, serving.stderr) == (2, f"midtown: another server has these tables open, at {address}\n")
        assert (alone.returncode, alone.stdout) == (0, f"Midtown is open already, at {address}\n")
        first.kill()
        first.communicate(timeout=PATIENCE)
    with served(tmp_path, "serve", "--port", "0") as (_, again):
        assert ask(f"{again}health")["health"] == "good"
