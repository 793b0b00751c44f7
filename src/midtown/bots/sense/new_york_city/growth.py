"""Growth: how many skyscrapers everybody may be expected to have in the boroughs of New York City."""

from typing import Final, final

from midtown.bots.sense.new_york_city.contests import PAIR, Contests
from midtown.core.flow import NOBODY
from midtown.games.new_york_city.board import BOROUGHS, LETTER_X
from midtown.games.new_york_city.cards import SKYSCRAPER
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.tom import MOST_IN_BOROUGH

OWN_TO_COME: Final = 0.77
"""How many skyscrapers the own seat will build where the Mayor is still to come,"""
PEOPLES_TO_COME: Final = 0.77
"""how many each of the other people,"""
TOMS_TO_COME: Final = 0.38
"""how many a Tom for each card he gets in a round,"""
TOMS_BONUS: Final = 0.69
"""and how many more because his bid is mostly the highest [NYC-8.11]."""
DRAWN_BEFORE_BIDS: Final = {"A": 0, "B": 2, "C": 5}
"""As how many cards more it counts for his building that a Tom draws before bidding rounds, by mode [NYC-12.6]."""


@final
class Growth:
    """What is built, with what others will build in this round and all in later ones."""

    def __init__(self, state: NewYorkCityState, seat: int, first: int, contests: Contests) -> None:
        self._state = state
        self._seat = seat
        self._count = int(state.edition.participants)
        self.counts: Final = [[float(count) for count in state.players[other].built] for other in range(self._count)]
        """By participant and borough; the neutral ones last."""
        self.counts.append([float(count) for count in state.city.neutral])
        self.own: Final = [0.0] * len(BOROUGHS)
        """By borough: what of it the own seat is still to build."""
        if first <= SKYSCRAPER and state.mayor != NOBODY:
            self._expect_now(contests)
        self._expect_later()

    def _expect_now(self, contests: Contests) -> None:
        """Count in the borough of the Mayor what the others will build there in this round."""
        mayor = int(self._state.mayor)
        for other in range(self._count):
            if other != self._seat:
                counts, coming = self.counts[other], max(0.0, contests.expected(other, SKYSCRAPER))
                if self._state.is_person(other):
                    counts[mayor] += min(coming, int(self._state.players[other].ready))
                else:
                    counts[mayor] = min(counts[mayor] + coming + (TOMS_BONUS if coming > 0 else 0.0), MOST_IN_BOROUGH)

    def _expect_later(self) -> None:
        """Count what all will build where the Mayor is still to come."""
        letters, here = self._state.city.letters, int(self._state.round) - 1
        boroughs = [borough for borough in range(len(BOROUGHS)) if here < letters[borough] < LETTER_X]
        for other in range(self._count):
            coming, counts = self._to_come(other), self.counts[other]
            for borough in boroughs:
                counts[borough] = (
                    counts[borough] + coming if self._state.is_person(other) else min(counts[borough] + coming, MOST_IN_BOROUGH)
                )
        for borough in boroughs:
            self.own[borough] = OWN_TO_COME

    def _to_come(self, other: int) -> float:
        """How many skyscrapers somebody will build when the Mayor comes to a borough."""
        if other == self._seat:
            return OWN_TO_COME
        if self._state.is_person(other):
            return PEOPLES_TO_COME
        tom = self._state.edition.toms[other - int(self._state.seats)]
        return TOMS_BONUS + TOMS_TO_COME * (PAIR + int(tom.strength) + DRAWN_BEFORE_BIDS[tom.level[0]])
