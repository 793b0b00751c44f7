"""A turn: one of four actions, in three phases."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.rules import Question, Step
from midtown.games.fifth_avenue.board import DISTRICTS, NO_PLOT, PLACES, SHOP_BIT, SHOPS
from midtown.games.fifth_avenue.cards import COLOURS
from midtown.games.fifth_avenue.commissioners import MOVE_COMMISSIONER
from midtown.games.fifth_avenue.ending import end_game
from midtown.games.fifth_avenue.exercised import exercise_turn_rules
from midtown.games.fifth_avenue.scoring import score_district
from midtown.games.fifth_avenue.shops import PLACE, has_place_for_shop, take_tile, tiles_on_offer
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.words import (
    COMMISSION,
    SCORE,
    SCORED,
    SCORED_NONE,
    SKYSCRAPERS,
    SUPPLIED,
    TAKE_BOTH,
    TAKE_ONE,
    TAKE_SHOP,
    TURN_BEGAN,
)

SKYSCRAPERS_TAKEN: Final = 3
BLACK_AFTER_SCORING: Final = 2


@final
class Turn(Step[FifthAvenueState]):
    """The turn passes clockwise; a player chooses one of four actions [5A-3.1]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        if state.turn == state.edition.longest and state.turn > 0:
            end_game(state, "5A-9.3")
            return
        state.turn += 1
        state.active = who
        journal = state.journal
        if journal is not None:
            journal.note(TURN_BEGAN, who, [], state.turn)
        state.ask(WHICH_ACTION, who)
        state.then(TURN, (who + 1) % state.seats)


@final
class WhichAction(Question[FifthAvenueState]):
    """Action A, B, C or D [5A-3.1]."""

    def options(self, state: FifthAvenueState, seat: i64, out: Offer) -> None:
        if state.players[seat].stock > 0:
            out.add(SKYSCRAPERS.first)
        if has_place_for_shop(state):
            kinds = tiles_on_offer(state)
            for shop in range(i64(len(SHOPS))):
                if kinds & SHOP_BIT[shop] != 0:
                    out.add(TAKE_SHOP.first + shop)
        out.add(COMMISSION.first)
        for district in range(i64(DISTRICTS)):
            if can_be_scored(state, district):
                out.add(SCORE.first + district)

    def answer(self, state: FifthAvenueState, seat: i64, action: i64) -> None:
        journal = state.journal
        if journal is not None:
            exercise_turn_rules(journal, state)
        if action == SKYSCRAPERS.first:
            take_skyscrapers(state, seat)
        elif action == COMMISSION.first:
            state.draw_black(seat, 1, "5A-3.4")
            state.then(MOVE_COMMISSIONER, seat)
        elif TAKE_SHOP.names(action):
            take_tile(state, TAKE_SHOP.thing(action))
            state.then(PLACE, seat)
        else:
            score_by_action(state, SCORE.thing(action))
            state.then(DRAW_AFTER_SCORING, SCORE.thing(action))
            state.then(MOVE_COMMISSIONER, seat)
            return
        state.then(TAKE_TWO, seat)
        state.then(MOVE_COMMISSIONER, seat)

    def rule_of(self, action: int) -> str:
        if action == SKYSCRAPERS.first:
            return "5A-3.2"
        if action == COMMISSION.first:
            return "5A-3.4"
        if TAKE_SHOP.names(action):
            return "5A-3.3"
        return "5A-3.5" if SCORE.names(action) else self.rule

    def refusal(self, state: FifthAvenueState, seat: int, action: int) -> Reason:
        rule = self.rule_of(action)
        if action == SKYSCRAPERS.first:
            return Reason(rule, "no skyscraper of yours is left in the general supply")
        if TAKE_SHOP.names(action):
            if has_place_for_shop(state):
                return Reason("5A-4.1", "there is no {shop} in the active block", {"shop": SHOPS[TAKE_SHOP.thing(action)]})
            return Reason(rule, "no plot can take a shop")
        if SCORE.names(action):
            return why_not_scored(state, int(SCORE.thing(action)))
        return Reason(rule, "now an action is chosen: skyscrapers, shop, commission or score")


def can_be_scored(state: FifthAvenueState, district: i64) -> bool:
    """A commissioner stands there, and it is not closed [5A-6.1]."""
    return (state.board.at[0] == district or state.board.at[1] == district) and not state.board.is_closed(district)


def why_not_scored(state: FifthAvenueState, district: int) -> Reason:
    """The refusal to score a district."""
    if state.board.is_closed(district):
        return Reason("5A-8.6", "{district} is closed", {"district": PLACES[district]})
    return Reason("5A-6.1", "no commissioner stands in {district}", {"district": PLACES[district]})


