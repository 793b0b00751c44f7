"""Chronicle: what was told at a table, numbered for each seat alone."""

from typing import Final, NamedTuple, final

from midtown.core.errors import Reason
from midtown.core.event import Event
from midtown.core.flow import NOBODY

MOST_TOLD: Final = 2000
"""Many times what happens in a game; who was away for longer than that is told the rest."""


class Happening(NamedTuple):
    """Events of the game, or a notice about the table."""

    marks: tuple[int, ...]
    """For each seat, and last for spectators, the version in which it is told."""
    events: tuple[Event, ...]
    notice: Reason | None
    seats: tuple[int, ...]
    """Those who are told at once; others never learn of the notice, and of events together with what they are told next."""


@final
class Chronicle:
    """Counting all entries of a log would betray how many answers others have given in secret: each seat counts what it was told."""

    def __init__(self, seats: int) -> None:
        self.everybody: Final = (*range(seats), NOBODY)
        """All seats, and the spectators."""
        self.happenings: Final[list[Happening]] = []
        self.versions: Final = [1] * (seats + 1)
        """For each seat, and last for spectators, how often something was told."""
        self.touched_in: Final = [1] * (seats + 1)
        """For each seat, and last for spectators, the version in which its view or its choices changed last."""

    def tell(self, seats: tuple[int, ...], touched: tuple[int, ...], events: tuple[Event, ...], notice: Reason | None) -> None:
        """Tell these seats something that changes the view or the choices of some of them.

        The others are told of events together with what they are told next, and of notices never.
        """
        marks = tuple([version + 1 for version in self.versions])
        self.happenings.append(Happening(marks, events, notice, seats))
        for seat in seats:
            self.versions[seat] += 1
        for seat in touched:
            self.touched_in[seat] = self.versions[seat]

    def told_since(self, seat: int, version: int) -> range:
        """The numbers of the happenings that were told to this seat, or to spectators, after a version."""
        happenings = self.happenings
        newest = self.versions[seat]
        end = len(happenings)
        while end > 0 and happenings[end - 1].marks[seat] > newest:
            end -= 1
        first = end
        while first > 0 and happenings[first - 1].marks[seat] > version:
            first -= 1
        return range(max(first, end - MOST_TOLD), end)

    def is_touched_since(self, seat: int, version: int) -> bool:
        """Has the view of this seat, or of spectators, or have its choices changed after a version?"""
        return self.touched_in[seat] > version
