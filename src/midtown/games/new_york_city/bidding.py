"""Phase II: a bidding round from its first bid to its last discard."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.rules import Question, Step
from midtown.games.new_york_city.abilities import BID_LAST, TAKE_BACK_CARDS
from midtown.games.new_york_city.actions import EVALUATE
from midtown.games.new_york_city.adding_options import can_bid
from midtown.games.new_york_city.cards import PRESTIGE, TYPES
from midtown.games.new_york_city.characters import SECOND
from midtown.games.new_york_city.composing import WHAT_TO_BID
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.tom import bid_for_tom, draw_for_toms
from midtown.games.new_york_city.using import usable, why_not_used
from midtown.games.new_york_city.words import (
    BIDDING_BEGAN,
    BIDS_LAST,
    DONE,
    EVERYWHERE,
    PASSED,
    TAKE_BACK,
    TOOK_BACK,
    USE,
)

STATUE_POINTS: Final = 4
CARDS_TAKEN_BACK: Final = 2


@final
class BiddingRound(Step[NewYorkCityState]):
    """The Toms draw, somebody may wish to bid last, all bid, the action is carried out, the cards are discarded [NYC-7.1]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        state.bids.bidding = who
        state.bids.last = NOBODY
        journal = state.journal
        if journal is not None:
            journal.note(BIDDING_BEGAN, NOBODY, [who], 1)
        draw_for_toms(state)
        for place in range(state.press.order.n):
            if state.is_person(state.press.order.cards[place]):
                state.then(ANNOUNCE_LAST, state.press.order.cards[place])
        state.then(ORDER_BIDS)
        state.then(NEXT_BID)
        state.then(EVALUATE)
        state.then(OFFER_TAKE_BACKS)
        state.then(CLEAR_BIDS)


