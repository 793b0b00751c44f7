"""Reckoning: what things of Fifth Avenue are worth to a seat, and how high it can bid for them."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.pile import vec
from midtown.games.fifth_avenue.board import COMMISSIONERS, DISTRICTS, PLACE_BIT, PLOTS_EACH, SHOP_BIT, WORTH
from midtown.games.fifth_avenue.cards import BLACK, COLOUR_BIT, FIRST_BLACK, SUIT, SUITS, VALUE
from midtown.games.fifth_avenue.state import FifthAvenueState

USUAL_VALUE: Final = 4.9
"""What a card that is not seen is worth."""


def worth_of_park(state: FifthAvenueState) -> float:
    """What a skyscraper in Central Park will be worth, by the kinds of tiles below it [5A-9.5]."""
    below = state.shops.below
    kinds: i64 = 0
    for place in range(below.n):
        kinds |= SHOP_BIT[below.cards[place]]
    return float(WORTH[kinds])


def in_sight(state: FifthAvenueState, seat: i64) -> i64:
    """What the open districts would bring a seat at the end."""
    total: i64 = 0
    for district in range(i64(DISTRICTS)):
        if not state.board.is_closed(district):
            total += state.points_in(seat, district)
    return total


def prospect(state: FifthAvenueState, seat: i64, park: float) -> float:
    """The points of a seat if the game ended now."""
    player = state.players[seat]
    return float(player.points + in_sight(state, seat)) + float(player.park) * park * 0.7


def strongest_rival(state: FifthAvenueState, seat: i64, park: float) -> i64:
    """The other seat that stands best."""
    found = seat
    best = -1.0
    for other in range(state.seats):
        if other != seat:
            value = prospect(state, other, park)
            if value > best:
                best = value
                found = other
    return found


@final
class Ground:
    """What is left of a district, and what the others have there."""

    def __init__(self, state: FifthAvenueState, seat: i64, district: i64) -> None:
        board = state.board
        self.shops: i64 = 0
        self.room: i64 = 0
        """How many plots are empty,"""
        self.best: i64 = 0
        """and what the best of them is worth."""
        self.towers: i64 = 0
        """The skyscrapers of the others,"""
        self.rival: i64 = 0
        """and the most points that one of them gets here."""
        for plot in range(district * PLOTS_EACH, district * PLOTS_EACH + state.edition.plots):
            self.shops += board.tiles[plot]
            if board.is_empty(plot):
                self.room += 1
                if state.worth_of(plot) > self.best:
                    self.best = state.worth_of(plot)
            elif board.owner[plot] != seat:
                self.towers += board.towers[plot]
        for other in range(state.seats):
            if other != seat and state.points_in(other, district) > self.rival:
                self.rival = state.points_in(other, district)


def marks_in(state: FifthAvenueState, district: i64) -> float:
    """How many commissioners have left a marker in a district."""
    found = 0.0
    for who in range(i64(len(COMMISSIONERS))):
        if state.board.marked[who] & PLACE_BIT[district] != 0:
            found += 1.0
    return found


def values_held(state: FifthAvenueState, seat: i64) -> vec[float]:
    """By colour: what the own cards are worth together, those of the running bid included."""
    player = state.players[seat]
    found = vec[float]([0.0] * len(SUITS))
    for place in range(player.hand.n):
        card = player.hand.cards[place]
        found[SUIT[card]] += float(VALUE[card])
    for place in range(player.bid.n):
        card = player.bid.cards[place]
        found[SUIT[card]] += float(VALUE[card])
    return found


def values_counted(state: FifthAvenueState, seat: i64) -> vec[float]:
    """By colour: what the cards of another seat are worth together, by what all can count."""
    player = state.players[seat]
    found = vec[float]([0.0] * len(SUITS))
    for place in range(player.hand.n):
        found[SUIT[player.hand.cards[place]]] += USUAL_VALUE
    for place in range(player.bid.n):
        found[SUIT[player.bid.cards[place]]] += USUAL_VALUE
    return found


def power(held: vec[float], permitted: i64) -> float:
    """How high a bid in the best of these colours can get; nothing without a card of it [5A-7.6]."""
    most = 0.0
    for colour in range(i64(BLACK)):
        if permitted & COLOUR_BIT[colour] != 0 and held[colour] > most:
            most = held[colour]
    if most == 0.0:
        return 0.0
    return most + held[BLACK]


def beside(state: FifthAvenueState, owner: i64, plot: i64, wares: i64) -> i64:
    """By how much these wares raise what the owner has on a plot."""
    board = state.board
    if board.owner[plot] != owner:
        return 0
    edition = state.edition
    now = board.wares[edition.before[plot]] | board.wares[edition.after[plot]]
    return board.towers[plot] * (WORTH[now | wares] - WORTH[now])


def gain_of_shop(state: FifthAvenueState, seat: i64, rival: i64, plot: i64, shop: i64) -> i64:
    """What a shop on this plot brings the own seat more than the rival."""
    before = state.edition.before[plot]
    after = state.edition.after[plot]
    wares = SHOP_BIT[shop]
    own = beside(state, seat, before, wares) + beside(state, seat, after, wares)
    return own - beside(state, rival, before, wares) - beside(state, rival, after, wares)


def can_open(state: FifthAvenueState, plot: i64) -> bool:
    """Could a shop be placed here?"""
    district = plot // PLOTS_EACH
    return plot - district * PLOTS_EACH < state.edition.plots and not state.board.is_closed(district) and state.board.takes_shop(plot)


def cards_of(state: FifthAvenueState, seat: i64) -> i64:
    """How many cards a seat holds, by what all can see: a bid counts only as far as it is shown."""
    player = state.players[seat]
    return player.hand.n + player.bid.n - player.shown


def black_cards_of(state: FifthAvenueState, seat: i64) -> i64:
    """How many of them are black."""
    player = state.players[seat]
    found: i64 = 0
    for place in range(player.hand.n):
        if player.hand.cards[place] >= FIRST_BLACK:
            found += 1
    for place in range(player.shown, player.bid.n):
        if player.bid.cards[place] >= FIRST_BLACK:
            found += 1
    return found
