"""Putting a bid together, card by card and character by character, unseen by the others until it stands."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.pile import Pile
from midtown.core.rules import Question, Step
from midtown.games.new_york_city.abilities import (
    ADD_PRESTIGE,
    ADD_WILD,
    COUNT_AS_ONE,
    COUNT_AS_TWO,
    PLAY_FROM_RESERVE,
    RENEW_RESERVE,
    STEP_BACK,
)
from midtown.games.new_york_city.bid import Tally
from midtown.games.new_york_city.cards import PRESTIGE, TYPES, WILD
from midtown.games.new_york_city.characters import RULES, SECOND
from midtown.games.new_york_city.exchange import TYPE_BIT, offer_swaps, swap, why_not_swapped
from midtown.games.new_york_city.exercised import exercise_use_rules
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.using import has_usable, unused, usable, why_not_used
from midtown.games.new_york_city.words import (
    AS_ONE,
    AS_TWO,
    BACK,
    BID,
    BID_STANDS,
    DISCARD,
    DISCARDED,
    DONE,
    FROM_RESERVE,
    JOIN,
    PAIR,
    PAIR_WITH_RESERVE,
    PASS,
    PASSED,
    PLAY,
    SHOWED,
    STEPPED_BACK,
    SWAP,
    USE,
    USED,
)

TWO: Final = 2
MOST_STEPS: Final = 2


def can_bid(state: NewYorkCityState, seat: i64) -> bool:
    """Whether by all that everybody knows this player might bid or exchange something: cards or a character of phase II."""
    player = state.players[seat]
    return player.hand.n > 0 or has_usable(state, seat, SECOND)


# --- what can be added ---


def can_play_reserve(state: NewYorkCityState, seat: i64, card: i64) -> bool:
    """A card of the reserve that equals one played from the hand, and counts or makes a pair with it [NYC-11.15]."""
    player = state.players[seat]
    tally = player.bid.tally
    if player.reserve.count(card) == 0 or tally.icons & TYPE_BIT[card] == 0:
        return False
    return card in (WILD, state.bids.bidding) or tally.is_joined()


def can_pair_reserve(state: NewYorkCityState, seat: i64, card: i64) -> bool:
    """A card of another type from the hand with an equal one from the reserve [NYC-11.15]."""
    player = state.players[seat]
    tally = player.bid.tally
    if player.hand.count(card) == 0 or player.reserve.count(card) == 0 or card == state.bids.bidding:
        return False
    if card == WILD:
        return tally.is_nothing()
    return not tally.is_joined()


def can_add_wilds(state: NewYorkCityState, seat: i64, ability: i64, count: i64) -> bool:
    """Whether so many virtual wild cards count, or can be made to count by a card of the hand or another character [NYC-7.6]."""
    player = state.players[seat]
    return not player.bid.tally.is_nothing() or count >= TWO or player.hand.n > 0 or can_add_second_wild(state, seat, ability)


def can_add_second_wild(state: NewYorkCityState, seat: i64, ability: i64) -> bool:
    """Whether the player can pay another character that adds a wild card besides one with this ability [NYC-11.14, NYC-11.16]."""
    player = state.players[seat]
    if player.dollars - player.bid.uses.n < TWO:
        return False
    if ability == STEP_BACK:
        return unused(state, seat, ADD_WILD) > 0
    return unused(state, seat, ADD_WILD) > 1 or (unused(state, seat, STEP_BACK) > 0 and state.press.at[seat] > player.bid.steps)


def can_use_now(state: NewYorkCityState, seat: i64, kind: i64) -> bool:
    """A character of phase II that is simply used: it adds a card, or renews the reserve [NYC-11.12, NYC-11.16, NYC-11.17]."""
    player = state.players[seat]
    ability = state.edition.ability[kind]
    if ability not in (RENEW_RESERVE, ADD_WILD, ADD_PRESTIGE) or not player.can_use(kind):
        return False
    if ability == ADD_WILD:
        return can_add_wilds(state, seat, ADD_WILD, 1)
    if ability == ADD_PRESTIGE:
        return state.bids.bidding == PRESTIGE and not player.bid.tally.is_joined()
    return not player.bid.tally.is_loose()


def offer_composing(state: NewYorkCityState, seat: i64, out: Offer) -> None:
    """Everything that can be added to the bid or done on the way, in id order."""
    usable_now = has_usable(state, seat, SECOND)
    if usable_now:
        offer_uses(state, seat, out)
    if state.players[seat].hand.n > 0:
        offer_cards(state, seat, out)
    if usable_now:
        offer_by_characters(state, seat, out)
    offer_swaps(state, seat, out)


def offer_uses(state: NewYorkCityState, seat: i64, out: Offer) -> None:
    """The characters that are simply used."""
    team = state.players[seat].team
    last: i64 = -1
    for place in range(team.n):
        kind = team.cards[place]
        if kind != last and can_use_now(state, seat, kind):
            out.add(USE.first + kind)
        last = kind


def offer_cards(state: NewYorkCityState, seat: i64, out: Offer) -> None:
    """The cards of the hand alone, in pairs, or with a wild one, in id order."""
    hand = state.players[seat].hand
    tally = state.players[seat].bid.tally
    matching = state.bids.bidding
    has_wild = hand.cards[hand.n - 1] == WILD
    nothing = tally.is_nothing()
    if tally.is_joined():
        offer_second_of_joined(hand, tally, out)
    elif hand.count(matching) > 0:
        out.add(PLAY.first + matching)
    if has_wild and not nothing:
        out.add(PLAY.first + WILD)
    offer_pairs(hand, matching, tally, out)
    if tally.is_all_wild() or (nothing and has_wild):
        offer_joins(hand, matching, out)


def offer_second_of_joined(hand: Pile, tally: Tally, out: Offer) -> None:
    """A card that makes a pair with an equal one that was joined with a wild one [NYC-7.5, NYC-7.8]."""
    last: i64 = -1
    for place in range(hand.n):
        card = hand.cards[place]
        if card not in (last, WILD) and tally.icons & TYPE_BIT[card] != 0:
            last = card
            out.add(PLAY.first + card)


def offer_pairs(hand: Pile, matching: i64, tally: Tally, out: Offer) -> None:
    """Two equal cards of another type; two wild ones only where nothing counts yet [NYC-7.5, NYC-7.7]."""
    may_pair = not tally.is_joined()
    last: i64 = -1
    for place in range(1, hand.n):
        card = hand.cards[place]
        if card == hand.cards[place - 1] and card not in (last, matching):
            last = card
            if (card != WILD and may_pair) or (card == WILD and tally.is_nothing()):
                out.add(PAIR.first + card)


def offer_joins(hand: Pile, matching: i64, out: Offer) -> None:
    """A card of another type with a wild one, real or virtual, where nothing but wild cards counts yet [NYC-7.7]."""
    last: i64 = -1
    for place in range(hand.n):
        card = hand.cards[place]
        if card not in (last, matching, WILD):
            last = card
            out.add(JOIN.first + card)


def offer_by_characters(state: NewYorkCityState, seat: i64, out: Offer) -> None:
    """What characters add to a bid together with a card or with steps [NYC-11.13, NYC-11.14, NYC-11.15, NYC-11.20]."""
    player = state.players[seat]
    if not player.bid.tally.is_joined():
        if usable(state, seat, COUNT_AS_ONE) != NOBODY:
            out.add_each(AS_ONE, player.hand)
        if usable(state, seat, COUNT_AS_TWO) != NOBODY:
            out.add_each(AS_TWO, player.hand)
    if usable(state, seat, PLAY_FROM_RESERVE) != NOBODY:
        offer_reserve(state, seat, out)
    for steps in range(i64(MOST_STEPS)):
        if can_step_back(state, seat, steps + 1):
            out.add(BACK.first + steps)


def offer_reserve(state: NewYorkCityState, seat: i64, out: Offer) -> None:
    """Cards of the reserve alone, or in pairs with cards of the hand [NYC-11.15]."""
    types = i64(len(TYPES))
    for card in range(types):
        if can_play_reserve(state, seat, card):
            out.add(FROM_RESERVE.first + card)
    for card in range(types):
        if can_pair_reserve(state, seat, card):
            out.add(PAIR_WITH_RESERVE.first + card)


def can_step_back(state: NewYorkCityState, seat: i64, steps: i64) -> bool:
    """Steps back on the press track for wild cards; not behind the start [NYC-11.14]."""
    if usable(state, seat, STEP_BACK) == NOBODY:
        return False
    return state.press.at[seat] - state.players[seat].bid.steps >= steps and can_add_wilds(state, seat, STEP_BACK, steps)


# --- adding ---


def add_to_bid(state: NewYorkCityState, seat: i64, action: i64) -> None:
    """Add what an answer says to the bid, in secret."""
    if PLAY.names(action):
        lay(state, seat, PLAY.thing(action))
        count_card(state, seat, PLAY.thing(action))
    elif PAIR.names(action):
        lay(state, seat, PAIR.thing(action))
        lay(state, seat, PAIR.thing(action))
        count_pair(state, seat, PAIR.thing(action))
    elif JOIN.names(action):
        join(state, seat, JOIN.thing(action))
    elif AS_ONE.names(action):
        lay_as(state, seat, AS_ONE.thing(action), COUNT_AS_ONE, 1)
    elif AS_TWO.names(action):
        lay_as(state, seat, AS_TWO.thing(action), COUNT_AS_TWO, TWO)
    elif BACK.names(action):
        step_back(state, seat, BACK.thing(action) + 1)
    else:
        use_for_bid(state, seat, USE.thing(action))


def count_card(state: NewYorkCityState, seat: i64, card: i64) -> None:
    """A matching or a wild card counts; another one makes a pair with an equal one that was joined [NYC-7.4, NYC-7.5, NYC-7.6]."""
    tally = state.players[seat].bid.tally
    if card == WILD:
        tally.wilds += 1
    elif card == state.bids.bidding:
        tally.matching += 1
    else:
        tally.joined -= 1
        tally.swaps += 1


def count_pair(state: NewYorkCityState, seat: i64, card: i64) -> None:
    """Two equal cards count as one; two wild ones as wild cards [NYC-7.5, NYC-7.7]."""
    tally = state.players[seat].bid.tally
    if card == WILD:
        tally.wilds += TWO
    else:
        tally.swaps += 1


def join(state: NewYorkCityState, seat: i64, card: i64) -> None:
    """A card of another type counts together with a wild one [NYC-7.7]."""
    tally = state.players[seat].bid.tally
    if tally.is_nothing():
        lay(state, seat, WILD)
        tally.wilds += 1
    lay(state, seat, card)
    tally.joined += 1


def step_back(state: NewYorkCityState, seat: i64, steps: i64) -> None:
    """Steps back on the press track count as wild cards; they are made when the bid is shown [NYC-11.14]."""
    bid = state.players[seat].bid
    bid.uses.insert(usable(state, seat, STEP_BACK))
    bid.steps += steps
    bid.tally.wilds += steps


def lay(state: NewYorkCityState, seat: i64, card: i64) -> None:
    """A card of the hand becomes part of the bid as it is."""
    player = state.players[seat]
    player.hand.remove(card)
    player.bid.laid.add(card)
    player.bid.tally.icons |= TYPE_BIT[card]


def lay_as(state: NewYorkCityState, seat: i64, card: i64, ability: i64, worth: i64) -> None:
    """A card of the hand becomes part of the bid through a character [NYC-11.13, NYC-11.20]."""
    bid = state.players[seat].bid
    bid.uses.insert(usable(state, seat, ability))
    state.players[seat].hand.remove(card)
    bid.laid.add(card)
    bid.tally.matching += worth


def use_for_bid(state: NewYorkCityState, seat: i64, kind: i64) -> None:
    """A character adds a card to the bid [NYC-11.16, NYC-11.17]."""
    player = state.players[seat]
    player.bid.uses.insert(kind)
    if state.edition.ability[kind] == ADD_WILD:
        player.bid.tally.wilds += 1
    else:
        player.bid.tally.matching += 1


# --- showing ---


def show_bid(state: NewYorkCityState, seat: i64) -> None:
    """The others see the bid as far as it has come: cards, characters and steps back [NYC-1.7]."""
    player = state.players[seat]
    bid = player.bid
    journal = state.journal
    for place in range(bid.shown, bid.laid.n):
        state.show(seat, bid.laid.cards[place])
    for place in range(bid.uses.n):
        player.pay(bid.uses.cards[place])
        if journal is not None:
            exercise_use_rules(journal, state, seat, bid.uses.cards[place])
            journal.note_by(RULES[bid.uses.cards[place]], USED, seat, [bid.uses.cards[place]], 1)
    if bid.uses.n > 1:
        state.exercise("NYC-4.4")
    if bid.steps > 0:
        state.press.place(seat, state.press.at[seat] - bid.steps)
        if journal is not None:
            journal.note_by("NYC-11.14", STEPPED_BACK, seat, [], state.press.at[seat])
    bid.open_up()


def play_from_reserve(state: NewYorkCityState, seat: i64, card: i64) -> None:
    """A card of the reserve is played, and the reserve refilled; all see what has been bid so far [NYC-11.15]."""
    player = state.players[seat]
    bid = player.bid
    kind = usable(state, seat, PLAY_FROM_RESERVE)
    bid.uses.insert(kind)
    journal = state.journal
    if journal is not None:
        journal.note_by("NYC-11.15", SHOWED, seat, [*bid.laid.to_list()[bid.shown :], int(card)], bid.tally.value())
    show_bid(state, seat)
    player.reserve.remove(card)
    bid.laid.add(card)
    bid.open_up()
    bid.end_exchange()
    state.refill_reserve(seat)


# --- the questions ---


@final
class WhatToBid(Question[NewYorkCityState]):
    """Begin a bid, exchange, use a character, or pass [NYC-7.3]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        offer_composing(state, seat, out)
        out.add(PASS.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == PASS.first:
            state.players[seat].bid.end_exchange()
            journal = state.journal
            if journal is not None:
                journal.note(PASSED, seat, [], 0)
            return
        compose(state, seat, action)

    def rule_of(self, action: int) -> str:
        return rule_of_composing(action, self.rule)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        return why_not_added(state, seat, action)


@final
class WhatToAdd(Question[NewYorkCityState]):
    """Go on with the bid, or let it stand [NYC-7.8]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        offer_composing(state, seat, out)
        if state.players[seat].bid.tally.value() > 0:
            out.add(BID.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == BID.first:
            let_stand(state, seat)
            return
        compose(state, seat, action)

    def rule_of(self, action: int) -> str:
        return rule_of_composing(action, self.rule)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if action == BID.first:
            return Reason("NYC-7.6", "a single wild card counts nothing: add something to it")
        return why_not_added(state, seat, action)


def compose(state: NewYorkCityState, seat: i64, action: i64) -> None:
    """Take one small step of a turn: secret ones lead on to the next question, open ones are seen by all."""
    if is_open(state, action):
        take_open_step(state, seat, action)
        state.then(GO_ON_BIDDING, seat)
    else:
        add_to_bid(state, seat, action)
        state.ask_on(WHAT_TO_ADD, seat)


def is_open(state: NewYorkCityState, action: i64) -> bool:
    """Whether all see this step at once: it changes the reserve."""
    if USE.names(action):
        return state.edition.ability[USE.thing(action)] == RENEW_RESERVE
    return SWAP.names(action) or FROM_RESERVE.names(action) or PAIR_WITH_RESERVE.names(action)


def take_open_step(state: NewYorkCityState, seat: i64, action: i64) -> None:
    """Exchange, play from the reserve, or renew it [NYC-7.9, NYC-11.12, NYC-11.15]."""
    if SWAP.names(action):
        swap(state, seat, SWAP.one(action), SWAP.other(action))
    elif FROM_RESERVE.names(action):
        count_card(state, seat, FROM_RESERVE.thing(action))
        play_from_reserve(state, seat, FROM_RESERVE.thing(action))
    elif PAIR_WITH_RESERVE.names(action):
        lay(state, seat, PAIR_WITH_RESERVE.thing(action))
        count_pair(state, seat, PAIR_WITH_RESERVE.thing(action))
        play_from_reserve(state, seat, PAIR_WITH_RESERVE.thing(action))
    else:
        state.use(seat, USE.thing(action))
        state.then(RENEW, seat)


def let_stand(state: NewYorkCityState, seat: i64) -> None:
    """The bid is final and open [NYC-7.3]."""
    player = state.players[seat]
    journal = state.journal
    if journal is not None:
        journal.note(BID_STANDS, seat, player.bid.laid.to_list(), player.bid.tally.value())
    show_bid(state, seat)
    player.bid.end_exchange()


@final
class GoOnBidding(Step[NewYorkCityState]):
    """After something open the turn goes on where it was [NYC-7.3]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        bid = state.players[who].bid
        if bid.open_tally.is_nothing():
            state.ask(WHAT_TO_BID, who)
            if not bid.is_fresh():
                state.ask_on(WHAT_TO_ADD, who)
        else:
            state.ask(WHAT_TO_ADD, who)


def rule_of_composing(action: int, rule: str) -> str:
    """The rule behind a small step of a bid."""
    if USE.names(action):
        return RULES[USE.thing(action)]
    if action == PLAY.first + WILD:
        return "NYC-7.6"
    if action == PAIR.first + WILD:
        return "NYC-7.7"
    for verb, number in RULE_OF_VERB:
        if verb.names(action):
            return number
    return rule


def why_not_added(state: NewYorkCityState, seat: int, action: int) -> Reason:
    """The refusal of something that cannot be added to a bid now."""
    if USE.names(action):
        return why_not_used(state, seat, int(USE.thing(action)), SECOND)
    if SWAP.names(action):
        return why_not_swapped(state, seat, action)
    for verb in (PLAY, PAIR, JOIN, AS_ONE, AS_TWO, PAIR_WITH_RESERVE):
        if verb.names(action):
            return why_not_laid(state, seat, int(verb.thing(action)), rule_of_composing(action, "NYC-7.8"))
    if FROM_RESERVE.names(action):
        return Reason("NYC-11.15", "{card} cannot be played from the reserve now", {"card": TYPES[FROM_RESERVE.thing(action)]})
    if BACK.names(action):
        return Reason("NYC-11.14", "you cannot go back so many steps for wild cards now")
    return Reason("NYC-7.3", "now it is bid: play cards, use characters, exchange, let the bid stand, or pass")


def why_not_laid(state: NewYorkCityState, seat: int, card: int, rule: str) -> Reason:
    """The refusal of a card in a bid."""
    if state.players[seat].hand.count(card) == 0:
        return Reason("NYC-7.3", "{card} is not in your hand", {"card": TYPES[card]})
    return Reason(rule, "{card} would add nothing in this way", {"card": TYPES[card]})


# --- renewing the reserve [NYC-11.12] ---


@final
class RenewReserve(Step[NewYorkCityState]):
    """Discard any number of cards of the reserve, then refill it [NYC-11.12]."""

    def run(self, state: NewYorkCityState, who: i64) -> None:
        if state.players[who].reserve.n > 0:
            state.ask(WHICH_OF_RESERVE, who)
        else:
            refill(state, who)


def refill(state: NewYorkCityState, seat: i64) -> None:
    """The reserve is full again; its cards may be exchanged anew."""
    state.players[seat].bid.end_exchange()
    state.refill_reserve(seat)


@final
class WhichOfReserve(Question[NewYorkCityState]):
    """A card of the reserve to discard, or no more [NYC-11.12]."""

    def options(self, state: NewYorkCityState, seat: i64, out: Offer) -> None:
        out.add_each(DISCARD, state.players[seat].reserve)
        out.add(DONE.first)

    def answer(self, state: NewYorkCityState, seat: i64, action: i64) -> None:
        if action == DONE.first:
            refill(state, seat)
            return
        card = DISCARD.thing(action)
        state.players[seat].reserve.remove(card)
        state.discards.add(card)
        journal = state.journal
        if journal is not None:
            journal.note(DISCARDED, seat, [card], 1)
        state.then(RENEW, seat)

    def refusal(self, state: NewYorkCityState, seat: int, action: int) -> Reason:
        if DISCARD.names(action):
            return Reason(self.rule, "{card} is not in your reserve", {"card": TYPES[DISCARD.thing(action)]})
        return Reason(self.rule, "now cards of the reserve are discarded: discard one, or done")


RULE_OF_VERB: Final = [
    (PLAY, "NYC-7.4"),
    (PAIR, "NYC-7.5"),
    (JOIN, "NYC-7.7"),
    (AS_ONE, "NYC-11.13"),
    (AS_TWO, "NYC-11.20"),
    (FROM_RESERVE, "NYC-11.15"),
    (PAIR_WITH_RESERVE, "NYC-11.15"),
    (BACK, "NYC-11.14"),
    (SWAP, "NYC-7.9"),
]
RENEW: Final = RenewReserve("NYC-11.12")
GO_ON_BIDDING: Final = GoOnBidding("NYC-7.3")
WHAT_TO_BID: Final = WhatToBid("NYC-7.3")
WHAT_TO_ADD: Final = WhatToAdd("NYC-7.8")
WHICH_OF_RESERVE: Final = WhichOfReserve("NYC-11.12")
