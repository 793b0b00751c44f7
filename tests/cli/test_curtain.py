"""Several people at one terminal."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from midtown.cli.commands import Leave
from midtown.cli.desk import Desk
from midtown.cli.host import Host
from midtown.cli.seats import read_seats
from midtown.cli.sitting import Sitting
from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import NAMES
from midtown.match.match import Match
from midtown.texts.language import Language
from tests.cli.terminal import Terminal

START = "play the-city --seed 5 --seats Anna,Bernd,greedy"


def hands() -> list[set[str]]:
    """What each seat is dealt."""
    state = GAME.setup(GAME.options(3), 5)
    language = Language.load("en", "the-city")
    return [{language.name(NAMES[kind]) for kind in state.players[seat].hand.to_list()} for seat in range(3)]


def test_the_terminal_is_passed_on_before_a_hand_is_shown(terminal: Terminal) -> None:
    shown = terminal.run(START).out.splitlines()

    assert shown == [
        "'help' tells what can be typed.",
        "Pass to Anna, press Enter> ",
        "The game is kept; 'midtown play --resume' goes on with it.",
    ]


def test_nobody_sees_the_hand_of_another(terminal: Terminal) -> None:
    shown = terminal.run(START, "", "1 2", "").out

    anna, bernd, greedy = hands()
    _, for_anna, for_bernd = re.split(r"Pass to \w+, press Enter>", shown)
    for text, own in ((for_anna, anna), (for_bernd, bernd)):
        assert all(f" {card} " in text for card in own)
        drawn = [card for card in (anna | bernd | greedy) - own if re.search(rf"^ *\d+ {card} ", text, re.MULTILINE)]
        assert drawn == []


def test_a_sealed_answer_can_be_changed_until_the_last_is_in(terminal: Terminal) -> None:
    shown = terminal.run(START, "", "1 2", "undo", "undo", "3 4", "", "1 2").out

    assert "Anna can still take back the last answer: undo" in shown
    assert [line for line in terminal.record().splitlines() if line.startswith("0 ")] == _discards(hand_in_order(), 3, 4)


def test_a_revealed_answer_cannot_be_taken_back_at_the_curtain(terminal: Terminal) -> None:
    shown = terminal.run(START, "", "1 2", "", "1 2").out

    assert shown.count("can still take back the last answer") == 1
    assert terminal.run("play --resume", "undo").out.count("undo") == 1


def test_the_table_is_shown_again_to_whoever_takes_an_answer_back(terminal: Terminal) -> None:
    shown = terminal.run(START, "", "1 2", "undo").out

    assert shown.count("▸ Anna") == 2


def test_who_has_answered_is_marked_on_the_table(terminal: Terminal) -> None:
    shown = terminal.run(START, "", "1 2", "").out

    assert "  Anna ✓" in shown.rsplit("press Enter>", 1)[1]


def test_at_the_end_only_the_last_round_is_told_and_no_hand(terminal: Terminal) -> None:
    shown = terminal.run("play the-city --seed 5 --seats Anna,Bernd", *["1", ""] * 400).out

    ending = shown.rsplit("Enter>", 1)[1].rsplit(">", 1)[1].split("round ")[0]
    assert " scores " in ending
    assert " draws 7 cards" not in ending
    assert "round 1" not in ending


def hand_in_order() -> list[str]:
    """The hand of seat 0 as it is numbered."""
    edition = GAME.edition(GAME.options(3))
    kinds = sorted(set(GAME.setup(GAME.options(3), 5).players[0].hand.to_list()), key=lambda kind: (edition.rows[kind].cost, kind))
    return [NAMES[kind] for kind in kinds]


def _discards(hand: list[str], *numbers: int) -> list[str]:
    return [f"0 discard {hand[number - 1]}" for number in numbers]


def test_nothing_of_a_hand_is_on_the_screen_while_the_terminal_is_passed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    screens = {}
    typed = iter(["", "1 2", "", "quit"])

    def read(prompt: str) -> str:
        screens[prompt] = file.getvalue().rpartition("\x1b[3J")[2]
        return next(typed)

    monkeypatch.setattr("builtins.input", read)
    desk = Desk(Console(file=file, force_terminal=True, width=80))
    sitting = Sitting(Match(GAME, GAME.options(2), 5), read_seats("Anna,Bernd"), tmp_path / "game.txt")
    with pytest.raises(Leave):
        Host(desk, sitting, ["Anna", "Bernd"], Language.load("en", "the-city")).run()

    assert "TC-2.3" in screens["Anna> "]
    assert screens["Pass to Bernd, press Enter> "].splitlines() == ["Anna can still take back the last answer: undo"]
    assert "TC-2.3" in screens["Bernd> "]


def test_the_screen_is_cleared_with_all_that_was_scrolled_away() -> None:
    file = io.StringIO()
    Desk(Console(file=file, force_terminal=True)).clear()

    assert "\x1b[2J" in file.getvalue()
    assert "\x1b[3J" in file.getvalue()
