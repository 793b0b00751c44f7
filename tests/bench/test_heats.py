"""In every round the reference runs first and again last."""

from midtown.bench.heats import Heat, Reading, Reference
from midtown.bench.run import run_heats
from tests.bench.runners import Known


def quiet(_done: int, _total: int) -> None:
    pass


def test_the_reference_runs_before_and_after_all_others() -> None:
    log: list[str] = []
    reference = Known("reference", log, 10, 12)
    heat = Heat({"E1": Known("loop", log, 250), "E6": Known("playouts", log, 900)}, Reference(reference, reference))

    found = heat.run(0.4)

    assert log == ["reference 0.4", "loop 0.4", "playouts 0.4", "reference 0.4"]
    assert found == {"E1": Reading(250, (10, 12), 1), "E6": Reading(900, (10, 12), 1)}


def test_before_and_after_can_be_two_runners() -> None:
    log: list[str] = []
    heat = Heat({"E12": Known("both", log, 19)}, Reference(Known("one", log, 10), Known("other", log, 9)))

    assert heat.run(1) == {"E12": Reading(19, (10, 9), 1)}
    assert log == ["one 1", "both 1", "other 1"]


def test_a_reading_remembers_the_least_share_of_the_cores() -> None:
    log: list[str] = []

    def shares(before: float, itself: float, after: float) -> float:
        reference = Reference(Known("one", log, 1, share=before), Known("other", log, 1, share=after))
        return Heat({"E12": Known("both", log, 1, share=itself)}, reference).run(1)["E12"].share

    assert [shares(0.5, 0.7, 0.9), shares(0.9, 0.7, 0.8), shares(0.9, 0.8, 0.6)] == [0.5, 0.7, 0.6]


def test_without_a_reference_the_others_run_alone() -> None:
    log: list[str] = []

    assert Heat({"E1": Known("loop", log, 250, share=0.8)}, None).run(0.4) == {"E1": Reading(250, None, 0.8)}
    assert log == ["loop 0.4"]


def test_every_round_has_all_heats_so_that_all_share_the_same_moments() -> None:
    log: list[str] = []
    reference = Known("reference", log, 1, 2, 3, 4)
    heats = [Heat({"E1": Known("loop", log, 10, 20)}, Reference(reference, reference)), Heat({"E11": Known("import", log, 7)}, None)]

    found = run_heats(heats, 2, 0.1, quiet)

    assert log == ["reference 0.1", "loop 0.1", "reference 0.1", "import 0.1"] * 2
    assert found == {"E1": [Reading(10, (1, 2), 1), Reading(20, (3, 4), 1)], "E11": [Reading(7, None, 1)] * 2}


def test_progress_is_told_before_every_heat() -> None:
    told: list[tuple[int, int]] = []
    heats = [Heat({number: Known(number, [], 1)}, None) for number in ("E1", "E9", "E11")]

    run_heats(heats, 2, 0.1, lambda done, total: told.append((done, total)))

    assert told == [(done, 6) for done in range(6)]
