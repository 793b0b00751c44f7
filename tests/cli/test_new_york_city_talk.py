"""What can be typed at the table of New York City, and what is said to it."""

import pytest

from tests.cli.screens import Sit
from tests.cli.terminal import Terminal
from tests.games.new_york_city.table import bidding, drafting

# --- words ---


@pytest.mark.parametrize(
    ("code", "typed"),
    [
        ("en", "play press"),
        ("en", "press"),
        ("en", "1"),
        ("fr", "jouer presse"),
        ("fr", "presse"),
        ("de", "Presse spielen"),
        ("de", "presse"),
    ],
)
def test_a_card_is_a_number_a_name_or_an_action(sit: Sit, code: str, typed: str) -> None:
    table = bidding("press", hands=["press plans", "press", "press"])

    sit(table, "Anna,random,random", typed, code=code)

    assert table.hand(0) == "plans"


def test_the_name_of_a_card_means_what_can_be_done_with_it(sit: Sit) -> None:
    """Plans cannot be played for press as they are: two of them count as one."""
    table = bidding("press", hands=["press 2 plans", "press", "press"])

    sit(table, "Anna,random,random", "plans")

    assert table.hand(0) == "press"


def test_a_whole_bid_fits_on_one_line(terminal: Terminal) -> None:
    terminal.run("play new-york-city --seed 12 --seats me,random,tom-b4 --save game.txt", "1", "1", "1", "press, press, bid")

    moves = [line for line in terminal.read("game.txt").splitlines() if line.startswith("0 ")]
    assert moves[3:6] == ["0 play press", "0 play press", "0 bid"]


def test_a_card_that_is_not_there_is_refused_with_its_rule(sit: Sit) -> None:
    screens = sit(bidding("press", hands=["press", "press", "press"]), "Anna,random,random", "play wild")

    assert "there is no such card in your hand: wild [NYC-7.3]" in screens[-1][1]


def test_a_pair_is_taken_by_its_cards(sit: Sit) -> None:
    table = drafting(pairs="press wild plans plans")

    sit(table, "Anna,random,random", "press wild")

    assert table.hand(0) == "press wild"


def test_why_tells_what_a_character_lacks(sit: Sit) -> None:
    table = bidding("press", hands=["press", "press", "press"], teams=["13"], dollars=[0])

    screens = sit(table, "Anna,random,random", "why use character-13")

    assert "you have no dollar left for character 13 [NYC-4.2]" in screens[-1][1]


# --- secrets ---


@pytest.mark.rule("NYC-7.3", "NYC-1.7")
def test_a_bid_is_seen_by_the_others_only_when_it_stands(sit: Sit) -> None:
    table = bidding("press", hands=["press wild", "2 plans", "press"])

    screens = sit(table, "Anna,Bernd,Chris", "", "press", "wild", "bid", "")

    assert "Added to your bid, unseen by the others   Pr Wi   worth 2" in screens[3][1]
    assert screens[4] == ("Pass to Bernd, press Enter> ", "")
    prompt, seen = screens[5]
    assert prompt == "Bernd> "
    assert "bids 2 with press, wild" in seen
    assert "2  plans" in seen
    assert "unseen" not in seen


def test_who_can_only_pass_does_so_at_the_desk_and_not_behind_his_back(sit: Sit) -> None:
    table = bidding("press", hands=["press", "plans"])

    screens = sit(table, "Anna,Bernd,random", "", "press", "bid", "")

    assert [prompt for prompt, _ in screens[-2:]] == ["Pass to Bernd, press Enter> ", "Bernd> "]


def test_alone_with_bots_who_can_only_pass_is_not_asked(sit: Sit) -> None:
    table = bidding("press", hands=["plans", "press"])

    [(prompt, shown)] = sit(table, "Anna,random,random")

    assert prompt == ""
    assert "passes" in shown


# --- taking back ---


def test_undo_takes_a_card_of_an_unseen_bid_back(terminal: Terminal) -> None:
    start = "play new-york-city --seed 12 --seats me,random,tom-b4 --save game.txt"
    shown = terminal.run(start, "1", "1", "1", "play press", "undo").out

    assert "Added to your bid" in shown
    assert [line for line in terminal.read("game.txt").splitlines() if line.startswith("0 play")] == []


def test_a_draw_cannot_be_taken_back(terminal: Terminal) -> None:
    shown = terminal.run("play new-york-city --seed 12 --seats me,random,tom-b4", "1", "undo").out

    assert "it cannot be taken back" in shown


# --- telling ---


def test_what_a_tom_does_is_told_under_his_name(terminal: Terminal) -> None:
    shown = terminal.run("play new-york-city --seed 12 --seats me,random,tom-b4", "1", "1", "1").out

    assert "\nTom B4 gets " in shown
    assert "seat 2" not in shown


def test_nothing_is_told_twice_that_the_table_shows(terminal: Terminal) -> None:
    told = terminal.run("play new-york-city --seed 12 --seats me,random,tom-b4").out.split("set-up")[0]

    assert "beside the elevator" not in told
    assert "route" not in told


def test_a_resumed_game_goes_on_as_it_would_have(terminal: Terminal) -> None:
    start = "play new-york-city --seed 12 --seats me,random,tom-b4"
    terminal.run(f"{start} --save whole.txt", *["1"] * 600)
    terminal.run(f"{start} --save parts.txt", *["1"] * 9)
    terminal.run("play --resume parts.txt", *["1"] * 600)

    assert "result: " in terminal.read("whole.txt")
    assert terminal.read("parts.txt") == terminal.read("whole.txt")
