"""A cluster plays what one process plays."""

import sys
from importlib.util import find_spec

import pytest

from midtown.arena.contest.cluster import on_cluster
from midtown.arena.contest.hold import Plan, hold
from midtown.arena.contest.questions import Order
from midtown.core.errors import BadOptions
from tests.arena.contest.contests import contest

with_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


@with_ray
@pytest.mark.filterwarnings("ignore")  # Ray is no example
def test_a_cluster_of_two_workers_makes_the_same_table() -> None:
    playing = contest("greedy,random,greedy")
    here = hold(playing, Plan(18, Order(3), stops=False))
    there = hold(playing, Plan(18, Order(3), stops=False), crew=on_cluster("local", 2))

    assert there == here
    assert there.to_json()["bots"] == here.to_json()["bots"]


@with_ray
@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:midtown"])
def test_a_cluster_that_is_not_there_is_named(address: str) -> None:
    with pytest.raises(BadOptions, match=f"there is no cluster at '{address}'"):
        hold(contest("greedy,random"), Plan(2, Order(2), stops=False), crew=on_cluster(address, 2))


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)

    with pytest.raises(BadOptions, match=r"--cluster needs Ray: pip install 'midtown\[cluster\]'"):
        on_cluster("local", 2)
