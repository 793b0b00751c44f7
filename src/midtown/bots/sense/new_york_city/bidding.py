"""Bidding: how a bid of New York City is put together."""

from collections.abc import Callable
from typing import Final, final

from midtown.bots.sense.new_york_city.hand import Sharing
from midtown.bots.sense.new_york_city.outlook import Outlook
from midtown.bots.sense.new_york_city.planning import Planning
from midtown.bots.sense.new_york_city.reserve import worth_in_reserve
from midtown.core.vocabulary import Verb
from midtown.games.new_york_city.abilities import RENEW_RESERVE
from midtown.games.new_york_city.cards import WILD
from midtown.games.new_york_city.words import (
    AS_ONE,
    AS_TWO,
    BACK,
    BID,
    FROM_RESERVE,
    JOIN,
    PAIR,
    PAIR_WITH_RESERVE,
    PASS,
    PLAY,
    SWAP,
    USE,
)

WORTH_SWAPPING: Final = 0.15
"""What an exchange must bring at least."""


@final
class Bidding:
    """The running bid of the own seat."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._kind = int(outlook.state.bids.bidding)
        self._tally = outlook.player.bid.tally
        self._planning = Planning(outlook, self._kind)

    def values(self, options: list[int]) -> list[float]:
        """One for what is best, nothing for the rest: the bid is put together step by step."""
        wanted = self._wanted(options)
        return [float(action == wanted) for action in options]

    def _wanted(self, options: list[int]) -> int:
        """First what makes the hand better, then the next step to the best bid."""
        if self._tally.is_nothing():
            action = self._improvement(options)
            if action is not None:
                return action
        return self._next_step(options)

    def _improvement(self, options: list[int]) -> int | None:
        """A new reserve, or the best exchange, if it is worth it."""
        outlook = self._outlook
        for action in options:
            if USE.names(action) and self._renews(action) and outlook.use(int(USE.thing(action))) >= outlook.dollar():
                return action
        swaps = [action for action in options if SWAP.names(action) and SWAP.other(action) >= self._kind]
        if not swaps:
            return None
        before = self._planning.share().worth + WORTH_SWAPPING
        best = max(swaps, key=self._after_swap)
        return best if self._after_swap(best) > before else None

    def _after_swap(self, action: int) -> float:
        """What the hand and the change of the reserve are worth after an exchange."""
        given, got = int(SWAP.one(action)), int(SWAP.other(action))
        kept = worth_in_reserve(self._outlook, given) - worth_in_reserve(self._outlook, got)
        return self._planning.exchanged(given, got) + kept

    def _next_step(self, options: list[int]) -> int:
        """Stop where the best bid is reached; else add to it what is least needed elsewhere."""
        laid = 1 if self._tally.is_loose() else int(self._tally.value())
        sharing = self._planning.share(laid)
        ends = [action for action in options if action in (BID.first, PASS.first)]
        if ends and sharing.value <= int(self._tally.value()):
            return ends[0]
        for find in self._ways(sharing):
            found = find(options)
            if found is not None:
                return found
        return ends[0] if ends else options[0]

    def _ways(self, sharing: Sharing) -> list[Callable[[list[int]], int | None]]:
        """How to add to the bid, the cheapest way first."""
        return [
            lambda options: named(options, int(PLAY.of(self._kind))),
            lambda options: next((action for action in options if PAIR.names(action) and self._is_spare(sharing, action)), None),
            lambda options: self._with_card(options, JOIN),
            lambda options: named(options, int(PLAY.of(WILD))),
            lambda options: named(options, int(PAIR.of(WILD))),
            lambda options: self._with_card(options, AS_TWO),
            lambda options: next((action for action in options if USE.names(action) and not self._renews(action)), None),
            lambda options: self._with_card(options, AS_ONE),
            lambda options: next((action for action in options if FROM_RESERVE.names(action) or PAIR_WITH_RESERVE.names(action)), None),
            lambda options: next((action for action in options if BACK.names(action)), None),
        ]

    def _is_spare(self, sharing: Sharing, action: int) -> bool:
        """Is this a pair that stands for a card that is lacking?"""
        card = int(PAIR.thing(action))
        return card != WILD and sharing.pairs[card] > 0

    def _renews(self, action: int) -> bool:
        return self._outlook.state.edition.ability[USE.thing(action)] == RENEW_RESERVE

    def _with_card(self, options: list[int], verb: Verb) -> int | None:
        """This verb with the card that is least needed."""
        actions = [action for action in options if verb.names(action)]
        if len(actions) <= 1:
            return actions[0] if actions else None
        return max(actions, key=lambda action: self._planning.worth_without(int(verb.thing(action))))


def named(options: list[int], action: int) -> int | None:
    """This action if it is offered."""
    return action if action in options else None
