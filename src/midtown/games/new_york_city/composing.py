"""Putting a bid together, card by card and character by character, unseen by the others until it stands."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.offer import Offer
from midtown.core.rules import Question, Step
from midtown.games.new_york_city.abilities import (
    RENEW_RESERVE,
)
from midtown.games.new_york_city.adding import add_to_bid, count_card, count_pair, lay
from midtown.games.new_york_city.adding_options import offer_composing
from midtown.games.new_york_city.bid_refusals import rule_of_composing, why_not_added
from midtown.games.new_york_city.exchange import swap
from midtown.games.new_york_city.renewing import RENEW
from midtown.games.new_york_city.showing import play_from_reserve, show_bid
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import (
    BID,
    BID_STANDS,
    FROM_RESERVE,
    PAIR_WITH_RESERVE,
    PASS,
    PASSED,
    SWAP,
    USE,
)


@final
class WhatToBid(Question[NewYorkCityState]):
    """Begin a bid, exchange, use a character, or pass [NYC-7.3]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        offer_composing(state, seat, out)
        out.add(PASS.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == PASS.first:
            state.players[seat].bid.end_exchange()
            journal = state.journal
            if journal is not None:
                journal.note(PASSED, seat, [], 0)
            return
        compose(state, seat, action)

    def rule_of(self, action: int) -> str:
        return rule_of_composing(action, self.rule)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        return why_not_added(state, seat, action)


@final
class WhatToAdd(Question[NewYorkCityState]):
    """Go on with the bid, or let it stand [NYC-7.8]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        offer_composing(state, seat, out)
        if state.players[seat].bid.tally.value() > 0:
            out.add(BID.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == BID.first:
            let_stand(state, seat)
            return
        compose(state, seat, action)

    def rule_of(self, action: int) -> str:
        return rule_of_composing(action, self.rule)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if action == BID.first:
            return Reason("NYC-7.6", "a single wild card counts nothing: add something to it")
        return why_not_added(state, seat, action)


def compose(state: NewYorkCityState, seat: i64, action: i64) -> None:
    """Take one small step of a turn: secret ones lead on to the next question, open ones are seen by all."""
    if is_open(state, action):
        take_open_step(state, seat, action)
        state.then(GO_ON_BIDDING, seat)
    else:
        add_to_bid(state, seat, action)
        state.ask_on(WHAT_TO_ADD, seat)


def is_open(state: NewYorkCityState, action: i64) -> bool:
    """Whether all see this step at once: it changes the reserve."""
    if USE.names(action):
        return state.edition.ability[USE.thing(action)] == RENEW_RESERVE
    return SWAP.names(action) or FROM_RESERVE.names(action) or PAIR_WITH_RESERVE.names(action)


def take_open_step(state: NewYorkCityState, seat: i64, action: i64) -> None:
    """Exchange, play from the reserve, or renew it [NYC-7.9, NYC-11.12, NYC-11.15]."""
    if SWAP.names(action):
        swap(state, seat, SWAP.one(action), SWAP.other(action))
    elif FROM_RESERVE.names(action):
        count_card(state, seat, FROM_RESERVE.thing(action))
        play_from_reserve(state, seat, FROM_RESERVE.thing(action))
    elif PAIR_WITH_RESERVE.names(action):
        lay(state, seat, PAIR_WITH_RESERVE.thing(action))
        count_pair(state, seat, PAIR_WITH_RESERVE.thing(action))
        play_from_reserve(state, seat, PAIR_WITH_RESERVE.thing(action))
    else:
        state.use(seat, USE.thing(action))
        state.then(RENEW, seat)


def let_stand(state: NewYorkCityState, seat: i64) -> None:
    """The bid is final and open [NYC-7.3]."""
    player = state.players[seat]
    journal = state.journal
    if journal is not None:
        journal.note(BID_STANDS, seat, player.bid.laid.to_list(), player.bid.tally.value())
    show_bid(state, seat)
    player.bid.end_exchange()


@final
class GoOnBidding(Step[NewYorkCityState]):
    """After something open the turn goes on where it was [NYC-7.3]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        bid = state.players[who].bid
        if bid.open_tally.is_nothing():
            state.ask(WHAT_TO_BID, who)
            if not bid.is_fresh():
                state.ask_on(WHAT_TO_ADD, who)
        else:
            state.ask(WHAT_TO_ADD, who)


GO_ON_BIDDING: Final = GoOnBidding("NYC-7.3")
WHAT_TO_BID: Final = WhatToBid("NYC-7.3")
WHAT_TO_ADD: Final = WhatToAdd("NYC-7.8")
