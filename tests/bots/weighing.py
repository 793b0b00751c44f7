"""A bot for tests that considers everything for exactly as long as it is told."""

from typing import final

from midtown.bots.considering import Considered, ConsideringBot
from midtown.core.chance import Chance
from midtown.core.offer import Offer
from midtown.core.playout import playout
from midtown.core.view import View
from midtown.match.match import AnyGame


@final
class Weighing(ConsideringBot):
    """Plays on at random so many times after each option: the same view always gives the same."""

    def __init__(self, game: AnyGame, seed: int, times: int = 3) -> None:
        super().__init__(seed)
        self._game = game
        self._times = times

    def consider(self, view: View, options: list[int]) -> list[Considered]:
        found = [self._considered(view, option) for option in options]
        return sorted(found, key=lambda choice: (-choice.win, -choice.lead, choice.action))

    def _considered(self, view: View, option: int) -> Considered:
        wins, leads = 0.0, 0.0
        for seed in range(self._times):
            state = self._game.determinize(view, seed)
            state.play(option, view.seat)
            playout(state, Chance(seed), Offer())
            result = self._game.result(state)
            wins += (result.all_ranks[view.seat] == 1) / result.all_ranks.count(1)
            leads += result.points[view.seat] - max([points for seat, points in enumerate(result.points) if seat != view.seat], default=0)
        return Considered(option, wins / self._times, leads / self._times, self._times)
