"""Outlook: what things on the table of Fifth Avenue will bring by the end, in points."""

from math import comb
from typing import Final, final

from midtown.games.fifth_avenue.board import DISTRICTS, NO_PLOT, PLOTS_EACH, SHOPS, SHOWN_TILES, WORTH
from midtown.games.fifth_avenue.cards import BLACK, SUIT, VALUE
from midtown.games.fifth_avenue.scoring import BONUSES, PLACINGS, districts_of
from midtown.games.fifth_avenue.state import FifthAvenueState

ALL_KINDS: Final = len(WORTH) - 1
SCORINGS: Final = 0.25
"""How often a district is scored from the beginning of a game until just before its end."""
GROWTH: Final = 0.45
"""The chance that from the beginning to the end another kind of shop comes to a plot that can take one."""
SAFETY: Final = (0.75, 0.88, 1.0, 1.0, 1.0, 1.0, 1.0)
"""What is left of the prospects of a district by how many plots are empty: a full one can be closed."""
AFTER_CLOSING: Final = 0.7
"""What is left of the time when one district is closed."""
USUAL_PARK: Final = 3.5
"""What a skyscraper in Central Park is worth while too few tiles lie below it."""
BONUS_CHANCES: Final = (0.0, 0.6, 0.3, 0.15)
"""How much of a bonus a further district is worth, by how many are missing."""

WORTH_KEPT_AT_THE_END: Final = 0.2
"""What is left at the end of the worth of cards and skyscrapers that are kept,"""
WORTH_KEPT_BEFORE: Final = 2.0
"""and how fast it falls towards the end."""
CARD: Final = 2.0
"""What a coloured card of value 5 is worth in a hand of the usual size,"""
USUAL_HAND: Final = 10
DEAREST_CARD: Final = 1.33
"""how much dearer it gets in a small one,"""
QUALITIES: Final = {4: 1.15, 5: 1.0, 6: 0.9}
"""what others are worth compared with it: low ones let more be built,"""
BLACK_QUALITY: Final = 1.2
"""and black ones serve in every auction."""
FURTHER_SKYSCRAPER: Final = 0.82
"""What a further skyscraper in the own supply is worth compared with the one before."""


def net(gains: list[float], seat: int) -> float:
    """What a seat gains more than the others do on average."""
    return gains[seat] - (sum(gains) - gains[seat]) / (len(gains) - 1)


