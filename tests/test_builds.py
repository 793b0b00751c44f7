"""Compiled or plain, Midtown plays the same games; without a C compiler it is still all there."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from midtown.games import GAMES
from midtown.version import VERSION, is_compiled, version_line

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src" / "midtown"
PLAIN: Final = f"midtown {VERSION} (plain Python)"
BUILDS: Final = {PLAIN: {"PYTHONPATH": str(SOURCES.parent)}, version_line(): {}}
"""The plain sources and whatever is being tested, each with what its environment needs to find it."""
OTHER_BUILD: Final = "plain" if is_compiled() else "compiled"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", *arguments]
    return subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("build", BUILDS)
def test_every_build_plays_the_recorded_games(build: str, name: str) -> None:
    recorded = (ROOT / "tests" / "records" / "digests.txt").read_text(encoding="utf-8").splitlines()

    played = run("tests/digests.py", name, **BUILDS[build])

    assert played.stderr == f"{build}\n"
    assert played.stdout.splitlines() == [line for line in recorded if line.startswith(f"{name}, ")] != []


def test_every_game_is_recorded_with_every_number_of_seats() -> None:
    recorded = (ROOT / "tests" / "records" / "digests.txt").read_text(encoding="utf-8").splitlines()

    assert [line.rpartition(": ")[0] for line in recorded] == [
        f"{name}, {seats} seats, 1000 games" for name, game in GAMES.items() for seats in game.seats
    ]


def test_without_a_compiler_the_package_is_plain_and_complete(tmp_path: Path) -> None:
    built = run("setup.py", "-q", "egg_info", "-e", str(tmp_path), "build", "-b", str(tmp_path), CC="no-such-compiler")

    assert built.returncode == 0
    assert "no working C compiler, installing as plain Python" in built.stderr
    assert files_in(tmp_path / "lib" / "midtown") == files_in(SOURCES)


def files_in(folder: Path) -> list[str]:
    """What lies there, without what tools have left behind."""
    files = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    return sorted(str(path) for path in files if not str(path).startswith(".") and "/." not in str(path))


def test_a_run_meant_for_the_other_build_does_not_start() -> None:
    refused = run("-m", "pytest", "tests/test_builds.py", MIDTOWN_EXPECT=OTHER_BUILD)

    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert refused.stderr == f"ERROR: MIDTOWN_EXPECT is '{OTHER_BUILD}', but the tests would run on {version_line()}\n\n"
