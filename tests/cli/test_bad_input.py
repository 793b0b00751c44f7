"""Bad input gets one sentence that names the place, exit code 2, and nothing is written."""

import pytest

from midtown.cli.main import COMMANDS
from tests.cli.terminal import Terminal

GOOD = """\
game: the-city 1
options: seats=2 survey=pick scoring=income-first office=row-house
edition: printed
seed: 1
result: unfinished
"""
MOST = 18446744073709551615


def complaint(terminal: Terminal, command: str | list[str]) -> str:
    """The one sentence that a bad command gets."""
    before = terminal.files()
    outcome = terminal.run(command, *["1"] * 400)
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.startswith("midtown: ")
    assert outcome.err.count("\n") == 1
    assert terminal.files() == before
    return outcome.err.removeprefix("midtown: ").removesuffix("\n")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("plya the-city", "unknown command 'plya'; did you mean 'play'?"),
        ("dance", f"unknown command 'dance'; known are: {', '.join(COMMANDS)}"),
        ("play", "say which game to play: new-york-city, fifth-avenue, the-city"),
        ("play the-citty", "unknown game 'the-citty'; did you mean 'the-city'?"),
        ("play chess", "unknown game 'chess'; known are: new-york-city, fifth-avenue, the-city"),
        ("play the-city --sed 3", "unknown argument '--sed'; did you mean '--seed'?"),
        (
            "play the-city more",
            "unknown argument 'more'; known are: --help, --seats, --seed, --option, --edition, --save, --resume, --hints, --lang",
        ),
        ("play the-city --seats", "--seats: expected one argument; 'midtown play --help' says more"),
    ],
)
def test_what_is_not_understood_is_named(terminal: Terminal, command: str, sentence: str) -> None:
    assert complaint(terminal, command) == sentence


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ("me,gredy", "unknown seat 'gredy'; did you mean 'greedy'?"),
        ("me,Greedy", "unknown seat 'Greedy'; did you mean 'greedy'?"),
        ("me,anna", "unknown seat 'anna'; known are: me, random, greedy, level-1, level-2, level-3, level-4, level-5"),
        ("me,,greedy", "unknown seat ''; known are: me, random, greedy, level-1, level-2, level-3, level-4, level-5"),
        ("me", "this game has 2 to 5 seats, not 1 [TC-1.1]"),
        ("me,greedy,greedy,greedy,greedy,greedy", "this game has 2 to 5 seats, not 6 [TC-1.1]"),
        ("greedy,greedy", "nobody would be playing: put 'me' or a name among the seats; 'midtown simulate' is for bots"),
        ("Bartholomew-Maximilian,greedy", "a name has up to 15 printable letters, not 'Bartholomew-Maximilian'"),
        ("A\x1b[2J,greedy", "a name has up to 15 printable letters, not 'A\\x1b[2J'"),
    ],
)
def test_who_cannot_play_is_named(terminal: Terminal, seats: str, sentence: str) -> None:
    assert complaint(terminal, ["play", "the-city", "--seats", seats]) == sentence


@pytest.mark.parametrize(
    ("seed", "sentence"),
    [
        ("x", "--seed: 'x' is not a whole number; 'midtown play --help' says more"),
        ("1.5", "--seed: '1.5' is not a whole number; 'midtown play --help' says more"),
        ("", "--seed: '' is not a whole number; 'midtown play --help' says more"),
        ("-1", f"a seed is a whole number from 0 to {MOST}, not -1"),
        (str(MOST + 1), f"a seed is a whole number from 0 to {MOST}, not {MOST + 1}"),
    ],
)
def test_what_is_no_seed_is_named(terminal: Terminal, seed: str, sentence: str) -> None:
    assert complaint(terminal, ["play", "the-city", "--seed", seed]) == sentence


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--option survey", "--option survey: write it as name=value, such as survey=mix"),
        ("--option srvey=mix", "unknown option 'srvey'; did you mean 'survey'?"),
        ("--option survey=maybe", "option 'survey' cannot be 'maybe'; it is one of: pick, mix [TC-6.2]"),
        ("--option survey=mix --option survey=pick", "--option survey is given twice"),
        ("--lang es", "unknown language 'es'; known are: en, fr, de"),
        ("--edition box.toml", "box.toml cannot be opened: No such file or directory"),
    ],
)
def test_what_cannot_be_agreed_on_is_named(terminal: Terminal, options: str, sentence: str) -> None:
    for command in ("play", "simulate"):
        assert complaint(terminal, f"{command} the-city {options}") == sentence


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        ("school.cosst = 2", "box.toml: unknown field 'school.cosst'; did you mean 'school.cost'?"),
        ("schoool.cost = 2", "box.toml: unknown building 'schoool'; did you mean 'school'?"),
        ("school.cost = 'much'", "box.toml: 'much' cannot be read as a number from 0 to 99 [TC-1.5]"),
        ("school = 2", "box.toml: write the field after school, as in school.cost = 2"),
        ("school.cost = [2]", "box.toml: school.cost must be a number, a text or true or false"),
        ("school.cost =", "box.toml is no correction file: Invalid value (at end of document)"),
    ],
)
def test_what_is_wrong_with_an_edition_is_named(terminal: Terminal, edition: str, sentence: str) -> None:
    terminal.file("box.toml", edition)

    assert complaint(terminal, "play the-city --edition box.toml") == sentence


