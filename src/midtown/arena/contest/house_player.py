"""HousePlayer: a bot that Midtown brings, which thinks where the game is played."""

from time import perf_counter
from typing import Final, final

from midtown.arena.contest.contest import Contest, Fixture
from midtown.arena.contest.fault import crashed, told, too_slow
from midtown.arena.contest.players import Player
from midtown.arena.play import Play
from midtown.bots.registry import make_bot


@final
class HousePlayer(Player):
    """Trusted to come back, but not to be in time."""

    def __init__(self, contest: Contest, fixture: Fixture, seat: int, word: str) -> None:
        super().__init__(seat)
        self._bot: Final = make_bot(word, contest.game, contest.bot_seed(fixture, seat), think=contest.think)
        self._seconds: Final = contest.seconds

    def choose(self, play: Play, options: list[int]) -> int:
        began = perf_counter()
        try:
            chosen = self._bot.choose(play.game.view(play.state, self.seat), options)
        except Exception as problem:
            raise crashed(told(problem)) from problem
        if perf_counter() - began > self._seconds:
            raise too_slow(self._seconds)
        return chosen
