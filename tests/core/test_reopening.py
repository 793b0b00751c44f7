"""Re-opening: a state stands where a view stands, and asks anew what others have answered in secret."""

import pytest

from midtown.core.event import SPECTATOR
from tests.core.log_book import AskAgain, Do, Log, Say, SayTwice, ask, begin, say, then
from tests.open_view import OpenView

SECOND, FIRST = range(2)
"""The numbers of the questions."""


def stage(*said: str) -> Log:
    """Seats 0 to 2 of four are asked for a word; who says a is asked for another one. Then seat 3 is asked, and so on."""
    second = Say("bc")
    first = SayTwice(second)
    lone = AskAgain(first, 3)
    start = Do("start", ask(first, 0, 1, 2), then(lone, 3))
    state = begin(start, lone, asks=(second, first), seats=4)
    say(state, *said)
    return state


def view_of(state: Log, seat: int) -> OpenView:
    flow = state.flow
    return OpenView(
        seat=seat,
        options=state.agreed,
        agenda=tuple(flow.agenda.to_list()),
        asking=flow.seats_asked(),
        ready=flow.seats_ready(),
        question=flow.question_of(seat),
    )


def reopened(state: Log, seat: int) -> Log:
    """Another table, in the middle of its first stage, made to stand where this seat's view stands."""
    other = stage("2 b", "0 a")
    other.reopen(view_of(state, seat))
    return other


def owing(state: Log) -> dict[int, int]:
    return {seat: int(state.question(seat).number) for seat in range(4) if state.owes(seat)}


def test_others_that_have_answered_are_asked_anew() -> None:
    state = stage("0 b", "2 a", "2 c")

    assert owing(reopened(state, 1)) == {0: FIRST, 1: FIRST, 2: FIRST}


def test_others_that_are_half_way_start_anew() -> None:
    assert owing(reopened(stage("0 a"), 1)) == {0: FIRST, 1: FIRST, 2: FIRST}


def test_the_own_seat_stands_where_it_stood() -> None:
    assert owing(reopened(stage("1 a"), 1)) == {0: FIRST, 1: SECOND, 2: FIRST}


def test_the_own_seat_that_has_finished_is_not_asked_again() -> None:
    assert owing(reopened(stage("1 b"), 1)) == {0: FIRST, 2: FIRST}


def test_a_seat_that_was_not_asked_is_not_asked_now() -> None:
    assert owing(reopened(stage(), 3)) == {0: FIRST, 1: FIRST, 2: FIRST}


def test_for_a_spectator_everybody_is_asked_anew() -> None:
    assert owing(reopened(stage("0 b", "1 a"), SPECTATOR)) == {0: FIRST, 1: FIRST, 2: FIRST}


@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
@pytest.mark.parametrize("said", [(), ("0 b", "2 b"), ("1 a",), ("0 b", "1 b", "2 b"), ("0 b", "1 b", "2 b", "3 a")])
def test_what_the_viewer_sees_stays_the_same(seat: int, said: tuple[str, ...]) -> None:
    state = stage(*said)

    assert view_of(reopened(state, seat), seat) == view_of(state, seat)


def test_what_waits_is_done_once_all_have_answered_again() -> None:
    state = reopened(stage("0 b", "2 b"), 1)
    done = len(state.done)
    say(state, "0 c", "1 c", "2 c")

    assert state.done[done:] == ["0 says c", "1 says c", "2 says c", "ask3"]
    assert owing(state) == {3: FIRST}


def test_options_are_not_carried_over_from_before() -> None:
    state = stage("0 b")
    stale = state.options(1)
    state.reopen(view_of(stage("1 a"), 1))

    assert (stale, state.options(1)) == ([0, 1, 2], [1, 2])


def test_a_finished_game_stays_finished() -> None:
    state = stage()
    state.reopen(view_of(begin(Do("start"), seats=4), 1))

    assert state.over
