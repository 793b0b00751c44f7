"""The loop: what rules say is done in the order they say it, and waits while somebody is asked."""

from midtown.core.event import SPECTATOR, EventKind, Journal
from midtown.core.flow import NOBODY
from midtown.core.rules import Book
from tests.core.log_book import WORDS, Do, Log, Say, ask, begin, note, say, then

NOTED = EventKind("noted", "{amount}")


def test_a_game_that_asks_nobody_is_over_at_once() -> None:
    state = begin(Do("only"))

    assert state.done == ["only0"]
    assert (state.over, state.seat) == (True, NOBODY)


def test_a_game_may_begin_with_any_step() -> None:
    other, start = Do("other"), Do("start")
    book = Book(WORDS, players="L-players", end="L-end")
    book.enter([other, start], [])
    state = Log(book, 2)
    state.begin(start)

    assert state.done == ["start0"]


def test_the_first_step_may_be_about_somebody() -> None:
    start = Do("start")
    book = Book(WORDS, players="L-players", end="L-end")
    book.enter([start], [])
    state = Log(book, 4)
    state.begin(start, 3)

    assert state.done == ["start3"]


def test_what_a_rule_says_first_is_done_first_and_before_all_that_waits() -> None:
    a, b = Do("a"), Do("b")
    one, two = Do("one", then(a), then(b)), Do("two")
    state = begin(Do("start", then(one), then(two)), one, two, a, b)

    assert state.done == ["start0", "one0", "a0", "b0", "two0"]


def test_a_step_is_told_whom_it_is_about() -> None:
    step = Do("step")
    state = begin(Do("start", then(step, 4), then(step, 1)), step)

    assert state.done == ["start0", "step4", "step1"]


def test_a_step_for_each_seat_is_done_in_seat_order() -> None:
    step = Do("step")
    state = begin(Do("start", lambda state, _who: state.then_each(step)), step, seats=3)

    assert state.done == ["start0", "step0", "step1", "step2"]


def test_what_comes_later_waits_for_the_answer() -> None:
    what, later = Say("abc"), Do("later")
    state = begin(Do("start", then(later), ask(what, 1)), later, asks=(what,))
    waiting = list(state.done)
    say(state, "1 a")

    assert waiting == ["start0"]
    assert state.done == ["start0", "1 says a", "later0"]
    assert state.over


def test_what_an_answer_says_comes_before_what_was_waiting() -> None:
    later, first, second = Do("later"), Do("first"), Do("second")
    what = Say("abc", then(first, 3), then(second))
    state = begin(Do("start", ask(what, 1), then(later)), later, first, second, asks=(what,))
    say(state, "1 b")

    assert state.done == ["start0", "1 says b", "first3", "second0", "later0"]


def test_a_long_agenda_keeps_its_order() -> None:
    step = Do("step")
    state = begin(Do("start", *[then(step, number) for number in range(40)]), step)

    assert state.done == ["start0", *[f"step{number}" for number in range(40)]]


def test_ending_drops_all_that_waits_once_the_present_rule_has_run() -> None:
    never = Do("never")
    end = Do("end", lambda state, _who: state.end(), lambda state, _who: state.done.append("still here"))
    state = begin(Do("start", then(end), then(never)), end, never)

    assert state.done == ["start0", "end0", "still here"]
    assert state.over


def test_a_rule_that_ends_the_game_can_still_say_how() -> None:
    never, first, second = Do("never"), Do("first"), Do("second")
    end = Do("end", then(never), lambda state, _who: state.end(), then(first, 3), then(second, 4))
    state = begin(Do("start", then(end), then(never)), end, never, first, second)

    assert state.done == ["start0", "end0", "first3", "second4"]
    assert state.over


def test_an_answer_that_ends_the_game_can_still_say_how() -> None:
    never, first, second = Do("never"), Do("first"), Do("second")
    what = Say("abc", lambda state, _seat: state.end(), then(first, 3), then(second, 4))
    state = begin(Do("start", ask(what, 0), then(never), then(never)), never, first, second, asks=(what,))
    say(state, "0 a")

    assert state.done == ["start0", "0 says a", "first3", "second4"]


def test_an_answer_can_end_the_game() -> None:
    what, never = Say("abc", lambda state, _seat: state.end()), Do("never")
    state = begin(Do("start", ask(what, 0), then(never)), never, asks=(what,))
    say(state, "0 a")

    assert state.over
    assert state.done == ["start0", "0 says a"]


def test_the_journal_hears_under_which_step_or_answer_something_happens() -> None:
    journal = Journal()
    what = Say("abc", note(NOTED, 1, [], 2))
    later = Do("later", note(NOTED, SPECTATOR, [], 3), lambda state, _who: state.exercise("L-extra"))
    start = Do("start", note(NOTED, 0, [7], 1), ask(what, 1), then(later))
    say(begin(start, later, asks=(what,), journal=journal), "1 c")

    assert [(event.rule, event.seat, event.things, event.amount) for event in journal.events] == [
        ("L-start", 0, [7], 1),
        ("L-say-c", 1, [], 2),
        ("L-later", SPECTATOR, [], 3),
    ]
    assert journal.exercised == {"L-start": 1, "L-say-c": 1, "L-later": 1, "L-extra": 1}


def test_without_a_journal_nothing_is_told_and_all_is_done() -> None:
    state = begin(Do("start", note(NOTED, 0, [], 1), lambda state, _who: state.exercise("L-1")))

    assert state.journal is None
    assert state.done == ["start0"]
