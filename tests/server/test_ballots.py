import pytest

from midtown.server.table.ballots import CHOICES, decision, spoken, subject, voters


@pytest.mark.parametrize(
    ("about", "read"),
    [("undo:2", ("undo", 2)), ("end", ("end", -1)), ("undo:22", ("undo", -1)), ("undo:x", ("undo", -1)), ("", ("", -1))],
)
def test_a_ballot_is_about_something_and_perhaps_a_seat(about: str, read: tuple[str, int]) -> None:
    assert subject(about) == read


def test_the_others_decide_about_who_is_late_or_away() -> None:
    assert voters("late", 1, [0, 1, 2]) == [0, 2]
    assert voters("away", 1, [0, 1, 2]) == [0, 2]
    assert voters("undo", 1, [0, 1, 2]) == [0, 1, 2]


def test_who_is_alone_decides_about_himself() -> None:
    assert voters("late", 1, [1]) == [1]


@pytest.mark.parametrize("word", ["undo", "end", "rematch"])
def test_all_must_agree_and_one_can_refuse(word: str) -> None:
    assert decision(word, {0: "yes", 1: "yes"}, [0, 1, 2]) == ""
    assert decision(word, {0: "yes", 1: "yes", 2: "yes"}, [0, 1, 2]) == "yes"
    assert decision(word, {0: "yes", 2: "no"}, [0, 1, 2]) == "no"


def test_more_than_half_decide_about_who_is_late() -> None:
    assert decision("late", {0: "end"}, [0, 1]) == ""
    assert decision("late", {0: "end", 1: "wait"}, [0, 1]) == ""
    assert decision("late", {0: "end", 1: "wait", 2: "end"}, [0, 1, 2]) == "end"


def test_votes_of_those_who_have_no_say_do_not_count() -> None:
    assert decision("late", {3: "end"}, [0]) == ""


def test_nobody_decides_nothing() -> None:
    assert decision("end", {0: "yes"}, []) == ""


def test_every_choice_can_be_said() -> None:
    assert all(spoken(word, choice) for word, choices in CHOICES.items() for choice in choices)
