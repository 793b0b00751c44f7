"""Line: one thing that happened at a table; and what can go wrong when it is written."""

from typing import NamedTuple, final

from midtown.core.errors import Reason


@final
class Line(NamedTuple):
    """The line of this number in the log of a table; `at` counts milliseconds since 1970, `body` is JSON."""

    table: str
    number: int
    at: int
    body: bytes


@final
class Taken(Exception):
    """A line of this number is there already: another process was faster."""

    def __init__(self, line: Line) -> None:
        super().__init__(f"table {line.table} has a line {line.number} already")


@final
class StoreFailed(Exception):
    """The disk or the database failed; nobody knows whether a line that was being written is there."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


def first_line(problem: object) -> str:
    """What a database says of its own failure; all but the first line is for programmers."""
    return str(problem).strip().partition("\n")[0]


def failed(problem: object) -> StoreFailed:
    """That a database failed while it was used."""
    return StoreFailed(Reason("", "the database failed: {problem}", {"problem": first_line(problem)}))
