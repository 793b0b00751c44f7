"""What people at one terminal are asked and shown, at a table that has been set up."""

from typing import Protocol

from midtown.core.event import Journal
from midtown.core.state import State

Screens = list[tuple[str, str]]
"""What was asked, and all that was on the screen then; after the end of the game what is left there."""


class LaidTable(Protocol):
    """A table that a test has set up."""

    @property
    def state(self) -> State:
        """What lies on it."""

    @property
    def journal(self) -> Journal:
        """Who listens to it."""


class Sit(Protocol):
    """Lets people sit down at a table and type."""

    def __call__(self, table: LaidTable, seats: str, *typed: str, code: str = "en") -> Screens:
        """Until they leave or the game is over."""
