"""What all tests share: the build they are meant to prove, and how long Hypothesis may look."""

import os
from typing import Final

import pytest
from hypothesis import settings

from midtown.version import is_compiled, version_line

BUILDS: Final = {"": is_compiled(), "compiled": True, "plain": False}
"""What MIDTOWN_EXPECT may say; without it, whatever is imported is tested."""

settings.register_profile("midtown", deadline=None, derandomize="CI" in os.environ, print_blob=True)
settings.load_profile("midtown")


def pytest_configure() -> None:
    expected = os.environ.get("MIDTOWN_EXPECT", "")
    if BUILDS.get(expected) is not is_compiled():
        message = f"MIDTOWN_EXPECT is '{expected}', but the tests would run on {version_line()}"
        raise pytest.UsageError(message)


def pytest_report_header() -> str:
    return version_line()
