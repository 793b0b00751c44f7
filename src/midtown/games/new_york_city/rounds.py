"""A round: phase 0, the order of the phases, and the end of the round."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.flow import NOBODY
from midtown.core.rules import Step
from midtown.games.new_york_city.bidding import BIDDING_ROUND
from midtown.games.new_york_city.board import ROUNDS, TILES_REVEALED
from midtown.games.new_york_city.cards import BIDDING_ROUNDS
from midtown.games.new_york_city.drafting import DRAFT_TURN, END_DRAFT
from midtown.games.new_york_city.exchange import EXCHANGE_AT_END
from midtown.games.new_york_city.final_scoring import FINAL_SCORING
from midtown.games.new_york_city.phase_three import USE_AT_END_OF_ROUND
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import DISCARDED, LAID_PAIRS, MAYOR_MOVED, REVEALED_TILES, ROUND_BEGAN

CARDS_DRAWN: Final = 3


@final
class Round(Step[NewYorkCityState]):
    """Five rounds of four phases; then the final scoring [NYC-5.1, NYC-10.1]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.round == ROUNDS:
            state.then(FINAL_SCORING)
            return
        state.round += 1
        journal = state.journal
        if journal is not None:
            journal.note(ROUND_BEGAN, NOBODY, [], state.round)
        for seat in range(state.edition.participants):
            state.players[seat].paid.n = 0
        move_mayor(state)
        reveal_tiles(state)
        state.note_rule("NYC-5.4")
        for place in range(state.press.order.n):
            seat = state.press.order.cards[place]
            if state.is_person(seat):
                state.draw_hand(seat, CARDS_DRAWN)
        lay_pairs(state)
        plan_phases(state)


def move_mayor(state: NewYorkCityState) -> None:
    """The Mayor goes to the borough with the letter of the round [NYC-5.2]."""
    state.mayor = state.city.with_letter(state.round - 1)
    journal = state.journal
    if journal is not None:
        journal.note_by("NYC-5.2", MAYOR_MOVED, NOBODY, [state.mayor], 1)


def reveal_tiles(state: NewYorkCityState) -> None:
    """Two prestige tiles for this round [NYC-5.3]."""
    state.revealed.n = 0
    for _tile in range(TILES_REVEALED):
        state.revealed.insert(state.tiles.pop())
    journal = state.journal
    if journal is not None:
        journal.note_by("NYC-5.3", REVEALED_TILES, NOBODY, state.revealed.to_list(), TILES_REVEALED)


def lay_pairs(state: NewYorkCityState) -> None:
    """Two pairs for each participant and one more; where a Tom plays, two for each person and one for each Tom [NYC-5.5]."""
    toms = state.edition.participants - state.seats
    count = 2 * state.seats + toms
    if toms == 0:
        count += 1
    pairs = state.pairs
    for _pair in range(count):
        if state.has_card():
            one = state.draw_open()
            if state.has_card():
                other = state.draw_open()
                if one > other:
                    one, other = other, one
                pairs.add_both(one, other)
            else:
                state.discards.add(one)
    journal = state.journal
    if journal is not None:
        journal.note_by("NYC-5.5", LAID_PAIRS, NOBODY, pairs.to_list(), pairs.n // 2)


def plan_phases(state: NewYorkCityState) -> None:
    """Phase I twice from last to first, phase II with six bidding rounds, phase III, the end of the round [NYC-6.1, NYC-7.1, NYC-9.1]."""
    order = state.press.order
    for _pass in range(2):
        for place in range(order.n):
            seat = order.cards[order.n - 1 - place]
            if state.is_person(seat):
                state.then(DRAFT_TURN, seat)
    state.then(END_DRAFT)
    for kind in range(i64(BIDDING_ROUNDS)):
        state.then(BIDDING_ROUND, kind)
    for seat in range(state.seats):
        state.then(EXCHANGE_AT_END, seat)
    state.then(PHASE_THREE)
    state.then(END_ROUND)
    state.then(ROUND)


@final
class PhaseThree(Step[NewYorkCityState]):
    """Everybody may use his characters of phase III, in press order as it is now [NYC-9.1]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        state.bids.bidding = NOBODY
        for place in range(state.press.order.n):
            seat = state.press.order.cards[place]
            if state.is_person(seat):
                state.then(USE_AT_END_OF_ROUND, seat)


@final
class EndRound(Step[NewYorkCityState]):
    """All cards left in the hands are discarded; the Toms have none any more [NYC-9.2, NYC-12.17]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        for seat in range(state.seats):
            hand = state.players[seat].hand
            journal = state.journal
            if journal is not None and hand.n > 0:
                journal.note(DISCARDED, seat, hand.to_list(), hand.n)
            while hand.n > 0:
                card = hand.pop()
                state.show(seat, card)
                state.discards.add(card)


ROUND: Final = Round("NYC-5.1")
PHASE_THREE: Final = PhaseThree("NYC-9.1")
END_ROUND: Final = EndRound("NYC-9.2")
