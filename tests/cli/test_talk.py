"""What can be typed at the table, and what is said to it."""

import pytest

from tests.cli.terminal import Terminal

START = "play the-city --seed 3 --seats me,greedy,greedy"
"""Dealt are Central Park, Restaurant, House, Bridge, Multiplex, Theater and Casino."""
OPENING = "1 2"
"""Central Park and Restaurant are discarded."""


def moves(record: str) -> list[str]:
    """What seat 0 has done."""
    return [line.removeprefix("0 ") for line in record.splitlines() if line.startswith("0 ")]


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", ["1", "1"]),
        ("en", ["1 2"]),
        ("en", ["1, 2"]),
        ("en", ["discard central-park", "discard restaurant"]),
        ("en", ["Central Park, RESTAURANT"]),
        ("en", ["central; rest"]),
        ("fr", ["défausser Parc", "discard restaurant"]),
        ("fr", ["parc, restaurant"]),
        ("de", ["parkanlage abwerfen", "Restaurant abwerfen"]),
    ],
)
def test_an_answer_is_a_number_a_name_or_a_whole_action(terminal: Terminal, lang: str, typed: list[str]) -> None:
    terminal.run(f"{START} --lang {lang}", *typed)

    assert moves(terminal.record()) == ["discard central-park", "discard restaurant"]


def test_too_many_answers_on_a_line_are_refused_together(terminal: Terminal) -> None:
    played = terminal.run(START, "1 2 3")

    assert "only 2 answers are asked for [TC-2.3]" in played.out
    assert moves(terminal.record()) == []


def test_the_same_card_cannot_be_laid_aside_twice(terminal: Terminal) -> None:
    played = terminal.run(START, "1 1")

    assert "Central Park is not in your hand [TC-2.3]" in played.out
    assert moves(terminal.record()) == []


def test_a_number_that_is_not_offered_is_refused(terminal: Terminal) -> None:
    assert "the choices are numbered 1 to 7; there is no 8" in terminal.run(START, "8").out


def test_what_is_no_action_is_refused_with_what_was_perhaps_meant(terminal: Terminal) -> None:
    played = terminal.run(START, "discard thaeter")

    assert "'discard thaeter' is no action of this game; did you mean 'discard Theater'?" in played.out


def test_a_refused_answer_names_its_rule(terminal: Terminal) -> None:
    played = terminal.run(START, OPENING, "build casino")

    assert "Casino costs 6, and you have 4 other cards [TC-4.2]" in played.out


def test_every_choice_stands_beside_the_number_of_its_rule(terminal: Terminal) -> None:
    played = terminal.run(START, OPENING)

    rows = played.out.rsplit("What to build?", 1)[1].splitlines()[1:-2]
    assert [row.split()[-1] for row in rows] == ["TC-3.3", "TC-3.2", "TC-3.2", "TC-3.2", "TC-3.2", "TC-3.4", "TC-4.2"]


def test_a_choice_tells_what_it_costs_and_brings(terminal: Terminal) -> None:
    played = terminal.run(START, OPENING)

    assert " 4 Multiplex                  4  +2  +1 CSS" in played.out


def test_why_says_what_stands_against_each_card(terminal: Terminal) -> None:
    played = terminal.run(START, OPENING, "why")

    assert "Casino costs 6, and you have 4 other cards [TC-4.2]" in played.out


def test_why_nothing_where_everything_is_offered(terminal: Terminal) -> None:
    assert "Everything that you might want is offered." in terminal.run(START, "why").out


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("why museum", "Museum is not in your hand [TC-3.2]"),
        ("why build museum", "Museum is not in your hand [TC-3.2]"),
        ("why pay house", "now a building is chosen: build one or renounce [TC-3.2]"),
        ("why theater", "It is offered: number 5. [TC-3.2]"),
        ("why nonsense", "'nonsense' is no action of this game"),
    ],
)
def test_why_of_anything(terminal: Terminal, asked: str, answer: str) -> None:
    assert answer in terminal.run(START, OPENING, asked).out


def test_undo_takes_back_what_is_still_sealed(terminal: Terminal) -> None:
    terminal.run(START, "1", "undo", "3", "4")

    assert moves(terminal.record()) == ["discard house", "discard multiplex"]


def test_undo_says_why_it_stops(terminal: Terminal) -> None:
    played = terminal.run(START, OPENING, "architect", "undo")

    assert "it cannot be taken back: Player builds Architect for 0 [TC-4.1]" in played.out
    assert moves(terminal.record())[-1] == "build architect"


def test_undo_before_the_first_answer_has_nothing_to_take_back(terminal: Terminal) -> None:
    assert "it cannot be taken back: Player has given no answer yet" in terminal.run(START, "undo").out


