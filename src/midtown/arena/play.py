"""Play: one game between bots, as those see it who watch."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from midtown.bots.bot import Bot
from midtown.core.event import Journal
from midtown.core.options import Options
from midtown.core.result import Result
from midtown.core.state import State
from midtown.match.match import AnyGame


@final
@dataclass(frozen=True)
class Limits:
    """How many rounds or turns and how many decisions bots may play; a longer game ends as it stands, and is counted."""

    rounds: int = 400
    decisions: int = 10_000


@final
class Play:
    """A game being played. A journal listens only where somebody wants to read it."""

    def __init__(self, game: AnyGame, options: Options, seed: int, journal: Journal | None) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seed: Final = seed
        self.journal: Final = journal
        self.state: Final[State] = game.setup(options, seed, journal)
        self.decisions = 0

    @property
    def over(self) -> bool:
        """Nobody owes an answer any more."""
        return self.state.over

    @property
    def rounds(self) -> int:
        """How many rounds or turns have begun."""
        return self.game.rounds(self.state)

    @property
    def result(self) -> Result:
        """How the game ended, or would end as it stands."""
        return self.game.result(self.state)

    def step(self, bots: Sequence[Bot]) -> tuple[int, int]:
        """The bot of the first seat that owes an answer gives it: the seat and its action."""
        state = self.state
        seat = int(state.seat)
        action = bots[seat].choose(self.game.view(state, seat), state.options(seat))
        self.take(action, seat)
        return seat, action

    def take(self, action: int, seat: int) -> None:
        """A seat gives its answer."""
        self.state.play(action, seat)
        self.decisions += 1

    def is_within(self, limits: Limits) -> bool:
        """May the bots play on?"""
        return self.decisions < limits.decisions and self.rounds <= limits.rounds
