"""Renewing the reserve in the middle of a bid."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.offer import Offer
from midtown.core.rules import Question, Step
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import (
    DISCARD,
    DISCARDED_RESERVE,
    DONE,
)


@final
class RenewReserve(Step[NewYorkCityState]):
    """Discard any number of cards of the reserve, then refill it [NYC-11.12]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.players[who].reserve.n > 0:
            state.ask(WHICH_OF_RESERVE, who)
        else:
            refill(state, who)


def refill(state: NewYorkCityState, seat: i64) -> None:
    """The reserve is full again; its cards may be exchanged anew."""
    state.players[seat].bid.end_exchange()
    state.refill_reserve(seat)


@final
class WhichOfReserve(Question[NewYorkCityState]):
    """A card of the reserve to discard, or no more [NYC-11.12]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        out.add_each(DISCARD, state.players[seat].reserve)
        out.add(DONE.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            refill(state, seat)
            return
        card = DISCARD.thing(action)
        state.players[seat].reserve.remove(card)
        state.discards.add(card)
        journal = state.journal
        if journal is not None:
            journal.note(DISCARDED_RESERVE, seat, [card], 1)
        state.then(RENEW, seat)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if DISCARD.names(action):
            return Reason(self.rule, "{card} is not in your reserve", {"card": TYPES[DISCARD.thing(action)]})
        return Reason(self.rule, "now cards of the reserve are discarded: discard one, or done")


RENEW: Final = RenewReserve("NYC-11.12")
WHICH_OF_RESERVE: Final = WhichOfReserve("NYC-11.12")
