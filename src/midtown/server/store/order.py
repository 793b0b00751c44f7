"""Order: lines of one table that are to be written together."""

from collections.abc import Callable
from typing import Final, final

from midtown.server.store.line import Line

Settle = Callable[[Exception | None], None]
"""Told when the lines are durable, or why they are not."""


@final
class Order:
    """One line after the other: if the first comes too late, none of them is written."""

    def __init__(self, line: Line, settle: Settle) -> None:
        self.lines: Final = [line]
        self.settle: Final = settle
        self.is_open = True
        """Can lines still be added? Not once it is being written."""
