"""Comparing: why one choice is better than another, in a sentence."""

from collections.abc import Sequence
from typing import Final

from midtown.bots.considering import Considered
from midtown.core.errors import Reason
from midtown.outlook.merit import Aspect, Merit

NEXT: Final = Reason("", "the next best")
PLAYED: Final = Reason("", "what was played")
MOST_CLAUSES: Final = 3
HALF_A_POINT: Final = 0.5


def per_cent(share: float) -> int:
    """A share of all games, as people say it."""
    return round(100 * min(1.0, max(0.0, share)))


def is_equal(one: Considered, other: Considered) -> bool:
    """Do two choices promise the same, as far as people care?"""
    return per_cent(one.win) == per_cent(other.win) and abs(one.lead - other.lead) < HALF_A_POINT


def why_better(better: Considered, merits: Sequence[Merit], other: Considered, other_merits: Sequence[Merit], whom: Reason) -> Reason:
    """Why one choice is better than another, which is called so: by what it brings; where that does not tell, by the chance to win."""
    ours, theirs = _differing(merits, other_merits), _differing(other_merits, merits)
    if deciding(merits, other_merits) is not None and not is_equal(better, other):
        return _brought(ours, theirs, whom)
    decides = _chances(better, other, whom)
    if ours and theirs and not is_equal(better, other):
        return Reason(
            "", "{what}, {whom} {other}; {decides}", {"what": joined(ours), "whom": whom, "other": joined(theirs), "decides": decides}
        )
    if merits:
        return Reason("", "{what}; {decides}", {"what": joined(ours or merits), "decides": decides})
    return decides


def _brought(ours: Sequence[Merit], theirs: Sequence[Merit], whom: Reason) -> Reason:
    """What the one brings, and the other."""
    if not theirs:
        return Reason("", "{what}, unlike {whom}", {"what": joined(ours), "whom": whom})
    if not ours:
        return Reason("", "{whom} {other}", {"whom": whom, "other": joined(theirs)})
    return Reason("", "{what}; {whom} {other}", {"what": joined(ours), "whom": whom, "other": joined(theirs)})


def what_else(choice: Considered, merits: Sequence[Merit], best: Considered, best_merits: Sequence[Merit]) -> Reason:
    """What is to be said of a choice that is not the best."""
    ours = _differing(merits, best_merits)
    if ours:
        return joined(ours)
    if per_cent(choice.win) >= per_cent(best.win):
        return Reason("", "is hardly worse than the best")
    return Reason("", "wins less often than the best: {less} % against {win} %", {"win": per_cent(best.win), "less": per_cent(choice.win)})


def deciding(merits: Sequence[Merit], other_merits: Sequence[Merit]) -> Merit | None:
    """What speaks most for a choice against another one, if anything does."""
    other = _amounts(other_merits)
    ahead = [merit for merit in merits if merit.aspect.better * (merit.amount - other.get(merit.aspect, 0)) > 0]
    own = _amounts(merits)
    behind = [merit for merit in other_merits if merit.aspect.better * (own.get(merit.aspect, 0) - merit.amount) > 0]
    return (ahead + behind)[0] if ahead or behind else None


def joined(merits: Sequence[Merit]) -> Reason:
    """Some things that a choice does, one after the other."""
    first, *rest = merits[:MOST_CLAUSES]
    return Reason("", "{what}, {other}", {"what": first.says(), "other": joined(rest)}) if rest else first.says()


def _differing(merits: Sequence[Merit], other_merits: Sequence[Merit]) -> list[Merit]:
    """What the one does, and the other does not, or not as much or as little."""
    other = _amounts(other_merits)
    return [merit for merit in merits if other.get(merit.aspect) != merit.amount]


def _amounts(merits: Sequence[Merit]) -> dict[Aspect, int]:
    return {merit.aspect: merit.amount for merit in merits}


def _chances(better: Considered, other: Considered, whom: Reason) -> Reason:
    """That only the chance to win tells them apart, or not even that."""
    win, less = per_cent(better.win), per_cent(other.win)
    if win <= less:
        return Reason("", "hardly better than {whom}", {"whom": whom})
    return Reason("", "the chance to win decides: {win} % against {less} %", {"win": win, "less": less})
