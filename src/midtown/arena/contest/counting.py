"""Counting: what the finished deals of a contest come to."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Final, TypeAlias, final

from midtown.arena.contest.contest import Contest
from midtown.arena.contest.played import Played
from midtown.core.errors import Reason

Block: TypeAlias = Sequence[Played]
"""All games of a deal, line-up by line-up."""


@final
class Count:
    """What one participant has done."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.victories = Fraction(0)
        self.shares: Final[list[float]] = []
        """Deal by deal, the part of the victories for each of its seats."""
        self.won: Final[list[float]] = []
        """Deal by deal, the games that it won."""
        self.points: Final[Counter[int]] = Counter()
        """How often it had so many, in games that nobody lost by rule."""
        self.faults: Final[Counter[Reason]] = Counter()
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0


@final
class Counts:
    """What all have done; the deals are added in their order."""

    def __init__(self, contest: Contest) -> None:
        self._contest: Final = contest
        size = len(contest.participants)
        self.each: Final = [Count() for _participant in range(size)]
        self.rounds: Final[Counter[int]] = Counter()
        """How many games were so long, of those that nobody lost by rule."""
        self.cut_short = 0
        self.deals = 0
        self.games = 0
        self.met: Final = [[0] * size for _participant in range(size)]
        self.ahead: Final = [[0] * size for _participant in range(size)]
        """How often the one was before the other, twice; once if they were equal."""

    def add(self, block: Block) -> list[float]:
        """Count a deal; the part of the victories that each had in it, for each of its seats."""
        before = [(count.victories, count.seats) for count in self.each]
        for played in block:
            self._add_game(played, self._contest.players(played.line_up))
        self.deals += 1
        for count, (victories, seats) in zip(self.each, before, strict=True):
            won = count.victories - victories
            count.won.append(float(won))
            count.shares.append(float(won / (count.seats - seats)))
        return [count.shares[-1] for count in self.each]

    def _add_game(self, played: Played, players: tuple[int, ...]) -> None:
        self.games += 1
        for one in set(players):
            self.each[one].games += 1
        for place, one in enumerate(players):
            self.each[one].seats += 1
            self.each[one].victories += played.victories[place]
        self._compare(played.ranks, players)
        self._add_thoughts(played, players)
        if played.forfeit is not None:
            self.each[players[played.forfeit.seat]].faults[played.forfeit.reason] += 1
            return
        self.rounds[played.rounds] += 1
        self.cut_short += not played.over
        for one, points in zip(players, played.points, strict=True):
            self.each[one].points[points] += 1

    def _compare(self, ranks: list[int], players: tuple[int, ...]) -> None:
        """Who was before whom."""
        for place, one in enumerate(players):
            for other_place, other in enumerate(players):
                if one != other:
                    self.met[one][other] += 1
                    self.ahead[one][other] += 1 + (ranks[place] < ranks[other_place]) - (ranks[place] > ranks[other_place])

    def _add_thoughts(self, played: Played, players: tuple[int, ...]) -> None:
        """How long everybody with a seat has thought."""
        for seat, decisions in enumerate(played.decisions):
            count = self.each[players[seat]]
            count.decisions += decisions
            count.seconds += played.seconds[seat]
            count.longest = max(count.longest, played.longest[seat])
