"""What holds throughout whole games: just what the rules allow is offered, for every mix of people and Toms."""

from collections.abc import Callable
from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.event import SPECTATOR
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import BOROUGHS
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.views import NewYorkCityView, ParticipantView
from midtown.games.new_york_city.words import CONNECTION, TILE
from tests.games.new_york_city.table import Table, opening

EVERY_GAME: Final = pytest.mark.parametrize(
    ("seats", "toms"),
    [(1, ["B4"]), (1, ["A9", "B3"]), (1, ["A6", "B9", "C4"]), (2, []), (2, ["C2", "C9"]), (3, []), (3, ["A2"]), (4, [])],
)
VALUES: Final = {
    **dict.fromkeys([1, 2, 3, 12, 13, 23], 1),
    **dict.fromkeys([4, 5, 14, 15, 24, 28, 29, 30, 31, 32], 2),
    **dict.fromkeys([6, 7, 16, 17, 25, 33, 34, 35, 36], 3),
    **dict.fromkeys([8, 9, 18, 19, 26, 37, 38, 39], 4),
    **dict.fromkeys([10, 11, 20, 21, 22, 27, 40, 41, 42], 5),
}
ENDS: Final = {
    "taxi-1": "manhattan bronx",
    "taxi-2": "bronx jersey-city",
    "bus-1": "manhattan jersey-city",
    "bus-2": "jersey-city staten-island",
    "streetcar-1": "brooklyn queens",
    "streetcar-2": "manhattan brooklyn",
    "subway-1": "bronx queens",
    "subway-2": "manhattan queens",
    "boat-1": "manhattan staten-island",
    "boat-2": "staten-island brooklyn",
}


def own(view: NewYorkCityView) -> ParticipantView:
    """What everybody knows of the viewing seat."""
    return view.participants[view.seat]


def can_use(view: NewYorkCityView, *characters: int) -> list[str]:
    """The uses of these characters that are owned, unused and paid for."""
    mine = own(view)
    free = [number for number in characters if mine.team.count(number - 1) > mine.paid.count(number - 1)]
    return [f"use character-{number}" for number in free if mine.dollars > 0]


def use_or_done(*characters: int) -> Callable[[NewYorkCityView], list[str]]:
    """Questions of a single moment: a character, or not."""
    return lambda view: [*can_use(view, *characters), "done"]


