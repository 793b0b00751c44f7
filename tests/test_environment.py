"""What `make play` says on a machine that lacks something."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

SCRIPT: Final = Path(__file__).parents[1] / "scripts" / "environment"
TOO_OLD: Final = "import sys, platform; sys.version_info = (3, 9, 2); platform.python_version = lambda: '3.9.2'"
WITHOUT_VENV: Final = "import sys; sys.modules['ensurepip'] = None"


def set_up(folder: Path) -> tuple[int, str]:
    """The exit code and the words of a set-up that finds only the programs in this folder."""
    done = subprocess.run(["/bin/sh", str(SCRIPT)], cwd=folder, env={"PATH": str(folder)}, capture_output=True, text=True, check=False)
    assert sorted(path.name for path in folder.iterdir() if not path.name.startswith("python3")) == []
    return done.returncode, done.stdout + done.stderr


def install(folder: Path, name: str, beginning: str) -> None:
    """A Python that does this before anything else."""
    program = folder / name
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -c "{beginning}\n$2"\n', encoding="utf-8")
    program.chmod(0o755)


def test_a_machine_without_python_is_told_so(tmp_path: Path) -> None:
    assert set_up(tmp_path) == (1, "Midtown cannot be set up: there is no python3; please install Python 3.11 or newer.\n")


def test_an_old_python_is_named_with_its_version(tmp_path: Path) -> None:
    install(tmp_path, "python3", TOO_OLD)

    assert set_up(tmp_path) == (1, "Midtown cannot be set up: Python 3.11 or newer is needed, but python3 is 3.9.2.\n")


@pytest.mark.parametrize("name", ["python3", "python3.11", "python3.12", "python3.13", "python3.14"])
def test_a_newer_python_is_found_beside_an_old_one_and_its_missing_venv_named(tmp_path: Path, name: str) -> None:
    install(tmp_path, "python3", TOO_OLD)
    install(tmp_path, name, WITHOUT_VENV)

    words = "Midtown cannot be set up: Python's venv module is missing; on Debian and Ubuntu it comes with 'apt install python3-venv'.\n"
    assert set_up(tmp_path) == (1, words)
