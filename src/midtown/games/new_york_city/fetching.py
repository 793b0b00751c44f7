"""Fetching cards from the reserve that equal those of a pair just taken."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.offer import Offer
from midtown.core.pile import Pile
from midtown.core.rules import Question, Step
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import (
    DONE,
    FETCH,
    FETCH_ONE,
    FETCHED,
)

PAIR: Final = 2


def can_fetch(state: NewYorkCityState, seat: i64) -> bool:
    """Is a card of a pair just taken also in the reserve?"""
    player = state.players[seat]
    for place in range(state.taken.n):
        if player.reserve.count(state.taken.cards[place]) > 0:
            return True
    return False


@final
class FetchCards(Step[NewYorkCityState]):
    """For each card of a pair just taken an equal one may come from the reserve; of two pairs the player chooses one [NYC-11.8]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        taken = state.taken
        if taken.n > PAIR and not is_same_pair(taken):
            state.ask(WHICH_PAIR_TO_FETCH, who)
        else:
            plan_fetching(state, who, taken.at(0), taken.at(1))


def is_same_pair(taken: Pile) -> bool:
    """Are the two pairs taken equal?"""
    return taken.at(0) == taken.at(PAIR) and taken.at(1) == taken.at(PAIR + 1)


def plan_fetching(state: NewYorkCityState, seat: i64, one: i64, other: i64) -> None:
    """The cards of this pair may be fetched, one by one [NYC-11.8]."""
    state.due.n = 0
    state.due.add_both(one, other)
    state.then(FETCH_ONE_CARD, seat)


@final
class WhichPairToFetch(Question[NewYorkCityState]):
    """One of the two pairs taken in this turn [NYC-11.8]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        taken = state.taken
        first = FETCH.of_both(taken.at(0), taken.at(1))
        second = FETCH.of_both(taken.at(PAIR), taken.at(PAIR + 1))
        if first > second:
            first, second = second, first
        out.add(first)
        out.add(second)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        plan_fetching(state, seat, FETCH.one(action), FETCH.other(action))

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        return Reason(self.rule, "now one of the two pairs that were taken is chosen")


@final
class FetchOneCard(Step[NewYorkCityState]):
    """While equal cards lie in the reserve the player may fetch them; then it is refilled [NYC-11.8]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        for place in range(state.due.n):
            if state.players[who].reserve.count(state.due.cards[place]) > 0:
                state.ask(WHICH_TO_FETCH, who)
                return
        end_fetching(state, who)


def end_fetching(state: NewYorkCityState, seat: i64) -> None:
    """Nothing more is fetched; the reserve is full again [NYC-11.8]."""
    state.due.n = 0
    state.refill_reserve(seat)


@final
class WhichToFetch(Question[NewYorkCityState]):
    """A card of the reserve that equals one of the pair, or no more [NYC-11.8]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        out.add(DONE.first)
        reserve = state.players[seat].reserve
        for place in range(reserve.n):
            if state.due.count(reserve.cards[place]) > 0:
                out.add_new(FETCH_ONE.first + reserve.cards[place])

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            end_fetching(state, seat)
            return
        card = FETCH_ONE.thing(action)
        state.due.remove(card)
        state.players[seat].reserve.remove(card)
        state.give_open(seat, card)
        journal = state.journal
        if journal is not None:
            journal.note(FETCHED, seat, [card], 1)
        state.then(FETCH_ONE_CARD, seat)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if FETCH_ONE.names(action):
            card = int(FETCH_ONE.thing(action))
            if state.players[seat].reserve.count(card) == 0:
                return Reason(self.rule, "{card} is not in your reserve", {"card": TYPES[card]})
            return Reason(self.rule, "{card} is not one of the pair just taken", {"card": TYPES[card]})
        return Reason(self.rule, "now cards are fetched from the reserve: fetch one, or done")


FETCH_ONE_CARD: Final = FetchOneCard("NYC-11.8")
FETCH_CARDS: Final = FetchCards("NYC-11.8")
WHICH_TO_FETCH: Final = WhichToFetch("NYC-11.8")
WHICH_PAIR_TO_FETCH: Final = WhichPairToFetch("NYC-11.8")
