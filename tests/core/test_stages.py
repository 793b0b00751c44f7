"""Stages: several seats answer unseen by each other, some of them in several steps."""

import pytest

from midtown.core.event import SPECTATOR
from midtown.core.flow import NOBODY, Flow
from tests.core.log_book import AskAgain, Do, Log, Say, SayTwice, begin, say

SECOND, FIRST = range(2)
"""The numbers of the questions."""


def two_words() -> Log:
    """All three seats are asked for a word; who says a is asked for another one."""
    second = Say("bc")
    first = SayTwice(second)
    return begin(AskAgain(first, 0, 1, 2), asks=(second, first), seats=3)


def test_seats_that_are_asked_together_may_answer_in_any_order() -> None:
    state = two_words()
    say(state, "2 c", "0 b")
    waiting = len(state.done)
    say(state, "1 c")

    assert waiting == 3
    assert state.done == ["ask0", "2 says c", "0 says b", "1 says c", "ask0"]


def test_a_stage_is_the_ply_at_which_its_seats_were_asked() -> None:
    state = two_words()
    stages = [int(state.stage)]
    for word in ("0 b", "1 b", "2 b", "1 c"):
        say(state, word)
        stages.append(int(state.stage))

    assert stages == [0, 0, 0, 3, 3]


def test_who_has_finished_is_ready_until_the_stage_is_over() -> None:
    state = two_words()
    ready = []
    for word in ("2 b", "0 c", "1 b"):
        say(state, word)
        ready.append(state.flow.seats_ready())

    assert ready == [(2,), (0, 2), ()]


def test_all_that_were_asked_together_are_remembered_while_the_stage_is_open() -> None:
    state = two_words()
    say(state, "1 b")

    assert state.flow.seats_asked() == ((0, FIRST), (1, FIRST), (2, FIRST))
    assert [seat for seat in range(3) if state.owes(seat)] == [0, 2]


def test_the_last_stage_leaves_nobody_asked() -> None:
    what = Say("abc")
    state = begin(Do("start", lambda state, _who: state.ask_each(what)), asks=(what,))
    say(state, "0 a", "1 a")

    assert (state.flow.seats_asked(), state.flow.seats_ready(), state.over) == ((), (), True)


def test_a_seat_that_is_asked_on_stands_at_its_next_question_and_is_not_ready() -> None:
    state = two_words()
    say(state, "1 a")

    assert state.owes(1)
    assert state.flow.seats_ready() == ()
    assert [state.flow.question_of(seat) for seat in range(3)] == [FIRST, SECOND, FIRST]
    assert state.flow.seats_asked() == ((0, FIRST), (1, FIRST), (2, FIRST))
    assert state.options(1) == [1, 2]


def test_a_stage_waits_for_the_last_answer_of_a_seat_that_is_asked_on() -> None:
    state = two_words()
    say(state, "0 b", "2 b", "1 a")
    waiting = (int(state.stage), list(state.done))
    say(state, "1 c")

    assert waiting == (0, ["ask0", "0 says b", "2 says b", "1 says a"])
    assert state.stage == 4
    assert state.done[-1] == "ask0"


def test_the_others_are_not_held_up_by_a_seat_that_is_asked_on() -> None:
    state = two_words()
    say(state, "1 a", "0 a", "2 c", "1 b", "0 c")

    assert state.stage == 5


def test_a_new_stage_opens_with_its_own_question() -> None:
    state = two_words()
    say(state, "0 a", "0 b", "1 b", "2 b")

    assert [state.flow.question_of(seat) for seat in range(3)] == [FIRST] * 3
    assert state.flow.seats_asked() == ((0, FIRST), (1, FIRST), (2, FIRST))


@pytest.mark.parametrize("seat", [1, 3, SPECTATOR])
def test_who_owes_no_answer_stands_at_no_question(seat: int) -> None:
    state = two_words()
    say(state, "1 b")

    assert state.flow.question_of(seat) == NOBODY


def test_a_new_flow_has_nothing_to_do_and_asks_nobody() -> None:
    assert Flow().key() == [0, 0, 0, 0, 0]
