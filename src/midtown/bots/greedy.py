"""GreedyBot: does what looks best now."""

from typing import Any, final

from midtown.bots.bot import Bot
from midtown.bots.sense.sense import Sense
from midtown.core.view import View
from midtown.match.match import AnyGame


@final
class GreedyBot(Bot):
    """Takes the option that its sense of the game values most; of equal ones the first."""

    def __init__(self, game: AnyGame, sense: Sense[Any], seed: int) -> None:
        super().__init__(seed)
        self._game = game
        self._sense = sense

    def choose(self, view: View, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        imagined = self._game.determinize(view, self.chance.bits())
        values = self._sense.values(imagined, view.seat, options)
        return options[values.index(max(values))]
