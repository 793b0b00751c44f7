"""Copies and keys: equal keys, equal states."""

from collections.abc import Callable

import pytest

from midtown.core.state import State
from tests.core.log_book import AskAgain, Log, Say, SayTwice, begin, say


def middle_of_a_stage(*said: str) -> Log:
    second = Say("bc")
    first = SayTwice(second)
    state = begin(AskAgain(first, 0, 1, 2), asks=(first, second), seats=3)
    say(state, *said)
    return state


def copied(state: Log) -> Log:
    twin = Log(state.book, int(state.seats))
    twin.assign_core(state)
    return twin


@pytest.mark.parametrize("said", [(), ("1 b",), ("1 a",), ("1 a", "0 b"), ("1 b", "0 b", "2 b"), ("0 b", "1 b", "2 b", "2 a")])
def test_a_copied_core_has_an_equal_key_and_goes_on_alike(said: tuple[str, ...]) -> None:
    state = middle_of_a_stage(*said)
    state.chance.bits()
    twin = copied(state)
    equal = twin.key() == state.key()
    for table in (state, twin):
        while table.ply < 9:
            table.play(table.options()[-1])
        table.chance.bits()

    assert equal
    assert twin.key() == state.key()
    assert (twin.flow.ready, twin.flow.asking) == (state.flow.ready, state.flow.asking)


def test_a_copied_core_is_independent() -> None:
    state = middle_of_a_stage("1 a")
    twin = copied(state)
    before = state.key()
    say(twin, "1 b", "0 a", "0 b", "2 b")
    twin.chance.bits()

    assert state.key() == before


def test_options_are_not_carried_over_from_before_the_copy() -> None:
    state = middle_of_a_stage("1 b")
    other = middle_of_a_stage("0 a")
    stale = state.options(0)
    state.assign_core(other)

    assert (stale, state.options(0)) == ([0, 1, 2], [1, 2])


def change_agenda(state: State) -> None:
    state.flow.agenda.add(1)


def change_chance(state: State) -> None:
    state.chance.bits()


def change_asked(state: State) -> None:
    state.flow.asked[1] = 1


def change_opened(state: State) -> None:
    state.flow.opened[1] = 1


def change_asking(state: State) -> None:
    state.flow.asking -= 1


def change_owing(state: State) -> None:
    state.flow.owing -= 1


def change_ready(state: State) -> None:
    state.flow.ready += 1


def change_ply(state: State) -> None:
    state.flow.ply += 1


def change_stage(state: State) -> None:
    state.flow.stage += 1


CHANGES = [
    change_agenda,
    change_chance,
    change_asked,
    change_opened,
    change_asking,
    change_owing,
    change_ready,
    change_ply,
    change_stage,
]


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_differs_shows_in_the_key(change: Callable[[State], None]) -> None:
    state = middle_of_a_stage()
    before = state.key()
    change(state)

    assert state.key() != before


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_differs_is_copied(change: Callable[[State], None]) -> None:
    state = middle_of_a_stage()
    change(state)

    assert copied(state).key() == state.key()


def test_either_half_of_the_generator_shows_in_the_key() -> None:
    state = middle_of_a_stage()
    before = state.key()
    state.chance.a += 1
    one = state.key()
    state.chance.a -= 1
    state.chance.b += 1

    assert len({tuple(before), tuple(one), tuple(state.key())}) == 3


def test_questions_of_seats_that_are_not_asked_do_not_show_in_the_key() -> None:
    what = Say("abc")
    state = begin(AskAgain(what, 0), asks=(what,))
    before = state.key()
    state.flow.asked[1] = state.flow.opened[1] = 5

    assert state.key() == before


def test_a_key_is_made_of_plain_numbers() -> None:
    assert {type(number) for number in middle_of_a_stage("1 a").key()} == {int}
