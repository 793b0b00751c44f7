import io
from pathlib import Path

import pytest
from rich.console import Console

from midtown.cli.commands import Leave
from midtown.cli.desk import Desk
from midtown.cli.host import Host
from midtown.cli.seats import read_seats
from midtown.cli.sitting import Sitting
from midtown.games import GAMES
from midtown.match.match import Match
from midtown.texts.language import Language
from tests.cli.screens import LaidTable, Screens, Sit
from tests.cli.terminal import Terminal


@pytest.fixture
def terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(tmp_path, monkeypatch, capsys)


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Sit:
    """Lets people sit down at a table that has been set up, and type."""

    def run(table: LaidTable, seats: str, *typed: str, code: str = "en") -> Screens:
        file = io.StringIO()
        screens: Screens = []
        lines = iter([*typed, "quit"])

        def screen() -> str:
            return file.getvalue().rpartition("\x1b[3J")[2]

        def read(prompt: str) -> str:
            screens.append((prompt, screen()))
            return next(lines)

        monkeypatch.setattr("builtins.input", read)
        [game] = [game for game in GAMES.values() if game.book is table.state.book]
        match = Match(game, table.state.agreed, 1)
        match.state, match.journal = table.state, table.journal
        sitting = Sitting(match, read_seats(seats), tmp_path / "game.txt")
        desk = Desk(Console(file=file, force_terminal=True, color_system=None, width=80))
        try:
            Host(desk, sitting, [seat.name for seat in read_seats(seats)], Language.load(code, game.name)).run()
        except Leave:
            return screens
        return [*screens, ("", screen())]

    return run
