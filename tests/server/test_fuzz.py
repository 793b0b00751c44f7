"""The fuzz run, once over; `make fuzz` runs it many times."""

from tests.server.trials.fuzz import fuzz


def test_no_input_harms_a_server_or_those_who_play_there() -> None:
    run = fuzz(times=1, seed=1)

    assert run.tally.inputs > 3000
    assert run.honest.confirmed > 0
