import asyncio
from pathlib import Path

from tests.server.trials.report import Report
from tests.server.trials.torture import Wanted, torture

KILLS = 3


def check(report: Report) -> None:
    assert report.is_good, "\n".join(report.lines())
    assert report.figures["kills"] >= KILLS
    assert report.figures["games finished"] >= 2
    assert report.figures["requests acknowledged"] > 100
    assert report.figures["reconnects"] > 0


def test_nothing_is_lost_when_a_server_is_killed_again_and_again(tmp_path: Path) -> None:
    check(asyncio.run(torture(Wanted(f"sqlite:///{tmp_path / 'midtown.db'}", servers=1, kills=KILLS, tables=2, seed=1))))


def test_nothing_is_lost_when_servers_of_one_postgresql_are_killed_again_and_again(postgres_url: str) -> None:
    check(asyncio.run(torture(Wanted(postgres_url, servers=2, kills=KILLS, tables=2, seed=2))))
