"""The table of Fifth Avenue for other programs."""

from typing import Final

from midtown.core.flow import NOBODY
from midtown.games.fifth_avenue.board import (
    COMMISSIONERS,
    DISTRICTS,
    PLACE_BIT,
    PLACES,
    PLOTS,
    SHOPS,
)
from midtown.games.fifth_avenue.cards import COLOURS
from midtown.games.fifth_avenue.shop_tiles import NO_TILE
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.views import shops_of
from midtown.games.fifth_avenue.words import CARD, SHOP

SCORE_MARKERS: Final = 1


def layout_of(state: FifthAvenueState) -> dict[str, object]:
    """Everything on the table with all its secrets."""
    return {
        "seats": [seat_layout(state, seat) for seat in range(int(state.seats))],
        "plots": plots_layout(state),
        "closed districts": [PLACES[district] for district in range(DISTRICTS) if state.board.is_closed(district)],
        "commissioners": {COMMISSIONERS[who]: PLACES[state.board.at[who]] for who in range(len(COMMISSIONERS))},
        "markers": {COMMISSIONERS[who]: marked_places(int(state.board.marked[who])) for who in range(len(COMMISSIONERS))},
        "row of shops, left to right": SHOP.names(state.shops.row.to_list()[::-1]),
        "shops below Central Park": SHOP.names(state.shops.below.to_list()),
        "shop being placed": [] if state.shops.tile == NO_TILE else [SHOPS[state.shops.tile]],
        "shops of closed districts": SHOP.names(state.shops.boxed.to_list()),
        "shops that nobody has seen": SHOP.names(state.shops.bag.to_list()),
        "coloured stacks, bottom to top": {COLOURS[colour]: CARD.names(state.stacks[colour].to_list()) for colour in range(len(COLOURS))},
        "black stack, bottom to top": CARD.names(state.spent.to_list()[::-1] + state.deck.to_list()),
        "imaginary player": {
            "cards": CARD.names(state.auction.drawn.to_list()),
            "general supply": int(state.imaginary.stock),
            "out of the game": int(state.imaginary.gone),
        },
    }


def seat_layout(state: FifthAvenueState, seat: int) -> dict[str, object]:
    """What belongs to one seat."""
    player = state.players[seat]
    placed = sum([int(state.board.towers[plot]) for plot in range(len(PLOTS)) if state.board.owner[plot] == seat])
    elsewhere = int(player.stock + player.supply + player.park + player.gone)
    return {
        "points": int(player.points),
        "hand": CARD.names(player.hand.to_list()),
        "bid": CARD.names(player.bid.to_list()),
        "general supply": int(player.stock),
        "own supply": int(player.supply),
        "central park": int(player.park),
        "out of the game": int(player.gone),
        "to start with": int(state.edition.pieces) - SCORE_MARKERS - elsewhere - placed,
    }


def plots_layout(state: FifthAvenueState) -> dict[str, object]:
    """The plots that are not empty."""
    plots: dict[str, object] = {}
    for plot, name in enumerate(PLOTS):
        if state.board.tiles[plot] > 0:
            plots[name] = {"shops": SHOP.names(shops_of(int(state.board.tiles[plot]), int(state.board.wares[plot])))}
        elif state.board.owner[plot] != NOBODY:
            plots[name] = {"owner": int(state.board.owner[plot]), "skyscrapers": int(state.board.towers[plot])}
    return plots


def marked_places(marked: int) -> list[str]:
    """The districts of a set of bits."""
    return [PLACES[district] for district in range(DISTRICTS) if marked & PLACE_BIT[district] != 0]
