"""The rules behind the small steps of a bid, and why some are refused."""

from typing import Final

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.games.new_york_city.abilities import COUNT_AS_ONE, COUNT_AS_TWO, PLAY_FROM_RESERVE
from midtown.games.new_york_city.cards import TYPES, WILD
from midtown.games.new_york_city.characters import RULES, SECOND
from midtown.games.new_york_city.exchange import why_not_swapped
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.using import usable, why_not_used
from midtown.games.new_york_city.words import (
    AS_ONE,
    AS_TWO,
    BACK,
    FROM_RESERVE,
    JOIN,
    PAIR,
    PAIR_WITH_RESERVE,
    PLAY,
    SWAP,
    USE,
)

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
            return why_not_laid(state, seat, int(verb.thing(action)), action)
    if FROM_RESERVE.names(action):
        return Reason("NYC-11.15", "{card} cannot be played from the reserve now", {"card": TYPES[FROM_RESERVE.thing(action)]})
    if BACK.names(action):
        return Reason("NYC-11.14", "you cannot go back so many steps for wild cards now")
    return what_is_asked(state, seat)


def what_is_asked(state: NewYorkCityState, seat: int) -> Reason:
    """The refusal of something that has no place in a bid."""
    if state.players[seat].bid.is_fresh():
        return Reason("NYC-7.3", "now it is bid: play cards, use characters, exchange, or pass")
    return Reason("NYC-7.3", "now the bid is put together: add to it, exchange, or let it stand")


def why_not_laid(state: NewYorkCityState, seat: int, card: int, action: int) -> Reason:
    """The refusal of a card in a bid."""
    rule = rule_of_composing(action, "NYC-7.8")
    player = state.players[seat]
    if player.hand.count(card) == 0:
        return Reason("NYC-7.3", "{card} is not in your hand", {"card": TYPES[card]})
    for verb, ability in ((AS_ONE, COUNT_AS_ONE), (AS_TWO, COUNT_AS_TWO), (PAIR_WITH_RESERVE, PLAY_FROM_RESERVE)):
        if verb.names(action) and usable(state, seat, ability) == NOBODY:
            return Reason(rule, "you have no character for this that is unused and paid for")
    if PAIR_WITH_RESERVE.names(action) and player.reserve.count(card) == 0:
        return Reason(rule, "{card} is not in your reserve", {"card": TYPES[card]})
    if PAIR.names(action) and player.hand.count(card) == 1:
        return Reason(rule, "there is only one {card} in your hand", {"card": TYPES[card]})
    return Reason(rule, "{card} would add nothing in this way", {"card": TYPES[card]})
