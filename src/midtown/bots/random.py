"""RandomBot: the floor of strength, and a good finder of faults."""

from typing import final

from midtown.bots.bot import Bot
from midtown.core.view import View


@final
class RandomBot(Bot):
    """Takes every option equally often."""

    def choose(self, view: View, options: list[int]) -> int:
        return options[self.chance.below(len(options))]
