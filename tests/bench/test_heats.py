"""In every round the reference runs first and again last, and the workers are new."""

from contextlib import ExitStack

from midtown.bench.goals import ALL_GAMES, GOALS
from midtown.bench.heats import Heat, Reading, Reference
from midtown.bench.run import run_rounds
from tests.bench.runners import Known

LOOP, PLAYOUTS, COPY, PAIR = [GOALS["the-city"][number] for number in ("E1", "E6", "E9", "E12")]
IMPORT = GOALS[ALL_GAMES]["E11"]


def quiet(_done: int, _total: int) -> None:
    pass


def test_the_reference_runs_before_and_after_all_others() -> None:
    log: list[str] = []
    reference = Known("reference", log, 10, 12)
    heat = Heat({LOOP: Known("loop", log, 250), PLAYOUTS: Known("playouts", log, 900)}, Reference(reference, reference))

    found = heat.run(0.4)

    assert log == ["reference 0.4", "loop 0.4", "playouts 0.4", "reference 0.4"]
    assert found == {LOOP: Reading(250, (10, 12), 1), PLAYOUTS: Reading(900, (10, 12), 1)}


def test_before_and_after_can_be_two_runners() -> None:
    log: list[str] = []
    heat = Heat({PAIR: Known("both", log, 19)}, Reference(Known("one", log, 10), Known("other", log, 9)))

    assert heat.run(1) == {PAIR: Reading(19, (10, 9), 1)}
    assert log == ["one 1", "both 1", "other 1"]


def test_a_reading_remembers_the_least_share_of_the_cores() -> None:
    log: list[str] = []

    def shares(before: float, itself: float, after: float) -> float:
        reference = Reference(Known("one", log, 1, share=before), Known("other", log, 1, share=after))
        return Heat({PAIR: Known("both", log, 1, share=itself)}, reference).run(1)[PAIR].share

    assert [shares(0.5, 0.7, 0.9), shares(0.9, 0.7, 0.8), shares(0.9, 0.8, 0.6)] == [0.5, 0.7, 0.6]


def test_without_a_reference_the_others_run_alone() -> None:
    log: list[str] = []

    assert Heat({LOOP: Known("loop", log, 250, share=0.8)}, None).run(0.4) == {LOOP: Reading(250, None, 0.8)}
    assert log == ["loop 0.4"]


def test_every_round_has_all_heats_so_that_all_share_the_same_moments() -> None:
    log: list[str] = []
    reference = Known("reference", log, 1, 2, 3, 4)
    heats = [Heat({LOOP: Known("loop", log, 10, 20)}, Reference(reference, reference)), Heat({IMPORT: Known("import", log, 7)}, None)]

    found = run_rounds(lambda _workers: heats, 2, 0.1, quiet)

    assert log == ["reference 0.1", "loop 0.1", "reference 0.1", "import 0.1"] * 2
    assert found == {LOOP: [Reading(10, (1, 2), 1), Reading(20, (3, 4), 1)], IMPORT: [Reading(7, None, 1)] * 2}


def test_every_round_has_workers_of_its_own() -> None:
    log: list[str] = []

    def line_up(workers: ExitStack) -> list[Heat]:
        log.append("come")
        workers.callback(log.append, "go")
        return [Heat({LOOP: Known("loop", log, 10)}, None)]

    run_rounds(line_up, 2, 0.1, quiet)

    assert log == ["come", "loop 0.1", "go"] * 2


def test_progress_is_told_before_every_heat() -> None:
    told: list[tuple[int, int]] = []
    heats = [Heat({goal: Known("runner", [], 1)}, None) for goal in (LOOP, COPY, IMPORT)]

    run_rounds(lambda _workers: heats, 2, 0.1, lambda done, total: told.append((done, total)))

    assert told == [(done, 6) for done in range(6)]
