"""The characters 37 to 42: sets of vessels, dollars and skyscrapers, handed in as is best for their owner."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Final

import pytest

from midtown.core.options import Correction
from tests.games.new_york_city.table import Table, finished

NOWHERE: Final = [0, 0, 0, 0, 0, 0]
FLEET: Final = ("taxi", "bus", "streetcar", "subway", "boat")
ANY: Final = "any"
SETS: Final = {
    37: (5, ("taxi", "boat"), 0, 0),
    38: (5, ("bus", "subway"), 0, 0),
    39: (5, ("streetcar", ANY), 0, 0),
    40: (6, (ANY,), 2, 0),
    41: (6, (ANY,), 0, 2),
    42: (6, (), 2, 2),
}
"""By character: points for a set, and its vessels, dollars and skyscrapers."""
VALUES: Final = {37: 4, 38: 4, 39: 4, 40: 5, 41: 5, 42: 5}


def owning(team: str, vessels: str = "", dollars: int = 0, ready: int = 0) -> Table:
    """A table after the final scoring at which the first player has all this."""
    return finished(seats=2, base=NOWHERE, teams=[team], vessels=[vessels], dollars=[dollars], ready=[ready])


def beyond_values(game: Table, team: tuple[int, ...]) -> int:
    """The points of the first player without those for the values of his characters."""
    return game.points[0] - sum([VALUES[number] for number in team])


# --- each alone ---


@pytest.mark.rule("NYC-11.37")
@pytest.mark.parametrize(
    ("vessels", "sets"),
    [
        ("", 0),
        ("taxi", 0),
        ("taxi taxi", 0),
        ("taxi boat", 1),
        ("taxi taxi boat", 1),
        ("taxi taxi boat boat", 2),
        ("bus streetcar subway", 0),
    ],
)
def test_character_37_scores_five_points_for_each_taxi_with_a_boat(vessels: str, sets: int) -> None:
    assert owning("37", vessels).points[0] == 4 + 5 * sets


@pytest.mark.rule("NYC-11.38")
@pytest.mark.parametrize(
    ("vessels", "sets"), [("bus", 0), ("bus bus", 0), ("bus subway", 1), ("bus bus subway subway", 2), ("taxi boat streetcar", 0)]
)
def test_character_38_scores_five_points_for_each_bus_with_a_subway(vessels: str, sets: int) -> None:
    assert owning("38", vessels).points[0] == 4 + 5 * sets


@pytest.mark.rule("NYC-11.39")
@pytest.mark.parametrize(
    ("vessels", "sets"),
    [
        ("streetcar", 0),
        ("taxi boat bus", 0),
        *[(f"streetcar {vessel}", 1) for vessel in FLEET],
        ("streetcar streetcar taxi", 1),
        ("streetcar streetcar taxi bus", 2),
        ("streetcar streetcar taxi bus boat", 2),
    ],
)
def test_character_39_scores_five_points_for_each_streetcar_with_any_other_vessel(vessels: str, sets: int) -> None:
    assert owning("39", vessels).points[0] == 4 + 5 * sets


@pytest.mark.rule("NYC-11.40")
@pytest.mark.parametrize(
    ("vessels", "dollars", "sets", "rest"),
    [
        ("taxi", 0, 0, 0),
        ("taxi", 1, 0, 1),
        ("", 2, 0, 1),
        *[(vessel, 2, 1, 0) for vessel in FLEET],
        ("taxi", 5, 1, 2),
        ("taxi bus", 5, 2, 1),
        ("taxi taxi bus", 4, 2, 0),
    ],
)
def test_character_40_scores_six_points_for_each_vessel_with_two_dollars(vessels: str, dollars: int, sets: int, rest: int) -> None:
    assert owning("40", vessels, dollars=dollars).points[0] == 5 + 6 * sets + rest


@pytest.mark.rule("NYC-11.41")
@pytest.mark.parametrize(
    ("vessels", "ready", "sets", "rest"),
    [
        ("taxi", 0, 0, 0),
        ("taxi", 1, 0, 1),
        ("", 2, 0, 1),
        *[(vessel, 2, 1, 0) for vessel in FLEET],
        ("taxi", 5, 1, 2),
        ("taxi bus", 5, 2, 1),
    ],
)
def test_character_41_scores_six_points_for_each_vessel_with_two_skyscrapers(vessels: str, ready: int, sets: int, rest: int) -> None:
    assert owning("41", vessels, ready=ready).points[0] == 5 + 6 * sets + rest


@pytest.mark.rule("NYC-11.42")
@pytest.mark.parametrize(
    ("dollars", "ready", "sets", "rest"), [(2, 1, 0, 2), (1, 2, 0, 2), (2, 2, 1, 0), (3, 2, 1, 1), (5, 4, 2, 1), (4, 9, 2, 3)]
)
def test_character_42_scores_six_points_for_every_two_dollars_with_two_skyscrapers(dollars: int, ready: int, sets: int, rest: int) -> None:
    assert owning("42", "taxi boat", dollars, ready).points[0] == 5 + 6 * sets + rest


@pytest.mark.rule("NYC-11.41", "NYC-11.42")
def test_only_skyscrapers_of_the_own_board_are_handed_in() -> None:
    game = finished(seats=2, base=NOWHERE, teams=["41 42"], vessels=["taxi"], dollars=[2], built=[{"queens": 5}])

    assert game.points[0] == 5 + 5 + 1


# --- handed in ---


@pytest.mark.rule("NYC-11.37", "NYC-11.38", "NYC-11.39", "NYC-11.40", "NYC-11.41", "NYC-11.42", "NYC-10.3")
@pytest.mark.parametrize(
    ("number", "left"),
    [
        (37, ((0, 1, 1, 1, 0), 2, 2)),
        (38, ((1, 0, 1, 0, 1), 2, 2)),
        (42, ((1, 1, 1, 1, 1), 0, 0)),
    ],
)
def test_what_is_scored_is_handed_in(number: int, left: tuple[tuple[int, ...], int, int]) -> None:
    seen = owning(str(number), "taxi bus streetcar subway boat", 2, 2).of(0)

    assert (seen.vessels, seen.dollars, seen.ready) == left


@pytest.mark.rule("NYC-11.39", "NYC-11.40", "NYC-11.41", "NYC-10.3")
@pytest.mark.parametrize(("number", "fleet", "dollars", "ready"), [(39, 3, 2, 2), (40, 4, 0, 2), (41, 4, 2, 0)])
def test_a_vessel_of_any_kind_is_handed_in_too(number: int, fleet: int, dollars: int, ready: int) -> None:
    seen = owning(str(number), "taxi bus streetcar subway boat", 2, 2).of(0)

    assert (sum(seen.vessels), seen.dollars, seen.ready) == (fleet, dollars, ready)


@pytest.mark.rule("NYC-10.3", "NYC-10.8")
def test_what_is_handed_in_does_not_count_with_all_the_rest() -> None:
    assert owning("42", "", 2, 2).points[0] == 5 + 6
    assert owning("1", "", 2, 2).points[0] == 1 + 2


@pytest.mark.rule("NYC-10.3")
def test_nothing_serves_two_characters() -> None:
    assert owning("37 39", "taxi boat streetcar").points[0] == 8 + 5
    assert owning("40 42", "taxi", 2, 2).points[0] == 10 + 6 + 1
    assert owning("40 41", "taxi", 2, 2).points[0] == 10 + 6 + 1


@pytest.mark.rule("NYC-10.3", "NYC-4.3")
def test_a_second_equal_character_finds_no_more_sets() -> None:
    assert owning("37 37", "taxi boat").points[0] == 8 + 5


@pytest.mark.rule("NYC-10.3")
def test_each_set_is_told_under_the_rule_of_its_character() -> None:
    told = owning("37 42", "taxi taxi boat boat", 2, 2).told()

    assert told.count("0 scores 5 by character-37 [NYC-11.37]") == 2
    assert told.count("0 scores 6 by character-42 [NYC-11.42]") == 1


# --- the best allocation, against all there are ---


Stock = tuple[int, ...]


def uses(number: int) -> Iterator[Stock]:
    """All that can be handed in for one set of a character: vessels by kind, dollars, skyscrapers."""
    _points, vessels, dollars, ready = SETS[number]
    for chosen in product(*[FLEET if vessel == ANY else (vessel,) for vessel in vessels]):
        yield (*[chosen.count(vessel) for vessel in FLEET], dollars, ready)


@cache
def best(team: tuple[int, ...], stock: Stock) -> int:
    """The most that the sets and the rest can bring: every set that can be handed in next is tried."""
    most = (stock[-2] + stock[-1] + 1) // 2
    for number in team:
        for used in uses(number):
            left = tuple([have - gone for have, gone in zip(stock, used, strict=True)])
            if min(left) >= 0:
                most = max(most, SETS[number][0] + best(team, left))
    return most


@pytest.mark.rule("NYC-10.3")
@pytest.mark.parametrize(
    ("team", "vessels", "dollars", "ready", "points"),
    [
        ("37 39", "taxi boat streetcar bus", 0, 0, 10),
        ("38 39", "bus subway streetcar streetcar", 0, 0, 10),
        ("37 40", "taxi boat", 4, 0, 12),
        ("37 40", "taxi boat", 2, 0, 6),
        ("40 42", "taxi", 4, 2, 12),
        ("41 42", "bus", 2, 4, 12),
        ("40 41 42", "taxi bus", 2, 2, 12),
        ("39 40 41", "streetcar streetcar taxi", 2, 2, 12),
        ("37 38 39 40 41 42", "taxi bus streetcar subway boat", 4, 4, 24),
    ],
)
def test_sets_are_handed_in_as_is_best_for_their_owner(team: str, vessels: str, dollars: int, ready: int, points: int) -> None:
    numbers = tuple([int(number) for number in team.split()])

    assert beyond_values(owning(team, vessels, dollars, ready), numbers) == points


@pytest.mark.rule("NYC-10.3", "NYC-10.8")
def test_the_rest_counts_rounded_up_where_sets_are_weighed_against_each_other() -> None:
    dearer = Correction("character-40", "set", "any dollar dollar dollar")

    game = finished(seats=2, base=NOWHERE, teams=["39 40"], vessels=["streetcar taxi"], dollars=[3], corrections=(dearer,))

    assert beyond_values(game, (39, 40)) == 5 + 2


@pytest.mark.rule("NYC-10.3")
@pytest.mark.parametrize("size", range(1, 7))
def test_no_other_allocation_of_sets_brings_more(size: int) -> None:
    chance = Random(size)  # noqa: S311  # tables to try, not secrets
    for team in combinations(SETS, size):
        for _stock in range(6):
            fleet = chance.sample([*FLEET, *FLEET], chance.randint(0, 5))
            dollars, ready = chance.randint(0, 7), chance.randint(0, 7)
            stock = (*[fleet.count(vessel) for vessel in FLEET], dollars, ready)

            game = owning(" ".join([str(number) for number in team]), " ".join(fleet), dollars, ready)

            assert beyond_values(game, team) == best(team, stock)
