"""OverlookingBot: thinks, and does not notice everything all the same."""

from typing import Final, final

from midtown.bots.considering import Considered, ConsideringBot
from midtown.bots.glancing import EVERY
from midtown.core.view import View


@final
class OverlookingBot(ConsideringBot):
    """Considers what another bot does, but for so many options of a hundred that it overlooks."""

    def __init__(self, bot: ConsideringBot, overlooked: int, seed: int) -> None:
        super().__init__(seed)
        self._bot: Final = bot
        self._overlooked: Final = overlooked

    def consider(self, view: View, options: list[int]) -> list[Considered]:
        considered = self._bot.consider(view, options)
        return [choice for choice in considered if self.chance.below(EVERY) >= self._overlooked] or considered
