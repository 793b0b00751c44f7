"""Auctions: who bids when, and what the end of an auction brings."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.flow import MOST_SEATS, NOBODY, SEAT_BIT
from midtown.core.pile import vec
from midtown.core.rules import Step
from midtown.games.fifth_avenue.bids import HOW_MUCH, could_bid, pass_without_choice
from midtown.games.fifth_avenue.board import CENTRAL_PARK, PLOTS_EACH
from midtown.games.fifth_avenue.building import let_winner_build, room_for
from midtown.games.fifth_avenue.clearing import CLEAR_AUCTION
from midtown.games.fifth_avenue.exercised import exercise_auction_rules, exercise_winning_rules
from midtown.games.fifth_avenue.imaginary import bid_for_imaginary, leave_imaginary, let_imaginary_win
from midtown.games.fifth_avenue.state import IMAGINARY, FifthAvenueState
from midtown.games.fifth_avenue.words import AUCTION_BEGAN, NO_BID, WON

EVERYBODY: Final = vec[i64]([2**count - 1 for count in range(MOST_SEATS)])
"""The first so many seats, as bits."""


@final
class Auction(Step[FifthAvenueState]):
    """The player who moved the commissioner begins; it is bid until all but one have passed [5A-7.1, 5A-7.2]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        state.auction.ground = who
        state.auction.bidder = state.auction.opener
        state.auction.full = who != CENTRAL_PARK and not has_empty_plot(state, who)
        journal = state.journal
        if journal is not None:
            journal.note(AUCTION_BEGAN, state.auction.opener, [who], 0)
            exercise_auction_rules(journal, state)
        state.then(BIDDING)
        state.then(SETTLE)
        state.then(CLEAR_AUCTION)


def has_empty_plot(state: FifthAvenueState, district: i64) -> bool:
    """Is any plot of the district empty?"""
    first = district * PLOTS_EACH
    for plot in range(first, first + state.edition.plots):
        if state.board.is_empty(plot):
            return True
    return False


def everybody(state: FifthAvenueState) -> i64:
    """All who take part in an auction, as bits: with two players there is a third [5A-10.1]."""
    if state.seats == IMAGINARY:
        return EVERYBODY[IMAGINARY + 1]
    return EVERYBODY[state.seats]


def next_bidder(state: FifthAvenueState, seat: i64) -> i64:
    """Who bids after this seat: clockwise, and the imaginary player always third [5A-7.2, 5A-10.2]."""
    if state.seats != IMAGINARY:
        return (seat + 1) % state.seats
    if seat == IMAGINARY:
        return state.auction.opener
    if seat == state.auction.opener:
        return 1 - seat
    return IMAGINARY


@final
class Bidding(Step[FifthAvenueState]):
    """Whoever is still in raises or passes, round after round, until the highest bidder alone is left [5A-7.2, 5A-7.10]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        auction = state.auction
        while auction.bidder != auction.leader and auction.passed != everybody(state):
            seat = auction.bidder
            auction.bidder = next_bidder(state, seat)
            if auction.passed & SEAT_BIT[seat] != 0:
                continue
            if state.is_imaginary(seat):
                take_imaginary_turn(state)
            elif could_bid(state, seat):
                state.ask(HOW_MUCH, seat)
                state.then(BIDDING)
                return
            else:
                pass_without_choice(state, seat)


def take_imaginary_turn(state: FifthAvenueState) -> None:
    """The first time he bids; when he is asked again he has been outbid [5A-10.2, 5A-10.4]."""
    if state.auction.drawn.n == 0:
        bid_for_imaginary(state)
    else:
        leave_imaginary(state, "5A-10.4")


@final
class Settle(Step[FifthAvenueState]):
    """The winner spends his cards, then builds or closes [5A-7.11]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        winner = state.auction.leader
        journal = state.journal
        if winner == NOBODY:
            if journal is not None:
                journal.note_by("5A-7.10", NO_BID, NOBODY, [state.auction.ground], 0)
        elif state.is_imaginary(winner):
            let_imaginary_win(state)
        else:
            if journal is not None:
                journal.note_by("5A-7.10", WON, winner, [], state.auction.best)
                exercise_winning_rules(journal, state)
            state.auction.room = room_for(state, winner)
            state.spend(winner)
            let_winner_build(state, winner)


AUCTION: Final = Auction("5A-7.1")
BIDDING: Final = Bidding("5A-7.2")
SETTLE: Final = Settle("5A-7.11")
