"""Boroughs: what skyscrapers and prestige tiles in the boroughs of New York City will bring at the end."""

from math import exp
from typing import Final, final

from midtown.bots.sense.new_york_city.contests import Contests
from midtown.core.flow import NOBODY
from midtown.games.new_york_city.bidding import STATUE_POINTS
from midtown.games.new_york_city.board import BOROUGHS, LETTER_X
from midtown.games.new_york_city.cards import SKYSCRAPER
from midtown.games.new_york_city.final_scoring import EVERYWHERE_POINTS
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.tom import MOST_IN_BOROUGH

SETTLED: Final = 2.5
"""How sure a lead of one skyscraper is where the Mayor has been,"""
NEARLY: Final = 2.2
"""where he is,"""
OPEN: Final = 0.9
"""and where he is still to come."""
MOST: Final = 20
"""No difference of skyscrapers is greater."""
NEXT_RANK: Final = 0.5
"""What the next rank gets of the one before [NYC-10.4]."""
OTHERS: Final = 1.0
"""How much it counts what the others gain on average."""
ENTERING: Final = (0.0, 0.85, 0.45, 0.25, 0.15, 0.1, 0.1)
"""How much of the points for all six boroughs a further one is worth, by how many are missing."""


def chances(sureness: float) -> list[float]:
    """How likely somebody stays ahead, by twice the difference of skyscrapers; a tie on the press track counts one."""
    return [1 / (1 + exp(-sureness * difference / 2)) for difference in range(-2 * MOST, 2 * MOST + 1)]


PAST: Final = chances(SETTLED)
PRESENT: Final = chances(NEARLY)
FUTURE: Final = chances(OPEN)


@final
class Boroughs:
    """The majorities as the own seat may expect them."""

    def __init__(self, state: NewYorkCityState, seat: int, first: int, contests: Contests) -> None:
        self._state = state
        self._seat = seat
        self._neutral = int(state.edition.participants)
        self._order = [int(token) for token in state.press.order.to_list()]
        self._counts = [[int(count) for count in state.players[other].built] for other in range(self._neutral)]
        self._counts.append([int(count) for count in state.city.neutral])
        self._chances = [self._sureness(int(letter), first) for letter in state.city.letters]
        if first <= SKYSCRAPER and state.mayor != NOBODY:
            self._expect(contests)
        self._missing = self._counts[seat].count(0)
        self._bonus = EVERYWHERE_POINTS + (0 if state.statue else STATUE_POINTS)
        self._before = [self._share(borough, int(state.city.value_of(borough))) for borough in range(len(BOROUGHS))]

    def _sureness(self, letter: int, first: int) -> list[float]:
        """How sure leads are in the borough with this letter: the Mayor goes from A to E [NYC-5.2]."""
        here = int(self._state.round) - 1
        if letter < here or letter == LETTER_X or (letter == here and first > SKYSCRAPER):
            return PAST
        return PRESENT if letter == here else FUTURE

    def _expect(self, contests: Contests) -> None:
        """Count in the borough of the Mayor what the others will build there in this round."""
        mayor = int(self._state.mayor)
        for other in range(self._neutral):
            if other != self._seat:
                counts, coming = self._counts[other], max(0, round(contests.expected(other, SKYSCRAPER)))
                if self._state.is_person(other):
                    counts[mayor] += min(coming, int(self._state.players[other].ready))
                else:
                    counts[mayor] = min(counts[mayor] + coming, MOST_IN_BOROUGH)

    def gain(self, borough: int, built: int, raised: int = 0) -> float:
        """What it brings to have so many skyscrapers more, or fewer, in a borough that is worth so much more."""
        return self._changed(borough, built, raised, 0)

    def replacing(self, borough: int) -> float:
        """What it brings to replace a neutral skyscraper by an own one [NYC-11.11]."""
        return self._changed(borough, 1, 0, 1)

    def _changed(self, borough: int, built: int, raised: int, neutral: int) -> float:
        own, others = self._counts[self._seat], self._counts[self._neutral]
        before = own[borough]
        own[borough] += built
        others[borough] -= neutral
        gained = self._share(borough, int(self._state.city.value_of(borough)) + raised) - self._before[borough]
        own[borough] -= built
        others[borough] += neutral
        if before == 0 and built > 0:
            return gained + self._bonus * ENTERING[self._missing]
        if before > 0 and before + built <= 0:
            return gained - self._bonus * ENTERING[self._missing + 1]
        return gained

    def _share(self, borough: int, value: int) -> float:
        """What the own seat may expect of a borough, less what the others may."""
        tokens = [token for token in self._order if self._counts[token][borough] > 0]
        chance, middle = self._chances[borough], 2 * MOST
        own = others = 0.0
        for place, token in enumerate(tokens):
            if token == self._neutral:
                continue
            count, share = self._counts[token][borough], float(value)
            for rank, other in enumerate(tokens):
                if other != token:
                    lead = 2 * (self._counts[other][borough] - count) + (1 if rank < place else -1)
                    share *= 1 - NEXT_RANK * chance[middle + lead]
            if token == self._seat:
                own = share
            else:
                others += share
        return own - OTHERS * others / (self._neutral - 1)
