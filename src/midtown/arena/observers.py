"""Observers: each watches games for one thing and adds it up.

They hold whole numbers and fractions only, so that sums do not depend on their order, and what
several processes have seen can be put together.
"""

from collections import Counter
from fractions import Fraction
from typing import Self, final

from midtown.arena.play import Play
from midtown.arena.statistics import Sum
from midtown.core.errors import Reason
from midtown.match.match import Match
from midtown.match.record import record_of, write


class Observer:
    """Watches games; what it has seen can be added to what another of its class has seen."""

    reads_journal = False
    """Does it look at the journals of the games?"""

    def before(self, play: Play) -> None:
        """A game begins."""

    def step(self, play: Play, seat: int, action: int) -> None:
        """A seat has acted."""

    def after(self, play: Play) -> None:
        """A game has ended."""

    def fresh(self) -> Self:
        """One of its class that has seen nothing yet."""
        return type(self)()

    def add(self, other: Self) -> None:
        """Add what another has seen in later games."""
        raise NotImplementedError


@final
class Scores(Observer):
    """Victories and points by seat, then those of automatic players; of a shared victory each winner has his part."""

    def __init__(self, players: int) -> None:
        self.victories = [Fraction(0)] * players
        self.points = [Sum() for _player in range(players)]
        self.shared = 0
        """Games that have several winners."""

    def after(self, play: Play) -> None:
        result = play.result
        winners = [player for player, rank in enumerate(result.all_ranks) if rank == 1]
        self.shared += len(winners) > 1
        for player in winners:
            self.victories[player] += Fraction(1, len(winners))
        for player, points in enumerate(result.all_points):
            self.points[player].note(points)

    def fresh(self) -> Self:
        return type(self)(len(self.points))

    def add(self, other: Self) -> None:
        self.shared += other.shared
        for seat, points in enumerate(other.points):
            self.victories[seat] += other.victories[seat]
            self.points[seat].add(points)


@final
class Lengths(Observer):
    """How long the games are, and how many had to be ended."""

    def __init__(self) -> None:
        self.decisions = Sum()
        self.rounds = Sum()
        self.cut_short = 0

    def after(self, play: Play) -> None:
        self.decisions.note(play.decisions)
        self.rounds.note(play.rounds)
        self.cut_short += not play.over

    def add(self, other: Self) -> None:
        self.decisions.add(other.decisions)
        self.rounds.add(other.rounds)
        self.cut_short += other.cut_short


@final
class Endings(Observer):
    """Why the games ended; those that were cut short did not."""

    def __init__(self) -> None:
        self.reasons: Counter[Reason] = Counter()

    def after(self, play: Play) -> None:
        if play.over:
            self.reasons[play.result.reason] += 1

    def add(self, other: Self) -> None:
        self.reasons.update(other.reasons)


@final
class Exercised(Observer):
    """How often each rule was made use of, by its number."""

    reads_journal = True

    def __init__(self) -> None:
        self.rules: Counter[str] = Counter()

    def after(self, play: Play) -> None:
        if play.journal is not None:
            self.rules.update(play.journal.exercised)

    def add(self, other: Self) -> None:
        self.rules.update(other.rules)


@final
class Records(Observer):
    """The records of the games, as they are written into files."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self._moves: list[tuple[int, int]] = []

    def before(self, play: Play) -> None:
        self._moves = []

    def step(self, play: Play, seat: int, action: int) -> None:
        self._moves.append((seat, action))

    def after(self, play: Play) -> None:
        match = Match(play.game, play.options, play.seed)
        for seat, action in self._moves:
            match.play(action, seat)
        self.texts.append(write(record_of(match)))

    def add(self, other: Self) -> None:
        self.texts += other.texts

    def take(self) -> list[str]:
        """The records since the last time."""
        taken = self.texts
        self.texts = []
        return taken
