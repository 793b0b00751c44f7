"""The page about hints and reviews speaks the truth: its program and its commands run, its numbers are those of the code."""

import re
import shlex
from pathlib import Path

import pytest

from midtown.bots.explaining.explanation import MOST_CHOICES
from midtown.bots.reviewing import hindsight
from midtown.cli.main import main

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "explaining.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks("python")
    exec(compile(program, "explaining.md", "exec"), {})  # noqa: S102  # running it is the point

    assert len(capsys.readouterr().out.splitlines()) == MOST_CHOICES


def test_every_command_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    main(shlex.split("simulate the-city --seats random,random --games 1 --seed 1 --records games"))
    (tmp_path / "games" / "the-city-0.txt").rename("game.txt")
    commands = [shlex.split(line, comments=True)[1:] for line in blocks("sh")[0].splitlines()]
    for words in commands:
        assert main([*words, "--think", "0.005"]) == 0, words

    assert len(commands) == 4
    assert (tmp_path / "review.html").exists()
    assert capsys.readouterr().err == ""


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"if they cost at least {100 * hindsight.LEAST_COST:.0f} of 100 games" in PAGE
    assert f"{100 * hindsight.DOUBT:.0f} of 100 divided by the root of one more than how often it was tried" in PAGE
    assert (hindsight.MOST_POINTS, MOST_CHOICES) == (5, 3)
    assert "the five decisions that cost most" in PAGE


def test_every_link_leads_somewhere() -> None:
    for path in re.findall(r"\]\(([^)#:]+)", PAGE):
        assert (DOCS / path).exists(), path
