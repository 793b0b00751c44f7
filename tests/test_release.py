"""What is released has the page in it."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from shutil import copy, copytree, ignore_patterns
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = "midtown/server/page"
MISSING: Final = "midtown: the page in the browser is not built, and nothing is released without it: 'make page' builds it\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The project without a page."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        copy(ROOT / name, tmp_path)
    copytree(ROOT / "src", tmp_path / "src", ignore=ignore_patterns("page", "*.egg-info", "__pycache__", "*.so"))
    return tmp_path


def build(folder: Path, command: str) -> "subprocess.CompletedProcess[str]":
    surroundings = {**os.environ, "MIDTOWN_PLAIN": "1"}
    words = [sys.executable, "-W", "ignore", "setup.py", "--quiet", command]
    return subprocess.run(words, cwd=folder, env=surroundings, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", ["bdist_wheel", "sdist"])
def test_nothing_is_released_without_the_page(checkout: Path, command: str) -> None:
    built = build(checkout, command)

    assert (built.returncode, built.stderr) == (1, MISSING)
    assert not (checkout / "dist").exists()


def test_a_release_holds_the_whole_page(checkout: Path) -> None:
    for name in ("index.html", "icon.svg", "assets/index-B1.js", "assets/deep/limelight-C2.woff2"):
        file = checkout / "src" / PAGE / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("x", encoding="utf-8")

    for command in ("bdist_wheel", "sdist"):
        built = build(checkout, command)
        assert built.returncode == 0, built.stderr

    expected = {f"{PAGE}/index.html", f"{PAGE}/icon.svg", f"{PAGE}/assets/index-B1.js", f"{PAGE}/assets/deep/limelight-C2.woff2"}
    [wheel] = (checkout / "dist").glob("*.whl")
    assert {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith(f"{PAGE}/")} == expected
    [sources] = (checkout / "dist").glob("*.tar.gz")
    with tarfile.open(sources) as packed:
        files = [member.name.partition("/src/")[2] for member in packed.getmembers() if member.isfile()]
    assert {name for name in files if name.startswith(f"{PAGE}/")} == expected
