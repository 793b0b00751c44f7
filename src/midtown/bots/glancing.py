"""GlancingBot: does what a net wishes most among what it notices."""

from typing import Final, final

from midtown.bots.bot import Bot
from midtown.bots.nets.shipped import Nets
from midtown.bots.search.judges import NetJudge
from midtown.bots.seeing import EYES
from midtown.core.pile import Pile
from midtown.core.view import View
from midtown.match.match import AnyGame

EVERY: Final = 100


@final
class GlancingBot(Bot):
    """Overlooks so many options of a hundred, and takes the best of the others without thinking further."""

    def __init__(self, game: AnyGame, nets: Nets, overlooked: int, seed: int) -> None:
        super().__init__(seed)
        self._game: Final = game
        self._nets: Final = nets
        self._overlooked: Final = overlooked

    def choose(self, view: View, options: list[int]) -> int:
        noticed = [action for action in options if self.chance.below(EVERY) >= self._overlooked]
        if len(noticed) <= 1:
            return noticed[0] if noticed else options[self.chance.below(len(options))]
        offered = Pile()
        for action in noticed:
            offered.add(action)
        seats = view.options.seats
        judge = NetJudge(EYES[self._game.name], self._nets(seats), seats)
        judge.weigh(self._game.determinize(view, int(self.chance.bits())), view.seat, offered)
        likely = [judge.likely[place] for place in range(len(noticed))]
        return noticed[likely.index(max(likely))]
