"""Nudging: where to look, without saying what to choose."""

from collections.abc import Sequence
from typing import Final, NamedTuple, final

from midtown.bots.considering import Considered
from midtown.bots.explaining.comparing import per_cent
from midtown.core.errors import Reason
from midtown.core.vocabulary import Vocabulary
from midtown.outlook.merit import Merit

SMALL_STAKES: Final = 4


@final
class Nudge(NamedTuple):
    """What to think about, and the choices that it leaves, if it leaves out some."""

    says: Reason
    among: tuple[int, ...] = ()


def nudge(words: Vocabulary, options: Sequence[int], best: Sequence[Considered], merit: Merit | None) -> Nudge:
    """What kind of thing the best choice is; or what speaks for it; or what it is said of; or two among which it is.

    Of two choices, how much depends on them. What is named comes in the order in which it is offered, so that nothing
    shows which of them is the best.
    """
    verb = words.verb_of(best[0].action)
    alike = tuple([action for action in options if verb.names(action)])
    if 1 < len(alike) < len(options):
        return Nudge(Reason("", "Think of this: {verb}", {"verb": verb.word}), alike)
    if merit is not None:
        return Nudge(merit.look())
    things = words.things_of(best[0].action)
    same = tuple([action for action in options if words.things_of(action)[:1] == things[:1]])
    if things and 1 < len(same) < len(options):
        return Nudge(Reason("", "Think of this: {things}", {"things": things[:1]}), same)
    if len(options) > len(best[:2]):
        two = [choice.action for choice in best[:2]]
        return Nudge(Reason("", "One of these two is the best."), tuple([action for action in options if action in two]))
    return Nudge(_stakes(best))


def _stakes(best: Sequence[Considered]) -> Reason:
    """How much depends on a choice between two."""
    stakes = per_cent(best[0].win) - per_cent(best[1].win)
    if stakes < SMALL_STAKES:
        return Reason("", "Not much depends on this.")
    return Reason("", "{amount} of 100 games depend on this: think of what comes after it.", {"amount": stakes})
