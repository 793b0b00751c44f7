"""`midtown verify`: everybody can check that the deal was what had been promised."""

from pathlib import Path

import pytest

from midtown.games import GAMES
from midtown.match.dealing import promise_of, seed_of
from midtown.match.match import Match
from midtown.match.record import record_of, write
from tests.cli.terminal import Terminal
from tests.match.dealt_games import DEALING, PROMISE, SECRET, SEED, dealt_record
from tests.match.games_played import new_match, played

RECORD = dealt_record()
LINES = write(RECORD).splitlines()
FALSE_SECRET = SECRET.replace("c0ffee", "decafe")
FALSE_PROMISE = promise_of(FALSE_SECRET)


@pytest.fixture
def game(terminal: Terminal) -> Path:
    """A game that was dealt as promised."""
    return terminal.file("game.txt", write(RECORD))


def complaint(terminal: Terminal, lines: list[str], *more: str) -> str:
    """The one sentence that a record with these lines gets."""
    terminal.file("game.txt", "".join([f"{line}\n" for line in lines]))
    outcome = terminal.run(["verify", "game.txt", *more])
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (2, "", 1)
    return outcome.err.removeprefix("midtown: ").removesuffix("\n")


def changed(line: int, text: str) -> list[str]:
    """The good record with one line changed."""
    assert LINES[line - 1] != text
    return [*LINES[: line - 1], text, *LINES[line:]]


def test_each_thing_that_was_checked_gets_a_line(terminal: Terminal, game: Path) -> None:
    verified = terminal.run(["verify", str(game)])

    assert (verified.code, verified.err) == (0, "")
    assert verified.out.splitlines() == [
        f"The moves lead to the result: {RECORD.result}",
        f"The promise is the hash of the secret: {PROMISE}",
        f"The seed follows from the secret and the salts: {SEED}",
        "The salt of seat 0: abc",
        "The salt of seat 2: x=y!",
    ]


@pytest.mark.parametrize("noted", [PROMISE, PROMISE.upper()])
def test_the_promise_is_compared_with_the_one_that_was_written_down(terminal: Terminal, game: Path, noted: str) -> None:
    verified = terminal.run(["verify", str(game), "--promise", noted])

    assert verified.code == 0
    assert verified.out.splitlines()[-1] == f"The promise is the one that was written down: {PROMISE}"


def test_another_promise_than_the_one_that_was_written_down_is_noticed(terminal: Terminal) -> None:
    assert complaint(terminal, LINES, "--promise", FALSE_PROMISE) == (
        f"game.txt, line 5: this is not the promise that was written down: expected {FALSE_PROMISE}, found {PROMISE}"
    )


@pytest.mark.parametrize(
    ("code", "beginnings"),
    [
        (
            "fr",
            [
                "Les coups mènent",
                "La promesse est l",
                "La graine découle",
                "Le sel (siège 0)\N{NO-BREAK SPACE}: abc",
                "Le sel (siège 2)\N{NO-BREAK SPACE}: x=y!",
            ],
        ),
        ("de", ["Die Züge führen", "Das Versprechen ", "Der Startwert folgt", "Das Salz von Platz 0: abc", "Das Salz von Platz 2: x=y!"]),
    ],
)
def test_it_is_said_in_the_language_of_the_reader(terminal: Terminal, game: Path, code: str, beginnings: list[str]) -> None:
    lines = terminal.run(["verify", str(game), "--lang", code]).out.splitlines()

    assert len(lines) == len(beginnings)
    assert [line for line, start in zip(lines, beginnings, strict=True) if not line.startswith(start)] == []


# --- what does not fit ---


def test_a_changed_promise_is_noticed(terminal: Terminal) -> None:
    assert complaint(terminal, changed(5, f"promise: {FALSE_PROMISE}")) == (
        f"game.txt, line 5: the promise is not the hash of the secret: expected {PROMISE}, found {FALSE_PROMISE}"
    )


