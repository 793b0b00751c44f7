"""Random play inside the compiled module: the yardstick of speed, the floor of strength."""

from mypy_extensions import i64

from midtown.core.chance import Chance
from midtown.core.flow import LOWEST_SEAT
from midtown.core.offer import Offer
from midtown.core.state import State


def playout(state: State, dice: Chance, offer: Offer) -> i64:
    """Play at random to the end; the number of decisions."""
    flow = state.flow
    questions = state.book.questions
    ids = offer.ids
    decisions: i64 = 0
    while flow.owing != 0:
        seat = LOWEST_SEAT[flow.owing]
        question = questions[flow.asked[seat]]
        ids.n = 0
        question.options(state, seat, offer)
        state.take(question, seat, ids.cards[dice.below(ids.n)])
        decisions += 1
    return decisions