def test_an_edition_that_is_not_text_is_refused(terminal: Terminal) -> None:
    (terminal.folder / "box.toml").write_bytes(b"\xff\xfe")

    assert complaint(terminal, "play the-city --edition box.toml").startswith("box.toml is no correction file: ")


def test_a_record_is_not_written_over_something_else(terminal: Terminal) -> None:
    terminal.file("game.txt", "Dear Bernd,")

    assert complaint(terminal, "play the-city --save game.txt") == "game.txt is there already; --resume game.txt takes it up"


def test_where_nothing_can_be_written_nothing_is_played(terminal: Terminal) -> None:
    terminal.file("letter", "Dear Bernd,")

    path = terminal.folder / "letter" / "game.txt"
    assert complaint(terminal, "play the-city --save letter/game.txt") == f"{path} cannot be written: File exists"


def test_where_no_note_can_be_kept_no_record_is_left(terminal: Terminal) -> None:
    terminal.file("home", "Dear Bernd,")

    assert complaint(terminal, "play the-city --save game.txt").endswith(".json cannot be written: Not a directory")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play --resume", "there is no unfinished game to resume"),
        ("play --resume --seed 3", "--resume takes a game up as it is: --seed cannot go with it"),
        ("play --resume --option survey=mix", "--resume takes a game up as it is: --option cannot go with it"),
        ("play --resume --save other.txt", "--resume takes a game up as it is: --save cannot go with it"),
    ],
)
def test_what_cannot_be_resumed_is_named(terminal: Terminal, command: str, sentence: str) -> None:
    assert complaint(terminal, command) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "{path}, line 1: this is no record of a game: the line must begin with 'game:'"),
        ("Dear Bernd,\n", "{path}, line 1: this is no record of a game: the line must begin with 'game:'"),
        (GOOD.replace("the-city", "chess"), "{path}, line 1: unknown game 'chess'; known are: new-york-city, fifth-avenue, the-city"),
        (
            GOOD.replace("the-city 1", "the-city 7"),
            "{path}, line 1: the game was played by version '7' of the rules; here it is version 1",
        ),
        (
            GOOD.replace("survey=pick", "survey=maybe"),
            "{path}, line 2: option 'survey' cannot be 'maybe'; it is one of: pick, mix [TC-6.2]",
        ),
        (GOOD.replace("seats=2", "seats=9"), "{path}, line 2: this game has 2 to 5 seats, not 9"),
        (GOOD.replace("printed", "school.cosst=2"), "{path}, line 3: unknown field 'school.cosst'; did you mean 'school.cost'?"),
        (GOOD.replace("seed: 1", "seed: x"), "{path}, line 4: a seed is a whole number, not 'x'"),
        (GOOD.replace("result: unfinished\n", ""), "{path}, line 4: the record is cut off: its last line must be a result"),
        (GOOD.removesuffix("\n"), "{path}, line 5: the record is cut off: its last line must be a result"),
        (GOOD.replace("result", "0 build nothing\nresult"), "{path}, line 5: 'build nothing' is no action of this game; did you mean"),
        (
            GOOD.replace("result", "0 renounce\nresult"),
            "{path}, line 5: now a card of your hand is asked for: discard …; seat 0 could: discard",
        ),
        (GOOD.replace("unfinished", "50 0"), "{path}, line 5: the record states the result '50 0', but its moves lead to 'unfinished'"),
    ],
)
def test_what_is_wrong_with_a_record_is_named_with_its_line(terminal: Terminal, text: str, sentence: str) -> None:
    path = terminal.file("game.txt", text)

    for command in ("check", "replay", "export --json"):
        assert complaint(terminal, [*command.split(), str(path)]).startswith(sentence.format(path=path))
    assert complaint(terminal, ["play", "--resume", str(path), "--seats", "me,greedy"]).startswith(sentence.format(path=path))


