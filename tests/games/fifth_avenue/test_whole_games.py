"""What holds throughout whole games: just what the rules allow is offered, for every number of players and both boards."""

from collections.abc import Callable
from itertools import combinations, product
from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.event import SPECTATOR
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.board import COMMISSIONERS, PLACES, PLOTS, SHOPS
from midtown.games.fifth_avenue.cards import COLOURS, NAMES, SUITS
from midtown.games.fifth_avenue.views import FifthAvenueView
from tests.games.fifth_avenue.table import Table, opening, places_in

EVERY_GAME: Final = pytest.mark.parametrize(
    ("seats", "board", "shops"),
    list(product([2, 3, 4], ["five", "six"], ["random", "players"])),
)
ROUTES: Final = {
    "city-hall": ["34th-west", "34th-east"],
    "34th-west": ["42nd-west", "times-square"],
    "34th-east": ["times-square", "42nd-east"],
    "42nd-west": ["52nd-west"],
    "times-square": ["52nd-west", "52nd-east"],
    "42nd-east": ["52nd-east"],
    "52nd-west": ["central-park"],
    "52nd-east": ["central-park"],
    "central-park": ["city-hall"],
}
DISTRICTS: Final = [place for place in PLACES if place not in ("central-park", "city-hall")]
ACTIVE: Final = 4 * [3, 2, 2]
"""How many tiles there are to choose from, by how many have been placed: blocks of three and two, the last of each left over."""


def plots_of(view: FifthAvenueView, district: str) -> list[str]:
    """The plots of a district that are on this side of the board."""
    on_this_side = [*COLOURS, "sixth"] if dict(view.options.choices)["board"] == "six" else COLOURS
    return [f"{district}-{name}" for name in on_this_side]


def shops_on(view: FifthAvenueView, plot: str) -> int:
    return view.tiles[PLOTS.index(plot)]


def owner_of(view: FifthAvenueView, plot: str) -> int:
    return view.owner[PLOTS.index(plot)]


def is_empty(view: FifthAvenueView, plot: str) -> bool:
    return shops_on(view, plot) == 0 and view.towers[PLOTS.index(plot)] == 0


def open_districts(view: FifthAvenueView) -> list[str]:
    return [district for district in DISTRICTS if district not in places_in(view.closed)]


def where_to_open(view: FifthAvenueView) -> list[str]:
    free = [district for district in DISTRICTS if not any(shops_on(view, plot) for plot in plots_of(view, district))]
    if dict(view.options.choices)["board"] == "six":
        return [f"place {district}-sixth" for district in free]
    taken = {colour: sum([shops_on(view, f"{district}-{colour}") for district in DISTRICTS]) for colour in COLOURS}
    return [f"place {district}-{colour}" for district in free for colour in COLOURS if taken[colour] < 2]


def where_to_start(view: FifthAvenueView) -> list[str]:
    free = [district for district in DISTRICTS if all(owner_of(view, plot) != view.seat for plot in plots_of(view, district))]
    plots = [f"{district}-{colour}" for district in free for colour in COLOURS]
    return [f"start {plot}" for plot in plots if is_empty(view, plot)]


def where_to_place(view: FifthAvenueView) -> list[str]:
    plots = [plot for district in open_districts(view) for plot in plots_of(view, district)]
    return [f"place {plot}" for plot in plots if is_empty(view, plot) or shops_on(view, plot) == 1]


def which_action(view: FifthAvenueView) -> list[str]:
    offered = ["skyscrapers"] if view.stock[view.seat] > 0 else []
    if where_to_place(view):
        active = view.row[-ACTIVE[view.placed] :]
        offered += [f"shop {shop}" for kind, shop in enumerate(SHOPS) if kind in active]
    standing = [PLACES[place] for place in view.at]
    return [*offered, "commission", *[f"score {district}" for district in open_districts(view) if district in standing]]


def which_colours(view: FifthAvenueView) -> list[str]:
    left = [colour for colour, cards in zip(COLOURS, view.stacks, strict=True) if cards > 0]
    return [f"take {left[0]}"] if len(left) == 1 else [f"take {one} {other}" for one, other in combinations(left, 2)]


def which_move(view: FifthAvenueView) -> list[str]:
    offered: list[str] = []
    for commissioner, place in zip(COMMISSIONERS, view.at, strict=True):
        reached = ROUTES[PLACES[place]]
        while set(reached) & set(places_in(view.closed)):
            reached = [end for step in reached for end in (ROUTES[step] if step in places_in(view.closed) else [step])]
        offered += [f"move {commissioner} {step}" for step in PLACES if step in reached]
    return offered


def colours_to_bid(view: FifthAvenueView) -> list[str]:
    """The colours with which a seat that has not bid yet may begin."""
    place = PLACES[view.ground]
    if place == "central-park":
        return COLOURS if view.colour < 0 else [COLOURS[view.colour]]
    plots = {colour: f"{place}-{colour}" for colour in COLOURS}
    own = [colour for colour, plot in plots.items() if owner_of(view, plot) == view.seat]
    empty = [colour for colour, plot in plots.items() if is_empty(view, plot)]
    return own or empty or [colour for colour, plot in plots.items() if shops_on(view, plot) > 0]


