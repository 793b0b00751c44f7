"""Adding cards and characters to a bid, in secret."""

from typing import Final

from mypy_extensions import i64

from midtown.games.new_york_city.abilities import (
    ADD_WILD,
    COUNT_AS_ONE,
    COUNT_AS_TWO,
    STEP_BACK,
)
from midtown.games.new_york_city.cards import WILD
from midtown.games.new_york_city.exchange import TYPE_BIT
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.using import usable
from midtown.games.new_york_city.words import (
    AS_ONE,
    AS_TWO,
    BACK,
    JOIN,
    PAIR,
    PLAY,
    USE,
)

TWO: Final = 2


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
    bid = state.players[seat].bid
    if card == WILD:
        bid.tally = bid.tally.with_wilds(1)
    elif card == state.bids.bidding:
        bid.tally = bid.tally.with_matching(1)
    else:
        bid.tally = bid.tally.with_joined_paired()


def count_pair(state: NewYorkCityState, seat: i64, card: i64) -> None:
    """Two equal cards count as one; two wild ones as wild cards [NYC-7.5, NYC-7.7]."""
    bid = state.players[seat].bid
    bid.tally = bid.tally.with_wilds(TWO) if card == WILD else bid.tally.with_pair()


def join(state: NewYorkCityState, seat: i64, card: i64) -> None:
    """A card of another type counts together with a wild one [NYC-7.7]."""
    bid = state.players[seat].bid
    if bid.tally.is_nothing():
        lay(state, seat, WILD)
        bid.tally = bid.tally.with_wilds(1)
    lay(state, seat, card)
    bid.tally = bid.tally.with_joined()


def step_back(state: NewYorkCityState, seat: i64, steps: i64) -> None:
    """Steps back on the press track count as wild cards; they are made when the bid is shown [NYC-11.14]."""
    bid = state.players[seat].bid
    bid.uses.insert(usable(state, seat, STEP_BACK))
    bid.steps += steps
    bid.tally = bid.tally.with_wilds(steps)


def lay(state: NewYorkCityState, seat: i64, card: i64) -> None:
    """A card of the hand becomes part of the bid as it is."""
    player = state.players[seat]
    player.hand.remove(card)
    player.bid.laid.add(card)
    player.bid.tally = player.bid.tally.with_icon(TYPE_BIT[card])


def lay_as(state: NewYorkCityState, seat: i64, card: i64, ability: i64, worth: i64) -> None:
    """A card of the hand becomes part of the bid through a character [NYC-11.13, NYC-11.20]."""
    bid = state.players[seat].bid
    bid.uses.insert(usable(state, seat, ability))
    state.players[seat].hand.remove(card)
    bid.laid.add(card)
    bid.tally = bid.tally.with_matching(worth)


def use_for_bid(state: NewYorkCityState, seat: i64, kind: i64) -> None:
    """A character adds a card to the bid [NYC-11.16, NYC-11.17]."""
    bid = state.players[seat].bid
    bid.uses.insert(kind)
    bid.tally = bid.tally.with_wilds(1) if state.edition.ability[kind] == ADD_WILD else bid.tally.with_matching(1)
