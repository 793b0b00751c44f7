"""A terminal for tests: what is typed goes in, what is shown comes out."""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from midtown.cli.main import main
from midtown.cli.shelf import HOME


@dataclass(frozen=True)
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str


class Terminal:
    """Runs commands as the command line does, without a terminal behind them."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.home = folder / "home"
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.setenv(HOME, str(self.home))
        monkeypatch.chdir(folder)

    def run(self, command: str | Sequence[str], *typed: str) -> Outcome:
        words = command.split() if isinstance(command, str) else list(command)
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in typed])))
        code = main(words)
        captured = self._capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    def file(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def read(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")

    def files(self) -> list[str]:
        """Everything that lies around."""
        return sorted([str(path.relative_to(self.folder)) for path in self.folder.rglob("*") if path.is_file()])

    def record(self) -> str:
        """The only record on the shelf."""
        [path] = self.home.rglob("*.txt")
        return path.read_text(encoding="utf-8")
