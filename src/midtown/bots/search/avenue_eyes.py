"""AvenueEyes: how Fifth Avenue looks to a seat, in numbers."""

from typing import Final, final

from mypy_extensions import i64

from midtown.bots.search.avenue_reckoning import (
    Ground,
    black_cards_of,
    can_open,
    cards_of,
    gain_of_shop,
    in_sight,
    marks_in,
    power,
    prospect,
    strongest_rival,
    values_counted,
    values_held,
    worth_of_park,
)
from midtown.bots.search.eyes import Eyes
from midtown.bots.search.inputs import Inputs
from midtown.core.flow import LOWEST_SEAT, SEAT_BIT
from midtown.core.pile import Pile, vec
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.bids import permitted_in_district
from midtown.games.fifth_avenue.board import (
    COMMISSIONERS,
    DISTRICTS,
    NO_PLOT,
    PLACE_BIT,
    PLACES,
    PLOTS,
    SHOPS,
)
from midtown.games.fifth_avenue.cards import ANY_COLOUR, COLOURS, KINDS, SUIT, SUITS, VALUES
from midtown.games.fifth_avenue.scoring import PLACINGS, districts_of
from midtown.games.fifth_avenue.shop_tiles import NO_TILE
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.turns import WHICH_ACTION

PER_DISTRICT: Final = 15
BOARD: Final = 0
AT: Final = BOARD + PER_DISTRICT * DISTRICTS
MARKED: Final = AT + len(COMMISSIONERS) * len(PLACES)
HAND: Final = MARKED + len(COMMISSIONERS) * DISTRICTS
BID: Final = HAND + KINDS
OTHERS_HANDS: Final = BID + KINDS
GROUND: Final = OTHERS_HANDS + len(SUITS)
AUCTION: Final = GROUND + len(PLACES) + 1
COLOUR: Final = AUCTION + 10
QUESTIONS: Final = COLOUR + len(SUITS) + 1
MOST_QUESTIONS: Final = 16
ANSWERED: Final = QUESTIONS + MOST_QUESTIONS
PLACED: Final = ANSWERED + MOST_QUESTIONS
SEATS: Final = PLACED + PLACINGS + 1
OWN: Final = SEATS + 5
STANDING: Final = 15
RIVAL: Final = OWN + STANDING
OTHERS: Final = RIVAL + STANDING
RACE: Final = OTHERS + STANDING
TOPS: Final = RACE + 8
"""By colour: the value of the card on top of its stack."""
TILE: Final = TOPS + len(COLOURS) * VALUES
"""The tile that is being placed,"""
ROW: Final = TILE + len(SHOPS)
"""those in the row,"""
PLACING: Final = ROW + len(SHOPS)
"""and by plot what it brings to place it there, more than it brings the rival."""
TAKING: Final = PLACING + len(PLOTS)
"""By kind of shop: what it brings to take it and place it best."""
PARK: Final = TAKING + len(SHOPS)
INPUTS: Final = PARK + 2


@final
class AvenueEyes(Eyes[FifthAvenueState]):
    """The districts, the own hand, the colours that others hold, the auction, and how all stand."""

    def __init__(self) -> None:
        super().__init__(GAME, INPUTS)

    def look(self, state: FifthAvenueState, seat: i64, seen: Inputs) -> None:
        park = worth_of_park(state)
        rival = strongest_rival(state, seat, park)
        own = values_held(state, seat)
        theirs = values_counted(state, rival)
        for district in range(i64(DISTRICTS)):
            tell_district(state, seat, district, seen)
            tell_powers(state, seat, rival, district, own, theirs, seen)
        seen.tell(PARK, power(own, ANY_COLOUR) / 20.0)
        seen.tell(PARK + 1, power(theirs, ANY_COLOUR) / 20.0)
        tell_shops(state, seat, rival, seen)
        tell_stacks(state, seen)
        tell_commissioners(state, seen)
        tell_hands(state, seat, rival, seen)
        tell_auction(state, seat, seen)
        if state.owes(seat):
            seen.mark(QUESTIONS + state.flow.asked[seat])
        else:
            seen.mark(ANSWERED + state.flow.opened[LOWEST_SEAT[state.flow.asking]])
        seen.mark(PLACED + state.shops.placed)
        seen.mark(SEATS + state.seats)
        tell_standing(state, seat, OWN, 1.0, park, seen)
        tell_standing(state, rival, RIVAL, 1.0, park, seen)
        for other in range(state.seats):
            if other not in (seat, rival):
                tell_standing(state, other, OTHERS, 1.0 / float(state.seats - 2), park, seen)
        tell_race(state, seat, rival, park, seen)


