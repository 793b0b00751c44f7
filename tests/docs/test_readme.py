"""The README speaks the truth: its Python runs, its commands exist, its links lead somewhere."""

import re
import shlex
from pathlib import Path

import pytest

import midtown
from midtown.cli.main import command_line, main
from midtown.cli.parser import read_arguments
from midtown.match.record_file import save
from tests.match.dealt_games import dealt_record

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
STAYING = ("play", "serve", "tables")
"""The commands that go on until somebody stops them, or look at what such a one has left: they are understood, and not run."""
PAGES = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def commands() -> list[list[str]]:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    return [shlex.split(line, comments=True)[1:] for line in lines if line.startswith(".venv/bin/midtown ")]


def test_the_bot_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = blocks("python")
    exec(compile(program, "README.md", "exec"), {})  # noqa: S102  # running it is the point
    first, greedy = eval(capsys.readouterr().out)  # noqa: S307  # what it printed itself
    assert greedy >= 50 > first


COUNTS = ["--games", "--generations", "--examined"]


def test_every_command_of_the_readme_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MIDTOWN_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("midtown.cli.coverage.GAMES_PER_SEATS", 1)
    Path("my-box.toml").write_text(blocks("toml")[0], encoding="utf-8")
    save(dealt_record(), Path("game.txt"))
    given = [words for words in commands() if words]
    assert {words[0] for words in given} >= {"play", "rules", "cards", "simulate", "check", "verify", "replay", "export", "serve"}
    for words in given:
        if words[0] not in STAYING:
            assert main(small(words)) == 0, words
        else:
            read_arguments(command_line(), words)
    capsys.readouterr()


def small(words: list[str]) -> list[str]:
    """The same command with few games, and with the file names that the shell would find."""
    few = ["3" if before in COUNTS else word for before, word in zip(["", *words], words, strict=False)]
    return [str(path) for word in few for path in (sorted(Path().glob(word)) if "*" in word else [word])]


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / target).exists(), target


@pytest.mark.parametrize("page", PAGES)
def test_every_file_named_exists(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for name in re.findall(r"`((?:src|tests|docs)/[\w./-]+)`", text):
        assert (ROOT / name).exists(), name


def test_every_public_name_is_there() -> None:
    for name in dir(midtown):
        assert getattr(midtown, name) is not None
    with pytest.raises(AttributeError, match="no public name 'Nonsense'"):
        midtown.Nonsense  # noqa: B018  # asking is enough
