"""What the characters of phase I do, besides what they bring at once."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.pile import Pile
from midtown.core.rules import Question, Step
from midtown.games.new_york_city.abilities import (
    DISCARD_TWO,
    EXCHANGE_CHARACTER,
    FETCH_FROM_RESERVE,
    GROW_RESERVE,
    RENEW_HAND,
    REPLACE_NEUTRAL,
)
from midtown.games.new_york_city.board import BOROUGHS
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.characters import NAMES, VALUES
from midtown.games.new_york_city.fetching import FETCH_CARDS, can_fetch
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import (
    DISCARD,
    DONE,
    HIRE,
    REMOVE,
    REMOVED,
    REPLACE,
    REPLACED,
)

TWO: Final = 2
PAIR: Final = 2


def can_help(state: NewYorkCityState, seat: i64, ability: i64) -> bool:
    """Whether a character with this ability can do anything now."""
    player = state.players[seat]
    if ability == FETCH_FROM_RESERVE:
        return can_fetch(state, seat)
    if ability == REPLACE_NEUTRAL:
        return player.ready > 0 and has_neutral(state)
    if ability == EXCHANGE_CHARACTER:
        return can_exchange(state, seat)
    return True


def has_neutral(state: NewYorkCityState) -> bool:
    """Is any neutral skyscraper left?"""
    for borough in range(i64(len(BOROUGHS))):
        if state.city.neutral[borough] > 0:
            return True
    return False


def can_exchange(state: NewYorkCityState, seat: i64) -> bool:
    """Is there an open character low enough for one of the own ones [NYC-11.7]?"""
    team = state.players[seat].team
    for place in range(team.n):
        if lowest_open(state) <= state.edition.value[team.cards[place]] + 1:
            return True
    return False


def use_in_first_phase(state: NewYorkCityState, seat: i64, ability: i64) -> None:
    """What follows when a character of phase I has been paid."""
    player = state.players[seat]
    if ability == RENEW_HAND:
        state.works.discarded = 0
        state.then(RENEW, seat)
    elif ability == GROW_RESERVE:
        player.reserve_size += 1
        state.refill_reserve(seat)
    elif ability == DISCARD_TWO:
        for _card in range(TWO):
            state.then(DISCARD_ONE, seat)
    elif ability == EXCHANGE_CHARACTER:
        state.then(REMOVE_CHARACTER, seat)
    elif ability == FETCH_FROM_RESERVE:
        state.then(FETCH_CARDS, seat)
    elif ability == REPLACE_NEUTRAL:
        state.then(REPLACE_ONE, seat)


# --- renewing the hand [NYC-11.1] ---


@final
class RenewHand(Step[NewYorkCityState]):
    """Discard any number of cards of the hand, then draw as many [NYC-11.1]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.players[who].hand.n > 0:
            state.ask(WHICH_TO_RENEW, who)
        else:
            draw_renewed(state, who)


def draw_renewed(state: NewYorkCityState, seat: i64) -> None:
    """As many cards as were discarded."""
    count = state.works.discarded
    state.works.discarded = 0
    if count > 0:
        state.draw_hand(seat, count)


@final
class WhichToRenew(Question[NewYorkCityState]):
    """A card of the hand to discard, or no more [NYC-11.1]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        out.add_each(DISCARD, state.players[seat].hand)
        out.add(DONE.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            draw_renewed(state, seat)
            return
        state.discard_from_hand(seat, DISCARD.thing(action))
        state.works.discarded += 1
        state.then(RENEW, seat)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if DISCARD.names(action):
            return Reason(self.rule, "{card} is not in your hand", {"card": TYPES[DISCARD.thing(action)]})
        return Reason(self.rule, "now cards are discarded: discard one, or done")


# --- discarding two [NYC-11.5] ---


@final
class DiscardOne(Step[NewYorkCityState]):
    """A card of the hand is discarded [NYC-11.5]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.players[who].hand.n > 0:
            state.ask(WHICH_TO_DISCARD, who)


@final
class WhichToDiscard(Question[NewYorkCityState]):
    """Any card of the hand [NYC-11.5]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        out.add_each(DISCARD, state.players[seat].hand)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        state.discard_from_hand(seat, DISCARD.thing(action))

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if DISCARD.names(action):
            return Reason(self.rule, "{card} is not in your hand", {"card": TYPES[DISCARD.thing(action)]})
        return Reason(self.rule, "now a card is discarded")


# --- exchanging a character [NYC-11.7] ---


@final
class RemoveCharacter(Step[NewYorkCityState]):
    """One of the own characters leaves the game [NYC-11.7]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        state.ask(WHICH_TO_REMOVE, who)


