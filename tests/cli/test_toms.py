"""Toms at the terminal: named among the seats, and ranked among the people."""

import pytest

from midtown.cli.closing import verdict
from midtown.cli.main import main
from midtown.core.errors import Reason
from midtown.core.result import Result
from midtown.texts.language import Language
from tests.cli.terminal import Terminal

START = "play new-york-city --seed 5"
WHOLE_GAME = ["1"] * 600


@pytest.mark.rule("NYC-12.1")
@pytest.mark.parametrize("tom", ["tom-b4", "tom-B4", "Tom-b4", "TOM-B4"])
def test_a_tom_among_the_seats_is_an_option_of_the_game(terminal: Terminal, tom: str) -> None:
    terminal.run(f"{START} --seats me,random,{tom}")

    assert "options: seats=2 tom-1=B4 tom-2=none tom-3=none" in terminal.record()


@pytest.mark.rule("NYC-1.1")
def test_toms_sit_after_the_people_wherever_they_are_named(terminal: Terminal) -> None:
    shown = terminal.run(f"{START} --seats tom-c5,me,tom-a6,random").out

    rows = [line for line in shown.splitlines() if line[2:3] in "▲■●◆" and line[3:4] == " "]
    assert [" ".join(row.split()[1:3] if row[0] != "▸" else row.split()[2:3]) for row in rows[:4]] == [
        "Player",
        "Dice 0",
        "Tom C5",
        "Tom A6",
    ]


def test_two_equal_toms_are_numbered(terminal: Terminal) -> None:
    shown = terminal.run(f"{START} --seats me,tom-a6,tom-a6").out

    assert "Tom A6 1" in shown
    assert "Tom A6 2" in shown


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("seats", "complaint"),
    [
        ("greedy,tom-d4", "a Tom is written tom-a2 to tom-c9, his mode and how many cards he draws, not 'tom-d4' [NYC-12.1]"),
        ("greedy,tom-a1", "a Tom is written tom-a2 to tom-c9, his mode and how many cards he draws, not 'tom-a1' [NYC-12.1]"),
        ("greedy,tom-", "a Tom is written tom-a2 to tom-c9, his mode and how many cards he draws, not 'tom-' [NYC-12.1]"),
        ("greedy,tom-a4,tom-a5,tom-a6,tom-a7", "at most 3 Toms can play, not 4 [NYC-1.1]"),
        ("greedy,greedy,tom-a4,tom-a5,tom-a6", "2 to 4 take part, people and Toms together, not 5 [NYC-1.1]"),
        ("greedy", "2 to 4 take part, people and Toms together, not 1 [NYC-1.1]"),
    ],
)
def test_a_wrong_tom_is_refused_in_one_sentence(terminal: Terminal, command: str, seats: str, complaint: str) -> None:
    seated = seats.replace("greedy", "Anna", 1) if command == "play" else seats
    outcome = terminal.run(f"{command} new-york-city --seats {seated}")

    assert (outcome.code, outcome.out, outcome.err) == (2, "", f"midtown: {complaint}\n")
    assert terminal.files() == []


def test_other_games_have_no_toms(terminal: Terminal) -> None:
    assert terminal.run("play the-city --seats me,greedy,tom-a4").err == "midtown: there are no Toms in the-city\n"


def test_a_tom_is_not_named_twice(terminal: Terminal) -> None:
    outcome = terminal.run(f"{START} --seats me,tom-a4 --option tom-1=A6")

    assert outcome.err == "midtown: --option tom-1 is given twice\n"


def test_a_tom_of_an_option_has_a_name_too(terminal: Terminal) -> None:
    assert "Tom A6" in terminal.run(f"{START} --seats me --option tom-2=A6").out


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_says_where_toms_sit(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])

    assert "tom-b4 is a Tom, who sits after the people" in " ".join(capsys.readouterr().out.split())


def test_a_game_with_a_tom_is_taken_up_again_with_or_without_naming_him(terminal: Terminal) -> None:
    terminal.run(f"{START} --seats me,tom-b4 --save game.txt", "1")

    for seats in ("", " --seats Anna", " --seats Anna,tom-b4"):
        assert "Tom B4" in terminal.run(f"play --resume game.txt{seats}").out
    assert terminal.run("play --resume game.txt --seats me,tom-c5").err.endswith("game.txt: leave them out of --seats\n")


def test_a_whole_game_is_typed_and_its_ranking_holds_the_tom(terminal: Terminal) -> None:
    played = terminal.run(f"{START} --seats me,random,tom-b4 --save game.txt", *WHOLE_GAME)

    assert played.code == 0
    closing = played.out.rsplit("characters\n", 1)[1]
    assert sorted([line[:2] for line in closing.splitlines() if line[1:2] == "."]) == ["1.", "2.", "3."]
    assert "Tom B4 wins: the fifth round is over [NYC-10.1]." in closing
    assert "Tom B4" in terminal.run("replay game.txt").out


def test_somebody_alone_wins_against_tom_or_loses_to_him() -> None:
    english = Language.load("en", "new-york-city")
    over = Reason("NYC-10.1", "the fifth round is over")
    lost = Result(points=(50,), ranks=(2,), ties=((-2,),), reason=over, automatic=((60, -1),))
    won = Result(points=(60,), ranks=(1,), ties=((-1,),), reason=over, automatic=((60, -2),))

    assert verdict(lost, ["Anna", "Tom B4"], english) == "Anna loses to Tom B4: the fifth round is over [NYC-10.1]."
    assert verdict(won, ["Anna", "Tom B4"], english) == "Anna wins: the fifth round is over [NYC-10.1]."
