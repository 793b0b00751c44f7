"""Nothing is lost when a game is interrupted."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

START = "play the-city --seed 8 --seats me,greedy,random"
ALWAYS_THE_FIRST = ["1"] * 400


@pytest.mark.parametrize("answers", [2, 9])
def test_a_resumed_game_goes_on_as_it_would_have(terminal: Terminal, answers: int) -> None:
    terminal.run(START, *ALWAYS_THE_FIRST)
    uninterrupted = terminal.record()
    [path] = terminal.home.rglob("*.txt")
    path.unlink()

    terminal.run(START, *ALWAYS_THE_FIRST[:answers])
    assert "result: unfinished" in terminal.record()
    resumed = terminal.run("play --resume", *ALWAYS_THE_FIRST)

    assert resumed.code == 0
    assert terminal.record() == uninterrupted


def test_ctrl_c_loses_nothing(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["1 2", "1"])

    def interrupted(_prompt: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    played = terminal.run(START)

    assert played.code == 130
    assert "The game is kept" in played.out
    assert len([line for line in terminal.record().splitlines() if line.startswith("0 ")]) == 3


def test_a_resumed_game_speaks_the_language_it_began_in(terminal: Terminal) -> None:
    terminal.run(f"{START} --lang fr")

    assert "Défausser 2 cartes" in terminal.run("play --resume").out


def test_a_resumed_game_can_go_on_in_another_language(terminal: Terminal) -> None:
    terminal.run(f"{START} --lang fr")

    assert "2 Karten abwerfen" in terminal.run("play --resume --lang de").out
    assert "2 Karten abwerfen" in terminal.run("play --resume").out


def test_a_resumed_game_cannot_go_on_in_an_unknown_language(terminal: Terminal) -> None:
    terminal.run(START)

    assert terminal.run("play --resume --lang es").err == "midtown: unknown language 'es'; known are: en, fr, de\n"


def test_the_game_that_was_played_last_is_resumed(terminal: Terminal) -> None:
    terminal.run("play the-city --seats Anna,greedy --save first.txt")
    terminal.run("play the-city --seats Bernd,greedy --save second.txt")

    assert "Bernd>" in terminal.run("play --resume").out
    assert "Anna>" in terminal.run("play --resume first.txt", "1").out
    assert "Anna>" in terminal.run("play --resume").out


def test_games_of_the_same_second_have_records_of_their_own(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    class Clock:
        @staticmethod
        def now() -> datetime:
            return datetime(2026, 11, 16, 20, 15, tzinfo=UTC)

    monkeypatch.setattr("midtown.cli.shelf.datetime", Clock)
    for _game in range(3):
        terminal.run(START)

    assert len({path.name for path in terminal.home.rglob("*.txt")}) == 3


def test_the_name_of_a_game_chooses_among_interrupted_ones(terminal: Terminal) -> None:
    terminal.run(START)

    assert "Player>" in terminal.run("play the-city --resume").out


def test_a_finished_game_is_not_resumed(terminal: Terminal) -> None:
    terminal.run(START, *ALWAYS_THE_FIRST)
    [path] = terminal.home.rglob("*.txt")

    assert terminal.run("play --resume").err == "midtown: there is no unfinished game to resume\n"
    assert terminal.run(["play", "--resume", str(path), "--seats", "me,greedy,random"]).err == f"midtown: the game in {path} is over\n"


def test_a_record_of_others_is_resumed_by_saying_who_plays(terminal: Terminal) -> None:
    terminal.run(f"{START} --save mine.txt", "1 2")
    record = terminal.file("yours.txt", (terminal.folder / "mine.txt").read_text(encoding="utf-8"))

    unknown = terminal.run("play --resume yours.txt")
    assert (unknown.code, unknown.err) == (2, f"midtown: it is not known who plays in {record}: say so with --seats\n")
    assert "Chris>" in terminal.run("play --resume yours.txt --seats Chris,greedy,greedy").out


def test_a_game_has_as_many_seats_when_it_is_resumed(terminal: Terminal) -> None:
    terminal.run(f"{START} --save mine.txt")

    resumed = terminal.run("play --resume mine.txt --seats me,greedy")

    assert (resumed.code, resumed.err) == (2, f"midtown: the game in {terminal.folder / 'mine.txt'} has 3 seats, not 2\n")


def test_with_save_the_record_is_kept_in_that_file(terminal: Terminal) -> None:
    terminal.run(f"{START} --save mine.txt", "1 2")

    assert (terminal.folder / "mine.txt").read_text(encoding="utf-8").count("\n0 ") == 2
    assert not list(terminal.home.rglob("*.txt"))


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"record": 1, "game": 2, "seats": 3, "lang": 4}'])
def test_a_damaged_note_is_named(terminal: Terminal, text: str) -> None:
    terminal.run(START)
    [note] = terminal.home.rglob("*.json")
    note.write_text(text, encoding="utf-8")

    resumed = terminal.run("play --resume")

    assert (resumed.code, resumed.err) == (2, f"midtown: {note} is damaged; delete it and resume by naming the record\n")


def test_a_game_goes_on_when_the_disk_fails_and_says_so(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_record: object, _path: Path) -> None:
        raise OSError(28, "No space left on device")

    typed = iter(["1 2", "1", "quit"])

    def type_and_fill_the_disk(_prompt: str) -> str:
        monkeypatch.setattr("midtown.cli.files.save", full)
        return next(typed)

    monkeypatch.setattr("builtins.input", type_and_fill_the_disk)
    played = terminal.run(START)

    [path] = terminal.home.rglob("*.txt")
    assert played.out.replace("\n", " ").count(f"{path} cannot be written: No space left on device") == 3
