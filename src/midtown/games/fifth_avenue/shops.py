"""Shops: which tile, which plot, what follows."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.core.offer import Offer
from midtown.core.rules import Question, Step
from midtown.games.fifth_avenue.board import DISTRICTS, PLACES, PLOTS, PLOTS_EACH, SHOP_BIT, SIXTH
from midtown.games.fifth_avenue.ending import end_game
from midtown.games.fifth_avenue.scoring import PLACINGS, score_bonus
from midtown.games.fifth_avenue.shop_tiles import NO_TILE
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.words import LEFT_OVER, PLACE_SHOP, PLACED_SHOP

LAST_PAIR: Final = 2
"""When one of two tiles of a block is placed, the other one is left over."""


def tiles_on_offer(state: FifthAvenueState) -> i64:
    """The kinds of tiles in the active block, as bits [5A-4.1]."""
    row = state.shops.row
    kinds: i64 = 0
    for place in range(row.n - state.edition.active[state.shops.placed], row.n):
        kinds |= SHOP_BIT[row.cards[place]]
    return kinds


def has_place_for_shop(state: FifthAvenueState) -> bool:
    """Whether any plot can take a shop [5A-3.3]."""
    for district in range(i64(DISTRICTS)):
        if not state.board.is_closed(district):
            first = district * PLOTS_EACH
            for plot in range(first, first + state.edition.plots):
                if state.board.takes_shop(plot):
                    return True
    return False


def take_tile(state: FifthAvenueState, shop: i64) -> None:
    """Take a tile of this kind out of the active block [5A-4.1]."""
    state.exercise("5A-4.1")
    row = state.shops.row
    row.remove_above(row.n - state.edition.active[state.shops.placed], shop)
    state.shops.tile = shop


@final
class PlaceShop(Step[FifthAvenueState]):
    """The player places the tile he has taken [5A-4.2]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        state.ask(WHICH_PLOT, who)


@final
class WhichPlot(Question[FifthAvenueState]):
    """An empty plot or one with a single shop, in a district that is not closed [5A-4.2]."""

    def options(self, state: FifthAvenueState, seat: i64, out: Offer) -> None:
        for district in range(i64(DISTRICTS)):
            if not state.board.is_closed(district):
                first = district * PLOTS_EACH
                for plot in range(first, first + state.edition.plots):
                    if state.board.takes_shop(plot):
                        out.add(PLACE_SHOP.first + plot)

    def answer(self, state: FifthAvenueState, seat: i64, action: i64) -> None:
        plot = PLACE_SHOP.thing(action)
        state.board.open_shop(plot, state.shops.tile)
        journal = state.journal
        if journal is not None:
            journal.note(PLACED_SHOP[state.shops.tile], seat, [plot], 1)
        state.shops.tile = NO_TILE
        move_leftover(state)
        state.shops.placed += 1
        if state.shops.placed == PLACINGS:
            end_game(state, "5A-9.1")
        else:
            score_bonus(state)

    def refusal(self, state: FifthAvenueState, seat: int, action: int) -> Reason:
        if not PLACE_SHOP.names(action):
            return Reason(self.rule, "now the shop is placed: place it on a plot")
        plot = int(PLACE_SHOP.thing(action))
        district = plot // PLOTS_EACH
        if plot % PLOTS_EACH == SIXTH and not state.edition.has_sixth:
            return not_on_this_side(plot)
        if state.board.is_closed(district):
            return Reason("5A-8.6", "{district} is closed", {"district": PLACES[district]})
        if state.board.towers[plot] > 0:
            return Reason(self.rule, "there are skyscrapers on {plot}", {"plot": PLOTS[plot]})
        return Reason(self.rule, "there are two shops on {plot} already", {"plot": PLOTS[plot]})


def not_on_this_side(plot: int) -> Reason:
    """The refusal of a sixth plot on the side of the board that has none."""
    return Reason("5A-1.3", "{plot} is not on this side of the board", {"plot": PLOTS[plot]})


def move_leftover(state: FifthAvenueState) -> None:
    """The last tile of a block goes below Central Park at once [5A-4.3]."""
    if state.edition.active[state.shops.placed] == LAST_PAIR:
        tile = state.shops.row.pop()
        state.shops.below.insert(tile)
        journal = state.journal
        if journal is not None:
            journal.note_by("5A-4.3", LEFT_OVER, NOBODY, [tile], 1)


PLACE: Final = PlaceShop("5A-4.2")
WHICH_PLOT: Final = WhichPlot("5A-4.2")
