"""Explanation: the best choices of a seat, with their chances and why."""

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from midtown.bots.considering import Considered
from midtown.bots.explaining.comparing import NEXT, PLAYED, deciding, joined, what_else, why_better
from midtown.bots.explaining.nudging import Nudge, nudge
from midtown.core.errors import Reason
from midtown.core.view import View
from midtown.match.match import AnyGame
from midtown.outlook.merit import Merit
from midtown.outlook.registry import OUTLOOKS

MOST_CHOICES: Final = 3
ONLY: Final = Reason("", "There is no other choice.")
UNTRIED: Final = Reason("", "There was no time to try other choices.")


@final
class Explained(NamedTuple):
    """A choice with what was found out about it, and what is to be said of it."""

    considered: Considered
    why: Reason


@final
class Explanation(NamedTuple):
    """Up to three choices, best first, and where to look for the best."""

    choices: tuple[Explained, ...]
    nudge: Nudge


def explain(game: AnyGame, view: View, options: Sequence[int], considered: Sequence[Considered]) -> Explanation:
    """What is to be said of the best of these choices, one of which at least was considered; from the view alone."""
    best = tried(considered)[:MOST_CHOICES]
    told = _merits(game, view, best)
    if len(best) == 1:
        alone = ONLY if len(options) == 1 else UNTRIED
        return Explanation((Explained(best[0], joined(told[0]) if told[0] else alone),), Nudge(alone))
    first = Explained(best[0], why_better(best[0], told[0], best[1], told[1], NEXT))
    others = [Explained(choice, what_else(choice, merits, best[0], told[0])) for choice, merits in zip(best[1:], told[1:], strict=True)]
    where = nudge(game.book.words, options, best, deciding(told[0], told[1]))
    return Explanation((first, *others), where)


def tried(considered: Sequence[Considered]) -> list[Considered]:
    """The choices of which something was found out; where nothing was, the first is as good as any."""
    return [choice for choice in considered if choice.tried > 0] or list(considered[:1])


def why_instead(game: AnyGame, view: View, better: Considered, played: Considered) -> Reason:
    """Why one choice would have been better than the one that was played."""
    merits, other_merits = _merits(game, view, [better, played])
    return why_better(better, merits, played, other_merits, PLAYED)


def _merits(game: AnyGame, view: View, choices: Sequence[Considered]) -> list[list[Merit]]:
    return OUTLOOKS[game.name].merits(view, [choice.action for choice in choices])
