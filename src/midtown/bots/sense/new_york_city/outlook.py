"""Outlook: what things on the table of New York City will bring by the end, in points."""

from typing import Final, final

from midtown.bots.sense.new_york_city.boroughs import Boroughs
from midtown.bots.sense.new_york_city.contests import Contests
from midtown.games.new_york_city.abilities import (
    ADD_PRESTIGE,
    ADD_WILD,
    ADVANCE_BY_RANK,
    BID_LAST,
    BUILD_ONE_MORE,
    COUNT_AS_ONE,
    COUNT_AS_TWO,
    DISCARD_TWO,
    DOUBLE_PRESTIGE,
    EXCHANGE_CHARACTER,
    FETCH_FROM_RESERVE,
    GROW_RESERVE,
    PLAY_FROM_RESERVE,
    RENEW_HAND,
    RENEW_RESERVE,
    REPLACE_NEUTRAL,
    STEP_BACK,
    TAKE_BACK_CARDS,
    TAKE_BOTH_PAIRS,
    TAKE_SINGLES,
)
from midtown.games.new_york_city.board import LAST_SPACE, ROUNDS
from midtown.games.new_york_city.cards import SKYSCRAPER
from midtown.games.new_york_city.characters import END, FIRST
from midtown.games.new_york_city.final_scoring import PRESS_POINTS, PRESS_SPACE
from midtown.games.new_york_city.state import NewYorkCityState

CARD: Final = 2.3
"""What a card is worth that is drawn unseen."""
STEP: Final = 1.07
"""What a space of the press track is worth besides the points at the end."""
FURTHER_STEP: Final = 0.98
"""What a further space is worth compared with the one before."""
RANK: Final = 0.8
"""How much of what the order on the press track would bring now is left of it with each round to come."""
SKYSCRAPER_READY: Final = 2.15
"""What the first skyscraper on the own board is worth that can still be built,"""
FURTHER_READY: Final = 0.94
"""a further one compared with the one before in the first round, less in later ones,"""
LEFT_OVER: Final = 0.5
"""and what is left of it, and of a dollar, at the end [NYC-10.8]."""
DEAREST_DOLLAR: Final = 1.5
"""A dollar that is spent can be earned again for so much, unless this is the last round."""
LATER: Final = 0.91
"""What using a character counts a round later,"""
TRUST: Final = 0.7
"""and how much of it is counted on at all."""
ABILITIES: Final = {
    RENEW_HAND: 0.98,
    TAKE_SINGLES: 0.63,
    GROW_RESERVE: 0.8,
    TAKE_BOTH_PAIRS: 0.17,
    DISCARD_TWO: -1.78,
    EXCHANGE_CHARACTER: 1.13,
    FETCH_FROM_RESERVE: 1.63,
    REPLACE_NEUTRAL: 2.92,
    RENEW_RESERVE: 0.11,
    COUNT_AS_ONE: 1.19,
    STEP_BACK: 0.29,
    PLAY_FROM_RESERVE: 1.09,
    ADD_WILD: 0.49,
    ADD_PRESTIGE: 1.46,
    BID_LAST: 0.83,
    DOUBLE_PRESTIGE: 2.36,
    COUNT_AS_TWO: 1.16,
    BUILD_ONE_MORE: 1.44,
    TAKE_BACK_CARDS: 2.68,
    ADVANCE_BY_RANK: 1.16,
}
"""What it usually brings to use an ability once, besides what it gives at once."""


@final
class Outlook:
    """The rest of the game as a seat may expect it, by what everybody can see and its own hand."""

    def __init__(self, state: NewYorkCityState, seat: int, first: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.first: Final = first
        """The first bidding round of this round that is not over; after the last one if all are."""
        self.player: Final = state.players[seat]
        self.left: Final = ROUNDS - int(state.round)
        """How many rounds come after this one."""
        self.contests: Final = Contests(state, seat, first)
        self.boroughs: Final = Boroughs(state, seat, first, self.contests)
        self._uses: Final = self._coming_uses()
        self._further: Final = FURTHER_READY ** (ROUNDS / (self.left + 1))
        self._ready: Final = [0.0]

    def _coming_uses(self) -> list[float]:
        """What the own characters will bring each time they are paid, the best first."""
        edition, uses = self.state.edition, []
        paid = self.player.paid.to_list() + self.player.bid.uses.to_list()
        for kind in self.player.team.to_list():
            phase = int(edition.phase[kind])
            if phase == END:
                continue
            worth = TRUST * self.use(kind)
            if kind in paid:
                paid.remove(kind)
            elif phase != FIRST or self.first == 0:
                uses.append(worth)
            for _round in range(self.left):
                worth *= LATER
                uses.append(worth)
        uses.sort(reverse=True)
        return uses

    def use(self, kind: int) -> float:
        """What it usually brings to use a character once."""
        edition = self.state.edition
        return (
            int(edition.points[kind])
            + int(edition.dollars[kind]) * LEFT_OVER
            + int(edition.cards[kind]) * CARD
            + int(edition.skyscrapers[kind]) * SKYSCRAPER_READY
            + int(edition.steps[kind]) * STEP
            + ABILITIES.get(int(edition.ability[kind]), 0.0)
        )

    def dollars(self, count: int) -> float:
        """What so many dollars are worth: as many as characters can use, the rest a half."""
        paying = [max(LEFT_OVER, use) for use in self._uses[:count]]
        return sum(paying) + LEFT_OVER * (count - len(paying))

    def dollar(self) -> float:
        """What the next dollar costs that is spent."""
        count = int(self.player.dollars) - int(self.player.bid.uses.n)
        worth = self.dollars(count) - self.dollars(count - 1)
        return min(worth, DEAREST_DOLLAR) if self.left > 0 else worth

    def ready(self, count: int) -> float:
        """What so many skyscrapers on the own board are worth: further ones less, and a half where none can be built any more."""
        if self.left == 0 and self.first > SKYSCRAPER:
            return count * LEFT_OVER
        while len(self._ready) <= count:
            self._ready.append(self._ready[-1] + max(LEFT_OVER, SKYSCRAPER_READY * self._further ** (len(self._ready) - 1)))
        return self._ready[max(0, count)]

    def steps(self, count: int) -> float:
        """What it is worth to go so many spaces ahead on the press track."""
        at = int(self.state.press.at[self.seat])
        return self._space(min(LAST_SPACE, at + count)) - self._space(at)

    def _space(self, at: int) -> float:
        """What a space of the press track is worth: ties, and points at the end [NYC-3.4, NYC-10.7]."""
        later = (2 * self.left + 1) / ROUNDS
        ties = STEP * later * (1 - FURTHER_STEP**at) / (1 - FURTHER_STEP) + RANK**self.left * self.boroughs.with_rank(self._ahead(at))
        return ties + PRESS_POINTS * min(at, PRESS_SPACE) / PRESS_SPACE

    def _ahead(self, at: int) -> int:
        """How many tokens are ahead of the own one where it is, or comes to: it lies on top, on the last space below [NYC-3.2, NYC-3.3]."""
        press = self.state.press
        order = press.order.to_list()
        if at == press.at[self.seat]:
            return order.index(self.seat)
        nearest = LAST_SPACE if at == LAST_SPACE else at + 1
        return len([token for token in order if token != self.seat and press.at[token] >= nearest])
