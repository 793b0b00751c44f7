"""Compiled or plain, Midtown plays the same games; without a C compiler it is still all there."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from midtown.games import GAMES
from midtown.version import is_compiled, version_line

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src" / "midtown"
OTHER_BUILD: Final = "plain" if is_compiled() else "compiled"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", *arguments]
    return subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", GAMES)
def test_this_build_plays_the_recorded_games(name: str) -> None:
    """The compiled one all of them, the plain one the first few: that is enough to tell whether they differ."""
    games = [line for line in recorded() if line.startswith(f"{name}, ")]

    played = run("tests/digests.py", name) if is_compiled() else run("tests/digests.py", name, "--few", PYTHONPATH=str(SOURCES.parent))

    assert played.stderr == f"{version_line()}\n"
    assert played.stdout.splitlines() == (games if is_compiled() else games[::2]) != []


def recorded() -> list[str]:
    return (ROOT / "tests" / "records" / "digests.txt").read_text(encoding="utf-8").splitlines()


def test_every_game_is_recorded_with_every_number_of_seats() -> None:
    assert [line.rpartition(": ")[0] for line in recorded()] == [
        f"{name}, {seats} seats, {count} games" for name, game in GAMES.items() for seats in game.seats for count in (100, 1000)
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
