"""`midtown tables`: what a server has kept, for its host."""

import asyncio
from pathlib import Path

import pytest

from midtown.server.entries import Played, written
from midtown.server.opening import opening
from midtown.server.requests import Here, Link, Open
from midtown.server.store.line import Line
from midtown.server.store.store import open_store
from midtown.server.table.table import Table
from tests.cli.terminal import Terminal

AT = 1_000_000_000_000


@pytest.fixture
def tables(terminal: Terminal) -> Path:
    """A folder with a game that was begun, and a table where somebody is still awaited."""
    folder = terminal.file("readme.txt", "").parent

    async def fill() -> None:
        store = await open_store(f"sqlite:///{folder.absolute()}/midtown.db")
        begun = opening(Open("the-city", [Here("Ada", "salt"), Here("Ben", "pepper")])).entry
        await store.append(Line("begun", 1, AT, written(begun)))
        action = Table("begun", begun, AT).dealt.choices(0)[0].text
        await store.append(Line("begun", 2, AT, written(Played(0, action))))
        awaited = opening(Open("the-city", [Here("Ada", "salt"), Link()])).entry
        await store.append(Line("awaited", 1, AT + 1, written(awaited)))
        await store.close()

    asyncio.run(fill())
    return folder


def test_all_tables_are_listed_with_those_used_last_on_top(terminal: Terminal, tables: Path) -> None:
    outcome = terminal.run(["tables", "--data", str(tables)])
    assert [line.split()[:2] for line in outcome.out.splitlines()] == [["awaited", "1"], ["begun", "2"]]


def test_any_table_is_exported_as_a_record_that_can_be_verified(terminal: Terminal, tables: Path) -> None:
    shown = terminal.run(["tables", "--data", str(tables), "--export", "begun"])
    assert (shown.code, shown.out.splitlines()[0], shown.out.splitlines()[-1]) == (0, "game: the-city 1", "result: unfinished")
    assert terminal.run(["tables", "--data", str(tables), "--export", "begun", "--save", "begun.txt"]).code == 0
    assert terminal.run(["verify", "begun.txt"]).code == 0


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--export", "nowhere"], "there is no such table"),
        (["--export", "awaited"], "the game begins once everybody has sat down"),
        (["--export", "begun", "--save", "readme.txt"], "readme.txt is there already"),
        (["--database", "sqlite:///x"], "--data and --database exclude each other"),
    ],
)
def test_what_cannot_be_shown_is_named(terminal: Terminal, tables: Path, words: list[str], why: str) -> None:
    outcome = terminal.run(["tables", "--data", str(tables), *words])
    assert (outcome.code, outcome.out, outcome.err) == (2, "", f"midtown: {why}\n")


def test_a_folder_without_tables_is_named_and_left_as_it_is(terminal: Terminal) -> None:
    outcome = terminal.run(["tables", "--data", "nowhere"])
    assert (outcome.code, outcome.out, outcome.err) == (2, "", "midtown: there are no tables in nowhere\n")
    assert not (terminal.folder / "nowhere").exists()
