"""Questions: who owes an answer, what may be answered, and how everything else is refused."""

from collections.abc import Callable

import pytest

from midtown.core.errors import GameOver, IllegalAction, NotAsked, Reason, Refused
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from tests.core.log_book import REFUSED, AskAgain, Do, Log, Say, ask, begin, say, word_id


def asked(*seats: int, offered: str = "abc") -> Log:
    """These of three seats are asked together, again and again."""
    what = Say(offered)
    return begin(AskAgain(what, *seats), asks=(what,), seats=3)


def over() -> Log:
    return begin(Do("start"), seats=3)


def test_the_first_seat_that_owes_an_answer_is_on() -> None:
    state = asked(2, 1)
    first = state.seat
    say(state, "1 a")

    assert (first, state.seat) == (1, 2)


def test_only_the_asked_seats_owe_an_answer() -> None:
    state = asked(0, 2)

    assert [seat for seat in range(-2, 9) if state.owes(seat)] == [0, 2]
    assert not state.over


def test_six_seats_can_be_asked_together() -> None:
    what = Say("abc")
    state = begin(Do("start", lambda state, _who: state.ask_each(what)), asks=(what,), seats=6)
    for seat in (5, 0, 3, 1, 4, 2):
        say(state, f"{seat} a")

    assert state.over
    assert state.done[1:] == [f"{seat} says a" for seat in (5, 0, 3, 1, 4, 2)]


def test_a_seat_stands_at_the_question_it_was_asked() -> None:
    one, other = Say("a"), Say("b")
    state = begin(Do("start", ask(one, 1), ask(other, 0)), asks=(one, other))

    assert (state.question(0), state.question(1)) == (other, one)
    assert (state.options(0), state.options(1)) == ([word_id("b")], [word_id("a")])


def test_options_are_those_of_the_first_owing_seat_unless_one_is_named() -> None:
    one, other = Say("ab"), Say("c")
    state = begin(Do("start", ask(one, 1), ask(other, 2)), asks=(one, other), seats=3)

    assert state.options() == state.options(1) == [word_id("a"), word_id("b")]
    assert state.options(2) == [word_id("c")]


def test_play_is_that_of_the_first_owing_seat_unless_one_is_named() -> None:
    state = asked(1, 2)
    state.play(word_id("c"))
    state.play(word_id("b"), 2)

    assert state.done == ["ask0", "1 says c", "2 says b", "ask0"]


def test_options_are_listed_once_for_each_move_and_seat() -> None:
    state = asked(0)
    for _time in range(3):
        state.options()
    state.play(word_id("a"))
    listed_before_the_move = state.looked
    state.options()

    assert (listed_before_the_move, state.looked) == (1, 2)


def test_a_move_counts_as_one_ply() -> None:
    state = asked(0, 1)
    plies = [int(state.ply)]
    for word in ("0 a", "1 a", "1 c"):
        say(state, word)
        plies.append(int(state.ply))

    assert plies == [0, 1, 2, 3]


@pytest.mark.parametrize(("offered", "other"), [("ab", "c"), ("bc", "a")])
def test_what_is_not_offered_is_refused_by_the_question_and_changes_nothing(offered: str, other: str) -> None:
    state = asked(1, offered=offered)
    before = state.key()

    with pytest.raises(IllegalAction) as refused:
        say(state, f"1 {other}")

    assert refused.value.reason is REFUSED
    assert (state.key(), state.done) == (before, ["ask0"])


@pytest.mark.parametrize("action", [-1, 3, 99])
def test_what_is_no_action_is_refused_by_its_number(action: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        asked(1).play(action, 1)

    assert refused.value.reason == Reason("L-say", "{action} is not the number of an action", {"action": action})


def test_a_refusal_can_be_asked_for_without_trying() -> None:
    assert asked(1, offered="ab").refusal(word_id("c"), 1) is REFUSED


@pytest.mark.parametrize(
    ("seat", "sentence"), [(0, r"seat 0 owes no answer now \[L-say\]"), (3, r"there is no seat 3 at this table \[L-players\]")]
)
def test_a_seat_that_is_not_asked_is_refused(seat: int, sentence: str) -> None:
    state = asked(1)
    attempts: list[Callable[[], object]] = [lambda: state.play(0, seat), lambda: state.options(seat), lambda: state.refusal(0, seat)]

    for attempt in attempts:
        with pytest.raises(NotAsked, match=f"^{sentence}$"):
            attempt()
    assert state.done == ["ask0"]


def test_a_spectator_has_no_question() -> None:
    with pytest.raises(NotAsked, match=r"^there is no seat -1 at this table \[L-players\]$"):
        asked(1).question(NOBODY)


def test_once_the_game_is_over_everybody_is_told_so() -> None:
    state = over()
    attempts: list[Callable[[], object]] = [
        lambda: state.play(0),
        lambda: state.play(0, 1),
        state.options,
        lambda: state.question(9),
        lambda: state.refusal(0, 1),
    ]

    for attempt in attempts:
        with pytest.raises(GameOver, match=r"^the game is over \[L-end\]$") as refused:
            attempt()
        assert isinstance(refused.value, Refused)


def test_a_question_in_hand_offers_and_takes_answers_unchecked() -> None:
    state = asked(1, 2, offered="ac")
    question = state.question(1)
    offer = Offer()
    question.options(state, 1, offer)
    state.take(question, 1, word_id("c"))
    state.take(question, 2, word_id("b"))

    assert offer.ids.to_list() == [word_id("a"), word_id("c")]
    assert state.done == ["ask0", "1 says c", "2 says b", "ask0"]
