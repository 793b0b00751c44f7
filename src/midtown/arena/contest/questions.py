"""Questions: what a contest is to find out."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Final, final

from midtown.arena.contest.settling import ERROR, Duel
from midtown.core.errors import BadOptions, Reason


@final
@dataclass(frozen=True)
class Judgement:
    """What was asked of a participant, compared with another one or with a goal; and the answer, if there is one."""

    first: int
    other: int | None
    goal: float | None
    holds: bool | None
    """Does the first win more often than the other, or as often as the goal?"""


class Question(ABC):
    """Hears what each deal brought, and knows when that is enough."""

    @abstractmethod
    def see(self, shares: Sequence[float]) -> None:
        """The part of the victories that each participant had in a deal, for each of its seats."""

    @abstractmethod
    def judgements(self) -> list[Judgement]:
        """What is known by now."""

    @property
    def is_settled(self) -> bool:
        """Is everything known that was asked?"""
        judgements = self.judgements()
        return bool(judgements) and all(judgement.holds is not None for judgement in judgements)


@final
class Order(Question):
    """Who wins more often, of every two neighbours in the table? The error is shared by all pairs, since any can become neighbours."""

    def __init__(self, participants: int) -> None:
        pairs = list(combinations(range(participants), 2))
        self._duels: Final = {pair: Duel(1 / 2, ERROR / len(pairs)) for pair in pairs}
        self._victories: Final = [0.0] * participants

    def see(self, shares: Sequence[float]) -> None:
        for participant, share in enumerate(shares):
            self._victories[participant] += share
        for (first, other), duel in self._duels.items():
            duel.see((1 + shares[first] - shares[other]) / 2)

    def judgements(self) -> list[Judgement]:
        order = sorted(range(len(self._victories)), key=lambda participant: -self._victories[participant])
        return [Judgement(first, other, None, True if self._wins_more(first, other) else None) for first, other in pairwise(order)]

    def _wins_more(self, first: int, other: int) -> bool:
        """Is it settled that the first wins more often, as the table says now?"""
        return self._duels[first, other].answer is True if first < other else self._duels[other, first].answer is False


@final
class Goal(Question):
    """Does the first bot win as often as this?"""

    def __init__(self, goal: float) -> None:
        if not 0 < goal < 1:
            raise BadOptions(Reason("", "a goal is a share of the games between 0 and 1, such as 0.85, not {goal}", {"goal": f"{goal:g}"}))
        self._goal: Final = goal
        self._duel: Final = Duel(goal, ERROR)

    def see(self, shares: Sequence[float]) -> None:
        self._duel.see(shares[0])

    def judgements(self) -> list[Judgement]:
        return [Judgement(0, None, self._goal, self._duel.answer)]
