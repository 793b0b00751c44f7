"""What can be typed at the table of Fifth Avenue, and what is said to it."""

import re

import pytest

from midtown.cli.phrases import is_short_for
from tests.cli.terminal import Terminal

START = "play fifth-avenue --seed 7 --seats me,random,random"
UP_TO_A_BID = ["1"] * 8
"""With the first choice at all times, seat 0 is asked for a bid next: more than 22, in violet."""


def moves(record: str) -> list[str]:
    """What seat 0 has done."""
    return [line.removeprefix("0 ") for line in record.splitlines() if line.startswith("0 ")]


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "1"),
        ("en", "start 34th-west-violet"),
        ("en", "34th Street West (violet)"),
        ("en", "34 west vi"),
        ("fr", "commencer sur 34th street west (violet)"),
        ("fr", "34 w vi"),
        ("de", "34th Street West violett"),
        ("de", "34 w vi"),
    ],
)
def test_a_plot_is_a_number_a_name_or_short_for_it(terminal: Terminal, lang: str, typed: str) -> None:
    terminal.run(f"{START} --lang {lang}", typed)

    assert moves(terminal.record()) == ["start 34th-west-violet"]


@pytest.mark.parametrize("typed", ["34 west", "w", "violet"])
def test_what_is_short_for_several_choices_is_refused(terminal: Terminal, typed: str) -> None:
    played = terminal.run(START, typed)

    assert f"'{typed}' is no action of this game" in played.out
    assert moves(terminal.record()) == []


@pytest.mark.parametrize(
    ("typed", "whole", "is_short"),
    [
        ("tim gy", "place it on times square grey", True),
        ("times grn", "times square green", True),
        ("gn", "green", True),
        ("gn", "orange", False),
        ("green times", "times square green", False),
        ("timesgreen", "times square green", False),
    ],
)
def test_a_short_form_keeps_first_letters_and_order(typed: str, whole: str, is_short: bool) -> None:  # noqa: FBT001  # a column of a table
    assert is_short_for(typed, whole) == is_short


def test_a_turn_is_typed_in_the_words_of_the_notation(terminal: Terminal) -> None:
    terminal.run(
        START, "1", "start 34th-east-grey", "shop boutique", "place times-square-brown", "take violet brown", "move white 34th-west"
    )

    assert moves(terminal.record())[2:] == ["shop boutique", "place times-square-brown", "take violet brown", "move white 34th-west"]


def test_a_refused_answer_names_its_rule(terminal: Terminal) -> None:
    played = terminal.run(START, "1", "start 34th-west-brown")

    assert "you have started in this district already [5A-2.9]" in played.out


def test_nothing_is_told_twice_that_the_table_shows(terminal: Terminal) -> None:
    told = terminal.run(START).out.split("set-up")[0]

    assert "Player gets violet 4, brown 4, grey 5" in told
    assert "opens on" not in told
    assert "row of shops" not in told


def test_what_happened_is_told_in_its_order(terminal: Terminal) -> None:
    told = terminal.run(START, "1").out.rsplit("Player> 1", 1)[1].split("set-up")[0]

    assert re.findall(r"^(\w+(?: \d)?) +starts on", told, re.MULTILINE) == ["Player", "Dice 2", "Dice 1", "Dice 2"]


def test_undo_takes_a_card_of_an_unseen_bid_back(terminal: Terminal) -> None:
    played = terminal.run(f"{START} --save bid.txt", *UP_TO_A_BID, "1", "undo")

    assert "Added to your bid" in played.out
    assert [move for move in moves(terminal.read("bid.txt")) if move.startswith("bid")] == []


def test_a_whole_bid_fits_on_one_line(terminal: Terminal) -> None:
    hand = terminal.run(f"{START} --save first.txt", *UP_TO_A_BID).out.rsplit("Hand  ", 1)[1].splitlines()[0]
    cards = [f"{letters} {value}" for letters, values in re.findall(r"(vi|bl)((?: \d)+)", hand) for value in values.split()]
    terminal.run(f"{START} --save bid.txt", *UP_TO_A_BID, f"{', '.join(cards)}, stand")

    bid = [move.split()[0] for move in moves(terminal.read("bid.txt"))]
    assert bid[bid.index("bid") :][: len(cards) + 1] == ["bid"] * len(cards) + ["stand"]


def test_a_line_that_cannot_be_bid_as_a_whole_changes_nothing(terminal: Terminal) -> None:
    played = terminal.run(f"{START} --save bid.txt", *UP_TO_A_BID, "1, pass")

    assert "now the bid is put together: bid a card, or let it stand [5A-7.7]" in played.out
    assert [move for move in moves(terminal.read("bid.txt")) if move.startswith("bid")] == []
