"""What a seat of Fifth Avenue knows, in words."""

from typing import Final

from midtown.core.naming import all_named, by_shuffle, contained, counted, if_any, named, numbers_in, shuffles
from midtown.core.parts import Part, Parts, Rows
from midtown.games.fifth_avenue.board import COMMISSIONERS, DISTRICTS, PLACE_BIT, PLACES, PLOTS, PLOTS_EACH, SHOPS, WORTH
from midtown.games.fifth_avenue.cards import COLOURS, FIRST_BLACK, NAMES, SUITS, VALUE
from midtown.games.fifth_avenue.edition import Edition
from midtown.games.fifth_avenue.scoring import PLACINGS
from midtown.games.fifth_avenue.state import IMAGINARY
from midtown.games.fifth_avenue.views import FifthAvenueView, Own, shops_of


def shown_of(view: FifthAvenueView, edition: Edition) -> dict[str, object]:
    """A view with names instead of numbers."""
    own = Own(view.seat, len(view.unseen_black), view.hand, view.adding, view.own_black)
    return {**own_shown(own), **COMMON.shown(view, edition)}


def own_shown(own: Own) -> dict[str, object]:
    """What only this seat knows."""
    return {
        "seat": if_any(own.seat),
        "hand": all_named(NAMES, own.hand),
        "adding_to_bid": all_named(NAMES, own.adding),
        "own_hidden": by_shuffle(NAMES, own.black, own.shuffles),
    }


def player_shown(view: FifthAvenueView, _edition: Edition, seat: int) -> dict[str, object]:
    """What all know of a player."""
    return {
        "points": view.points[seat],
        "cards": counted(SUITS, view.held[seat]),
        "known_cards": all_named(NAMES, view.known[seat]),
        "bid": all_named(NAMES, view.bids[seat]),
        "value_of_bid": value_of(view.bids[seat]),
        "general_supply": view.stock[seat],
        "own_supply": view.supply[seat],
        "central_park": view.park[seat],
        "out_of_the_game": view.gone[seat],
    }


def imaginary_shown(view: FifthAvenueView, _edition: Edition) -> dict[str, object] | None:
    """What all know of the imaginary player, if he takes part."""
    if len(view.points) != IMAGINARY:
        return None
    return {
        "bid": all_named(NAMES, view.drawn),
        "value_of_bid": value_of(view.drawn),
        "general_supply": view.imaginary_left,
        "out_of_the_game": view.imaginary_gone,
    }


def value_of(cards: tuple[int, ...]) -> int:
    """The sum of the values of these cards."""
    return sum([int(VALUE[card]) for card in cards])


def districts_shown(view: FifthAvenueView, edition: Edition) -> list[dict[str, object]]:
    """All districts."""
    return [district_shown(view, edition, district) for district in range(DISTRICTS)]


def district_shown(view: FifthAvenueView, edition: Edition, district: int) -> dict[str, object]:
    """A district with its plots, clockwise."""
    first = district * PLOTS_EACH
    return {
        "district": PLACES[district],
        "closed": view.closed & int(PLACE_BIT[district]) != 0,
        "plots": [plot_shown(view, edition, int(edition.ring[place])) for place in range(first, first + int(edition.plots))],
    }


def plot_shown(view: FifthAvenueView, edition: Edition, plot: int) -> dict[str, object]:
    """What is on a plot, and what a skyscraper there is worth [5A-6.2]."""
    tiles = view.tiles[plot]
    return {
        "plot": PLOTS[plot],
        "shops": [SHOPS[shop] for shop in shops_of(tiles, view.wares[plot])] if tiles > 0 else [],
        "owner": if_any(view.owner[plot]),
        "skyscrapers": view.towers[plot],
        "worth": int(WORTH[view.wares[int(edition.before[plot])] | view.wares[int(edition.after[plot])]]),
    }


def commissioners_shown(view: FifthAvenueView, _edition: Edition) -> list[dict[str, object]]:
    """All commissioners."""
    return [commissioner_shown(view, who) for who in range(len(COMMISSIONERS))]


def commissioner_shown(view: FifthAvenueView, who: int) -> dict[str, object]:
    """Where a commissioner stands, and where his markers lie."""
    return {"commissioner": COMMISSIONERS[who], "place": PLACES[view.at[who]], "markers": contained(PLACES, view.marked[who])}


def shops_shown(view: FifthAvenueView, edition: Edition) -> dict[str, object]:
    """The shop tiles that do not lie on plots."""
    return {
        "row": all_named(SHOPS, view.row[::-1]),
        "active_block": int(edition.active[view.placed]) if view.placed < PLACINGS else 0,
        "placed": view.placed,
        "being_placed": named(SHOPS, view.tile),
        "below_central_park": all_named(SHOPS, view.below),
        "of_closed_districts": all_named(SHOPS, view.boxed),
    }


def stacks_shown(view: FifthAvenueView, _edition: Edition) -> list[dict[str, object]]:
    """All coloured stacks."""
    return [stack_shown(view, colour) for colour in range(len(COLOURS))]


def stack_shown(view: FifthAvenueView, colour: int) -> dict[str, object]:
    """A coloured stack."""
    return {
        "colour": COLOURS[colour],
        "cards": view.stacks[colour],
        "top": named(NAMES, view.tops[colour]),
        "bottom": all_named(NAMES, view.bottoms[colour]),
    }


def black_stack_shown(view: FifthAvenueView, _edition: Edition) -> dict[str, object]:
    """The black stack, and what can be worked out about its cards."""
    return {
        "face_down": view.black_stack,
        "bottom": all_named(NAMES, view.sunk),
        "face_up": all_named(NAMES, view.spent),
        "shuffles": shuffles(NAMES[FIRST_BLACK:], view.unseen_black, view.hidden_black),
    }


def auction_shown(view: FifthAvenueView, _edition: Edition) -> dict[str, object]:
    """The running auction; the imaginary player has the number after the last seat."""
    return {
        "place": named(PLACES, view.ground),
        "commissioner": named(COMMISSIONERS, view.commissioner),
        "opener": if_any(view.opener),
        "next_bidder": if_any(view.bidder),
        "highest_bidder": if_any(view.leader),
        "highest_bid": view.best,
        "passed": numbers_in(view.passed),
        "full_district": view.full,
        "colour": named(SUITS, view.colour),
        "most_skyscrapers": view.room,
    }


COMMON: Final[Parts[FifthAvenueView, Edition]] = Parts(
    FifthAvenueView._fields,
    [
        Part("turn", lambda view, _edition: view.turn, "turn"),
        Part("active_player", lambda view, _edition: view.active, "active"),
        Rows("players", player_shown, "points", "held", "known", "bids", "stock", "supply", "park", "gone"),
        Part("imaginary_player", imaginary_shown, "points", "drawn", "imaginary_left", "imaginary_gone"),
        Part("districts", districts_shown, "closed", "tiles", "wares", "owner", "towers"),
        Part("commissioners", commissioners_shown, "at", "marked"),
        Part("shops", shops_shown, "row", "placed", "tile", "below", "boxed"),
        Part("coloured_stacks", stacks_shown, "stacks", "tops", "bottoms"),
        Part("black_stack", black_stack_shown, "black_stack", "sunk", "spent", "unseen_black", "hidden_black"),
        Part(
            "auction",
            auction_shown,
            *("ground", "commissioner", "opener", "bidder", "leader", "best", "passed", "full", "colour", "room"),
        ),
    ],
)
"""What everybody is shown."""
