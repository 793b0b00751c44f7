"""What is said where something is missing that tests need."""

import os
from typing import NoReturn

import pytest


def not_run(reason: str) -> NoReturn:
    """Say why nothing can be proved here; where everything must be proved, fail."""
    if os.environ.get("CI"):
        pytest.fail(f"not run: {reason}")
    pytest.skip(f"not run: {reason}")
