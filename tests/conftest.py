"""What all tests share: the build they are meant to prove, what is watched, and how long Hypothesis may look."""

import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from midtown.version import is_compiled, version_line

BUILDS: Final = {"": is_compiled(), "compiled": True, "plain": False}
"""What MIDTOWN_EXPECT may say; without it, whatever is imported is tested."""
COVERING: Final = ("core", "games", "match", "rulebook", "rulings")
"""The folders whose tests reach every line of the engine. The others play many games, and do so much faster unwatched."""

settings.register_profile("midtown", deadline=None, derandomize="CI" in os.environ, print_blob=True)
settings.load_profile("midtown")


def pytest_configure() -> None:
    expected = os.environ.get("MIDTOWN_EXPECT", "")
    if BUILDS.get(expected) is not is_compiled():
        message = f"MIDTOWN_EXPECT is '{expected}', but the tests would run on {version_line()}"
        raise pytest.UsageError(message)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    watching = sys.gettrace()
    if item.config.pluginmanager.hasplugin("_cov") and item.path.relative_to(Path(__file__).parent).parts[0] not in COVERING:
        sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(watching)


def pytest_report_header() -> str:
    return version_line()
