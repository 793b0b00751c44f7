"""Several people at one terminal, and a hand that is put together card by card in secret."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from midtown.cli.commands import Leave
from midtown.cli.desk import Desk
from midtown.cli.host import Host
from midtown.cli.seats import read_seats
from midtown.cli.sitting import Sitting
from midtown.games.fifth_avenue import GAME
from midtown.match.match import Match
from midtown.texts.language import Language
from tests.games.fifth_avenue.table import Table, auction

Screens = list[tuple[str, str]]
"""What was asked, and all that was on the screen then."""


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Screens]:
    """Lets people sit down at a table that has been set up, and type."""

    def run(table: Table, seats: str, *typed: str) -> Screens:
        file = io.StringIO()
        screens: Screens = []
        lines = iter([*typed, "quit"])

        def read(prompt: str) -> str:
            screens.append((prompt, file.getvalue().rpartition("\x1b[3J")[2]))
            return next(lines)

        monkeypatch.setattr("builtins.input", read)
        match = Match(GAME, table.state.agreed, 1)
        match.state, match.journal = table.state, table.journal
        sitting = Sitting(match, read_seats(seats), tmp_path / "game.txt")
        desk = Desk(Console(file=file, force_terminal=True, color_system=None, width=80))
        with pytest.raises(Leave):
            Host(desk, sitting, [seat.name for seat in read_seats(seats)], Language.load("en", GAME.name)).run()
        return screens

    return run


def test_a_bid_is_seen_by_the_others_only_when_it_stands(sit: Callable[..., Screens]) -> None:
    table = auction("times-square", hands=["violet-4 2 black-6", "grey-5 2 black-5", "green-4"])

    screens = sit(table, "Anna,Bernd,Chris", "", "violet 4", "black 6", "stand", "")

    assert "Added to your bid, unseen by the others  vi 4  bl 6" in screens[3][1]
    assert screens[4] == ("Pass to Bernd, press Enter> ", "")
    prompt, seen = screens[5]
    assert prompt == "Bernd> "
    assert "bids 10, laying violet 4, black 6" in seen
    assert "Hand  gy 5  bl 5 5" in seen
    assert "unseen" not in seen


def test_who_cannot_bid_higher_passes_at_the_desk_and_not_behind_his_back(sit: Callable[..., Screens]) -> None:
    """Bernd's three cards could be worth 18: only he knows that they are not."""
    table = auction("times-square", hands=["violet-4 2 black-6", "grey-4 2 black-4"])

    screens = sit(table, "Anna,Bernd,random", "", "violet 4", "black 6", "black 6", "stand", "")

    assert [prompt for prompt, _ in screens[-2:]] == ["Pass to Bernd, press Enter> ", "Bernd> "]
    assert "with all your grey and black cards you reach 12, not more than" in " ".join(screens[-1][1].split())


def test_alone_with_bots_who_cannot_bid_higher_is_not_asked(sit: Callable[..., Screens]) -> None:
    table = auction("times-square", opener=1, hands=["grey-4 2 black-4", "violet-4 2 black-6", "green-6 3 black-6"])
    table.bid(1, "violet-4 black-6 black-6")
    table.play("2 pass")

    screens = sit(table, "Anna,random,random")

    assert "No other choice: pass." in screens[0][1]
