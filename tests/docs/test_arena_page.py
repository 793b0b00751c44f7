"""The page about the arena speaks the truth: its commands run, its bots play, its tables are those of the results."""

import json
import re
import shlex
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from midtown.arena.contest.contest import GRACE_FACTOR, GRACE_SECONDS, PATIENCE
from midtown.arena.contest.played import Played
from midtown.arena.contest.program import SEED, START_SECONDS, THINK
from midtown.arena.contest.settling import ERROR
from midtown.arena.contest.study import rows_of
from midtown.cli.main import main
from tests.arena.contest.contests import contest

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "arena.md").read_text(encoding="utf-8")
BOT = DOCS / "examples" / "line_bot.py"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def named(head: str) -> set[str]:
    """What stands in `quotes` in the first column of the table with this head."""
    rows = PAGE.partition(f"| {head} |")[2].split("\n\n")[0].splitlines()[2:]
    return {name for row in rows for name in re.findall(r"`([^`]+)`", row.split(" | ")[0])}


def commands() -> list[list[str]]:
    return [shlex.split(line, comments=True)[1:] for block in blocks("sh") for line in block.splitlines()]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_runs(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    few = [word for word in words if word != "--all-games"]
    if "--games" in few:
        del few[few.index("--games") : few.index("--games") + 2]

    assert main([*few, "--games", "6", "--processes", "1"]) == 0
    assert "95 % sure" in capsys.readouterr().out
    written = [word for before, word in pairwise(words) if before in ("--html", "--json", "--data")]
    assert all(Path(name).stat().st_size for name in written)


def test_the_class_of_the_page_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "my_bots.py").write_text(blocks("python")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    assert main(["arena", "the-city", "--bots", "random,my_bots:Careful", "--games", "2", "--processes", "1", "--json"]) == 0
    assert [bot["faults"] for bot in json.loads(capsys.readouterr().out)["bots"]] == [[], []]


def test_the_program_of_the_page_is_the_example_and_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert blocks("python")[1] == BOT.read_text(encoding="utf-8")

    bots = f"random,mine=program:{sys.executable} {BOT}"
    assert main([*["arena", "the-city", "--games", "4", "--seed", "1", "--processes", "1", "--json", "--bots"], bots]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [(bot["name"], bot["faults"]) for bot in report["bots"]] == [("random", []), ("mine", [])]
    assert report["bots"][1]["points"] > 10


def test_every_key_of_a_bot_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    main(["arena", "the-city", "--bots", "random,random", "--games", "2", "--processes", "1", "--json"])
    report = json.loads(capsys.readouterr().out)

    assert named("key") == set(report["bots"][0])
    assert {key for key in ("judgements", "stopped_early", "head_to_head", "line_ups", "pace") if f"`{key}`" in PAGE} <= set(report)


def test_every_column_is_explained() -> None:
    [row, _other] = rows_of(contest("random,random"), Played(0, 0, [1, 2], [2, 1], [1, 1], [0.1, 0.1], [0.1, 0.1], 7))

    assert named("column") == set(row)


def test_the_limits_are_those_of_the_page() -> None:
    assert (GRACE_FACTOR, GRACE_SECONDS, ERROR) == (3, 1, 0.05)
    assert f"({PATIENCE:g} seconds where nothing was given)" in PAGE
    assert f"it has {START_SECONDS:g} seconds more" in PAGE
    assert f"`{SEED}`" in PAGE
    assert f"`{THINK}`" in PAGE


def test_every_link_leads_somewhere() -> None:
    for path in re.findall(r"\]\(([^)#:]+)(?:#[^)]+)?\)", PAGE):
        assert (DOCS / path).exists(), path
