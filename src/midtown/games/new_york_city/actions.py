"""The six actions that follow the bids."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.rules import Question, Step
from midtown.games.new_york_city.abilities import DOUBLE_PRESTIGE
from midtown.games.new_york_city.cards import DOLLARS, ELEVATOR, PLANS, PRESS, PRESTIGE
from midtown.games.new_york_city.characters import SECOND, VALUES
from midtown.games.new_york_city.exercised import exercise_winning_rules
from midtown.games.new_york_city.first_phase import offer_characters, why_not_hired
from midtown.games.new_york_city.prestige import GRANT_PRESTIGE
from midtown.games.new_york_city.skyscrapers import BUILD_SKYSCRAPERS
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.tom import hire_for_tom
from midtown.games.new_york_city.using import usable, why_not_used
from midtown.games.new_york_city.words import DONE, HIRE, NO_BIDS, USE, WON_BONUS


def value_of(state: NewYorkCityState, seat: i64) -> i64:
    """What somebody has bid."""
    return state.players[seat].bid.tally.value()


def value_with_bonus(state: NewYorkCityState, seat: i64) -> i64:
    """What somebody has bid, and one more for the highest bid [NYC-7.10]."""
    value = value_of(state, seat)
    if seat == state.bids.winner:
        value += 1
    return value


def best_bidder(state: NewYorkCityState, except_for: i64) -> i64:
    """Who has bid most; among equal bids who is further ahead on the press track [NYC-7.10]."""
    best = NOBODY
    order = state.press.order
    for place in range(order.n):
        seat = order.cards[place]
        if seat in (except_for, state.edition.participants) or value_of(state, seat) == 0:
            continue
        if best == NOBODY or value_of(state, seat) > value_of(state, best):
            best = seat
    return best


@final
class Evaluate(Step[NewYorkCityState]):
    """The highest bid gets the bonus; who has bid carries out the action, in press order as it is now [NYC-7.10, NYC-7.11]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        state.bids.winner = best_bidder(state, NOBODY)
        journal = state.journal
        if state.bids.winner == NOBODY:
            if journal is not None:
                journal.note_by("NYC-7.2", NO_BIDS, NOBODY, [], 0)
            return
        state.bids.first = state.bids.winner
        if journal is not None:
            exercise_winning_rules(journal, state)
            journal.note_by("NYC-7.10", WON_BONUS, state.bids.winner, [], value_of(state, state.bids.winner))
        order = state.press.order
        for place in range(order.n):
            seat = order.cards[place]
            if seat < state.edition.participants and value_of(state, seat) > 0:
                state.then(ACT, seat)
        if state.bids.bidding == PRESTIGE:
            plan_prestige(state)


def plan_prestige(state: NewYorkCityState) -> None:
    """The highest bid gets the bonus first, then the second highest [NYC-8.7, NYC-8.8]."""
    state.then(GRANT_PRESTIGE, state.bids.winner)
    second = best_bidder(state, state.bids.winner)
    if second != NOBODY:
        state.exercise("NYC-8.8")
        state.then(GRANT_PRESTIGE, second)


@final
class Act(Step[NewYorkCityState]):
    """Somebody carries out the action of the bidding round by the value of his bid [NYC-7.11]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        kind = state.bids.bidding
        if kind == PRESS:
            state.note_rule("NYC-8.1")
            state.advance(who, value_with_bonus(state, who))
        elif kind == DOLLARS:
            state.note_rule("NYC-8.2")
            state.give_dollars(who, value_with_bonus(state, who))
        elif kind == ELEVATOR:
            state.then(HIRE_BY_BID, who)
        elif kind == PLANS:
            state.note_rule("NYC-8.5")
            state.give_skyscrapers(who, value_with_bonus(state, who))
        elif kind == PRESTIGE:
            state.works.times = 1
            state.then(SCORE_BID, who)
        else:
            state.then(BUILD_SKYSCRAPERS, who)


# --- elevator [NYC-8.3] ---


def most_hired(state: NewYorkCityState, seat: i64) -> i64:
    """Up to which value somebody may take a character [NYC-8.3]."""
    most = value_with_bonus(state, seat)
    if most > VALUES:
        most = VALUES
    return most


@final
class HireByBid(Step[NewYorkCityState]):
    """One open character up to the value of the bid; who can must take one [NYC-8.3]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if not state.is_person(who):
            hire_for_tom(state, who, most_hired(state, who))
        elif can_hire(state, who):
            state.ask(WHICH_CHARACTER, who)


def can_hire(state: NewYorkCityState, seat: i64) -> bool:
    """Is any open character low enough?"""
    for row in range(most_hired(state, seat)):
        if state.elevator.open_in(row) > 0:
            return True
    return False


@final
class WhichCharacter(Question[NewYorkCityState]):
    """An open character up to the value of the bid [NYC-8.3]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        offer_characters(state, most_hired(state, seat), out)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        state.hire(seat, HIRE.thing(action))

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        return why_not_hired(state, self.rule, action, int(most_hired(state, seat)))


# --- points of prestige [NYC-8.6, NYC-11.19] ---


@final
class ScoreBid(Step[NewYorkCityState]):
    """As many points as the bid is worth; characters may multiply them [NYC-8.6, NYC-11.19]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.is_person(who) and usable(state, who, DOUBLE_PRESTIGE) != NOBODY:
            state.ask(WHETHER_TO_DOUBLE, who)
        else:
            score_bid(state, who)


def score_bid(state: NewYorkCityState, seat: i64) -> None:
    """The points, as often as characters say."""
    state.note_rule("NYC-8.6")
    state.score(seat, state.works.times * value_of(state, seat))
    state.works.times = NOBODY


@final
class WhetherToDouble(Question[NewYorkCityState]):
    """Use the character that doubles the points, or not [NYC-11.19]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        out.add(USE.first + usable(state, seat, DOUBLE_PRESTIGE))
        out.add(DONE.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            score_bid(state, seat)
            return
        state.use(seat, USE.thing(action))
        state.works.times += 1
        state.then(SCORE_BID, seat)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if USE.names(action):
            return why_not_used(state, seat, int(USE.thing(action)), SECOND)
        return Reason(self.rule, "now a character doubles the points, or not: use it, or done")


EVALUATE: Final = Evaluate("NYC-7.11")
ACT: Final = Act("NYC-7.11")
HIRE_BY_BID: Final = HireByBid("NYC-8.3")
SCORE_BID: Final = ScoreBid("NYC-8.6")
WHICH_CHARACTER: Final = WhichCharacter("NYC-8.3")
WHETHER_TO_DOUBLE: Final = WhetherToDouble("NYC-11.19")
