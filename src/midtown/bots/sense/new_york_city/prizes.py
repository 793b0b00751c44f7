"""Prizes: what a bid of New York City brings in each of the six bidding rounds, by its value."""

from itertools import accumulate
from typing import Final, final

from midtown.bots.sense.new_york_city.company import Company
from midtown.bots.sense.new_york_city.outlook import Outlook
from midtown.bots.sense.new_york_city.tiles import Tiles
from midtown.core.flow import NOBODY
from midtown.games.new_york_city.abilities import BUILD_ONE_MORE, DOUBLE_PRESTIGE
from midtown.games.new_york_city.cards import BIDDING_ROUNDS, DOLLARS, ELEVATOR, PLANS, PRESS, PRESTIGE, SKYSCRAPER
from midtown.games.new_york_city.characters import VALUES
from midtown.games.new_york_city.using import usable

HIGHEST: Final = 7
"""Higher bids are not thought about."""
PLANS_TO_COME: Final = 1
"""How many skyscrapers are expected of the plans of this round at least, and besides those in the hand."""
DENIED: Final = {PRESS: 0.38, DOLLARS: 0.41, ELEVATOR: 0.33, PLANS: 0.09, PRESTIGE: 0.52, SKYSCRAPER: 0.75}
"""What it is worth that nobody else gets the bonus of a bidding round."""
LURED: Final = {PRESS: 0.54, DOLLARS: 0.57, ELEVATOR: 0.22, PRESTIGE: 0.09}
"""What it is worth that a Tom spends a wild card on a bidding round: he will lack it when he builds [NYC-12.17]."""


@final
class Prizes:
    """What each value of a bid brings in the bidding rounds that are not over."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._company = Company(outlook)
        self._tiles: list[float] = Tiles(outlook).best_two() if outlook.first <= PRESTIGE else []

    def rounds(self) -> list[list[float]]:
        """By bidding round, from the first that is not over: what bids from nothing to the highest bring at most."""
        return [self._round(kind) for kind in range(self._outlook.first, BIDDING_ROUNDS)]

    def _round(self, kind: int) -> list[float]:
        """By value: what a bid brings; who wants less can bid less."""
        chances = self._outlook.contests.chances(kind, HIGHEST)
        if kind == PRESTIGE:
            tile, other = self._tiles
            tile += DENIED[kind]
            expected = [self._points(value) + best * tile + second * other for value, (best, second) in enumerate(chances)]
        else:
            plain = [self._action(kind, value) for value in range(HIGHEST + 2)]
            denied = DENIED[kind]
            expected = [plain[value] + best * (plain[value + 1] - plain[value] + denied) for value, (best, _second) in enumerate(chances)]
        if self._outlook.state.edition.toms and kind == self._outlook.first and kind in LURED:
            lured = [self._outlook.contests.lured(kind, value) for value in range(HIGHEST + 1)]
            expected = [worth + LURED[kind] * spent for worth, spent in zip(expected, lured, strict=True)]
        expected[0] = 0.0
        return list(accumulate(expected, max))

    def _points(self, value: int) -> float:
        """The points of a prestige bid, doubled where that can be paid [NYC-8.6, NYC-11.19]."""
        if usable(self._outlook.state, self._outlook.seat, DOUBLE_PRESTIGE) == NOBODY:
            return float(value)
        return value + max(0.0, value - self._outlook.dollar())

    def _action(self, kind: int, value: int) -> float:
        """What the action of a bidding round brings."""
        outlook = self._outlook
        if kind == PRESS:
            return outlook.steps(value)
        if kind == DOLLARS:
            have = int(outlook.player.dollars) - int(outlook.player.bid.uses.n)
            return outlook.dollars(have + value) - outlook.dollars(have)
        if kind == ELEVATOR:
            return self._company.best(min(value, VALUES))
        if kind == PLANS:
            have = int(outlook.player.ready)
            return outlook.ready(have + value) - outlook.ready(have)
        return self._building(value)

    def _building(self, value: int) -> float:
        """What skyscrapers in the borough of the Mayor bring, less what they are worth on the own board [NYC-8.11]."""
        outlook = self._outlook
        have = int(outlook.player.ready)
        coming = PLANS_TO_COME + int(outlook.player.hand.count(PLANS)) if outlook.first <= PLANS else 0
        built = min(value, have + coming)
        spent = outlook.ready(have + coming) - outlook.ready(have + coming - built)
        if built > 0 and usable(outlook.state, outlook.seat, BUILD_ONE_MORE) != NOBODY:
            built += 1
            spent += outlook.dollar()
        return outlook.boroughs.gain(int(outlook.state.mayor), built) - spent if built else 0.0