@final
class WhichToRemove(Question[NewYorkCityState]):
    """One of the own characters, for which there is one to take; of two equal ones the one with a dollar on it [NYC-11.7]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        team = state.players[seat].team
        for place in range(team.n):
            if lowest_open(state) <= state.edition.value[team.cards[place]] + 1:
                out.add_new(REMOVE.first + team.cards[place])

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        kind = REMOVE.thing(action)
        player = state.players[seat]
        player.team.remove(kind)
        if player.paid.count(kind) > 0:
            player.paid.remove(kind)
        state.elevator.gone.insert(kind)
        state.works.most = state.edition.value[kind] + 1
        journal = state.journal
        if journal is not None:
            journal.note(REMOVED, seat, [kind], 1)
        state.then(TAKE_CHARACTER, seat)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if REMOVE.names(action):
            kind = int(REMOVE.thing(action))
            if state.players[seat].team.count(kind) == 0:
                return Reason("NYC-4.1", "{character} is not one of yours", {"character": NAMES[kind]})
            return Reason(self.rule, "no open character is low enough for {character}", {"character": NAMES[kind]})
        return Reason(self.rule, "now one of your characters is removed")


def lowest_open(state: NewYorkCityState) -> i64:
    """The lowest value of an open character; more than any where none is open."""
    for row in range(i64(VALUES)):
        if state.elevator.open_in(row) > 0:
            return row + 1
    return VALUES + 2


@final
class TakeCharacter(Step[NewYorkCityState]):
    """An open character whose value is at most one higher is taken [NYC-11.7]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        state.ask(WHICH_TO_TAKE, who)


@final
class WhichToTake(Question[NewYorkCityState]):
    """An open character of at most the value that is allowed [NYC-11.7]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        offer_characters(state, state.works.most, out)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        state.works.most = NOBODY
        state.hire(seat, HIRE.thing(action))

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        return why_not_hired(state, self.rule, action, int(state.works.most))


def offer_characters(state: NewYorkCityState, most: i64, out: Offer) -> None:
    """Every open character up to this value, in the order of their numbers [NYC-8.3]."""
    kinds = Pile()
    for row in range(most):
        if row < VALUES:
            for place in range(state.elevator.open_in(row)):
                kind = state.elevator.shown(row, place)
                if kinds.count(kind) == 0:
                    kinds.insert(kind)
    for place in range(kinds.n):
        out.add(HIRE.first + kinds.cards[place])


def why_not_hired(state: NewYorkCityState, rule: str, action: int, most: int) -> Reason:
    """The refusal of a character that cannot be taken."""
    if not HIRE.names(action):
        return Reason(rule, "now a character is hired")
    kind = int(HIRE.thing(action))
    value = int(state.edition.value[kind])
    if kind not in state.elevator.row_of(value - 1):
        return Reason("NYC-2.1", "{character} is not open", {"character": NAMES[kind]})
    return Reason(
        rule, "{character} has the value {value}, and you may take {most} at most", {"character": NAMES[kind], "value": value, "most": most}
    )


# --- replacing a neutral skyscraper [NYC-11.11] ---


@final
class ReplaceOne(Step[NewYorkCityState]):
    """A neutral skyscraper makes room for one from the own board [NYC-11.11]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        state.ask(WHICH_TO_REPLACE, who)


@final
class WhichToReplace(Question[NewYorkCityState]):
    """A borough with a neutral skyscraper [NYC-11.11]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        for borough in range(i64(len(BOROUGHS))):
            if state.city.neutral[borough] > 0:
                out.add(REPLACE.first + borough)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        borough = REPLACE.thing(action)
        player = state.players[seat]
        state.city.neutral[borough] -= 1
        player.ready -= 1
        player.built[borough] += 1
        journal = state.journal
        if journal is not None:
            journal.note(REPLACED, seat, [borough], 1)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if REPLACE.names(action):
            return Reason(self.rule, "no neutral skyscraper is left in {borough}", {"borough": BOROUGHS[REPLACE.thing(action)]})
        return Reason(self.rule, "now a neutral skyscraper is replaced")


RENEW: Final = RenewHand("NYC-11.1")
DISCARD_ONE: Final = DiscardOne("NYC-11.5")
REMOVE_CHARACTER: Final = RemoveCharacter("NYC-11.7")
TAKE_CHARACTER: Final = TakeCharacter("NYC-11.7")
REPLACE_ONE: Final = ReplaceOne("NYC-11.11")
WHICH_TO_RENEW: Final = WhichToRenew("NYC-11.1")
WHICH_TO_DISCARD: Final = WhichToDiscard("NYC-11.5")
WHICH_TO_REMOVE: Final = WhichToRemove("NYC-11.7")
WHICH_TO_TAKE: Final = WhichToTake("NYC-11.7")
WHICH_TO_REPLACE: Final = WhichToReplace("NYC-11.11")
