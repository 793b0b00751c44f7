"""Phase I: taking pairs of cards, and the characters that can be used meanwhile."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.pile import Pile
from midtown.core.rules import Question, Step
from midtown.core.vocabulary import Verb
from midtown.games.new_york_city.abilities import FETCH_FROM_RESERVE, TAKE_BOTH_PAIRS, TAKE_SINGLES
from midtown.games.new_york_city.characters import FIRST, RULES
from midtown.games.new_york_city.first_phase import can_help, use_in_first_phase
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.tom import give_toms_cards
from midtown.games.new_york_city.using import why_not_used
from midtown.games.new_york_city.words import DONE, LEFT_OVER, SINGLE, TAKE, TOOK_PAIR, USE

PAIR: Final = 2


@final
class DraftTurn(Step[NewYorkCityState]):
    """A player takes a pair, unless he has taken both already [NYC-6.1, NYC-11.4]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        player = state.players[who]
        if player.took_both:
            player.took_both = False
            return
        state.taken.n = 0
        state.then(BEFORE_TAKING, who)


@final
class BeforeTaking(Step[NewYorkCityState]):
    """A pair is taken, characters may be used before; where none is left, they may still be used [NYC-6.1, NYC-6.2]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.pairs.n > 0:
            state.ask(WHICH_PAIR, who)
        else:
            state.then(AFTER_TAKING, who)


@final
class AfterTaking(Step[NewYorkCityState]):
    """Characters may be used after the pair is taken; who can use none is not asked [NYC-6.2]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        team = state.players[who].team
        for place in range(team.n):
            if can_use_after(state, who, team.cards[place]):
                state.ask(WHAT_ELSE, who)
                return


def can_use_before(state: NewYorkCityState, seat: i64, kind: i64) -> bool:
    """A character of phase I that helps before a pair is taken [NYC-6.2, NYC-11.8]."""
    if state.edition.phase[kind] != FIRST or not state.players[seat].can_use(kind):
        return False
    ability = state.edition.ability[kind]
    if ability == FETCH_FROM_RESERVE:
        return False
    if ability == TAKE_BOTH_PAIRS:
        return is_first_turn(state, seat)
    if ability == TAKE_SINGLES:
        return state.pairs.n > PAIR
    return can_help(state, seat, ability)


def can_use_after(state: NewYorkCityState, seat: i64, kind: i64) -> bool:
    """A character of phase I that helps after a pair is taken."""
    if state.edition.phase[kind] != FIRST or not state.players[seat].can_use(kind):
        return False
    ability = state.edition.ability[kind]
    if ability == TAKE_SINGLES:
        return False
    if ability == TAKE_BOTH_PAIRS:
        return is_first_turn(state, seat)
    return can_help(state, seat, ability)


