"""Hindsight: what a decision was worth, and what would have been better."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple, final

from midtown.bots.considering import Considered, ConsideringBot
from midtown.bots.explaining.explanation import tried, why_instead
from midtown.bots.reviewing.decision import Decision
from midtown.core.errors import Reason
from midtown.match.match import AnyGame

LEAST_COST: Final = 0.02
"""What must be lost for sure for a decision to be a turning point."""
DOUBT: Final = 0.25
"""How far off the chance after a choice may be that was not tried at all; it becomes less as the root of how often it was."""
MOST_POINTS: Final = 5
"""How many turning points are shown of a seat."""


@final
class Hindsight(NamedTuple):
    """A decision in hindsight."""

    ply: int
    """How many moves had been made before it."""
    seat: int
    played: Considered
    best: Considered
    why: Reason | None
    """Why the best would have been better, if something else was played."""

    @property
    def cost(self) -> float:
        """How much of the chance to win was given away."""
        return max(0.0, self.best.win - self.played.win)

    @property
    def sure_cost(self) -> float:
        """How much of it is no doubt: what was seldom tried may have been judged by a few unlucky games."""
        return self.cost - DOUBT / sqrt(self.played.tried + 1)


def judge(game: AnyGame, decision: Decision, bot: ConsideringBot) -> Hindsight:
    """What a bot thinks of a decision, by what could be seen when it was made; nobody is blamed for what it has not tried."""
    considered = tried(bot.consider(decision.view, decision.options))
    best = considered[0]
    played = next((choice for choice in considered if choice.action == decision.action), best)
    if played.action == best.action or played.win >= best.win:
        return Hindsight(decision.ply, decision.view.seat, played, played, None)
    return Hindsight(decision.ply, decision.view.seat, played, best, why_instead(game, decision.view, best, played))


def turning_points(verdicts: Sequence[Hindsight]) -> list[Hindsight]:
    """Where a seat gave most away, in the order of the game."""
    costly = sorted([each for each in verdicts if each.sure_cost >= LEAST_COST], key=lambda each: -each.sure_cost)
    return sorted(costly[:MOST_POINTS], key=lambda each: each.ply)
