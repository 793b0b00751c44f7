"""Fault: why a bot has lost its game by rule."""

from typing import final

from midtown.core.errors import GameError, Reason


@final
class Fault(GameError):
    """A bot gave no answer that can be played."""


def too_slow(seconds: float) -> Fault:
    """It was given up."""
    return Fault(Reason("", "took longer than {seconds} s", {"seconds": f"{seconds:g}"}))


def crashed(problem: str) -> Fault:
    """It broke off."""
    return Fault(Reason("", "crashed ({problem})", {"problem": problem}))


def not_offered(answer: str) -> Fault:
    """It wants what it may not do."""
    return Fault(Reason("", "answered '{answer}', which was not offered", {"answer": answer}))


def not_started(problem: str) -> Fault:
    """It never came to the table."""
    return Fault(Reason("", "did not start ({problem})", {"problem": problem}))


def told(problem: BaseException) -> str:
    """An exception in a line."""
    words = " ".join(str(problem).split())
    return f"{type(problem).__name__}: {words}"[:LONGEST] if words else type(problem).__name__


LONGEST = 200
"""How many letters of a problem are kept."""
