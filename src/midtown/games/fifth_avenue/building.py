"""What the winner of an auction does: build, or close the district."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.offer import Offer
from midtown.core.rules import Question
from midtown.games.fifth_avenue.board import CENTRAL_PARK, NO_PLOT, PLOTS_EACH
from midtown.games.fifth_avenue.cards import VALUE, most_skyscrapers
from midtown.games.fifth_avenue.closing import close_district
from midtown.games.fifth_avenue.exercised import exercise_building_rules
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.words import BUILD, BUILT, BUILT_IN_PARK, CLOSE


def room_for(state: FifthAvenueState, seat: i64) -> i64:
    """How many skyscrapers the highest card of the bid and the own supply allow [5A-7.12]."""
    player = state.players[seat]
    highest: i64 = 0
    for place in range(player.bid.n):
        value = VALUE[player.bid.cards[place]]
        if value > highest:
            highest = value
    room = most_skyscrapers(highest)
    if room > player.supply:
        room = player.supply
    return room


def let_winner_build(state: FifthAvenueState, seat: i64) -> None:
    """Build within the limits; in a full district build or close, or, without skyscrapers there, close [5A-7.12, 5A-8.1, 5A-8.2]."""
    if state.auction.ground != CENTRAL_PARK and state.auction.full:
        if state.board.home(seat, state.auction.ground) == NO_PLOT:
            close_district(state, seat, state.auction.ground)
        else:
            state.ask(WHAT_TO_DO_HERE, seat)
    elif state.auction.room > 0:
        state.ask(HOW_MANY, seat)
    else:
        build(state, seat, 0)


def build(state: FifthAvenueState, seat: i64, count: i64) -> None:
    """Skyscrapers go from the own supply to the plot of the winning colour, or to Central Park [5A-7.12, 5A-7.16]."""
    journal = state.journal
    if journal is not None:
        exercise_building_rules(journal, state, seat, count)
    player = state.players[seat]
    player.supply -= count
    if state.auction.ground == CENTRAL_PARK:
        player.park += count
        if journal is not None:
            journal.note_by("5A-7.16", BUILT_IN_PARK, seat, [], count)
        return
    plot = state.auction.ground * PLOTS_EACH + state.auction.colour
    state.board.raise_skyscrapers(seat, plot, count)
    if journal is not None:
        journal.note_by("5A-7.12", BUILT, seat, [plot], count)


@final
class HowMany(Question[FifthAvenueState]):
    """As many skyscrapers as the limits allow, or fewer, or none [5A-7.12, 5A-7.13]."""

    def options(self, state: FifthAvenueState, seat: i64, out: Offer) -> None:
        for count in range(state.auction.room + 1):
            out.add(BUILD.first + count)

    def answer(self, state: FifthAvenueState, seat: i64, action: i64) -> None:
        build(state, seat, BUILD.thing(action))

    def refusal(self, state: FifthAvenueState, seat: int, action: int) -> Reason:
        if BUILD.names(action):
            return too_many(state, int(BUILD.thing(action)))
        if action == CLOSE.first:
            return Reason("5A-8.1", "only a district without an empty plot is closed")
        return Reason(self.rule, "now skyscrapers are built: build a number of them")


@final
class WhatToDoHere(Question[FifthAvenueState]):
    """In a district that was full before the auction: build within the limits, or close it [5A-8.1]."""

    def options(self, state: FifthAvenueState, seat: i64, out: Offer) -> None:
        for count in range(state.auction.room + 1):
            out.add(BUILD.first + count)
        out.add(CLOSE.first)

    def answer(self, state: FifthAvenueState, seat: i64, action: i64) -> None:
        if action == CLOSE.first:
            close_district(state, seat, state.auction.ground)
        else:
            build(state, seat, BUILD.thing(action))

    def rule_of(self, action: int) -> str:
        return "5A-7.12" if BUILD.names(action) else self.rule

    def refusal(self, state: FifthAvenueState, seat: int, action: int) -> Reason:
        if BUILD.names(action):
            return too_many(state, int(BUILD.thing(action)))
        return Reason(self.rule, "now skyscrapers are built or the district is closed: build a number of them, or close")


def too_many(state: FifthAvenueState, count: int) -> Reason:
    """The refusal to build more than the limits allow."""
    return Reason("5A-7.12", "you may build {room} at most, not {count}", {"room": int(state.auction.room), "count": count})


HOW_MANY: Final = HowMany("5A-7.12")
WHAT_TO_DO_HERE: Final = WhatToDoHere("5A-8.1")
