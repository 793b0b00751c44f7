"""Players: who answers for a seat in a contest."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import perf_counter

from midtown.arena.contest.fault import not_offered
from midtown.arena.play import Play
from midtown.core.event import Event


class Player(ABC):
    """Answers for one seat of one game; how long that took is counted."""

    listens = False
    """Is it told what happens?"""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def answer(self, play: Play) -> int:
        """One of the options of its seat, or else a Fault."""
        options = play.state.options(self.seat)
        self.come()
        began = perf_counter()
        try:
            chosen = self.choose(play, options)
        finally:
            took = perf_counter() - began
            self.decisions += 1
            self.seconds += took
            self.longest = max(self.longest, took)
        if chosen not in options:
            raise not_offered(repr(chosen))
        return options[options.index(chosen)]

    def come(self) -> None:  # noqa: B027  # most are there
        """Be ready for a question; the time for that is not counted."""

    @abstractmethod
    def choose(self, play: Play, options: list[int]) -> int:
        """What it wants to do; a Fault if it cannot say."""

    def hear(self, events: Sequence[Event]) -> None:  # noqa: B027  # most do not listen
        """Something happened."""

    def leave(self, play: Play) -> None:  # noqa: B027  # most just go
        """The game is over, or has been broken off."""
