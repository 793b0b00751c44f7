"""ConsideringBot: a bot that can say what it considered."""

import time
from abc import abstractmethod
from typing import Final, NamedTuple, final

from midtown.bots.bot import Bot
from midtown.bots.search.judges import PlayoutJudge
from midtown.bots.search.search import Search
from midtown.bots.seeing import EYES
from midtown.core.view import View
from midtown.match.match import AnyGame

TRIES: Final = 400
"""How often it is played on where no time is given."""
TRIES_A_DEAL: Final = 8


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


@final
class SearchingBot(ConsideringBot):
    """Plays on at random, again and again, from tables that its view could come from."""

    def __init__(self, game: AnyGame, seed: int, think: float | None) -> None:
        super().__init__(seed)
        self._game: Final = game
        self._think: Final = think

    def consider(self, view: View, options: list[int]) -> list[Considered]:
        judge = PlayoutJudge(EYES[self._game.name], view.options.seats, int(self.chance.bits()))
        search = Search(self._game, judge, self._game.determinize(view, int(self.chance.bits())), view.seat)
        begun, tried = time.monotonic(), 0
        while tried < TRIES if self._think is None else tried < len(options) or time.monotonic() - begun < self._think:
            search.go_on(self._game.determinize(view, int(self.chance.bits())), TRIES_A_DEAL)
            tried += TRIES_A_DEAL
        return [Considered(found.action, found.win, found.lead, found.tried) for found in search.found()]


def advisor(game: AnyGame, seed: int, think: float | None = None) -> ConsideringBot:
    """The strongest player there is, which may think for so many seconds about each decision."""
    return SearchingBot(game, seed, think)
