"""ConsideringBot: a bot that can say what it considered, and the one that searches."""

import time
from abc import abstractmethod
from typing import Final, NamedTuple, final

from midtown.bots.bot import Bot
from midtown.bots.nets.shipped import Nets, shipped_nets
from midtown.bots.search.judges import NetJudge
from midtown.bots.search.search import Search
from midtown.bots.seeing import EYES
from midtown.bots.styles import style_of
from midtown.core.state import State
from midtown.core.view import View
from midtown.match.match import AnyGame


class Considered(NamedTuple):
    """What a bot found out about one choice."""

    action: int
    win: float
    """The chance to win after it,"""
    lead: float
    """the expected lead in points over the best of the others,"""
    tried: int
    """and how often it was tried."""


class ConsideringBot(Bot):
    """Weighs all options before it takes the best."""

    @abstractmethod
    def consider(self, view: View, options: list[int]) -> list[Considered]:
        """The options with what they promise, best first."""

    def choose(self, view: View, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        return self.consider(view, options)[0].action


class Budget(NamedTuple):
    """How much is thought about a decision: until either is used up."""

    tries: int
    seconds: float


ENDLESS: Final = 1_000_000_000
STRONGEST: Final = Budget(3000, 1.8)
"""Of the strongest bot where nobody says how long it may think."""


@final
class SearchingBot(ConsideringBot):
    """Plays on from tables that its view could come from, everybody as a net thinks likely, and lets the net judge where that leads."""

    def __init__(self, game: AnyGame, nets: Nets, budget: Budget, seed: int) -> None:
        super().__init__(seed)
        self._game: Final = game
        self._nets: Final = nets
        self._budget: Final = budget

    def consider(self, view: View, options: list[int]) -> list[Considered]:  # the search asks the rules itself
        begun = time.perf_counter()
        seats = view.options.seats
        style = style_of(self._game.name, seats)
        judge = NetJudge(EYES[self._game.name], self._nets(seats), seats)
        judge.eagerness = style.eagerness
        search = Search(self._game, judge, self._deal(view), view.seat, style)
        search.go_on(self._deal(view), self.chance)
        search.shorten()
        phases = search.halvings
        for phase in range(1, phases + 1):
            tries, end = self._budget.tries * phase // phases, begun + self._budget.seconds * phase / phases
            while search.tries < tries and time.perf_counter() < end:
                search.go_on(self._deal(view), self.chance)
            search.narrow()
        return [Considered(found.action, found.win, found.lead, found.tried) for found in search.found()]

    def _deal(self, view: View) -> State:
        """A table as it could be."""
        deal: State = self._game.determinize(view, int(self.chance.bits()))
        return deal


def searching_bot(game: AnyGame, seed: int, budget: Budget, think: float | None) -> SearchingBot:
    """A bot with this budget, or with so many seconds for each decision if these are given."""
    return SearchingBot(game, shipped_nets(game), budget if think is None else Budget(ENDLESS, think), seed)


def advisor(game: AnyGame, seed: int, think: float | None = None) -> ConsideringBot:
    """The strongest player there is, which may think for so many seconds about each decision."""
    return searching_bot(game, seed, STRONGEST, think)