def score_by_action(state: FifthAvenueState, district: i64) -> None:
    """Score a district where a commissioner stands, also one without skyscrapers [5A-6.1, 5A-6.4]."""
    journal = state.journal
    if journal is not None:
        journal.exercise("5A-6.1")
        if not has_skyscraper(state, district):
            journal.note_by("5A-6.4", SCORED_NONE, NOBODY, [district], 0)
    score_district(state, district, SCORED)


def has_skyscraper(state: FifthAvenueState, district: i64) -> bool:
    """Has any player a skyscraper in this district?"""
    for seat in range(state.seats):
        if state.board.home(seat, district) != NO_PLOT:
            return True
    return False


def take_skyscrapers(state: FifthAvenueState, seat: i64) -> None:
    """Three skyscrapers come from the general supply into the own one, or as many as are left [5A-3.2]."""
    player = state.players[seat]
    taken: i64 = SKYSCRAPERS_TAKEN
    if taken > player.stock:
        taken = player.stock
    player.stock -= taken
    player.supply += taken
    journal = state.journal
    if journal is not None:
        journal.note(SUPPLIED, seat, [], taken)


@final
class DrawAfterScoring(Step[FifthAvenueState]):
    """Two black cards for the player, then one for everybody without a skyscraper in the district [5A-3.8, 5A-3.9]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        for place in range(state.seats):
            seat = (state.active + place) % state.seats
            if seat == state.active:
                state.draw_black(seat, BLACK_AFTER_SCORING, "5A-3.8")
            if state.board.home(seat, who) == NO_PLOT:
                state.draw_black(seat, 1, "5A-3.9")


@final
class TakeTwo(Step[FifthAvenueState]):
    """The player takes the top cards of two coloured stacks; without stacks, none [5A-3.6, 5A-3.7]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        left = stacks_left(state)
        if left < len(COLOURS):
            state.exercise("5A-3.7")
        if left > 0:
            state.ask(WHICH_COLOURS, who)


@final
class WhichColours(Question[FifthAvenueState]):
    """Two different coloured stacks; one if only one is left [5A-3.6, 5A-3.7]."""

    def options(self, state: FifthAvenueState, seat: i64, out: Offer) -> None:
        alone = stacks_left(state) == 1
        for colour in range(i64(len(COLOURS))):
            if state.stacks[colour].n > 0:
                if alone:
                    out.add(TAKE_ONE.first + colour)
                for other in range(colour + 1, i64(len(COLOURS))):
                    if state.stacks[other].n > 0:
                        out.add(TAKE_BOTH.of_both(colour, other))

    def answer(self, state: FifthAvenueState, seat: i64, action: i64) -> None:
        if TAKE_ONE.names(action):
            state.take_top(seat, TAKE_ONE.thing(action))
        else:
            state.take_top(seat, TAKE_BOTH.one(action))
            state.take_top(seat, TAKE_BOTH.other(action))

    def rule_of(self, action: int) -> str:
        return "5A-3.7" if TAKE_ONE.names(action) else self.rule

    def refusal(self, state: FifthAvenueState, seat: int, action: int) -> Reason:
        if not TAKE_ONE.names(action) and not TAKE_BOTH.names(action):
            return Reason(self.rule, "now two coloured cards are taken")
        taken = colours_taken(action)
        for colour in taken:
            if state.stacks[colour].n == 0:
                return Reason("5A-3.7", "the {colour} stack is empty", {"colour": COLOURS[colour]})
        if TAKE_ONE.names(action):
            return Reason("5A-3.1", "two cards are taken where two stacks are left")
        if taken[0] == taken[1]:
            return Reason(self.rule, "the two cards are of different colours")
        return Reason(self.rule, "this pair is written the other way round: {colours}", {"colours": [COLOURS[taken[1]], COLOURS[taken[0]]]})


def colours_taken(action: int) -> list[int]:
    """The stacks that an action takes a card from."""
    if TAKE_ONE.names(action):
        return [int(TAKE_ONE.thing(action))]
    return [int(TAKE_BOTH.one(action)), int(TAKE_BOTH.other(action))]


def stacks_left(state: FifthAvenueState) -> i64:
    """How many coloured stacks have cards."""
    left: i64 = 0
    for colour in range(i64(len(COLOURS))):
        if state.stacks[colour].n > 0:
            left += 1
    return left


TURN: Final = Turn("5A-3.1")
DRAW_AFTER_SCORING: Final = DrawAfterScoring("5A-3.8")
TAKE_TWO: Final = TakeTwo("5A-3.6")
WHICH_ACTION: Final = WhichAction("5A-3.1")
WHICH_COLOURS: Final = WhichColours("5A-3.6")
