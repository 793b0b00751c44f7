"""A bot for tests that considers everything for exactly as long as it is told."""

from typing import final

from midtown.bots.considering import Considered, ConsideringBot
from midtown.bots.search.judges import PlayoutJudge
from midtown.bots.search.search import Search
from midtown.bots.seeing import EYES
from midtown.core.view import View
from midtown.match.match import AnyGame


@final
class Weighing(ConsideringBot):
    """Plays on so many times: the same view and seed always give the same."""

    def __init__(self, game: AnyGame, seed: int, times: int = 60) -> None:
        super().__init__(seed)
        self._game = game
        self._times = times

    def consider(self, view: View, options: list[int]) -> list[Considered]:
        judge = PlayoutJudge(EYES[self._game.name], view.options.seats, 1)
        search = Search(self._game, judge, self._game.determinize(view, 1), view.seat)
        for seed in range(2, self._times // 4 + 2):
            search.go_on(self._game.determinize(view, seed), 4)
        return [Considered(found.action, found.win, found.lead, found.tried) for found in search.found()]