def which_start(view: NewYorkCityView) -> list[str]:
    return [f"start {number + 1}" for number in range(len(view.start_pairs) // 2)]


def which_character(view: NewYorkCityView) -> list[str]:
    matching, swaps, wilds, joined, _icons = own(view).tally
    value = matching + swaps + wilds - (matching + swaps + joined == 0)
    most = value + (view.seat == view.winner)
    open_ones = {kind + 1 for row in view.rows for kind in row}
    return [f"hire character-{number}" for number in sorted(open_ones) if VALUES[number] <= most]


def which_tile(view: NewYorkCityView) -> list[str]:
    return [*[f"claim {TILE.things[tile]}" for tile in view.revealed], "decline"]


def which_ride(view: NewYorkCityView) -> list[str]:
    vessel = TILE.things[view.tile].split("-")[0]
    standing = [name for place, name in enumerate(CONNECTION.things) if view.standing >> place & 1 and name.startswith(vessel)]
    return [f"ride {name} {borough}" for name in standing for borough in BOROUGHS if borough in ENDS[name].split()]


def which_to_move(view: NewYorkCityView) -> list[str]:
    elsewhere = [name for place, name in enumerate(BOROUGHS) if own(view).built[place] > 0 and place != view.site]
    return ["decline", *[f"move {name}" for name in elsewhere]]


def which_swap(view: NewYorkCityView) -> list[str]:
    mine = own(view)
    given = [card for card in range(len(TYPES)) if card in view.hand and not mine.got >> card & 1]
    got = [card for card in range(len(TYPES)) if card in mine.reserve and not mine.given >> card & 1]
    return [*[f"swap {TYPES[one]} {TYPES[other]}" for one in given for other in got if one != other], "done"]


def which_to_take_back(view: NewYorkCityView) -> list[str]:
    return [*[f"return {name}" for card, name in enumerate(TYPES) if card in own(view).bid], "done"]


EXPECTED: Final[dict[str, Callable[[NewYorkCityView], list[str]]]] = {
    "WhichStart": which_start,
    "WhetherToBidLast": use_or_done(18),
    "WhetherToDouble": use_or_done(19),
    "WhetherToAdd": use_or_done(21),
    "WhetherToTakeBack": use_or_done(22),
    "WhichThird": use_or_done(23, 24, 25, 26, 27),
    "WhichCharacter": which_character,
    "WhichTile": which_tile,
    "WhichRide": which_ride,
    "WhichToMove": which_to_move,
    "WhichSwap": which_swap,
    "WhichToTakeBack": which_to_take_back,
}


def played_through(seats: int, toms: list[str], seed: int, look: Callable[[Table], None]) -> Table:
    """A random game that is looked at before every move."""
    game = opening(seats=seats, toms=toms, seed=seed)
    dice = Chance(seed)
    while not game.over:
        look(game)
        options = game.state.options()
        game.state.play(options[int(dice.below(len(options)))])
    return game


@EVERY_GAME
@pytest.mark.rule("NYC-2.9", "NYC-7.9", "NYC-8.3", "NYC-8.7", "NYC-8.9", "NYC-8.12", "NYC-9.1", "NYC-11.18", "NYC-11.19", "NYC-11.22")
def test_just_what_the_rules_allow_is_offered(seats: int, toms: list[str]) -> None:
    compared = 0

    def look(game: Table) -> None:
        nonlocal compared
        (seat,) = game.owing
        question = type(game.state.question(seat)).__name__
        if question in EXPECTED:
            assert game.offered(seat) == EXPECTED[question](game.view(seat))
            compared += 1

    for seed in range(3):
        played_through(seats, toms, seed, look)

    assert compared > 20


@EVERY_GAME
@pytest.mark.rule("NYC-5.1", "NYC-5.2", "NYC-5.3", "NYC-10.1")
def test_five_rounds_are_played_in_five_boroughs_with_all_prestige_tiles(seats: int, toms: list[str]) -> None:
    seen: dict[int, tuple[int, tuple[int, ...]]] = {}

    def look(game: Table) -> None:
        view = game.spectator
        if view.round > 0 and view.round not in seen:
            seen[view.round] = (view.letters[view.mayor], view.revealed)

    game = played_through(seats, toms, 4, look)

    assert [letter for letter, _tiles in seen.values()] == [0, 1, 2, 3, 4]
    assert sorted([tile for _letter, tiles in seen.values() for tile in tiles]) == list(range(10))
    assert GAME.rounds(game.state) == 5
    assert game.result().reason.rule == "NYC-10.1"


@EVERY_GAME
@pytest.mark.rule("NYC-7.1")
def test_the_bidding_rounds_follow_each_other(seats: int, toms: list[str]) -> None:
    game = played_through(seats, toms, 5, lambda _game: None)

    bids = [event.names()[0] for event in game.journal.take() if event.kind.name == "bidding began"]
    assert bids == 5 * ["press", "dollars", "elevator", "plans", "prestige", "skyscraper"]


@EVERY_GAME
@pytest.mark.rule("NYC-10.9")
def test_somebody_has_won(seats: int, toms: list[str]) -> None:
    game = played_through(seats, toms, 6, lambda _game: None)
    result = game.result()

    everybody = [(points, *ties) for points, ties in zip(result.points, result.ties, strict=True)] + list(result.automatic)
    assert len(everybody) == len(set(everybody)) == seats + len(toms)
    assert [1 + sum([other > score for other in everybody]) for score in everybody[:seats]] == list(result.ranks)


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    game = opening(seats=2, toms=["C5"])
    before, seen = game.state.key(), GAME.view(game.state, SPECTATOR)

    copy = GAME.copy(game.state)
    assert copy.key() == before

    copy.play(copy.options()[0])
    assert copy.key() != before
    assert game.state.key() == before
    assert GAME.view(game.state, SPECTATOR) == seen
