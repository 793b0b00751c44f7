"""Which rules play made use of, as a journal counts them."""

from typing import Final

import pytest

from midtown.core.chance import Chance
from tests.games.new_york_city.table import Table, bidding, finished, opening, phase_three

ALWAYS: Final = [f"NYC-2.{number}" for number in range(1, 10)]


def used(game: Table, *rules: str) -> list[str]:
    """Those of these rules that play made use of."""
    return [rule for rule in rules if rule in game.journal.exercised]


@pytest.mark.parametrize(("toms", "rules"), [([], []), (["B4"], ["NYC-12.1", "NYC-12.3"])])
def test_the_rules_of_the_set_up(toms: list[str], rules: list[str]) -> None:
    game = opening(seats=2, toms=toms)

    assert used(game, *ALWAYS) == ALWAYS
    assert used(game, "NYC-12.1", "NYC-12.3", "NYC-12.4") == rules


@pytest.mark.parametrize(
    ("space", "other", "rules"),
    [
        (0, 7, ["NYC-3.1"]),
        (0, 2, ["NYC-3.1", "NYC-3.2"]),
        (13, 14, ["NYC-3.1"]),
        (13, 15, ["NYC-3.1", "NYC-3.3"]),
        (14, 0, ["NYC-3.1", "NYC-3.3"]),
    ],
)
def test_the_rules_of_the_press_track_that_make_a_difference(space: int, other: int, rules: list[str]) -> None:
    order = sorted([(0, space), (1, other), (2, 0)], key=lambda token: -token[1])
    game = bidding("press", hands=["press"], press=[*order, ("neutral", 0)])

    game.bid(0, "play press")

    assert used(game, "NYC-3.1", "NYC-3.2", "NYC-3.3") == rules


@pytest.mark.parametrize(("others", "times"), [("", 0), ("press", 1)])
def test_ties_of_bids_are_counted(others: str, times: int) -> None:
    game = bidding("press", hands=["press", others])
    game.bid(0, "play press")
    if others:
        game.bid(1, "play press")

    assert game.journal.exercised.get("NYC-3.4", 0) == times


@pytest.mark.parametrize(
    ("team", "uses", "rules"),
    [
        ("23 25", [], []),
        ("23 25", ["23"], ["NYC-4.1", "NYC-4.2"]),
        ("23 25", ["23", "25"], ["NYC-4.1", "NYC-4.2"]),
        ("23 23", ["23", "23"], ["NYC-4.1", "NYC-4.2", "NYC-4.3"]),
    ],
)
def test_the_rules_of_using_characters(team: str, uses: list[str], rules: list[str]) -> None:
    game = phase_three(teams=[team], dollars=[3])
    for number in uses:
        game.play(f"0 use character-{number}")

    assert used(game, "NYC-4.1", "NYC-4.2", "NYC-4.3") == rules


@pytest.mark.parametrize(
    ("steps", "rules"),
    [
        (["play press"], []),
        (["play press", "use character-16"], ["NYC-4.1", "NYC-4.2"]),
        (["play press", "use character-16", "as-one dollars"], ["NYC-4.1", "NYC-4.2", "NYC-4.4"]),
    ],
)
def test_the_rules_of_characters_in_a_bid(steps: list[str], rules: list[str]) -> None:
    game = bidding("press", hands=["press dollars"], teams=["13 16"], dollars=[3])
    game.bid(0, *steps)

    assert used(game, "NYC-4.1", "NYC-4.2", "NYC-4.3", "NYC-4.4") == rules


@pytest.mark.parametrize(("others", "ready", "rules"), [("", 1, []), ("prestige", 1, ["NYC-8.8"]), ("", 0, ["NYC-8.10"])])
def test_the_rules_of_the_prestige_bonus(others: str, ready: int, rules: list[str]) -> None:
    game = bidding("prestige", hands=["2 prestige", others], ready=[ready, 1], tiles="taxi-low boat-low")
    game.bid(0, "play prestige", "play prestige")
    if others:
        game.bid(1, "play prestige")
    game.play("0 claim taxi-low", "0 ride taxi-1 bronx")

    assert used(game, "NYC-8.8", "NYC-8.10") == rules


@pytest.mark.parametrize(
    ("kind", "supply", "rules"),
    [
        ("press", "press", []),
        ("press", "", []),
        ("press", "press wild", ["NYC-12.10"]),
        ("press", "press plans", ["NYC-12.2", "NYC-12.10"]),
        ("press", "wild", []),
        ("press", "wild plans", ["NYC-12.2", "NYC-12.11"]),
        ("skyscraper", "skyscraper", ["NYC-12.17"]),
        ("skyscraper", "2 wild", ["NYC-12.17"]),
        ("plans", "2 plans", ["NYC-12.12"]),
    ],
)
def test_the_rules_of_a_toms_bid(kind: str, supply: str, rules: list[str]) -> None:
    game = bidding(kind, seats=1, toms=["A2"], hands=["", supply])

    assert used(game, "NYC-12.2", "NYC-12.10", "NYC-12.11", "NYC-12.12", "NYC-12.17") == rules


@pytest.mark.parametrize(
    ("letters", "tiles", "rules"),
    [
        ("AXBCDE", "taxi-low taxi-high", ["NYC-12.14", "NYC-12.15"]),
        ("AXBCDE", "taxi-low boat-low", ["NYC-12.14", "NYC-12.15"]),
        ("ABCDEX", "taxi-low taxi-high", ["NYC-12.14", "NYC-12.15"]),
        ("ABCDEX", "taxi-low boat-low", ["NYC-12.14"]),
    ],
)
def test_the_rules_of_a_toms_prestige_bonus(letters: str, tiles: str, rules: list[str]) -> None:
    """To the Bronx lead both taxis, to Jersey City one."""
    game = bidding("prestige", seats=1, toms=["A2"], hands=["", "prestige"], letters=letters, tiles=tiles)

    assert used(game, "NYC-12.14", "NYC-12.15") == rules


@pytest.mark.parametrize(
    ("team", "toms", "built", "rules"),
    [
        ("1", [], [{"queens": 1}], ["NYC-10.9"]),
        ("28", [], [{"queens": 1}], ["NYC-10.3", "NYC-10.9"]),
        ("1", ["A2"], [{"queens": 1}], ["NYC-10.9", "NYC-12.19"]),
        ("1", [], [{"queens": 1}, {"queens": 1}], ["NYC-3.4", "NYC-10.9"]),
    ],
)
def test_the_rules_of_the_end(team: str, toms: list[str], built: list[dict[str, int]], rules: list[str]) -> None:
    game = finished(seats=2, toms=toms, teams=[team], built=built)

    assert used(game, "NYC-3.4", "NYC-10.3", "NYC-10.9", "NYC-12.19") == rules


def test_every_rule_of_phases_and_toms_is_met_in_a_few_random_games() -> None:
    met: set[str] = set()
    for seed, toms in enumerate([["B4"], ["C5", "A9"], ["A6", "B9", "C4"], ["C2"], ["B3"]]):
        game = opening(seats=1, toms=toms, seed=seed)
        dice = Chance(seed)
        while not game.over:
            options = game.state.options()
            game.state.play(options[int(dice.below(len(options)))])
        met |= set(game.journal.exercised)

    toms_rules = {f"NYC-12.{number}" for number in range(1, 20)}
    phases = {
        f"NYC-{phase}"
        for phase in ["5.1", "5.2", "5.3", "5.4", "5.5", "6.1", "6.3", "7.1", "7.3", "7.10", "7.11", "7.12", "9.1", "9.2", "10.1"]
    }
    assert toms_rules <= met
    assert phases <= met