def tell_district(state: FifthAvenueState, seat: i64, district: i64, seen: Inputs) -> None:
    """Who builds in a district, how well, and what is left of it."""
    first = BOARD + district * PER_DISTRICT
    board = state.board
    if board.is_closed(district):
        seen.mark(first)
        return
    ground = Ground(state, seat, district)
    marks = marks_in(state, district)
    own = float(state.points_in(seat, district))
    home = board.home(seat, district)
    if home != NO_PLOT:
        seen.tell(first + 1, float(board.towers[home]) / 3.0)
        seen.tell(first + 2, float(state.worth_of(home)) / 4.0)
    seen.tell(first + 3, own / 10.0)
    seen.tell(first + 4, marks * own / 10.0)
    seen.tell(first + 5, float(ground.best) / 4.0)
    seen.tell(first + 6, float(ground.towers) / 4.0)
    seen.tell(first + 7, float(ground.shops) / 4.0)
    seen.tell(first + 8, float(ground.room) / 3.0)
    seen.tell(first + 9, float(ground.rival) / 10.0)
    seen.tell(first + 10, marks * float(ground.rival) / 10.0)
    seen.tell(first + 11, marks * float(ground.best) / 4.0)


def tell_powers(  # noqa: PLR0913  # whose, where
    state: FifthAvenueState, seat: i64, rival: i64, district: i64, own: vec[float], theirs: vec[float], seen: Inputs
) -> None:
    """How high the own seat and the rival can bid in a district."""
    if state.board.is_closed(district):
        return
    first = BOARD + district * PER_DISTRICT
    mine = power(own, permitted_in_district(state, seat, district)) / 20.0
    other = power(theirs, permitted_in_district(state, rival, district)) / 20.0
    seen.tell(first + 12, mine)
    seen.tell(first + 13, other)
    seen.tell(first + 14, marks_in(state, district) * (mine - other))


def tell_shops(state: FifthAvenueState, seat: i64, rival: i64, seen: Inputs) -> None:
    """The tiles in the row, and what they bring who is asked about them."""
    shops = state.shops
    for place in range(shops.row.n):
        seen.tell(ROW + shops.row.cards[place], 0.5)
    if not state.owes(seat):
        return
    if shops.tile != NO_TILE:
        tell_placing(state, seat, rival, seen)
    elif state.flow.asked[seat] == WHICH_ACTION.number:
        for kind in range(i64(len(SHOPS))):
            if shops.row.count(kind) > 0:
                tell_taking(state, seat, rival, kind, seen)


def tell_placing(state: FifthAvenueState, seat: i64, rival: i64, seen: Inputs) -> None:
    """What it brings to place the tile on each plot."""
    tile = state.shops.tile
    seen.mark(TILE + tile)
    for plot in range(i64(len(PLOTS))):
        if can_open(state, plot):
            seen.tell(PLACING + plot, float(gain_of_shop(state, seat, rival, plot, tile)) / 4.0)


def tell_taking(state: FifthAvenueState, seat: i64, rival: i64, kind: i64, seen: Inputs) -> None:
    """What it brings to take a shop of this kind and place it best."""
    best: i64 = -100
    for plot in range(i64(len(PLOTS))):
        if can_open(state, plot):
            gain = gain_of_shop(state, seat, rival, plot, kind)
            if gain > best:
                best = gain
    seen.tell(TAKING + kind, float(best) / 4.0)


def tell_stacks(state: FifthAvenueState, seen: Inputs) -> None:
    """The cards on top of the coloured stacks."""
    for colour in range(i64(len(COLOURS))):
        stack = state.stacks[colour]
        if stack.n > 0:
            seen.mark(TOPS + stack.cards[stack.n - 1])


