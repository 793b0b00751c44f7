"""Cluster: a crew of machines that Ray holds together."""

from collections.abc import Generator, Iterable
from importlib import import_module
from socket import create_connection
from typing import Any, Final

from midtown.arena.contest.contest import Contest, Fixture
from midtown.arena.contest.crews import IN_FLIGHT, Batches, Crew
from midtown.arena.contest.fault import told
from midtown.arena.contest.played import Played
from midtown.arena.contest.playing import play_all
from midtown.core.errors import BadOptions, Reason, Value

LOCAL: Final = "local"
SECONDS_TO_ANSWER: Final = 5.0


def on_cluster(address: str, processes: int) -> Crew:
    """A crew of all processors of a cluster; `local` starts one on this machine, with so many."""
    ray = _ray()

    def play(contest: Contest, fixtures: Iterable[Fixture]) -> Generator[list[Played]]:
        _join(ray, address, processes)
        try:
            yield from _play(ray, contest, Batches(fixtures))
        finally:
            ray.shutdown()

    return play


def _ray() -> Any:  # noqa: ANN401  # Ray may not be there, and has no types of its own where it is not
    try:
        return import_module("ray")
    except ImportError:
        raise BadOptions(Reason("", "--cluster needs Ray: pip install 'midtown[cluster]'")) from None


def _join(ray: Any, address: str, processes: int) -> None:  # noqa: ANN401  # the same
    try:
        if address == LOCAL:
            ray.init(num_cpus=processes, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        else:
            _knock(address)
            ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (OSError, RuntimeError, ValueError) as problem:
        blanks: dict[str, Value] = {"address": address, "problem": told(problem)}
        raise BadOptions(Reason("", "there is no cluster at '{address}' ({problem})", blanks)) from None


def _knock(address: str) -> None:
    """Ray itself tries for minutes before it says that nobody is there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), SECONDS_TO_ANSWER).close()


def _play(ray: Any, contest: Contest, batches: Batches) -> Generator[list[Played]]:  # noqa: ANN401  # the same
    """Keep every processor busy; a task that is lost with its machine is given to another one by Ray."""
    task = ray.remote(play_all)
    sent = ray.put(contest)
    at_once = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
    open_batches: list[Any] = []
    while True:
        while len(open_batches) < at_once and (batch := batches.take()):
            open_batches.append(task.remote(sent, batch))
        if not open_batches:
            return
        done, open_batches = ray.wait(open_batches, num_returns=1)
        for finished in ray.get(done):
            batches.note(finished)
            yield finished
