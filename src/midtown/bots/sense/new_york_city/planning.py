"""Planning: what a hand of New York City will bring in the bidding rounds to come."""

from typing import Final, final

from midtown.bots.sense.new_york_city.hand import Hand, Sharing
from midtown.bots.sense.new_york_city.outlook import Outlook
from midtown.bots.sense.new_york_city.prizes import Prizes
from midtown.core.flow import NOBODY
from midtown.games.new_york_city.abilities import (
    ADD_PRESTIGE,
    ADD_WILD,
    COUNT_AS_ONE,
    COUNT_AS_TWO,
    PLAY_FROM_RESERVE,
    STEP_BACK,
)
from midtown.games.new_york_city.cards import KINDS, PRESTIGE
from midtown.games.new_york_city.using import usable

LEAST_LOSS: Final = 0.01
"""Of ways that bring nearly the same the cheaper one is taken."""


def counted(cards: list[int]) -> list[int]:
    """Cards by type."""
    counts = [0] * KINDS
    for card in cards:
        counts[card] += 1
    return counts


@final
class Planning:
    """The own hand with all that can be added to bids."""

    def __init__(self, outlook: Outlook, bidding: int = NOBODY) -> None:
        self.outlook: Final = outlook
        self._bidding = bidding
        self.counts: Final = counted(self._cards())
        self._hand = Hand(outlook.first, Prizes(outlook).rounds(), self._helps())

    def _cards(self) -> list[int]:
        """The hand; in phase I also the reserve, for which it can be exchanged later [NYC-7.9]."""
        player = self.outlook.player
        if self.outlook.state.pairs.n > 0:
            return player.hand.to_list() + player.reserve.to_list()
        return player.hand.to_list()

    def _helps(self) -> list[float]:
        """What each further card costs that characters can add to bids."""
        outlook = self.outlook
        dollars = int(outlook.player.dollars) - int(outlook.player.bid.uses.n)
        price, helps = outlook.dollar() + LEAST_LOSS, []
        if self._can(COUNT_AS_TWO):
            helps.append([price, LEAST_LOSS])
        helps += [[price] for ability in (COUNT_AS_ONE, ADD_WILD) if self._can(ability)]
        if outlook.first == PRESTIGE and self._can(ADD_PRESTIGE):
            helps.append([price])
        if self._bidding != NOBODY and outlook.player.reserve.count(self._bidding) > 0 and self._can(PLAY_FROM_RESERVE):
            helps.append([price])
        if self._can(STEP_BACK):
            helps.append([price - outlook.steps(-1)])
        return [cost for costs in helps[:dollars] for cost in costs]

    def _can(self, ability: int) -> bool:
        return usable(self.outlook.state, self.outlook.seat, ability) != NOBODY

    def share(self, laid: int = 0) -> Sharing:
        """The best use of the hand, when the running bid counts so much already."""
        return self._hand.share(self.counts, laid)

    def worth(self, *cards: int) -> float:
        """What the hand would bring with these cards more."""
        return self._worth(cards, 1)

    def worth_without(self, *cards: int) -> float:
        """What the hand would bring without these cards."""
        return self._worth(cards, -1)

    def exchanged(self, given: int, got: int) -> float:
        """What the hand would bring with one card for another."""
        counts = list(self.counts)
        counts[given] -= 1
        counts[got] += 1
        return self._hand.share(counts, 0).worth

    def _worth(self, cards: tuple[int, ...], change: int) -> float:
        counts = list(self.counts)
        for card in cards:
            counts[card] += change
        return self._hand.share(counts, 0).worth
