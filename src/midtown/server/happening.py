"""Happening: something that the people at a table are told."""

from typing import NamedTuple

from midtown.core.errors import Reason
from midtown.core.event import Event


class Happening(NamedTuple):
    """Events of the game, or a notice about the table."""

    marks: tuple[int, ...]
    """For each seat, and last for spectators, the version in which it is told."""
    touched: tuple[int, ...]
    """The seats whose view or choices it changes; NOBODY among them stands for spectators."""
    events: tuple[Event, ...]
    notice: Reason | None
    seats: tuple[int, ...]
    """Those who are told at once; others never learn of the notice, and of events together with what they are told next."""