def tell_commissioners(state: FifthAvenueState, seen: Inputs) -> None:
    """Where the commissioners are, and where they have left markers."""
    board = state.board
    for who in range(i64(len(COMMISSIONERS))):
        seen.mark(AT + who * i64(len(PLACES)) + board.at[who])
        for district in range(i64(DISTRICTS)):
            if board.marked[who] & PLACE_BIT[district] != 0:
                seen.mark(MARKED + who * DISTRICTS + district)


def tell_hands(state: FifthAvenueState, seat: i64, rival: i64, seen: Inputs) -> None:
    """The own cards, and the colours of the rival's."""
    player = state.players[seat]
    tell_pile(player.hand, HAND, seen)
    tell_pile(player.bid, BID, seen)
    other = state.players[rival]
    for place in range(other.hand.n):
        seen.tell(OTHERS_HANDS + SUIT[other.hand.cards[place]], 0.5)
    for place in range(other.shown, other.bid.n):
        seen.tell(OTHERS_HANDS + SUIT[other.bid.cards[place]], 0.5)


def tell_pile(pile: Pile, first: i64, seen: Inputs) -> None:
    """Each card of a pile at the place of its kind."""
    for place in range(pile.n):
        seen.tell(first + pile.cards[place], 0.5)


def tell_auction(state: FifthAvenueState, seat: i64, seen: Inputs) -> None:
    """What is auctioned, and how the bids stand."""
    auction = state.auction
    seen.mark(GROUND + auction.ground + 1)
    if auction.ground < 0:
        return
    player = state.players[seat]
    if auction.passed & SEAT_BIT[seat] != 0:
        seen.mark(AUCTION)
    else:
        seen.tell(AUCTION + 1, float(player.worth - auction.best) / 8.0)
        seen.tell(AUCTION + 2, float(player.worth) / 10.0)
    if auction.leader == seat:
        seen.mark(AUCTION + 3)
        seen.tell(AUCTION + 4, float(auction.best) / 10.0)
    elif auction.leader >= 0:
        seen.mark(AUCTION + 5)
        seen.tell(AUCTION + 6, float(auction.best) / 10.0)
    if auction.full:
        seen.mark(AUCTION + 7)
    seen.tell(AUCTION + 8, float(auction.room) / 3.0)
    inside = 0.0
    for other in range(state.seats):
        if other != seat and auction.passed & SEAT_BIT[other] == 0:
            inside += 1.0
    seen.tell(AUCTION + 9, inside / 2.0)
    seen.mark(COLOUR + auction.colour + 1)


def tell_standing(state: FifthAvenueState, seat: i64, first: i64, weight: float, park: float, seen: Inputs) -> None:  # noqa: PLR0913  # whose, where, how much
    """Points, what is in sight, skyscrapers in the supplies, cards, districts."""
    player = state.players[seat]
    seen.tell(first, weight * float(player.points) / 30.0)
    seen.tell(first + 1, weight * float(in_sight(state, seat)) / 20.0)
    seen.tell(first + 2, weight * float(player.park) * park / 10.0)
    seen.tell(first + 3, weight * float(player.supply) / 4.0)
    seen.tell(first + 4, weight * float(player.stock) / 8.0)
    seen.tell(first + 5, weight * float(cards_of(state, seat)) / 8.0)
    seen.tell(first + 6, weight * float(black_cards_of(state, seat)) / 5.0)
    seen.tell(first + 7 + districts_of(state, seat), weight)


def tell_race(state: FifthAvenueState, seat: i64, rival: i64, park: float, seen: Inputs) -> None:
    """Who is ahead, and how far it is to the end."""
    own = state.players[seat]
    other = state.players[rival]
    seen.tell(RACE, float(own.points - other.points) / 20.0)
    seen.tell(RACE + 1, (prospect(state, seat, park) - prospect(state, rival, park)) / 20.0)
    closed: i64 = 0
    for district in range(i64(DISTRICTS)):
        if state.board.is_closed(district):
            closed += 1
    seen.tell(RACE + 2, float(closed))
    if state.active == seat:
        seen.mark(RACE + 3)
    seen.tell(RACE + 4, float(state.turn) / 60.0)
    seen.tell(RACE + 5, float(cards_of(state, seat) - cards_of(state, rival)) / 6.0)
    seen.tell(RACE + 6, float(own.supply - other.supply) / 4.0)
    seen.tell(RACE + 7, park / 4.0)
