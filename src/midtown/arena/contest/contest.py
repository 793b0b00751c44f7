"""Contest: all that decides the games between some bots."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple, final

from midtown.arena.contest.entrants import Entrant
from midtown.arena.contest.line_ups import line_ups
from midtown.arena.play import Limits
from midtown.arena.seeds import bot_seed, game_seed
from midtown.core.chance import derived
from midtown.core.options import Options
from midtown.games import GAMES
from midtown.match.match import AnyGame

GRACE_FACTOR: Final = 3
GRACE_SECONDS: Final = 1
"""A bot has lost if a decision takes longer than so many times what it was given, and so much more."""
LIMITS: Final = Limits()
PATIENCE: Final = 60.0
"""How many seconds a decision may take where nothing was given."""


class Fixture(NamedTuple):
    """A game of a contest: its deal, and its place among the line-ups of the deal."""

    deal: int
    line_up: int


@final
@dataclass(frozen=True)
class Contest:
    """Who plays what; with it, a deal and a line-up decide a game, unless bots go by the clock."""

    game_name: str
    options: Options
    entrants: tuple[Entrant, ...]
    seed: int
    think: float | None = None
    """How many seconds a bot has for a decision, if it goes by the clock."""
    limits: Limits = LIMITS

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return GAMES[self.game_name]

    @cached_property
    def line_ups(self) -> list[tuple[int, ...]]:
        """The games of each deal, as the bots by seat."""
        return line_ups(len(self.entrants), self.options.seats)

    @cached_property
    def participants(self) -> list[str]:
        """What the bots are called, then the players who are rules and sit in every game."""
        return [*[entrant.name for entrant in self.entrants], *self.game.automatic(self.options)]

    def players(self, line_up: int) -> tuple[int, ...]:
        """The participants of a line-up: by seat, then those who have none."""
        return (*self.line_ups[line_up], *range(len(self.entrants), len(self.participants)))

    def fixtures(self, deals: int) -> list[Fixture]:
        """The games of the first deals, deal by deal."""
        return [Fixture(deal, place) for deal in range(deals) for place in range(len(self.line_ups))]

    def deal_seed(self, fixture: Fixture) -> int:
        """What the cards of a game follow from: the same for all line-ups of a deal."""
        return game_seed(self.seed, fixture.deal)

    def bot_seed(self, fixture: Fixture, seat: int) -> int:
        """What the chance of the bot at this seat follows from."""
        return derived(bot_seed(self.seed, fixture.deal, seat), fixture.line_up)

    @property
    def seconds(self) -> float:
        """How long a decision may take until the game is lost."""
        return PATIENCE if self.think is None else GRACE_FACTOR * self.think + GRACE_SECONDS
