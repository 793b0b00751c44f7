"""Judges: what a position is worth to each seat, by a net or by playing it out at random."""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.bots.search.eyes import Eyes
from midtown.bots.search.inputs import Inputs
from midtown.bots.search.net import Net
from midtown.core.chance import Chance
from midtown.core.offer import Offer
from midtown.core.pile import vec
from midtown.core.playout import playout
from midtown.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a position is worth to each seat: its chance to win, and its lead in points at the end."""

    def __init__(self, seats: int, foresees: bool) -> None:  # noqa: FBT001  # a kind of judge, said once by each
        self.wins: vec[float] = vec[float]([0.0] * seats)
        self.leads: vec[float] = vec[float]([0.0] * seats)
        self.foresees = foresees
        """Is a judgement so quick that every way on is judged before one is taken?"""
        self.decisions: i64 = 0
        """How many decisions were made in judging."""

    def judge_all(self, state: State) -> None:
        """Find what this is worth to each seat; the state may be played on."""
        raise NotImplementedError

    def judge_one(self, state: State, seat: i64) -> None:
        """Find what this is worth to one seat."""
        self.judge_all(state)


@final
class NetJudge(Judge):
    """Asks a net, for each seat through its own eyes."""

    def __init__(self, eyes: Eyes[Any], net: Net, seats: int) -> None:
        super().__init__(seats, foresees=True)
        self.eyes: Final = eyes
        self.net: Final = net
        self.seen: Final = Inputs()

    def judge_all(self, state: State) -> None:
        if state.flow.owing == 0:
            self.eyes.share(state, self.wins, self.leads)
            return
        for seat in range(i64(len(self.wins))):
            self._look(state, seat)

    def judge_one(self, state: State, seat: i64) -> None:
        if state.flow.owing == 0:
            self.eyes.share(state, self.wins, self.leads)
        else:
            self._look(state, seat)

    def _look(self, state: State, seat: i64) -> None:
        seen = self.seen
        seen.clear()
        self.eyes.look(state, seat, seen)
        net = self.net
        net.judge(seen)
        self.wins[seat] = net.win
        self.leads[seat] = net.lead


@final
class PlayoutJudge(Judge):
    """Plays on at random and sees who wins."""

    def __init__(self, eyes: Eyes[Any], seats: int, seed: int) -> None:
        super().__init__(seats, foresees=False)
        self._eyes: Final = eyes
        self._dice: Final = Chance(seed)
        self._offer: Final = Offer()

    def judge_all(self, state: State) -> None:
        self.decisions += playout(state, self._dice, self._offer)
        self._eyes.share(state, self.wins, self.leads)
