"""Summary: what the host of a server wants to know of a table without opening it."""

from typing import NamedTuple, final


@final
class Summary(NamedTuple):
    """How many lines a table has, and when the first and the last of them were written."""

    table: str
    lines: int
    first_at: int
    last_at: int
