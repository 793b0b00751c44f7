"""How `make page` builds the page, and what it says on a machine that lacks something."""

import subprocess
from pathlib import Path
from typing import Final, NamedTuple

import pytest

SCRIPT: Final = Path(__file__).parents[1] / "scripts" / "page"
PAGE: Final = "../src/midtown/server/page"
NPM: Final = f'echo "$0 $*" >>"$LOG"; [ "$1" = install ] || {{ mkdir -p {PAGE}; echo >{PAGE}/index.html; }}'
BUILT: Final = ["ci --no-audit --no-fund --loglevel=error", "run --silent build"]


class Built(NamedTuple):
    """How a build went."""

    code: int
    complaint: str
    calls: list[str]
    """What was asked of npm, and of which one."""


def program(path: Path, script: str) -> None:
    """A program that does this."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A machine with a checkout, and a Node that is too old."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "package.json").write_text("{}", encoding="utf-8")
    program(tmp_path / "bin" / "node", "exit 1")
    program(tmp_path / "bin" / "npm", NPM)
    return tmp_path


def build(machine: Path, pip: str = "false") -> Built:
    """Build the page."""
    log = machine / "log"
    surroundings = {"PATH": f"{machine}/bin:/usr/bin:/bin", "LOG": str(log), "PIP": pip}
    done = subprocess.run(["/bin/sh", str(SCRIPT)], cwd=machine, env=surroundings, capture_output=True, text=True, check=False)
    calls = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return Built(done.returncode, done.stderr, [call.removeprefix(f"{machine}/") for call in calls])


def test_the_node_of_the_machine_builds_the_page(machine: Path) -> None:
    program(machine / "bin" / "node", "exit 0")

    assert build(machine) == (0, "", [f"bin/npm {call}" for call in BUILT])


def test_where_there_is_none_one_is_installed_beside_python(machine: Path) -> None:
    program(machine / "ready" / "node", "exit 0")
    program(machine / "ready" / "npm", NPM)
    program(machine / "bin" / "pip", 'mkdir -p .venv; [ "$*" = "--group page" ] && mv ready .venv/bin')

    assert build(machine, "pip") == (0, "", [f".venv/bin/npm {call}" for call in BUILT])
    assert build(machine, "false").code == 0


def test_where_none_can_be_installed_that_is_said(machine: Path) -> None:
    words = "The page cannot be built: it needs Node 20.19 or newer, and none could be installed into .venv.\n"

    assert build(machine) == (1, words, [])


def test_a_checkout_without_the_sources_of_the_page_is_told_so(machine: Path) -> None:
    (machine / "client" / "package.json").unlink()

    assert build(machine) == (1, "The page cannot be built: there is no client/package.json.\n", [])


def test_a_build_that_makes_nothing_is_an_error(machine: Path) -> None:
    program(machine / "bin" / "node", "exit 0")
    program(machine / "bin" / "npm", "exit 0")

    assert build(machine).complaint.endswith("has made no src/midtown/server/page/index.html.\n")
