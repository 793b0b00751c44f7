"""Random play inside the compiled module: the yardstick of speed, the floor of strength."""

from mypy_extensions import i64

from midtown.core.chance import Chance
from midtown.core.offer import Offer
from midtown.core.state import State


def playout(state: State, dice: Chance, offer: Offer) -> i64:
    """Play at random to the end; the number of decisions."""
    decisions: i64 = 0
    while state.flow.owing != 0:
        state.options_into(offer)
        state.apply(offer.ids.at(dice.below(offer.ids.n)))
        decisions += 1
    return decisions
