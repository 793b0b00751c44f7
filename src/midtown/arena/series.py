"""Series: numbered games between the same bots, each with seeds of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from midtown.arena.observers import Observer
from midtown.arena.play import Limits, Play
from midtown.arena.seeds import bot_seed, game_seed
from midtown.bots.registry import make_bot
from midtown.core.event import Journal
from midtown.core.options import Options
from midtown.match.match import AnyGame


@final
@dataclass(frozen=True)
class Series:
    """All that decides the games of a simulation; game k depends on the seed and on k alone."""

    game: AnyGame
    options: Options
    bots: tuple[str, ...]
    seed: int
    limits: Limits

    def play(self, number: int, observers: Sequence[Observer]) -> None:
        """Play the game of this number before the observers."""
        bots = [make_bot(name, self.game, bot_seed(self.seed, number, seat)) for seat, name in enumerate(self.bots)]
        journal = Journal() if any(observer.reads_journal for observer in observers) else None
        play = Play(self.game, self.options, game_seed(self.seed, number), journal)
        for observer in observers:
            observer.before(play)
        while not play.over and play.is_within(self.limits):
            seat, action = play.step(bots)
            for observer in observers:
                observer.step(play, seat, action)
        for observer in observers:
            observer.after(play)
