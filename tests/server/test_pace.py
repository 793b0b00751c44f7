from midtown.server.pace import DAY, MINUTE, SECOND, Clock, Pace


def test_a_live_clock_begins_with_its_minutes_and_gains_seconds() -> None:
    pace = Pace("live", 10, 30)

    assert pace.allotment == 10 * MINUTE
    assert pace.after_answer(MINUTE) == MINUTE + 30 * SECOND


def test_days_are_there_anew_for_every_answer() -> None:
    pace = Pace("days", 3)

    assert pace.allotment == 3 * DAY
    assert pace.after_answer(DAY) == 3 * DAY


def test_what_was_gained_by_an_answer_is_lost_with_it() -> None:
    assert Pace("live", 10, 30).after_undo(MINUTE) == 30 * SECOND
    assert Pace("live", 10, 30).after_undo(SECOND) == 0
    assert Pace("days", 3).after_undo(DAY) == DAY


def test_a_bot_gains_no_seconds_for_its_person_but_the_days_of_the_next_answer() -> None:
    assert Pace("live", 10, 30).after_bot(MINUTE) == MINUTE
    assert Pace("days", 3).after_bot(0) == 3 * DAY


def test_a_clock_loses_time_only_while_it_runs() -> None:
    clock = Clock(MINUTE)
    clock.stop(5 * MINUTE)
    clock.start(10 * MINUTE)
    clock.start(10 * MINUTE + 20 * SECOND)

    assert clock.runs_out == 11 * MINUTE
    assert clock.left_at(10 * MINUTE + 20 * SECOND) == 40 * SECOND

    clock.stop(10 * MINUTE + 20 * SECOND)
    assert not clock.runs
    assert clock.left == 40 * SECOND
    assert clock.left_at(99 * MINUTE) == 40 * SECOND


def test_a_clock_never_shows_less_than_nothing() -> None:
    clock = Clock(MINUTE)
    clock.start(MINUTE)
    clock.stop(9 * MINUTE)

    assert clock.left == 0


def test_a_clock_gains_nothing_when_time_goes_backwards() -> None:
    clock = Clock(MINUTE)
    clock.start(10 * MINUTE)
    clock.stop(9 * MINUTE)

    assert clock.left == MINUTE
