"""Bidding: how a bid of New York City is put together."""

from typing import Final, final

from midtown.bots.sense.new_york_city.hand import Sharing
from midtown.bots.sense.new_york_city.outlook import Outlook
from midtown.bots.sense.new_york_city.planning import Planning
from midtown.bots.sense.new_york_city.reserve import worth_in_reserve
from midtown.core.vocabulary import Verb
from midtown.games.new_york_city.abilities import RENEW_RESERVE
from midtown.games.new_york_city.cards import KINDS, WILD
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

WORTH_SWAPPING: Final = 0.25
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
            if USE.names(action) and self._renews(int(USE.thing(action))) and outlook.use(int(USE.thing(action))) >= outlook.dollar():
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
        for way in self._ways(sharing):
            offered = [action for action in way if action in options]
            if offered:
                return offered[0] if len(offered) == 1 else max(offered, key=self._left_after)
        return ends[0] if ends else options[0]

    def _ways(self, sharing: Sharing) -> list[list[int]]:
        """What can be added to the bid, the cheapest way first."""
        return [
            [int(PLAY.of(self._kind))],
            [int(PAIR.of(card)) for card in range(WILD) if sharing.pairs[card] > 0],
            with_any_card(JOIN),
            [int(PLAY.of(WILD))],
            [int(PAIR.of(WILD))],
            with_any_card(AS_TWO),
            [int(USE.of(kind)) for kind in self._outlook.player.team.to_list() if not self._renews(kind)],
            with_any_card(AS_ONE),
            with_any_card(FROM_RESERVE),
            with_any_card(PAIR_WITH_RESERVE),
            [int(BACK.first)],
        ]

    def _renews(self, kind: int) -> bool:
        """Does this character renew the reserve?"""
        return self._outlook.state.edition.ability[kind] == RENEW_RESERVE

    def _left_after(self, action: int) -> float:
        """What the hand is worth without the card that is used up."""
        used = [int(verb.thing(action)) for verb in (JOIN, AS_ONE, AS_TWO) if verb.names(action)]
        return self._planning.worth_without(*used)


def with_any_card(verb: Verb) -> list[int]:
    """This verb with every type of card."""
    return [int(verb.of(card)) for card in range(KINDS)]
