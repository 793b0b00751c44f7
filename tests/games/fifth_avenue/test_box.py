"""Section 1 of the rules: who plays, the board, and what is in the box."""

from collections import Counter
from itertools import combinations
from typing import Final

import pytest

from midtown.core.errors import BadNotation, BadOptions
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.board import SHOPS
from midtown.games.fifth_avenue.cards import COLOURS, NAMES
from midtown.games.fifth_avenue.words import WORDS
from tests.games.fifth_avenue.table import Table, auction, opening, table

RINGS: Final = {
    "34th-west": "brown green violet orange grey",
    "34th-east": "brown orange green grey violet",
    "42nd-west": "brown green violet grey orange",
    "times-square": "green grey brown orange violet",
    "42nd-east": "orange green grey brown violet",
    "52nd-west": "grey violet orange brown green",
    "52nd-east": "orange grey brown violet green",
}
STREETS: Final = [("34th-west", "34th-east"), ("42nd-west", "42nd-east"), ("52nd-west", "52nd-east")]


def worth_beside(district: str, built: str, shop: str) -> int:
    """What a skyscraper brings when the only shop of the district lies on another plot."""
    game = table(white=district, towers={f"{district}-{built}": (0, 1)}, shops={f"{district}-{shop}": "gallery"})
    game.play(f"0 score {district}")
    return game.points[0]


def neighbours(district: str) -> set[frozenset[str]]:
    """The pairs of colours whose plots are neighbours: a shop on one makes a skyscraper on the other worth 2."""
    return {frozenset(pair) for pair in combinations(COLOURS, 2) if worth_beside(district, *pair) == 2}


def shops_of(game: Table) -> Counter[str]:
    """The shop tiles on the plots, in the row and out of the game."""
    wares = [shop for plot in game.spectator.wares for number, shop in enumerate(SHOPS) if plot & 2**number]
    return Counter(wares + [SHOPS[tile] for tile in [*game.state.shops.row.to_list(), *game.state.shops.bag.to_list()]])


def cards_of(game: Table) -> Counter[str]:
    """All cards, in hands and stacks."""
    piles = [*game.state.stacks, game.state.deck, *[player.hand for player in game.state.players]]
    return Counter([NAMES[card] for pile in piles for card in pile.to_list()])


@pytest.mark.rule("5A-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_can_play(seats: int) -> None:
    assert len(opening(seats).points) == seats


@pytest.mark.rule("5A-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_cannot_play(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 4 seats, not {seats}"):
        GAME.options(seats)


@pytest.mark.rule("5A-1.1")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 1), (3, 0), (4, 0)])
def test_only_two_players_are_joined_by_an_imaginary_third(seats: int, drawn: int) -> None:
    game = auction("times-square", seats=seats, hands=seats * ["green-4"])

    for seat in range(seats):
        game.play(f"{seat} pass")

    assert sum(text.startswith("the imaginary player bids") for text in game.told()) == drawn


@pytest.mark.rule("5A-1.2")
def test_seven_districts_lie_in_three_columns_between_city_hall_and_central_park() -> None:
    columns = [{"city-hall"}]
    while columns[-1] != {"central-park"}:
        columns.append({move.split()[2] for place in columns[-1] for move in moves_of_white(place)})

    assert columns[1:-1] == [
        {"34th-west", "34th-east"},
        {"42nd-west", "times-square", "42nd-east"},
        {"52nd-west", "52nd-east"},
    ]


def moves_of_white(place: str) -> list[str]:
    """Where the white commissioner may go from here."""
    game = table(white=place)
    game.play("0 skyscrapers", "0 take violet brown")
    return [text for text in game.offered(0) if text.startswith("move white")]


@pytest.mark.rule("5A-1.2")
@pytest.mark.parametrize("place", ["city-hall", "central-park"])
def test_city_hall_and_central_park_are_no_districts(place: str) -> None:
    with pytest.raises(BadNotation):
        WORDS.parse(f"score {place}")
    assert [text for text in table(white=place, beige=place).offered(0) if text.startswith("score")] == []


@pytest.mark.rule("5A-1.3")
def test_every_district_has_a_plot_of_each_colour() -> None:
    game = table()
    game.play("0 shop boutique")

    assert sorted(game.offered(0)) == sorted([f"place {district}-{colour}" for district in RINGS for colour in COLOURS])


@pytest.mark.rule("5A-1.3")
@pytest.mark.parametrize("district", RINGS)
def test_every_plot_has_two_neighbours_in_its_ring(district: str) -> None:
    ring = RINGS[district].split()

    assert neighbours(district) == {frozenset([ring[place - 1], ring[place]]) for place in range(5)}


@pytest.mark.rule("5A-1.3")
def test_no_neighbour_lies_in_another_district() -> None:
    elsewhere = {f"{district}-{colour}": "gallery" for district in RINGS for colour in COLOURS if district != "times-square"}
    game = table(white="times-square", towers={f"times-square-{colour}": (0, 1) for colour in ["green"]}, shops=elsewhere)

    game.play("0 score times-square")

    assert game.points[0] == 1


@pytest.mark.rule("5A-1.4")
@pytest.mark.parametrize(("west", "east"), STREETS)
def test_colours_that_are_neighbours_on_one_side_of_a_street_are_not_on_the_other(west: str, east: str) -> None:
    assert neighbours(west).isdisjoint(neighbours(east))


@pytest.mark.rule("5A-1.4")
def test_no_two_colours_are_favoured_as_neighbours() -> None:
    together = Counter([pair for district in RINGS for pair in neighbours(district)])

    assert len(together) == 10
    assert set(together.values()) == {3, 4}


@pytest.mark.rule("5A-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_twelve_cards_of_each_colour_and_fifty_black_ones(seats: int) -> None:
    coloured = {f"{colour}-{value}": copies for colour in COLOURS for value, copies in [(4, 5), (5, 4), (6, 3)]}

    assert cards_of(opening(seats)) == Counter(coloured | {"black-4": 20, "black-5": 16, "black-6": 14})


@pytest.mark.rule("5A-1.6")
@pytest.mark.parametrize("board", ["five", "six"])
def test_there_are_nine_shop_tiles_of_each_of_four_kinds(board: str) -> None:
    assert shops_of(opening(board=board)) == Counter({"boutique": 9, "jeweller": 9, "gallery": 9, "perfumery": 9})


@pytest.mark.rule("5A-1.10")
def test_nobody_is_limited_in_cards_or_in_skyscrapers_of_his_own_supply() -> None:
    game = table(hands=["20 black-4 16 black-5 5 violet-4 5 brown-4"], supply=[12], stock=[3])

    game.play("0 skyscrapers", "0 take grey green", "0 move white 34th-west")

    assert game.owing == [1]
    assert (len(game.hand(0).split()), game.spectator.supply[0]) == (48, 15)
