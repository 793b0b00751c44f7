import re
from pathlib import Path

import pytest

from midtown.core.errors import BadRecord
from midtown.core.options import Correction
from midtown.games import GAMES
from midtown.match.record import UNFINISHED, read, record_of, replay, write
from midtown.match.record_file import load, save
from tests.match.games_played import FIFTH_AVENUE, new_match, played

FINISHED = write(record_of(played(new_match(seats=3, chosen={"survey": "mix"}))))


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        replay(read(text, GAMES), GAMES)
    return refusal.value


def changed(line: int, text: str) -> str:
    """The finished record with one line changed."""
    lines = FINISHED.splitlines(keepends=True)
    lines[line - 1] = f"{text}\n"
    return "".join(lines)


def test_a_record_is_readable_text() -> None:
    lines = FINISHED.splitlines()

    assert lines[0] == "game: the-city 1"
    assert lines[1] == "options: seats=3 survey=mix scoring=income-first office=row-house"
    assert lines[2] == "edition: printed"
    assert lines[3] == "seed: 7"
    assert re.fullmatch(r"2 discard [a-z-]+", lines[4])
    assert re.fullmatch(r"result: \d+ \d+ \d+ · 50 points reached \[TC-8.1\]", lines[-1])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plies", [0, 1, 25, 10_000])
def test_a_record_replays_to_the_same_state(plies: int, name: str) -> None:
    match = played(new_match(name, seats=4), plies)
    text = write(record_of(match))

    again = replay(read(text, GAMES), GAMES)

    assert again.state.key() == match.state.key()
    assert again.moves == match.moves
    assert write(record_of(again)) == text


def test_the_choices_that_surely_end_a_game_are_recorded() -> None:
    match = played(new_match(FIFTH_AVENUE, chosen={"length": "400"}))
    lines = write(record_of(match)).splitlines()

    assert lines[:2] == ["game: fifth-avenue 1", "options: seats=2 board=five shops=random pieces=21 length=400"]
    assert re.fullmatch(r"result: \d+ \d+ · the (second district is closed|last shop is placed) \[5A-9\.[12]\]", lines[-1])


def test_a_game_that_goes_on_is_recorded_as_unfinished() -> None:
    assert record_of(played(new_match(), 9)).result == UNFINISHED


def test_corrections_travel_with_the_record() -> None:
    corrections = (Correction("school", "cost", "2"), Correction("mall", "points", "1*cart + 1"), Correction("house", "symbols", ""))
    match = played(new_match(corrections=corrections))
    text = write(record_of(match))

    assert "edition: school.cost=2; mall.points=1*cart + 1; house.symbols=\n" in text
    assert replay(read(text, GAMES), GAMES).options.corrections == corrections


def test_a_corrected_board_travels_with_the_record() -> None:
    corrections = (
        Correction("times-square", "ring", "violet brown grey orange green"),
        Correction("shop-row", "blocks", "2 3 3 2 2 3 3 2"),
    )
    match = played(new_match(FIFTH_AVENUE, corrections=corrections))
    text = write(record_of(match))

    assert "edition: times-square.ring=violet brown grey orange green; shop-row.blocks=2 3 3 2 2 3 3 2\n" in text
    assert replay(read(text, GAMES), GAMES).state.key() == match.state.key()


def test_an_illegal_action_is_named_with_line_rule_and_what_could_have_been_done() -> None:
    problem = refused(changed(5, "2 renounce"))

    assert problem.line == 5
    assert "discard one; seat 2 could: discard " in str(problem)
    assert problem.reason.rule == "TC-2.3"


def test_a_legal_but_edited_action_shows_in_a_later_line_or_the_result() -> None:
    seat, word, card = FINISHED.splitlines()[4].split()
    match = new_match(seats=3, chosen={"survey": "mix"})
    other = next(choice.text for choice in match.choices(2) if choice.text != f"{word} {card}")

    assert refused(changed(5, f"{seat} {other}")).line > 5


