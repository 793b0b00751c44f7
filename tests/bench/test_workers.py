"""Workers measure in processes of their own, and answer whenever they are asked."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from typing import NoReturn

import pytest

from midtown.bench.cores import available_cores
from midtown.bench.engine import TASKS, positions
from midtown.bench.imports import Imports, cpu_seconds_of
from midtown.bench.line_up import must_be_plain
from midtown.bench.positions import mid_game
from midtown.bench.runners import Single, Together
from midtown.bench.serve import Repeated
from midtown.bench.slices import Slice
from midtown.bench.worker import Worker, WorkerStopped
from midtown.games import GAMES
from midtown.version import is_compiled

CORES = available_cores()
CORE = str(CORES[-1])
STAND_IN = Path(__file__).parent / "stand_in"
ENGINE = "midtown.bench.engine"
PLAYOUTS = ("playouts", "the-city", "4", CORE)
PLAIN_GREETING = '{"compiled": []}'


@pytest.fixture(scope="module")
def playouts() -> Iterator[Worker]:
    with Worker(ENGINE, *PLAYOUTS) as worker:
        yield worker


def scripted(*slices: Slice, greeting: str = PLAIN_GREETING) -> Worker:
    return Worker("tests.bench.scripted", greeting, *[json.dumps(asdict(done)) for done in slices])


def slice_of(worker: Worker, seconds: float) -> Slice:
    worker.ask(seconds)
    return worker.answer()


def ask_for_ever(worker: Worker) -> NoReturn:
    while True:
        worker.ask(1)


def run(*words: str) -> "subprocess.Popen[str]":
    """A process that finds what this one finds."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen([sys.executable, "-P", *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)


# --- asking and answering ---


def test_a_worker_answers_again_and_again(playouts: Worker) -> None:
    short, long = slice_of(playouts, 0.001), slice_of(playouts, 0.2)

    assert long.amount > short.amount
    assert long.cpu_seconds >= 0.2 > short.cpu_seconds


def test_a_worker_says_what_it_was_asked_for() -> None:
    first, second = Slice(60, 2.0, 4.0), Slice(50, 4.5, 5.0)
    with scripted(first, second) as worker:
        assert [slice_of(worker, 1), slice_of(worker, 1)] == [first, second]


def test_a_worker_stays_on_its_core() -> None:
    with run("-m", ENGINE, *PLAYOUTS) as worker:
        assert worker.stdout is not None
        worker.stdout.readline()
        assert os.sched_getaffinity(worker.pid) == {int(CORE)}


def test_a_worker_that_nobody_asks_any_more_goes_home() -> None:
    with run("-m", ENGINE, *PLAYOUTS) as worker:
        worker.communicate()

    assert worker.returncode == 0


def test_a_worker_that_cannot_start_says_why() -> None:
    with pytest.raises(WorkerStopped, match=r"^midtown\.bench\.engine playouts monopoly 4 0: KeyError: 'monopoly'$"):
        Worker(ENGINE, "playouts", "monopoly", "4", "0")


def test_a_worker_that_leaves_instead_of_answering_is_noticed() -> None:
    with scripted() as worker, pytest.raises(WorkerStopped, match=r"^tests\.bench\.scripted .*: it stopped$"):
        slice_of(worker, 1)


def test_a_worker_that_has_left_is_noticed_when_it_is_asked() -> None:
    with scripted() as worker, pytest.raises(WorkerStopped, match=r"it stopped$"):
        ask_for_ever(worker)


# --- what is measured ---


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("task", TASKS)
def test_every_task_of_the_engine_gets_something_done(task: str, name: str) -> None:
    with Worker(ENGINE, task, name, "4", CORE) as worker:
        done = slice_of(worker, 0.01)

    assert done.amount >= 500
    assert done.cpu_seconds >= 0.01
    assert done.wall_seconds > 0


@pytest.mark.parametrize(("name", "fewest", "most"), [("fifth-avenue", 300, 450), ("the-city", 100, 200)])
@pytest.mark.parametrize("task", ["python-loop", "playouts"])
def test_every_decision_of_whole_games_counts(task: str, name: str, fewest: int, most: int) -> None:
    game = GAMES[name]

    done = TASKS[task](game, game.options(4)).measure(1e-9)

    assert 5 * fewest < done.amount < 5 * most