def is_first_turn(state: NewYorkCityState, seat: i64) -> bool:
    """Has this player a second turn of phase I before him, whose pair he could take now [NYC-11.4]?"""
    agenda = state.flow.agenda
    player = state.players[seat]
    if player.took_both or state.pairs.n <= PAIR - state.taken.n:
        return False
    for place in range(agenda.n // 2):
        if agenda.cards[2 * place + 1] == DRAFT_TURN.number and agenda.cards[2 * place] == seat:
            return True
    return False


def take_pair(state: NewYorkCityState, seat: i64, one: i64, other: i64) -> None:
    """The cards of a pair come into the hand, in the sight of all [NYC-6.1]."""
    state.give_open(seat, one)
    state.give_open(seat, other)
    state.taken.add_both(one, other)
    journal = state.journal
    if journal is not None:
        journal.note(TOOK_PAIR, seat, [one, other], PAIR)


def remove_pair(state: NewYorkCityState, one: i64, other: i64) -> None:
    """The first such pair, in either order, leaves the display."""
    pairs = state.pairs
    place = find_pair(state, one, other)
    for after in range(place, pairs.n - PAIR):
        pairs.cards[after] = pairs.cards[after + PAIR]
    pairs.n -= PAIR


def find_pair(state: NewYorkCityState, one: i64, other: i64) -> i64:
    """Where the first such pair lies; there must be one."""
    if one > other:
        one, other = other, one
    cards = state.pairs.cards
    place: i64 = 0
    while cards[place] != one or cards[place + 1] != other:
        place += PAIR
    return place


def offer_pairs(pairs: Pile, verb: Verb, out: Offer) -> None:
    """This verb of every different pair, in id order."""
    actions = Pile()
    for place in range(pairs.n // PAIR):
        action = verb.of_both(pairs.cards[PAIR * place], pairs.cards[PAIR * place + 1])
        if actions.count(action) == 0:
            actions.insert(action)
    for place in range(actions.n):
        out.add(actions.cards[place])


@final
class WhichPair(Question[NewYorkCityState]):
    """A pair of the display, or a character of phase I first [NYC-6.1, NYC-6.2]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        offer_pairs(state.pairs, TAKE, out)
        team = state.players[seat].team
        for place in range(team.n):
            if can_use_before(state, seat, team.cards[place]):
                out.add_new(USE.first + team.cards[place])

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        player = state.players[seat]
        if TAKE.names(action):
            remove_pair(state, TAKE.one(action), TAKE.other(action))
            take_pair(state, seat, TAKE.one(action), TAKE.other(action))
            go_on(state, seat)
            return
        kind = USE.thing(action)
        ability = state.edition.ability[kind]
        state.use(seat, kind)
        if ability == TAKE_SINGLES:
            state.then(TAKE_SINGLE, seat)
            state.then(TAKE_SINGLE, seat)
            state.then(FORM_PAIR, seat)
            return
        if ability == TAKE_BOTH_PAIRS:
            player.took_both = True
        else:
            use_in_first_phase(state, seat, ability)
        state.then(BEFORE_TAKING, seat)

    def rule_of(self, action: int) -> str:
        return RULES[USE.thing(action)] if USE.names(action) else self.rule

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if TAKE.names(action):
            if TAKE.one(action) > TAKE.other(action):
                return Reason(self.rule, "a pair is written with the earlier bidding round first")
            return Reason(self.rule, "there is no such pair")
        if USE.names(action):
            return why_not_used(state, seat, int(USE.thing(action)), FIRST)
        return Reason(self.rule, "now a pair of cards is taken, or a character used")


def go_on(state: NewYorkCityState, seat: i64) -> None:
    """After a pair: the second one of who takes both, then characters [NYC-6.2, NYC-11.4]."""
    player = state.players[seat]
    if player.took_both and state.taken.n == PAIR and state.pairs.n > 0:
        state.then(BEFORE_TAKING, seat)
    else:
        state.then(AFTER_TAKING, seat)


@final
class WhatElse(Question[NewYorkCityState]):
    """Further characters of phase I, or no more [NYC-6.2]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        team = state.players[seat].team
        for place in range(team.n):
            if can_use_after(state, seat, team.cards[place]):
                out.add_new(USE.first + team.cards[place])
        out.add(DONE.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            return
        kind = USE.thing(action)
        state.use(seat, kind)
        if state.edition.ability[kind] == TAKE_BOTH_PAIRS:
            state.players[seat].took_both = True
            state.then(BEFORE_TAKING, seat)
        else:
            use_in_first_phase(state, seat, state.edition.ability[kind])
            state.then(AFTER_TAKING, seat)

    def rule_of(self, action: int) -> str:
        return RULES[USE.thing(action)] if USE.names(action) else self.rule

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if USE.names(action):
            return why_not_used(state, seat, int(USE.thing(action)), FIRST)
        return Reason(self.rule, "now characters are used: use one, or done")


# --- two single cards instead of a pair [NYC-11.2] ---


@final
class TakeSingle(Step[NewYorkCityState]):
    """A single card is taken from a pair; what is left of it is kept for the new pair [NYC-11.2]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        state.ask(WHICH_SINGLE, who)


@final
class WhichSingle(Question[NewYorkCityState]):
    """A card and the pair it is taken from: the card taken, then the one that is left [NYC-11.2]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        turned = Pile()
        turned.assign(state.pairs)
        for place in range(state.pairs.n // PAIR):
            turned.add_both(state.pairs.cards[PAIR * place + 1], state.pairs.cards[PAIR * place])
        offer_pairs(turned, SINGLE, out)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        one = SINGLE.one(action)
        other = SINGLE.other(action)
        remove_pair(state, one, other)
        state.give_open(seat, one)
        state.taken.add(one)
        state.left.add(other)
        journal = state.journal
        if journal is not None:
            journal.note(TOOK_PAIR, seat, [one], 1)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if SINGLE.names(action):
            return Reason(self.rule, "there is no such pair")
        return Reason(self.rule, "now a single card is taken: the card, then the one that is left of its pair")


@final
class FormPair(Step[NewYorkCityState]):
    """The two cards that are left make a pair [NYC-11.2]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        one = state.left.pop()
        other = state.left.pop()
        if one > other:
            one, other = other, one
        state.pairs.add_both(one, other)
        sort_last_pair(state.taken)
        go_on(state, who)


def sort_last_pair(taken: Pile) -> None:
    """The two cards taken last are a pair, written in the order of the bidding rounds."""
    one = taken.cards[taken.n - 2]
    other = taken.cards[taken.n - 1]
    if one > other:
        taken.cards[taken.n - 2] = other
        taken.cards[taken.n - 1] = one


@final
class EndDraft(Step[NewYorkCityState]):
    """Pairs that are left go to the Toms, then to the discards; the Toms draw their cards [NYC-6.3, NYC-12.5]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        give_toms_cards(state)
        pairs = state.pairs
        journal = state.journal
        if journal is not None and pairs.n > 0:
            journal.note(LEFT_OVER, NOBODY, pairs.to_list(), pairs.n)
        state.discards.add_from(pairs, pairs.n)
        state.bids.first = first_on_track(state)


def first_on_track(state: NewYorkCityState) -> i64:
    """Who is first on the press track; the neutral token does not count [NYC-3.4]."""
    order = state.press.order
    first = order.cards[0]
    if first == state.edition.participants:
        first = order.cards[1]
    return first


DRAFT_TURN: Final = DraftTurn("NYC-6.1")
BEFORE_TAKING: Final = BeforeTaking("NYC-6.1")
AFTER_TAKING: Final = AfterTaking("NYC-6.2")
TAKE_SINGLE: Final = TakeSingle("NYC-11.2")
FORM_PAIR: Final = FormPair("NYC-11.2")
END_DRAFT: Final = EndDraft("NYC-6.3")
WHICH_PAIR: Final = WhichPair("NYC-6.1")
WHAT_ELSE: Final = WhatElse("NYC-6.2")
WHICH_SINGLE: Final = WhichSingle("NYC-11.2")