def test_an_edited_result_is_noticed() -> None:
    last = len(FINISHED.splitlines())

    problem = refused(changed(last, "result: 99 0 0 · 50 points reached [TC-8.1]"))

    assert problem.line == last
    assert "the record states the result '99 0 0" in str(problem)


BAD_LINES = [
    (1, "game: chess 1", "unknown game 'chess'"),
    (1, "game: the-citty 1", "did you mean 'the-city'"),
    (1, "game: the-city 2", "version '2' of the rules; here it is version 1"),
    (1, "game: the-city", "version '' of the rules"),
    (1, "hello", "no record of a game: the line must begin with 'game:'"),
    (2, "options: survey=mix", "the number of seats must be given"),
    (2, f"options: seats={'3' * 5000}", "the number of seats must be given"),
    (2, "options: seats=3 survey", "'survey' cannot be read: expected name=value"),
    (2, "options: seats=9", "this game has 2 to 5 seats, not 9"),
    (2, "options: seats=3 servey=mix", "did you mean 'survey'"),
    (2, "options: seats=3 survey=all", "option 'survey' cannot be 'all'; it is one of: pick, mix"),
    (2, "options: seats=3 survey=mix survey=pick", "'survey' is given twice"),
    (3, "edition: school.cots=2", "did you mean 'school.cost'"),
    (3, "edition: skool.cost=2", "unknown building 'skool'"),
    (3, "edition: school", "'school' cannot be read"),
    (3, "edition: school=2", "'school' cannot be read"),
    (4, "seed: many", "a seed is a whole number, not 'many'"),
    (4, f"seed: {'7' * 5000}", "a seed is a whole number, not '777"),
    (4, "seed: \u0663", "a seed is a whole number, not '\u0663'"),
    (4, f"seed: {2**64}", "a seed is a whole number from 0 to"),
    (5, "school", "'school' cannot be read: expected a seat and an action"),
    (5, "2 discard skool", "'discard skool' is no action of this game; did you mean 'discard school'"),
    (5, "7 discard school", "there is no seat 7 at this table"),
]


@pytest.mark.parametrize(("line", "text", "sentence"), BAD_LINES)
def test_a_bad_line_is_named(line: int, text: str, sentence: str) -> None:
    problem = refused(changed(line, text))

    assert problem.line == line
    assert sentence in str(problem)
    assert str(problem).startswith(f"line {line}: ")


@pytest.mark.parametrize("kept", [0, 3, 30, 200])
def test_a_record_that_is_cut_off_is_noticed(kept: int) -> None:
    assert kept < len(FINISHED)
    problem = refused(FINISHED[:kept])

    assert "must begin with" in str(problem) or "cut off" in str(problem)


def test_a_record_that_lacks_its_last_character_is_noticed() -> None:
    assert "cut off" in str(refused(FINISHED[:-1]))


def test_moves_after_the_end_are_refused() -> None:
    lines = FINISHED.splitlines(keepends=True)

    assert "the game is over" in str(refused("".join([*lines[:-1], "0 renounce\n", lines[-1]])))


# --- on disk ---


def test_what_is_saved_can_be_loaded(tmp_path: Path) -> None:
    record = record_of(played(new_match(), 12))
    save(record, tmp_path / "deep" / "game.txt")

    assert load(tmp_path / "deep" / "game.txt", GAMES) == record
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["game.txt"]


def test_a_failed_save_leaves_the_old_record_and_nothing_else(tmp_path: Path) -> None:
    record = record_of(played(new_match(), 12))
    folder = tmp_path / "folder"
    folder.mkdir()

    with pytest.raises(OSError, match="folder"):
        save(record, folder)

    assert list(tmp_path.iterdir()) == [folder]


def test_a_file_that_is_missing_or_no_text_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")

    with pytest.raises(BadRecord, match="no record of a game: it is not text"):
        load(tmp_path / "picture", GAMES)
    with pytest.raises(BadRecord, match="cannot be opened: No such file"):
        load(tmp_path / "nothing", GAMES)
    with pytest.raises(BadRecord, match="cannot be opened"):
        load(tmp_path, GAMES)