def worth(cards: list[str]) -> int:
    return sum([int(card[-1]) for card in cards])


def how_much(view: FifthAvenueView) -> list[str]:
    hand, lying = [NAMES[card] for card in view.hand], [NAMES[card] for card in view.bids[view.seat]]
    colours = [lying[0].split("-")[0]] if lying else colours_to_bid(view)
    offered: list[str] = []
    for colour in colours:
        usable = [card for card in hand if card.split("-")[0] in (colour, "black")]
        if worth(lying) + worth(usable) > view.best and (lying or usable[0].startswith(colour)):
            offered += [card for card in usable if lying or card.startswith(colour)]
    return [*[f"bid {card}" for card in NAMES if card in offered], "pass"]


def how_much_more(view: FifthAvenueView) -> list[str]:
    lying = [NAMES[card] for card in [*view.bids[view.seat], *view.adding]]
    fitting = [suit for suit in SUITS if suit in (lying[0].split("-")[0], "black")]
    offered = [NAMES[card] for card in view.hand if NAMES[card].split("-")[0] in fitting]
    stand = ["stand"] if worth(lying) > view.best else []
    return [*[f"bid {card}" for card in NAMES if card in offered], *stand]


EXPECTED: Final[dict[str, Callable[[FifthAvenueView], list[str]]]] = {
    "WhichPlotToOpen": where_to_open,
    "WhichPlotToStart": where_to_start,
    "WhichPlot": where_to_place,
    "WhichAction": which_action,
    "WhichColours": which_colours,
    "WhichMove": which_move,
    "HowMuch": how_much,
    "HowMuchMore": how_much_more,
}


def cards_laid(view: FifthAvenueView) -> list[str]:
    """The bid of the viewing seat, seen by the others or not."""
    return [NAMES[card] for card in [*view.bids[view.seat], *view.adding]]


def how_many(view: FifthAvenueView, winning: list[str]) -> list[str]:
    """What the winner may do, by the cards he has won with."""
    limit = {"4": 3, "5": 2, "6": 1}[max([card[-1] for card in winning])]
    return [f"build {number}" for number in range(min(limit, view.supply[view.seat]) + 1)]


def check_offers(game: Table, laid: list[list[str]]) -> None:
    """Whoever is asked is offered just what the rules allow by what he sees."""
    (seat,) = game.owing
    view = game.view(seat)
    question = type(game.state.question(seat)).__name__
    if question in EXPECTED:
        assert game.offered(seat) == EXPECTED[question](view)
    else:
        closing = {"HowMany": [], "WhatToDoHere": ["close"]}[question]
        assert game.offered(seat) == how_many(view, laid[seat]) + closing


@EVERY_GAME
@pytest.mark.rule("5A-2.3", "5A-2.9", "5A-3.1", "5A-4.1", "5A-4.2", "5A-5.1", "5A-5.2", "5A-7.3", "5A-7.4", "5A-7.5", "5A-7.12")
def test_just_what_the_rules_allow_is_offered(seats: int, board: str, shops: str) -> None:
    for seed in (seats, 10 + seats):
        game = opening(seats=seats, seed=seed, board=board, shops=shops)
        dice = Chance(seed)
        laid: list[list[str]] = []
        while not game.over:
            check_offers(game, laid)
            laid = [cards_laid(game.view(seat)) for seat in range(seats)]
            options = game.state.options()
            game.state.play(options[int(dice.below(len(options)))])

        assert 1 in game.result().ranks


@EVERY_GAME
@pytest.mark.rule("5A-9.1", "5A-9.2")
def test_a_game_ends_with_the_last_shop_or_the_second_closing(seats: int, board: str, shops: str) -> None:
    game = opening(seats=seats, seed=seats, board=board, shops=shops)
    dice = Chance(seats)
    while not game.over:
        assert game.spectator.placed < 12
        assert len(places_in(game.spectator.closed)) < 2
        options = game.state.options()
        game.state.play(options[int(dice.below(len(options)))])

    ended = {"5A-9.1": game.spectator.placed == 12, "5A-9.2": len(places_in(game.spectator.closed)) == 2}
    assert ended == {rule: rule == game.result().reason.rule for rule in ended}


@pytest.mark.rule("5A-3.1")
def test_the_turn_passes_clockwise_and_is_counted() -> None:
    game = opening(seats=4)
    dice = Chance(4)
    turns: list[tuple[int, int]] = []
    while not game.over:
        seen = game.spectator
        if seen.turn > len(turns):
            turns.append((seen.turn, seen.active))
        options = game.state.options()
        game.state.play(options[int(dice.below(len(options)))])

    assert turns == [(turn, (turn - 1) % 4) for turn in range(1, len(turns) + 1)]
    assert GAME.rounds(game.state) == len(turns) > 12


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    game = opening(seats=3)
    before, seen = game.state.key(), GAME.view(game.state, SPECTATOR)

    copy = GAME.copy(game.state)
    assert copy.key() == before

    copy.play(copy.options()[0])
    assert copy.key() != before
    assert game.state.key() == before
    assert GAME.view(game.state, SPECTATOR) == seen
