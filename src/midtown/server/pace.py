"""Pace: how much time people have, and what their clocks show."""

from typing import Annotated, Final, Literal, final

import msgspec

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE


@final
class Pace(msgspec.Struct, gc=False, frozen=True, forbid_unknown_fields=True):
    """Minutes for the whole game with some seconds added for every answer, or days for every answer."""

    kind: Literal["live", "days"]
    amount: Annotated[int, msgspec.Meta(ge=1, le=600)]
    """Minutes of a live game, days of a slow one."""
    added: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """Seconds that a live clock gains with every answer."""

    @property
    def allotment(self) -> int:
        """How many milliseconds a clock shows at first."""
        return self.amount * (MINUTE if self.kind == "live" else DAY)

    def after_answer(self, left: int) -> int:
        """What a clock shows once its seat has answered."""
        return left + self.added * SECOND if self.kind == "live" else self.allotment

    def after_undo(self, left: int) -> int:
        """What a clock shows once its seat has taken an answer back: nobody gains time by answering again and again."""
        return max(0, left - self.added * SECOND) if self.kind == "live" else left

    def after_bot(self, left: int) -> int:
        """What a clock shows once a bot has answered for its seat."""
        return left if self.kind == "live" else self.allotment


@final
class Clock:
    """Milliseconds that a seat has left; it runs while the seat owes an answer."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.since = 0
        """When it was started, or 0 while it stands."""

    @property
    def runs(self) -> bool:
        """Is it running?"""
        return self.since > 0

    @property
    def runs_out(self) -> int:
        """The moment at which nothing is left, if it goes on running."""
        return self.since + self.left

    def left_at(self, moment: int) -> int:
        """What it shows; time that goes backwards, from one machine to another, adds nothing."""
        return max(0, self.left - max(0, moment - self.since)) if self.runs else self.left

    def start(self, at: int) -> None:
        """Run from this moment on, if it does not already."""
        if not self.runs:
            self.since = at

    def stop(self, at: int) -> None:
        """Stand, and remember what is left."""
        if self.runs:
            self.left = self.left_at(at)
            self.since = 0
