"""Settling: when there have been enough games to answer a question, however often one has looked before.

A gambler bets on one side of a mark, each time with what he has and what he has seen so far. If the mean is not on
his side, his capital is not expected to grow, and the chance that it ever reaches 1/a is a at most (Ville). So whoever
reaches it has settled the question with that error, at any time (Waudby-Smith and Ramdas, "Estimating means of
bounded random variables by betting", 2023).
"""

from math import log, log1p
from typing import Final, final

ERROR: Final = 0.05
"""The chance that a wrong answer is ever given to a whole question."""
CAUTION: Final = 0.75
"""The part of his capital that a gambler puts at risk at most."""
HALF: Final = 0.5


@final
class Gambler:
    """Bets that the mean of numbers from 0 to 1 is above a mark."""

    def __init__(self, mark: float) -> None:
        self._mark: Final = mark
        self._count = 1
        self._total = HALF
        self._squares = HALF * HALF
        self._logarithm = 0.0
        self.most = 0.0
        """The logarithm of the most that he ever had; he began with 1."""

    def see(self, number: float) -> None:
        """Win or lose what was bet on this number, and learn from it."""
        self._logarithm += log1p(self._bet() * (number - self._mark))
        self.most = max(self.most, self._logarithm)
        self._count += 1
        self._total += number
        self._squares += (number - self._total / self._count) ** 2

    def _bet(self) -> float:
        """What seems to let the capital grow fastest; nothing while the other side seems right."""
        ahead = self._total / self._count - self._mark
        variance = self._squares / self._count
        return max(0.0, min(ahead / (variance + ahead * ahead), CAUTION / self._mark))


@final
class Duel:
    """Is the mean of numbers from 0 to 1 above or below a mark?"""

    def __init__(self, mark: float, error: float) -> None:
        self._above: Final = Gambler(mark)
        self._below: Final = Gambler(1 - mark)
        self._enough: Final = log(2 / error)

    def see(self, number: float) -> None:
        """The next number."""
        self._above.see(number)
        self._below.see(1 - number)

    @property
    def answer(self) -> bool | None:
        """Above, below, or not settled."""
        if max(self._above.most, self._below.most) < self._enough:
            return None
        return self._above.most > self._below.most
