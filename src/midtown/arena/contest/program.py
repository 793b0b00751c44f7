"""ProgramPlayer: a program of the user's, which is told of one game line by line and answers in lines."""

from collections.abc import Sequence
from typing import Final, final

from midtown.arena.contest.contest import Contest, Fixture
from midtown.arena.contest.fault import LONGEST, not_offered
from midtown.arena.contest.messages import asking, ending
from midtown.arena.contest.players import Player
from midtown.arena.contest.talk import Talk
from midtown.arena.play import Play
from midtown.core.event import Event

START_SECONDS: Final = 30.0
"""How much more time there is for the first answer, since the program has to start."""
SEED: Final = "MIDTOWN_SEED"
THINK: Final = "MIDTOWN_THINK"
"""Where a program finds what its chance should follow from, and how many seconds it has for a decision."""


@final
class ProgramPlayer(Player):
    """A program that is started for one seat of one game, and ended with it."""

    listens = True

    def __init__(self, contest: Contest, fixture: Fixture, seat: int, command: str) -> None:
        super().__init__(seat)
        self._command: Final = command
        self._limit: Final = contest.seconds
        self._surroundings: Final = {SEED: str(contest.bot_seed(fixture, seat))}
        if contest.think is not None:
            self._surroundings[THINK] = f"{contest.think:g}"
        self._talk: Talk | None = None
        self._version = 0
        self._told: list[Event] = []

    def hear(self, events: Sequence[Event]) -> None:
        self._told += events

    def choose(self, play: Play, options: list[int]) -> int:
        is_first = self._talk is None
        if self._talk is None:
            self._talk = Talk(self._command, self._surroundings)
        self._version += 1
        update = asking(play, self.seat, self._version, self._take_told())
        answer = self._talk.ask(update, self._limit + (START_SECONDS if is_first else 0))
        texts = play.game.book.words.texts
        chosen = [action for action in options if texts[action] == answer]
        if not chosen:
            raise not_offered(answer[:LONGEST])
        return chosen[0]

    def leave(self, play: Play) -> None:
        if self._talk is not None:
            self._talk.end(ending(play, self.seat, self._version + 1, self._take_told()))

    def _take_told(self) -> list[Event]:
        """What has happened since the last update."""
        told, self._told = self._told, []
        return told
