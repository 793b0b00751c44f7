"""LookingBot: judges every choice by what it leads to at once, without thinking further."""

from typing import final

from midtown.bots.bot import Bot
from midtown.bots.search.judges import Judge
from midtown.bots.search.look import Look
from midtown.core.view import View
from midtown.match.match import AnyGame


@final
class LookingBot(Bot):
    """Tries each option once on a table as it could be, and takes the one after which the judge likes it best."""

    def __init__(self, game: AnyGame, judge: Judge, seed: int) -> None:
        super().__init__(seed)
        self._game = game
        self._judge = judge

    def choose(self, view: View, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        deal = self._game.determinize(view, int(self.chance.bits()))
        return int(Look(self._game, self._judge, deal).choose(deal, view.seat, 0.0, self.chance))