@final
class AnnounceLast(Step[NewYorkCityState]):
    """In press order, whoever can pay for it may wish to bid last; only one may [NYC-11.18]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.bids.last == NOBODY and usable(state, who, BID_LAST) != NOBODY:
            state.ask(WHETHER_TO_BID_LAST, who)


@final
class WhetherToBidLast(Question[NewYorkCityState]):
    """Use the character to bid last, or not [NYC-11.18]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        out.add(USE.first + usable(state, seat, BID_LAST))
        out.add(DONE.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            return
        state.use(seat, USE.thing(action))
        state.bids.last = seat
        journal = state.journal
        if journal is not None:
            journal.note(BIDS_LAST, seat, [], 0)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if USE.names(action):
            return why_not_used(state, seat, int(USE.thing(action)), SECOND)
        return Reason(self.rule, "now a character is used to bid last, or not: use it, or done")


@final
class OrderBids(Step[NewYorkCityState]):
    """Clockwise from who begins; who wishes to bid last comes at the end [NYC-7.3, NYC-11.18]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        count = state.edition.participants
        state.bids.turns.n = 0
        if state.bids.last != NOBODY:
            state.bids.turns.add(state.bids.last)
        for place in range(count):
            seat = (state.bids.first + count - 1 - place) % count
            if seat != state.bids.last:
                state.bids.turns.add(seat)


@final
class NextBid(Step[NewYorkCityState]):
    """The next one bids or passes; who cannot bid at all is not asked [NYC-7.3]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        while state.bids.turns.n > 0:
            seat = state.bids.turns.pop()
            if not state.is_person(seat):
                bid_for_tom(state, seat)
            elif can_bid(state, seat):
                state.ask(WHAT_TO_BID, seat)
                state.then(NEXT_BID)
                return
            else:
                journal = state.journal
                if journal is not None:
                    journal.note(PASSED, seat, [], 0)


@final
class OfferTakeBacks(Step[NewYorkCityState]):
    """After the action of a bidding round everybody is asked in press order [NYC-11.22]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        for place in range(state.press.order.n):
            seat = state.press.order.cards[place]
            if state.is_person(seat):
                state.then(OFFER_TAKE_BACK, seat)


@final
class OfferTakeBack(Step[NewYorkCityState]):
    """Whoever can pay for it may take back cards just played [NYC-11.22]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.players[who].bid.laid.n > 0 and usable(state, who, TAKE_BACK_CARDS) != NOBODY:
            state.ask(WHETHER_TO_TAKE_BACK, who)


@final
class WhetherToTakeBack(Question[NewYorkCityState]):
    """Use the character to take back cards, or not [NYC-11.22]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        out.add(USE.first + usable(state, seat, TAKE_BACK_CARDS))
        out.add(DONE.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            return
        state.use(seat, USE.thing(action))
        state.works.returning = CARDS_TAKEN_BACK
        state.then(TAKE_BACK_ONE, seat)
        state.then(OFFER_TAKE_BACK, seat)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if USE.names(action):
            return why_not_used(state, seat, int(USE.thing(action)), SECOND)
        return Reason(self.rule, "now a character is used to take back cards, or not: use it, or done")


@final
class TakeBackOne(Step[NewYorkCityState]):
    """Up to two cards come back into the hand, in the sight of all [NYC-11.22]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.works.returning > 0 and state.players[who].bid.laid.n > 0:
            state.ask(WHICH_TO_TAKE_BACK, who)
        else:
            state.works.returning = 0


@final
class WhichToTakeBack(Question[NewYorkCityState]):
    """A card just played, or no more [NYC-11.22]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        laid = state.players[seat].bid.laid
        for card in range(i64(len(TYPES))):
            if laid.count(card) > 0:
                out.add(TAKE_BACK.first + card)
        out.add(DONE.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            state.works.returning = 0
            return
        card = TAKE_BACK.thing(action)
        bid = state.players[seat].bid
        bid.laid.remove(card)
        bid.shown -= 1
        state.give_open(seat, card)
        state.works.returning -= 1
        journal = state.journal
        if journal is not None:
            journal.note(TOOK_BACK, seat, [card], 1)
        state.then(TAKE_BACK_ONE, seat)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        return Reason(self.rule, "now cards just played are taken back: return one, or done")


@final
class ClearBids(Step[NewYorkCityState]):
    """The played cards are discarded; who has skyscrapers everywhere for the first time scores [NYC-7.12, NYC-8.13]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        for seat in range(state.edition.participants):
            bid = state.players[seat].bid
            state.discards.add_from(bid.laid, bid.laid.n)
            bid.clear()
        if state.bids.bidding == PRESTIGE:
            state.revealed.n = 0
        check_statue(state)


def check_statue(state: NewYorkCityState) -> None:
    """The first to be in all six boroughs at the end of a bidding round score 4 points each [NYC-8.13]."""
    if state.statue:
        return
    journal = state.journal
    for seat in range(state.edition.participants):
        if state.players[seat].is_everywhere():
            state.statue = True
            state.players[seat].points += STATUE_POINTS
            if journal is not None:
                journal.note_by("NYC-8.13", EVERYWHERE, seat, [], STATUE_POINTS)


BIDDING_ROUND: Final = BiddingRound("NYC-7.1")
ANNOUNCE_LAST: Final = AnnounceLast("NYC-11.18")
ORDER_BIDS: Final = OrderBids("NYC-7.3")
NEXT_BID: Final = NextBid("NYC-7.3")
OFFER_TAKE_BACKS: Final = OfferTakeBacks("NYC-11.22")
OFFER_TAKE_BACK: Final = OfferTakeBack("NYC-11.22")
TAKE_BACK_ONE: Final = TakeBackOne("NYC-11.22")
CLEAR_BIDS: Final = ClearBids("NYC-7.12")
WHETHER_TO_BID_LAST: Final = WhetherToBidLast("NYC-11.18")
WHETHER_TO_TAKE_BACK: Final = WhetherToTakeBack("NYC-11.22")
WHICH_TO_TAKE_BACK: Final = WhichToTakeBack("NYC-11.22")