def test_a_changed_secret_is_noticed(terminal: Terminal) -> None:
    assert complaint(terminal, changed(6, f"secret: {FALSE_SECRET}")) == (
        f"game.txt, line 5: the promise is not the hash of the secret: expected {FALSE_PROMISE}, found {PROMISE}"
    )


@pytest.mark.parametrize(
    "salts", [((0, "abe"), (2, "x=y!")), ((0, "abc"), (2, "x=y?")), ((0, "abc"),), ((1, "abc"), (2, "x=y!")), ((0, "x=y!"), (2, "abc"))]
)
def test_changed_salts_are_noticed(terminal: Terminal, salts: tuple[tuple[int, str], ...]) -> None:
    line = "salts: " + " ".join([f"{seat}={salt}" for seat, salt in salts])

    assert complaint(terminal, changed(7, line)) == (
        "game.txt, line 4: the seed does not follow from the secret and the salts: "
        f"expected {seed_of(DEALING._replace(salts=salts))}, found {SEED}"
    )


def test_a_changed_seed_is_noticed(terminal: Terminal) -> None:
    assert complaint(terminal, changed(4, f"seed: {SEED - 1}")) == (
        f"game.txt, line 4: the seed does not follow from the secret and the salts: expected {SEED}, found {SEED - 1}"
    )


def test_a_game_that_was_dealt_from_another_seed_is_noticed(terminal: Terminal) -> None:
    played_otherwise = write(record_of(played(new_match(seats=3, seed=SEED - 1)))).splitlines()[4:]

    assert complaint(terminal, [*LINES[:7], *played_otherwise]).startswith("game.txt, line ")


def test_a_changed_move_is_noticed(terminal: Terminal) -> None:
    seat, _, text = LINES[7].partition(" ")
    other = next(choice.text for choice in Match(GAMES[RECORD.game], RECORD.options, SEED).choices(int(seat)) if choice.text != text)

    assert complaint(terminal, changed(8, f"{seat} {other}")).startswith("game.txt, line ")


def test_a_changed_result_is_noticed(terminal: Terminal) -> None:
    assert complaint(terminal, changed(len(LINES), "result: 99 0 0")).startswith(
        f"game.txt, line {len(LINES)}: the record states the result '99 0 0', but its moves lead to '{RECORD.result}'"
    )


def test_no_line_can_be_missing(terminal: Terminal) -> None:
    for place in range(len(LINES)):
        assert complaint(terminal, LINES[:place] + LINES[place + 1 :]).startswith("game.txt, line ")


def test_a_deal_that_was_not_promised_cannot_be_verified(terminal: Terminal) -> None:
    plain = LINES[:4] + LINES[7:]

    assert complaint(terminal, plain) == "game.txt cannot be verified: its deal was not promised"
    assert complaint(terminal, plain, "--promise", PROMISE) == "game.txt cannot be verified: its deal was not promised"
    assert (
        complaint(terminal, plain, "--lang", "fr")
        == "game.txt ne peut pas être vérifié\N{NO-BREAK SPACE}: sa donne n\N{RIGHT SINGLE QUOTATION MARK}a pas été promise"
    )


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("verify", "the following arguments are required: RECORD; 'midtown verify --help' says more"),
        ("verify nothing.txt", "nothing.txt cannot be opened: No such file or directory"),
        ("verify game.txt --lang es", "unknown language 'es'; known are: en, fr, de"),
    ],
)
def test_what_is_wrong_with_the_command_is_named(terminal: Terminal, game: Path, command: str, sentence: str) -> None:
    assert game.exists()
    outcome = terminal.run(command)

    assert (outcome.code, outcome.out, outcome.err) == (2, "", f"midtown: {sentence}\n")


# --- other commands ---


def test_other_commands_read_such_records_too(terminal: Terminal, game: Path) -> None:
    assert terminal.run(["check", str(game)]).out == f"{game}: ok, {len(RECORD.moves)} moves, {RECORD.result}\n"
    assert terminal.run(["replay", str(game), "--at", "0"]).code == 0
