"""Records of games whose deal was promised."""

from dataclasses import replace

import pytest

from midtown.core.errors import BadRecord
from midtown.games import GAMES
from midtown.match.dealing import Dealing, Dealt
from midtown.match.record import read, replay, write
from tests.match.dealt_games import PROMISE, SECRET, SEED, dealt_record

RECORD = dealt_record()
LINES = write(RECORD).splitlines(keepends=True)


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as refusal:
        replay(read(text, GAMES), GAMES)
    return refusal.value


def changed(line: int, text: str) -> str:
    """The record with one line changed."""
    return "".join([*LINES[: line - 1], text, *LINES[line:]])


def test_the_promise_and_how_it_was_kept_stand_between_the_seed_and_the_moves() -> None:
    assert LINES[3:7] == [f"seed: {SEED}\n", f"promise: {PROMISE}\n", f"secret: {SECRET}\n", "salts: 0=abc 2=x=y!\n"]
    assert LINES[7].startswith("2 discard ")


def test_what_is_written_is_read_again() -> None:
    assert read("".join(LINES), GAMES) == RECORD
    assert replay(RECORD, GAMES).over


def test_without_them_it_is_a_record_like_any_other() -> None:
    plain = replace(RECORD, dealt=None)

    assert write(plain) == "".join(LINES[:4] + LINES[7:])
    assert read(write(plain), GAMES) == plain


def test_a_game_that_has_not_begun_can_have_been_promised() -> None:
    record = replace(RECORD, moves=(), result="unfinished")

    assert read(write(record), GAMES) == record


def test_every_seat_can_give_a_salt() -> None:
    record = replace(RECORD, dealt=Dealt(PROMISE, Dealing(SECRET, ((0, "~"), (1, "=" * 64), (2, "0=0")))))

    assert read(write(record), GAMES) == record


DIGITS = "expected 64 digits from 0 to 9 and a to f, not '"
START = "this is no record of a game: the line must begin with '"
SALT = "a salt has 1 to 64 printable ASCII characters and no blanks"
ORDER = "the salts must stand in the order of their seats, one for each"
NO_SALT = "cannot be read: expected a seat and a salt, as in 0=abc"


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (5, f"promise: {PROMISE[1:]}", DIGITS),
        (5, f"promise: {PROMISE.upper()}", DIGITS),
        (5, "promise:", f"{START}promise:'"),
        (5, f"Promise: {PROMISE}", f"'Promise: {PROMISE}' cannot be read: expected a seat and an action"),
        (6, f"secret: {SECRET} ", DIGITS),
        (6, "secret: x", DIGITS),
        (6, f"promise: {PROMISE}", f"{START}secret:'"),
        (7, "salts: 0=abc  2=xyz", f"'' {NO_SALT}"),
        (7, "salts: ", f"'' {NO_SALT}"),
        (7, "salts: abc", f"'abc' {NO_SALT}"),
        (7, "salts: 00=abc", f"'00=abc' {NO_SALT}"),
        (7, "salts: \u0663=abc", f"'\u0663=abc' {NO_SALT}"),
        (7, "salts: 0= 2=xyz", SALT),
        (7, f"salts: 0={'a' * 65}", SALT),
        (7, "salts: 0=café", SALT),
        (7, "salts: 2=xyz 0=abc", ORDER),
        (7, "salts: 0=abc 0=abc", ORDER),
        (7, "salts: 0=abc 3=xyz", "there is no seat 3 at this table"),
        (7, "salt: 0=abc", f"{START}salts:'"),
        (8, "2 renounce", "seat 2 could: discard "),
        (8, "2 discard skool", "did you mean 'discard school'"),
        (8, "school", "'school' cannot be read: expected a seat and an action"),
        (len(LINES), "result: 99 0 0", "the record states the result '99 0 0'"),
    ],
)
def test_a_bad_line_is_named(line: int, text: str, sentence: str) -> None:
    problem = refused(changed(line, f"{text}\n"))

    assert problem.line == line
    assert sentence in str(problem)


@pytest.mark.parametrize(("line", "name"), [(5, "promise"), (6, "secret"), (7, "salts")])
def test_a_line_that_is_missing_is_named(line: int, name: str) -> None:
    problem = refused(changed(line, ""))

    assert problem.line == line
    assert f"{START}{name}:'" in str(problem)


@pytest.mark.parametrize("kept", [4, 5, 6, 7, 8])
def test_a_record_that_is_cut_off_is_noticed(kept: int) -> None:
    problem = refused("".join(LINES[:kept]))

    assert problem.line == kept
    assert "the record is cut off" in str(problem)