@final
class Outlook:
    """The rest of the game as a seat may expect it, by what everybody can see and its own hand."""

    def __init__(self, state: FifthAvenueState, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.seats: Final = range(int(state.seats))
        self.left: Final = self._time_left()
        """How much of the game is left, from 1 down to 0."""
        self._keeping: Final = min(1.0, WORTH_KEPT_AT_THE_END + WORTH_KEPT_BEFORE * self.left)
        self._skyscrapers: dict[int, float] = {}
        self.card: Final = self._worth_of_card()
        """What a coloured card of value 5 is worth to the own seat."""
        self._in_supply: Final = self._worth_in_supply()

    def _time_left(self) -> float:
        left = (PLACINGS - int(self.state.shops.placed)) / PLACINGS
        return left if self.state.board.closed == 0 else left * AFTER_CLOSING

    def _worth_of_card(self) -> float:
        """The more cards, the less each of them is worth."""
        player = self.state.players[self.seat]
        held = max(1, int(player.hand.n + player.bid.n))
        return CARD * self._keeping * min(DEAREST_CARD, USUAL_HAND / held)

    def _worth_in_supply(self) -> float:
        """What the first skyscraper in the own supply is worth: it could be built on the best own plot."""
        homes = [int(self.state.board.home(self.seat, district)) for district in range(DISTRICTS)]
        return self._keeping * max([USUAL_PARK, *[self.skyscraper(home) for home in homes if home != NO_PLOT]])

    # --- skyscrapers ---

    def skyscraper(self, plot: int) -> float:
        """What a skyscraper on this plot brings by scorings until the end."""
        found = self._skyscrapers.get(plot)
        if found is None:
            found = self.skyscraper_beside(plot, self.wares_beside(plot))
            self._skyscrapers[plot] = found
        return found

    def wares_beside(self, plot: int) -> int:
        """The kinds of shops beside a plot, as bits."""
        edition, wares = self.state.edition, self.state.board.wares
        return int(wares[edition.before[plot]] | wares[edition.after[plot]])

    def skyscraper_beside(self, plot: int, wares: int) -> float:
        """What it would bring beside these kinds of shops."""
        now = float(WORTH[wares])
        then = now
        if wares != ALL_KINDS:
            one_more = wares | (wares + 1)
            then += (float(WORTH[one_more]) - now) * min(1.0, GROWTH * self.left * self._places_beside(plot))
        return (then + SCORINGS * self.left * (now + then) / 2) * SAFETY[self.empty_plots(plot // PLOTS_EACH)]

    def _places_beside(self, plot: int) -> int:
        """On how many plots beside this one a shop can still be placed."""
        edition, board = self.state.edition, self.state.board
        return sum([board.takes_shop(beside) for beside in (edition.before[plot], edition.after[plot])])

    def empty_plots(self, district: int) -> int:
        """How many plots of a district are empty."""
        first, board = district * PLOTS_EACH, self.state.board
        return sum([board.is_empty(plot) for plot in range(first, first + int(self.state.edition.plots))])

    def park(self) -> float:
        """What a skyscraper in Central Park will be worth, by the tiles that lie below it so far [5A-9.5]."""
        below = self.state.shops.below.to_list()
        if len(below) < SHOWN_TILES:
            return USUAL_PARK
        one, two, three, four = [below.count(shop) for shop in range(len(SHOPS))]
        every = comb(len(below), SHOWN_TILES)
        of_one_kind = sum([comb(count, SHOWN_TILES) for count in (one, two, three, four)])
        of_three_kinds = one * two * (three + four) + (one + two) * three * four
        of_two_kinds = every - of_one_kind - of_three_kinds
        return (of_one_kind * int(WORTH[0b1]) + of_two_kinds * int(WORTH[0b11]) + of_three_kinds * int(WORTH[0b111])) / every

    def supply(self, skyscrapers: int) -> float:
        """What so many skyscrapers in the own supply are worth."""
        return self._in_supply * (1 - FURTHER_SKYSCRAPER**skyscrapers) / (1 - FURTHER_SKYSCRAPER)

    def entering(self, seat: int) -> float:
        """What skyscrapers in a further district add to the bonuses to come [5A-4.4, 5A-4.5, 5A-4.6]."""
        have = int(districts_of(self.state, seat))
        coming = [(bonus.points, max(0, bonus.districts - have)) for bonus in BONUSES if bonus.placed > self.state.shops.placed]
        return sum([points * BONUS_CHANCES[missing] for points, missing in coming if missing < len(BONUS_CHANCES)])

    # --- cards ---

    def price(self, card: int) -> float:
        """What a card is worth in the own hand."""
        worth = self.card * QUALITIES[int(VALUE[card])]
        return worth * BLACK_QUALITY if SUIT[card] == BLACK else worth

    # --- the end ---

    def lead(self, seat: int, changes: list[float]) -> float:
        """By how much a seat would win if the game ended after these changes of the points; below zero if another one would."""
        park = self.park()
        totals = [self._total(other, park) + change for other, change in enumerate(changes)]
        return totals[seat] - max(totals[:seat] + totals[seat + 1 :])

    def _total(self, seat: int, park: float) -> float:
        """The points of a seat after the final scoring."""
        player = self.state.players[seat]
        districts = sum([int(self.state.points_in(seat, district)) for district in range(DISTRICTS)])
        return int(player.points) + districts + int(player.park) * park
