"""Which Midtown this is, and whether its engine is compiled."""

from typing import Final

from midtown.core import state

VERSION: Final = "0.1.0"


def is_compiled() -> bool:
    """Does the engine run as machine code?"""
    return not state.__file__.endswith(".py")


def version_line() -> str:
    """What `midtown --version` says."""
    return f"midtown {VERSION} ({'compiled' if is_compiled() else 'plain Python'})"
