"""A run that is killed and started again ends as if nothing had happened."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

from tests.arena.contest.contests import brought
from tests.arena.contest.guests import First

BOTS: Final = f"greedy,random,{brought(First)}"
ROOT: Final = Path(__file__).parents[3]
PATIENCE: Final = 60


def command(*more: str) -> list[str]:
    words = [sys.executable, "-m", "midtown", "arena", "the-city", "--bots", BOTS, "--seed", "3"]
    return [*words, "--games", "30", "--all-games", "--processes", "2", "--json", *more]


def table(output: str) -> dict[str, Any]:
    report: dict[str, Any] = json.loads(output)
    del report["pace"]
    return report


def finished(*more: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(command(*more), capture_output=True, text=True, timeout=PATIENCE, check=True, cwd=ROOT)


def test_a_run_that_is_killed_and_started_again_gives_the_same_table(tmp_path: Path) -> None:
    data = tmp_path / "games.jsonl"
    run = subprocess.Popen(command("--data", str(data)), cwd=ROOT, stdout=subprocess.DEVNULL, start_new_session=True)
    until = time.monotonic() + PATIENCE
    while (not data.exists() or data.read_bytes().count(b"\n") < 6) and time.monotonic() < until:
        time.sleep(0.01)
    os.kill(run.pid, signal.SIGKILL)
    run.wait()
    kept = data.read_bytes().count(b"\n") - 1
    with data.open("ab") as file:
        file.write(b'{"deal":4,"line_up":5,"poi')

    again = finished("--data", str(data))

    assert 5 <= kept < 30
    assert json.loads(again.stdout)["pace"]["games_kept"] == kept
    assert table(again.stdout) == table(finished().stdout)
    assert data.read_bytes().count(b"\n") == 31
    assert is_gone(run.pid)


def is_gone(group: int) -> bool:
    """Are there soon no processes of a group any more?"""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.01)
    return False