@pytest.mark.parametrize("name", GAMES)
def test_copies_are_made_of_twenty_states_from_the_middle_of_games(name: str) -> None:
    game = GAMES[name]
    states = positions(game, game.options(4))

    assert len({tuple(state.key()) for state in states}) == 20
    assert all(not state.over and state.ply > 10 for state in states)


def test_the_middle_of_a_game_is_four_states_spread_over_it() -> None:
    assert mid_game([list(range(100)), list(range(10))]) == [20, 40, 60, 80, 2, 4, 6, 8]


def test_work_is_repeated_until_the_time_is_over() -> None:
    done = Repeated(lambda: sum([1 for _number in range(1_000)])).measure(0.02)

    assert done.amount > 1_000
    assert done.amount % 1_000 == 0
    assert done.cpu_seconds >= 0.02


def test_importing_is_measured_without_what_python_itself_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    times = {"import midtown.games": 0.75, "pass": 0.25}
    monkeypatch.setattr("midtown.bench.imports.cpu_seconds_of", lambda statement: times[statement])

    done = Imports("midtown.games").measure(1.2)

    assert (done.amount, done.cpu_seconds) == (3, 1.5)


def test_the_cpu_time_of_a_process_is_that_of_the_whole_process() -> None:
    assert 0.2 <= cpu_seconds_of("import time\nwhile time.process_time() < 0.2: pass") < 0.5


def test_one_worker_is_measured_by_its_cpu_time() -> None:
    with scripted(Slice(60, 2.0, 4.0)) as worker:
        pace = Single(worker).pace(1)

    assert (pace.per_second, pace.share) == (30, 1)


def test_workers_together_are_measured_by_the_clock_on_the_wall() -> None:
    with scripted(Slice(60, 2.0, 4.0)) as one, scripted(Slice(50, 4.5, 5.0)) as other:
        pace = Together(one, other).pace(1)

    assert (pace.per_second, pace.share) == (25, 0.5)


def test_workers_together_work_at_the_same_time() -> None:
    with ExitStack() as stack:
        workers = [stack.enter_context(Worker(ENGINE, "playouts", "the-city", "4", CORE)) for _time in range(2)]

        assert Together(*workers).pace(0.2).share < 0.8


# --- OpenSpiel's part, played by a stand-in ---


@pytest.mark.parametrize(("task", "amount"), [("python-loop", 3 * 2), ("copies", 50 * 20)])
def test_of_the_other_engine_decisions_and_clones_are_counted(monkeypatch: pytest.MonkeyPatch, task: str, amount: int) -> None:
    monkeypatch.syspath_prepend(STAND_IN)
    with Worker("midtown.bench.openspiel", task, CORE) as worker:
        assert slice_of(worker, 1e-9).amount == amount


def test_of_the_other_engines_searches_all_cards_that_are_left_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(STAND_IN)
    with Worker("midtown.bench.openspiel", "searches", CORE) as worker:
        assert slice_of(worker, 1e-9).amount in {400 * left for left in (8, 6, 4, 2)}


# --- plain Python ---


def test_a_worker_of_the_engine_is_compiled_where_this_process_is(playouts: Worker) -> None:
    assert ("midtown.core.state" in playouts.compiled_modules) is is_compiled()


def test_the_plain_worker_uses_nothing_that_is_compiled() -> None:
    with Worker("midtown.bench.plain", *PLAYOUTS) as worker:
        assert must_be_plain(worker).compiled_modules == []
        assert slice_of(worker, 0.01).amount > 0


def test_a_worker_that_should_be_plain_but_is_not_is_refused() -> None:
    with (
        scripted(greeting='{"compiled": ["midtown.core.state"]}') as worker,
        pytest.raises(WorkerStopped, match=r"^midtown\.core\.state was to be plain Python, but is machine code$"),
    ):
        must_be_plain(worker)


LOADED = """
import sys
from midtown.bench.plain import import_sources
import_sources()
import midtown.games
import librt.vecs
files = {name: module.__file__ for name, module in sys.modules.items() if name.split(".")[0] == "midtown"}
print("midtown.core.state" in files, "midtown.games.the_city.state" in files, "midtown.games.fifth_avenue.state" in files)
print([file for file in files.values() if not file.endswith(".py")], librt.vecs.__file__.endswith(".py"))
"""


def test_only_midtown_is_imported_from_its_sources() -> None:
    with run("-c", LOADED) as process:
        assert process.communicate()[0].splitlines() == ["True True True", "[] False"]
