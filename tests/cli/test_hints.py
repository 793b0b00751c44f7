"""Hints at the terminal: more each time."""

import re

import pytest

from tests.cli.terminal import Terminal

ALONE = "play the-city --seed 3 --seats me,greedy"
TOGETHER = "play the-city --seed 3 --seats Anna,Bernd"


def test_the_first_hint_says_where_to_look_and_not_what_to_choose(terminal: Terminal) -> None:
    told = terminal.run(ALONE, "hint").out.partition("hint\n")[2]

    assert "'hint' again says more." in told
    assert "The best choice:" not in told
    assert "%" not in told.replace("100 games", "")


def test_the_second_names_the_best_choice_and_the_third_the_best_three_with_why(terminal: Terminal) -> None:
    told = terminal.run(ALONE, "hint", "hint", "hint").out
    suggested = told.partition("The best choice: ")[2].partition(".")[0]
    answer = told.partition("The best choices")[2]

    assert suggested
    assert answer.splitlines()[1].startswith(suggested)
    assert answer.count(" %") >= 3
    assert "chance to win" in answer.splitlines()[0]


def test_a_new_question_is_thought_about_anew(terminal: Terminal) -> None:
    told = terminal.run(ALONE, "hint", "hint", "1 2", "hint").out

    assert told.count("The best choice:") == 1
    assert told.count("'hint' again says more.") == 3


@pytest.mark.parametrize(("lang", "word", "said"), [("fr", "indice", "en dit plus"), ("de", "tipp", "sagt mehr")])
def test_hints_are_told_in_every_language(terminal: Terminal, lang: str, word: str, said: str) -> None:
    assert said in terminal.run(f"{ALONE} --lang {lang}", word).out


def test_a_lead_is_written_as_its_language_does(terminal: Terminal) -> None:
    assert re.search(r"\s[+-]\d+,\d\s", terminal.run(f"{ALONE} --lang de", "tipp", "tipp", "tipp").out)


def test_people_who_play_against_each_other_must_have_agreed_on_hints(terminal: Terminal) -> None:
    refused = terminal.run(TOGETHER, "", "hint").out
    allowed = terminal.run(f"{TOGETHER} --hints", "", "hint").out

    assert "several people play: hints are for those who have agreed on them with --hints" in refused.replace("\n", " ")
    assert "again says more" not in refused
    assert "again says more" in allowed
