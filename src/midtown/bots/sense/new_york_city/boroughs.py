"""Boroughs: what skyscrapers and prestige tiles in the boroughs of New York City will bring at the end."""

from math import exp
from typing import Final, final

from midtown.bots.sense.new_york_city.contests import Contests
from midtown.bots.sense.new_york_city.growth import Growth
from midtown.games.new_york_city.bidding import STATUE_POINTS
from midtown.games.new_york_city.board import BOROUGHS, LETTER_X, ROUNDS
from midtown.games.new_york_city.cards import PRESTIGE, SKYSCRAPER
from midtown.games.new_york_city.final_scoring import EVERYWHERE_POINTS
from midtown.games.new_york_city.state import NewYorkCityState

SETTLED: Final = 2.12
"""How sure a lead of one skyscraper is where the Mayor has been while five tiles are to come; the fewer come, the surer it is,"""
NEARLY: Final = 3.25
"""where he is,"""
OPEN: Final = 1.1
"""and where he is still to come."""
COMING: Final = 0.66
"""How likely it is to build at all where the Mayor is still to come."""
NEXT_RANK: Final = 0.5
"""What the next rank gets of the one before [NYC-10.4]."""
OTHERS: Final = 1.04
"""How much it counts what the others gain on average."""
ENTERING: Final = (0.0, 0.61, 0.26, 0.14, 0.15, 0.1, 0.1)
"""How much of the points for all six boroughs a further one is worth, by how many are missing."""


@final
class Boroughs:
    """The majorities as the own seat may expect them."""

    def __init__(self, state: NewYorkCityState, seat: int, first: int, contests: Contests) -> None:
        self._state = state
        self._seat = seat
        self._neutral = int(state.edition.participants)
        self._order = [int(token) for token in state.press.order.to_list()]
        growth = Growth(state, seat, first, contests)
        self._counts = growth.counts
        self._growth = growth.own
        self._tiles = min(ROUNDS, ROUNDS - int(state.round) + (1 if first <= PRESTIGE else 0))
        """How often tiles will be claimed."""
        self._surenesses = [self._sureness(int(letter), first) for letter in state.city.letters]
        self._built = [int(count) for count in state.players[seat].built]
        self._missing = self._built.count(0)
        self._bonus = EVERYWHERE_POINTS + (0 if state.statue else STATUE_POINTS)
        self._shares: dict[int, float] = {}
        self._by_rank: dict[int, float] = {}

    def _sureness(self, letter: int, first: int) -> float:
        """How sure leads are in the borough with this letter: the Mayor goes from A to E [NYC-5.2]."""
        here = int(self._state.round) - 1
        if letter < here or letter == LETTER_X or (letter == here and first > SKYSCRAPER):
            return SETTLED * (ROUNDS + 1) / (self._tiles + 1)
        return NEARLY if letter == here else OPEN

    def gain(self, borough: int, built: int, raised: int = 0) -> float:
        """What it brings to have so many skyscrapers more, or fewer, in a borough that is worth so much more."""
        return self._changed(borough, built, raised, 0)

    def replacing(self, borough: int) -> float:
        """What it brings to replace a neutral skyscraper by an own one [NYC-11.11]."""
        return self._changed(borough, 1, 0, 1)

    def _changed(self, borough: int, built: int, raised: int, neutral: int) -> float:
        own, others = self._counts[self._seat], self._counts[self._neutral]
        share, mine, theirs = self._present_share(borough), own[borough], others[borough]
        own[borough] += built
        others[borough] -= neutral
        gained = self._share(borough, int(self._state.city.value_of(borough)) + raised) - share
        own[borough], others[borough] = mine, theirs
        before = self._built[borough]
        if before == 0 and built > 0:
            return gained + self._bonus * ENTERING[self._missing]
        if before > 0 and before + built <= 0:
            return gained - self._bonus * ENTERING[self._missing + 1]
        return gained

    def with_rank(self, rank: int) -> float:
        """What all boroughs bring with so many tokens ahead on the press track [NYC-10.4]."""
        found = self._by_rank.get(rank)
        if found is None:
            order = self._order
            others = [token for token in order if token != self._seat]
            self._order = [*others[:rank], self._seat, *others[rank:]]
            found = sum([self._share(borough, int(self._state.city.value_of(borough))) for borough in range(len(BOROUGHS))])
            self._order = order
            self._by_rank[rank] = found
        return found

    def _present_share(self, borough: int) -> float:
        """What the own seat may expect of a borough as it is."""
        found = self._shares.get(borough)
        if found is None:
            found = self._share(borough, int(self._state.city.value_of(borough)))
            self._shares[borough] = found
        return found

    def _share(self, borough: int, value: int) -> float:
        """What the own seat may expect of a borough, less what the others may."""
        present = [(token, self._counts[token][borough]) for token in self._order if self._counts[token][borough] > 0]
        sureness = self._surenesses[borough]
        own = others = 0.0
        for place, (token, count) in enumerate(present):
            if token == self._neutral:
                continue
            share = float(value)
            for rank, (_other, theirs) in enumerate(present):
                if rank != place:
                    share *= 1 - NEXT_RANK / (1 + exp(sureness * (count - theirs + (0.5 if place < rank else -0.5))))
            if token == self._seat:
                own = share if count > self._growth[borough] else COMING * share
            else:
                others += share
        return own - OTHERS * others / (self._neutral - 1)
