from midtown.server.entries import Planned
from midtown.server.pace import DAY, MINUTE, SECOND, Clock, Pace
from midtown.server.table.chair import Chair

PERSON = Planned("here", "Ada", key="lock", salt="salt")


def clock_of(chair: Chair) -> Clock:
    assert chair.clock is not None
    return chair.clock


def test_an_invitation_is_no_person_yet() -> None:
    assert not Chair(0, Planned("link", key="invitation"), None).is_taken


def test_who_sits_down_has_a_key_of_his_own() -> None:
    chair = Chair(0, Planned("link", key="invitation"), None)
    chair.sit("Ada", "salt", "lock")

    assert chair.is_taken
    assert (chair.name, chair.salt, chair.key) == ("Ada", "salt", "lock")


def test_a_person_of_a_rematch_sits_already() -> None:
    assert Chair(0, Planned("link", "Ada", key="lock", salt="salt"), None).is_taken


def test_a_bot_has_no_clock() -> None:
    assert Chair(0, Planned("bot", bot="greedy"), Pace("live", 5)).clock is None


def test_a_person_takes_the_seat_back_from_a_bot() -> None:
    chair = Chair(0, PERSON, None)
    chair.give_turn_to("greedy")
    assert (chair.bot, chair.is_bot_for_this_turn) == ("greedy", True)

    chair.take_back()
    assert (chair.bot, chair.is_bot_for_this_turn) == ("", False)


def test_the_clock_of_somebody_who_is_late_stands() -> None:
    chair = Chair(0, PERSON, Pace("live", 5))
    chair.be_asked(MINUTE)
    assert clock_of(chair).runs

    chair.is_late = True
    chair.be_asked(6 * MINUTE)
    assert not clock_of(chair).runs


def test_who_owes_nothing_is_not_late() -> None:
    chair = Chair(0, PERSON, Pace("live", 5))
    chair.be_asked(MINUTE)
    chair.is_late = True
    chair.rest(2 * MINUTE)

    assert not chair.is_late
    assert not clock_of(chair).runs


def test_an_answer_gains_time_and_taking_it_back_loses_it() -> None:
    chair = Chair(0, PERSON, Pace("live", 5, 10))
    chair.be_asked(MINUTE)
    chair.finish_answer(2 * MINUTE)
    assert clock_of(chair).left == 4 * MINUTE + 10 * SECOND

    chair.take_answer_back(3 * MINUTE)
    assert clock_of(chair).left == 4 * MINUTE


def test_a_bot_that_answers_leaves_the_days_of_the_next_answer() -> None:
    chair = Chair(0, PERSON, Pace("days", 2))
    clock_of(chair).left = 0
    chair.give_turn_to("greedy")
    chair.finish_answer(MINUTE)

    assert clock_of(chair).left == 2 * DAY


def test_time_is_granted_anew() -> None:
    chair = Chair(0, PERSON, Pace("live", 5))
    clock_of(chair).left = 0
    chair.is_late = True
    chair.grant_time()

    assert clock_of(chair).left == 5 * MINUTE
    assert not chair.is_late
