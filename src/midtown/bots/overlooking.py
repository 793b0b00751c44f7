"""OverlookingBot: thinks, and does not notice everything all the same."""

from typing import Final, final

from midtown.bots.bot import Bot
from midtown.bots.considering import ConsideringBot
from midtown.bots.glancing import EVERY
from midtown.core.view import View


@final
class OverlookingBot(Bot):
    """Overlooks so many options of a hundred, and takes of the others the one that a bot has found best."""

    def __init__(self, bot: ConsideringBot, overlooked: int, seed: int) -> None:
        super().__init__(seed)
        self._bot: Final = bot
        self._overlooked: Final = overlooked

    def choose(self, view: View, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        considered = self._bot.consider(view, options)
        noticed = [choice.action for choice in considered if self.chance.below(EVERY) >= self._overlooked]
        return noticed[0] if noticed else considered[0].action
