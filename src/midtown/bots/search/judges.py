"""Judges: what a position is worth to a seat and what it would do there, by a net or by playing it out at random."""

import math
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.bots.search.eyes import Eyes
from midtown.bots.search.inputs import Inputs
from midtown.bots.search.net import Net
from midtown.core.chance import Chance
from midtown.core.offer import Offer
from midtown.core.pile import Pile, append, vec
from midtown.core.playout import playout
from midtown.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Says what a position is worth to a seat, its chance to win and its lead in points at the end; and what it would do."""

    def __init__(self, seats: int) -> None:
        self.wins: vec[float] = vec[float]([0.0] * seats)
        self.leads: vec[float] = vec[float]([0.0] * seats)
        self.likely: vec[float] = vec[float]()
        """How likely each of the offered actions is, in their order."""
        self.decisions: i64 = 0
        """How many decisions were made in judging."""

    def judge(self, state: State, seat: i64) -> None:
        """Find what this is worth to a seat; the state may be played on."""
        raise NotImplementedError

    def weigh(self, state: State, seat: i64, offered: Pile) -> None:
        """Find how likely the seat is to take each of these actions: equally, if nothing else is known."""
        self.make_room(offered.n)
        for place in range(offered.n):
            self.likely[place] = 1.0 / float(offered.n)

    def make_room(self, count: i64) -> None:
        """For the likelihoods of so many actions."""
        while len(self.likely) < count:
            self.likely = append(self.likely, 0.0)


@final
class NetJudge(Judge):
    """Asks a net, for each seat through its own eyes."""

    def __init__(self, eyes: Eyes[Any], net: Net, seats: int) -> None:
        super().__init__(seats)
        self.eyes: Final = eyes
        self.net: Final = net
        self.seen: Final = Inputs()
        self._memories: Final = [net.memory() for _seat in range(seats)]
        """What each seat has seen last."""
        self.eagerness: float = 1.0
        """How much likelier it makes an action to be wished more."""

    def judge(self, state: State, seat: i64) -> None:
        if state.flow.owing == 0:
            self.eyes.share(state, self.wins, self.leads)
        else:
            self._look(state, seat)

    def weigh(self, state: State, seat: i64, offered: Pile) -> None:
        self.make_room(offered.n)
        self._look(state, seat)
        net = self.net
        likely = self.likely
        most = -1.0e9
        for place in range(offered.n):
            wish = net.wish(offered.cards[place])
            likely[place] = wish
            if wish > most:
                most = wish
        total = 0.0
        for place in range(offered.n):
            chance = math.exp(self.eagerness * (likely[place] - most))
            likely[place] = chance
            total += chance
        for place in range(offered.n):
            likely[place] /= total

    def _look(self, state: State, seat: i64) -> None:
        seen = self.seen
        seen.clear()
        self.eyes.look(state, seat, seen)
        net = self.net
        net.judge(seen, self._memories[seat])
        self.wins[seat] = net.win
        self.leads[seat] = net.lead


@final
class PlayoutJudge(Judge):
    """Plays on at random and sees who wins."""

    def __init__(self, eyes: Eyes[Any], seats: int, seed: int) -> None:
        super().__init__(seats)
        self._eyes: Final = eyes
        self._dice: Final = Chance(seed)
        self._offer: Final = Offer()

    def judge(self, state: State, seat: i64) -> None:
        self.decisions += playout(state, self._dice, self._offer)
        self._eyes.share(state, self.wins, self.leads)