def test_a_record_that_is_not_text_is_refused(terminal: Terminal) -> None:
    (terminal.folder / "game.txt").write_bytes(b"\x00\xff\xfe")

    assert complaint(terminal, "check game.txt") == "game.txt is no record of a game: it is not text"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("check nothing.txt", "nothing.txt cannot be opened: No such file or directory"),
        ("check .", ". cannot be opened: Is a directory"),
        ("check", "the following arguments are required: FILE; 'midtown check --help' says more"),
        ("replay game.txt --at 99", "this game has moves 0 to 0, not 99"),
        ("replay game.txt --at -1", "this game has moves 0 to 0, not -1"),
        ("replay game.txt --at end", "--at: 'end' is not a whole number; 'midtown replay --help' says more"),
        ("replay game.txt --view 2", "--view is a seat from 0 to 1, 'spectator' or 'all', not '2'"),
        ("replay game.txt --view anna", "--view is a seat from 0 to 1, 'spectator' or 'all', not 'anna'"),
        ("replay game.txt --lang es", "unknown language 'es'; known are: en, fr, de"),
        ("export game.txt", "the following arguments are required: --json; 'midtown export --help' says more"),
        ("export game.txt --json --out game.txt/x", "game.txt/x cannot be written: File exists"),
        ("rules the-citty", "unknown game 'the-citty'; did you mean 'the-city'?"),
        ("rules the-city 9.9", "unknown rule 'TC-9.9'; did you mean"),
        ("rules the-city --lang es", "unknown language 'es'; known are: en, fr, de"),
        ("cards the-city schoool", "unknown card 'schoool'; did you mean 'school'?"),
        ("simulate the-city --games 0", "at least one game must be played, not 0"),
        ("simulate the-city --games -5", "at least one game must be played, not -5"),
        ("simulate the-city --games many", "--games: 'many' is not a whole number; 'midtown simulate --help' says more"),
        ("simulate the-city --jobs 0", "at least one process must play, not 0"),
        ("simulate the-city --seed -1", f"a seed is a whole number from 0 to {MOST}, not -1"),
        ("simulate the-city --seats greedy", "this game has 2 to 5 seats, not 1"),
        ("simulate the-city --seats greedy,gredy", "unknown bot 'gredy'; did you mean 'greedy'?"),
        ("simulate the-city --seats me,greedy", "unknown bot 'me'; known are: random, greedy"),
        ("simulate the-city --records .", ". is not empty"),
        ("simulate the-city --records game.txt", "game.txt cannot be written: Not a directory"),
    ],
)
def test_what_other_commands_cannot_do_is_named(terminal: Terminal, command: str, sentence: str) -> None:
    terminal.file("game.txt", GOOD)

    assert complaint(terminal, command).startswith(sentence)


@pytest.mark.parametrize(
    ("lang", "command", "sentence"),
    [
        ("fr", "play the-city --seats me", "ce jeu se joue de 2 à 5, pas à 1"),
        ("de", "play the-city --seats me", "dieses Spiel hat 2 bis 5 Plätze, nicht 1"),
        ("de", "check game.txt", "game.txt, Zeile 5: die Aufzeichnung "),
    ],
)
def test_complaints_are_made_in_the_language_that_is_asked_for(terminal: Terminal, lang: str, command: str, sentence: str) -> None:
    terminal.file("game.txt", GOOD.removesuffix("\n"))

    assert complaint(terminal, f"{command} --lang {lang}").startswith(sentence)
