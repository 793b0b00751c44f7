"""Drafting: which cards and characters to use in phase I of New York City."""

from typing import Final, final

from midtown.bots.sense.new_york_city.company import Company
from midtown.bots.sense.new_york_city.outlook import CARD, Outlook
from midtown.bots.sense.new_york_city.planning import Planning
from midtown.games.new_york_city.abilities import (
    EXCHANGE_CHARACTER,
    FETCH_FROM_RESERVE,
    RENEW_HAND,
    REPLACE_NEUTRAL,
    TAKE_SINGLES,
)
from midtown.games.new_york_city.board import BOROUGHS
from midtown.games.new_york_city.cards import PLANS, SKYSCRAPER, WILD
from midtown.games.new_york_city.characters import VALUES
from midtown.games.new_york_city.words import DONE, TAKE, USE

FULL_HAND: Final = 7
"""How many cards a hand has when both pairs are taken."""
FIRST_OF_ALL: Final = 1000.0
"""Characters that are worth their dollar are used before a pair is taken."""
NEVER: Final = -1000.0
PAIR: Final = 2
TOMS_CARDS: Final = {PLANS: 0.33, SKYSCRAPER: 0.29, WILD: 0.23}
"""How much more than others a card is worth to a Tom: he builds with it at the end of the round [NYC-12.17]."""
RENEWED: Final = 0.6
"""How much of a card that is drawn unseen can be counted on."""


@final
class Drafting:
    """A turn of phase I from the own seat."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._state = outlook.state
        self._planning = Planning(outlook)
        self._company = Company(outlook)

    def values(self, options: list[int]) -> list[float]:
        """What each pair makes of the hand; characters come first if they pay."""
        return [self._value(action) for action in options]

    def _value(self, action: int) -> float:
        if TAKE.names(action):
            return self._pair((int(TAKE.one(action)), int(TAKE.other(action))))
        if action == DONE.first:
            return 0.0
        gain = self._gain(int(USE.thing(action))) - self._outlook.dollar()
        return FIRST_OF_ALL + gain if gain > 0 else NEVER

    def _pair(self, pair: tuple[int, int]) -> float:
        """What a pair brings; who drafts alone counts in the best second one, and what a Tom does not get [NYC-12.5]."""
        state = self._state
        if state.edition.participants == state.seats:
            return self._planning.worth(*pair)
        best = self._planning.worth(*pair) + denied(pair)
        toms = state.edition.participants - state.seats
        if state.seats == 1 and state.pairs.n > PAIR * (1 + toms):
            others = self._pairs()
            others.remove(pair)
            best = max([self._planning.worth(*pair, *other) + denied(pair) + denied(other) for other in others])
        return best

    def _pairs(self) -> list[tuple[int, int]]:
        """The pairs that lie open."""
        shown = self._state.pairs.to_list()
        return list(zip(shown[::PAIR], shown[1::PAIR], strict=True))

    def _gain(self, kind: int) -> float:
        """What it brings to use a character now."""
        ability = int(self._state.edition.ability[kind])
        if ability == RENEW_HAND and self._outlook.player.hand.n < FULL_HAND:
            return 0.0
        if ability == TAKE_SINGLES:
            return self._two_singles()
        if ability == EXCHANGE_CHARACTER:
            return max([self.exchange(other) for other in self._outlook.player.team.to_list()])
        if ability == FETCH_FROM_RESERVE:
            reserve = self._outlook.player.reserve
            return CARD * len({card for card in self._outlook.state.taken.to_list() if reserve.count(card) > 0})
        if ability == REPLACE_NEUTRAL:
            return max([self.replacement(borough) for borough in range(len(BOROUGHS)) if self._state.city.neutral[borough] > 0])
        return self._outlook.use(kind)

    def _two_singles(self) -> float:
        """What two single cards bring more than the best pair [NYC-11.2]."""
        pairs = self._pairs()
        worth = {card: self._planning.worth(card) for card in self._state.pairs.to_list()}
        best = sorted([max(worth[one], worth[other]) for one, other in pairs], reverse=True)
        before = self._planning.worth()
        return sum(best[:PAIR]) - before - max([self._planning.worth(*pair) for pair in pairs])

    def exchange(self, kind: int) -> float:
        """What it brings to exchange a character for the best one that may be taken [NYC-11.7]."""
        most = min(VALUES, int(self._state.edition.value[kind]) + 1)
        return self._company.best(most) - self._company.worth(kind)

    def replacement(self, borough: int) -> float:
        """What it brings to replace a neutral skyscraper from the own board [NYC-11.11]."""
        have = int(self._outlook.player.ready)
        return self._outlook.boroughs.replacing(borough) - (self._outlook.ready(have) - self._outlook.ready(have - 1))

    def renewal(self, card: int) -> float:
        """What it brings to draw a card instead of one of the hand [NYC-11.1]."""
        return RENEWED * CARD - (self._planning.worth() - self._planning.worth_without(card))


def denied(pair: tuple[int, int]) -> float:
    """What it is worth that a Tom does not get a pair."""
    return sum([TOMS_CARDS.get(card, 0.0) for card in pair])
