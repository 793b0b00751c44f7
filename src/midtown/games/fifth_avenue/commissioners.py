"""Commissioners: where they go, what they mark, and when they set off the auctions."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.rules import Question, Step
from midtown.games.fifth_avenue.auctions import AUCTION
from midtown.games.fifth_avenue.board import (
    CENTRAL_PARK,
    CITY_HALL,
    COMMISSIONERS,
    DISTRICTS,
    PLACE_BIT,
    PLACES,
    destinations,
)
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.words import MARKED, MOVE, MOVED


@final
class MoveCommissioner(Step[FifthAvenueState]):
    """The player moves one of the two commissioners [5A-3.10]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        state.ask(WHICH_MOVE, who)


@final
class WhichMove(Question[FifthAvenueState]):
    """Either commissioner one step to the right, or home from Central Park [5A-5.1, 5A-5.4]."""

    def options(self, state: FifthAvenueState, seat: i64, out: Offer) -> None:
        for who in range(i64(len(COMMISSIONERS))):
            ahead = destinations(state.board.at[who], state.board.closed)
            for place in range(i64(len(PLACES))):
                if ahead & PLACE_BIT[place] != 0:
                    out.add(MOVE.of_both(who, place))

    def answer(self, state: FifthAvenueState, seat: i64, action: i64) -> None:
        who = MOVE.one(action)
        place = MOVE.other(action)
        left = state.board.at[who]
        state.board.at[who] = place
        journal = state.journal
        if journal is not None:
            journal.note(MOVED[who], seat, [place], 1)
        if place == CITY_HALL:
            begin_series(state, seat, who)
        elif left < DISTRICTS and not state.board.is_closed(left):
            mark(state, who, left)

    def rule_of(self, action: int) -> str:
        return "5A-5.4" if MOVE.other(action) == CITY_HALL else self.rule

    def refusal(self, state: FifthAvenueState, seat: int, action: int) -> Reason:
        if not MOVE.names(action):
            return Reason("5A-3.10", "now a commissioner is moved")
        who = MOVE.one(action)
        place = int(MOVE.other(action))
        here = int(state.board.at[who])
        if place < DISTRICTS and state.board.is_closed(place):
            return Reason("5A-5.2", "{place} is closed", {"place": PLACES[place]})
        rule = "5A-5.4" if here == CENTRAL_PARK else self.rule
        return Reason(rule, "one cannot move from {here} to {place}", {"here": PLACES[here], "place": PLACES[place]})


def mark(state: FifthAvenueState, who: i64, district: i64) -> None:
    """The district that a commissioner leaves gets a marker of its colour [5A-5.3]."""
    state.board.marked[who] |= PLACE_BIT[district]
    journal = state.journal
    if journal is not None:
        journal.note_by("5A-5.3", MARKED[who], NOBODY, [district], 1)


def begin_series(state: FifthAvenueState, seat: i64, who: i64) -> None:
    """The marked districts are auctioned from left to right, then Central Park [5A-7.1]."""
    state.auction.opener = seat
    state.auction.commissioner = who
    for district in range(i64(DISTRICTS)):
        if state.board.marked[who] & PLACE_BIT[district] != 0:
            state.then(AUCTION, district)
    state.then(AUCTION, CENTRAL_PARK)


MOVE_COMMISSIONER: Final = MoveCommissioner("5A-3.10")
WHICH_MOVE: Final = WhichMove("5A-5.1")
