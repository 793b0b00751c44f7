"""A game at the terminal, typed by a script."""

import re

import pytest

from midtown.texts.language import LANGUAGES
from tests.cli.terminal import Terminal

ALWAYS_THE_FIRST = ["1"] * 400
START = "play the-city --seed 3 --seats me,greedy,random"


def test_a_whole_game_can_be_played(terminal: Terminal) -> None:
    played = terminal.run(START, *ALWAYS_THE_FIRST)

    assert played.code == 0
    assert played.err == ""
    assert re.search(r"(Player|Apprentice|Dice) wins: 50 points reached \[TC-8\.1\]\.", played.out)
    assert "result: unfinished" not in terminal.record()


def test_at_the_end_the_parts_of_every_score_add_up_to_it(terminal: Terminal) -> None:
    played = terminal.run(START, *ALWAYS_THE_FIRST)

    ranking = played.out.rsplit("\n\n", 3)[1].splitlines()
    rows = " ".join([line if re.match(r" *\d\. ", line) else line.strip() for line in ranking]).split(" 2. ")[0]
    total, parts = re.fullmatch(r" *1\. \S+ +(\d+) \(\d+\) (.*)", rows).groups()  # type: ignore[union-attr]  # a failure shows the row
    assert sum(int(part.rsplit(" ", 1)[1]) for part in parts.split(" · ")) == int(total)


def test_the_record_is_named_and_sound(terminal: Terminal) -> None:
    played = terminal.run(START, *ALWAYS_THE_FIRST)

    [path] = terminal.home.rglob("*.txt")
    assert f"The record of the game is {path};" in played.out.replace("\n", " ")
    assert terminal.run(["check", str(path)]).code == 0


@pytest.mark.parametrize("code", LANGUAGES)
def test_there_are_no_escape_codes_without_a_terminal(terminal: Terminal, code: str) -> None:
    played = terminal.run(f"{START} --lang {code}", *ALWAYS_THE_FIRST[:5])

    assert played.code == 0
    assert "\x1b" not in played.out


@pytest.mark.parametrize("seats", ["me,random", "random,me,random,random"])
def test_a_whole_game_of_fifth_avenue_can_be_played(terminal: Terminal, seats: str) -> None:
    played = terminal.run(f"play fifth-avenue --seed 3 --seats {seats} --option length=400", *["2", "1"] * 400)

    assert played.code == 0
    assert played.err == ""
    assert re.search(r" (wins|share the victory): [^[]*\[5A-9\.[12]\]\.", played.out)
    [path] = terminal.home.rglob("*.txt")
    assert terminal.run(["check", str(path)]).code == 0