@pytest.mark.parametrize("number", ["4.2", "TC-4.2", "tc-4.2"])
def test_a_rule_is_shown_by_its_number(terminal: Terminal, number: str) -> None:
    assert "TC-4.2      To pay, the owner discards as many cards" in terminal.run(START, f"rules {number}").out


def test_an_unknown_rule_is_named(terminal: Terminal) -> None:
    assert "unknown rule 'TC-4.22'; did you mean 'TC-4.2'?" in terminal.run(START, "rules 4.22").out


def test_a_section_of_the_rules_is_shown_by_its_number(terminal: Terminal) -> None:
    shown = terminal.run(START, "rules 5").out

    assert "5. The construction crew" in shown
    assert "TC-5.7" in shown
    assert "TC-6.1" not in shown


def test_all_rules_are_shown_in_the_language_of_the_table(terminal: Terminal) -> None:
    assert "TC-8.6" in terminal.run(f"{START} --lang de", "regeln").out


def test_a_card_is_shown_with_how_sure_its_values_are(terminal: Terminal) -> None:
    shown = terminal.run(START, "cards bridge").out

    assert "income        1 + 1?freeway  certain" in shown
    assert "copies        2              reconstructed" in shown


def test_the_log_tells_everything_the_seat_has_seen_with_the_rules(terminal: Terminal) -> None:
    shown = terminal.run(START, OPENING, "log").out.rsplit("Player> log", 1)[1]

    assert [" ".join(line.split()) for line in shown.splitlines()[1:9]] == [
        "0 Player draws House, Multiplex, Restaurant, Theater, Bridge, Central TC-2.2",
        "Park, Casino",
        "0 Apprentice 1 draws 7 cards TC-2.2",
        "0 Apprentice 2 draws 7 cards TC-2.2",
        "6 Player discards Central Park, Restaurant TC-2.4",
        "6 Apprentice 1 discards 2 cards TC-2.4",
        "6 Apprentice 2 discards 2 cards TC-2.4",
        "6 round 1 TC-3.1",
    ]


def test_the_table_is_shown_again_on_demand(terminal: Terminal) -> None:
    assert terminal.run(START, "table").out.count("set-up · draw pile 84") == 2


def test_help_names_every_command_in_the_language_of_the_table(terminal: Terminal) -> None:
    shown = terminal.run(f"{START} --lang fr", "aide").out

    for word in ("annuler", "pourquoi", "règles", "cartes", "journal", "table", "enregistrer", "aide", "quitter"):
        assert f"\n{word} " in shown


def test_quit_keeps_the_game(terminal: Terminal) -> None:
    played = terminal.run(START, OPENING, "quit", "1")

    assert played.code == 0
    assert "The game is kept; 'midtown play --resume' goes on with it." in played.out
    assert moves(terminal.record()) == ["discard central-park", "discard restaurant"]


def test_save_writes_the_game_so_far(terminal: Terminal) -> None:
    terminal.run(START, OPENING, "save here.txt")

    assert (terminal.folder / "here.txt").read_text(encoding="utf-8") == terminal.record()


def test_save_overwrites_the_same_game_but_nothing_else(terminal: Terminal) -> None:
    terminal.file("letter.txt", "Dear Bernd,")
    played = terminal.run(START, "save here.txt", OPENING, "save here.txt", "save letter.txt")

    assert (terminal.folder / "here.txt").read_text(encoding="utf-8") == terminal.record()
    assert (terminal.folder / "letter.txt").read_text(encoding="utf-8") == "Dear Bernd,"
    assert "letter.txt is there already and holds something else" in played.out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("save", "say where to, as in 'save my-game.txt'"),
        ("save letter.txt/game.txt", "letter.txt/game.txt cannot be written: File exists"),
    ],
)
def test_what_cannot_be_saved_is_refused_and_the_game_goes_on(terminal: Terminal, typed: str, answer: str) -> None:
    terminal.file("letter.txt", "Dear Bernd,")
    played = terminal.run(START, typed, OPENING)

    assert answer in played.out
    assert len(moves(terminal.record())) == 2


def test_a_choice_that_is_none_is_made_and_told(terminal: Terminal) -> None:
    """Nothing can be built after the architect but what is too dear."""
    edition = terminal.file("dear.toml", "".join([f"{name}.cost = 9\n" for name in ("house", "bridge", "multiplex", "theater", "casino")]))
    played = terminal.run(f"{START} --edition {edition}", "central-park, restaurant", "architect")

    assert moves(terminal.record())[2:4] == ["build architect", "renounce"]
    assert "No other choice: renounce." in played.out


def test_an_empty_line_asks_again(terminal: Terminal) -> None:
    assert terminal.run(START, "", "").out.count("Player>") == 3


def test_umlauts_in_commands_may_be_spelled_out(terminal: Terminal) -> None:
    terminal.run(f"{START} --lang de", "1", "zurueck", "3", "zurück", "4")

    assert moves(terminal.record()) == ["discard bridge"]
