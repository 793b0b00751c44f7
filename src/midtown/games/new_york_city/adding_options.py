"""What can be added to a bid, and what can be done on the way."""

from typing import Final

from mypy_extensions import i64

from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.pile import Pile
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
from midtown.games.new_york_city.characters import SECOND
from midtown.games.new_york_city.exchange import TYPE_BIT, offer_swaps
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.using import has_usable, unused, usable
from midtown.games.new_york_city.words import (
    AS_ONE,
    AS_TWO,
    BACK,
    FROM_RESERVE,
    JOIN,
    PAIR,
    PAIR_WITH_RESERVE,
    PLAY,
    USE,
)

TWO: Final = 2
MOST_STEPS: Final = 2


def can_bid(state: NewYorkCityState, seat: i64) -> bool:
    """Whether by all that everybody knows this player might bid or exchange something: cards or a character of phase II."""
    player = state.players[seat]
    if player.hand.n > 0:
        return True
    for place in range(player.team.n):
        if can_use_now(state, seat, player.team.cards[place]):
            return True
    return can_step_back(state, seat, 1) or can_step_back(state, seat, TWO)


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
    """Whether who has bid nothing yet can pay a second character for a wild card besides one with this ability [NYC-11.14, NYC-11.16]."""
    if state.players[seat].dollars < TWO:
        return False
    if ability == STEP_BACK:
        return unused(state, seat, ADD_WILD) > 0
    return unused(state, seat, ADD_WILD) > 1 or (unused(state, seat, STEP_BACK) > 0 and state.press.at[seat] > 0)


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
    return player.hand.n > 0 or not player.bid.tally.is_loose()


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
    for place in range(team.n):
        if can_use_now(state, seat, team.cards[place]):
            out.add_new(USE.first + team.cards[place])


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
    for place in range(hand.n):
        card = hand.cards[place]
        if card != WILD and tally.icons & TYPE_BIT[card] != 0:
            out.add_new(PLAY.first + card)


def offer_pairs(hand: Pile, matching: i64, tally: Tally, out: Offer) -> None:
    """Two equal cards of another type; two wild ones only where nothing counts yet [NYC-7.5, NYC-7.7]."""
    for place in range(1, hand.n):
        card = hand.cards[place]
        counts = tally.is_nothing() if card == WILD else not tally.is_joined()
        if counts and card == hand.cards[place - 1] and card != matching:
            out.add_new(PAIR.first + card)


def offer_joins(hand: Pile, matching: i64, out: Offer) -> None:
    """A card of another type with a wild one, real or virtual, where nothing but wild cards counts yet [NYC-7.7]."""
    for place in range(hand.n):
        if hand.cards[place] not in (matching, WILD):
            out.add_new(JOIN.first + hand.cards[place])


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
