"""Which rules play made use of, as a journal counts them."""

from typing import Final

import pytest

from tests.games.the_city.table import opening, table

PRICE_RULES: Final = {"TC-4.3", "TC-4.4", "TC-4.5", "TC-4.6", "TC-4.7", "TC-4.8", "TC-4.9"}
CREW_RULES: Final = {"TC-5.1", "TC-5.2", "TC-5.3", "TC-5.4", "TC-5.5", "TC-5.6", "TC-5.7"}


@pytest.mark.parametrize(
    ("building", "city", "rules"),
    [
        ("house", "citizen-center row-house", []),
        ("school", "house", ["TC-4.3"]),
        ("central-park", "", ["TC-4.4"]),
        ("luxury-home", "school", ["TC-4.5"]),
        ("luxury-home", "2 school", ["TC-4.5", "TC-4.6"]),
        ("fashion-boutique", "row-house citizen-center", ["TC-4.5", "TC-4.7"]),
        ("restaurant", "row-house citizen-center", ["TC-4.5", "TC-4.7", "TC-4.8"]),
        ("business-center", "citizen-center", ["TC-4.5", "TC-4.9"]),
    ],
)
def test_the_rules_of_needs_and_discounts_that_a_building_made_use_of(building: str, city: str, rules: list[str]) -> None:
    game = table(hands=[f"{building} 5 house"], cities=[city])

    game.play(f"0 build {building}", "1 renounce")

    assert sorted(PRICE_RULES & set(game.journal.exercised)) == rules


@pytest.mark.parametrize(
    ("city", "moves", "rules"),
    [
        ("construction-crew", ["build parking-garage", "also house"], ["TC-5.1", "TC-5.2", "TC-5.5"]),
        ("construction-crew", ["build parking-garage", "done"], ["TC-5.1"]),
        ("construction-crew", ["build architect"], ["TC-5.6"]),
        ("", ["build architect"], []),
        ("", ["build construction-crew", "also house"], ["TC-5.1", "TC-5.2", "TC-5.3", "TC-5.5"]),
        ("construction-crew", ["build house", "also school"], ["TC-5.1", "TC-5.2", "TC-5.4", "TC-5.5"]),
        ("construction-crew", ["build row-house", "also restaurant"], ["TC-5.1", "TC-5.2", "TC-5.4", "TC-5.5"]),
        ("construction-crew", ["build construction-crew", "also house"], ["TC-5.1", "TC-5.2", "TC-5.5", "TC-5.7"]),
    ],
)
def test_the_rules_of_the_crew_that_a_choice_made_use_of(city: str, moves: list[str], rules: list[str]) -> None:
    game = table(hands=["parking-garage construction-crew house school row-house restaurant museum"], cities=[city])

    game.play(*[f"0 {move}" for move in moves], "1 renounce")

    assert sorted(CREW_RULES & set(game.journal.exercised)) == rules


@pytest.mark.parametrize(
    ("cities", "rule", "times"),
    [
        (["central-park", ""], "TC-7.4", 1),
        (["bridge freeway", ""], "TC-7.5", 1),
        (["museum", "school"], "TC-7.6", 1),
        (["research-center", "university"], "TC-7.7", 1),
        (["subway", "theater"], "TC-7.8", 1),
        (["2 luxury-home", ""], "TC-7.9", 2),
        (["office-building row-house", ""], "TC-7.10", 1),
    ],
)
def test_the_rules_that_brought_income_or_points(cities: list[str], rule: str, times: int) -> None:
    game, without = table(cities=cities), table(cities=["casino", "casino"])

    game.renounce_round()
    without.renounce_round()

    assert game.journal.exercised[rule] == times
    assert rule not in without.journal.exercised


def test_shuffles_losses_and_short_surveys() -> None:
    game = table(hands=["", "parking-garage"], cities=["", "casino"], discards=["2 house"], deck="")

    game.play("0 renounce", "1 build parking-garage", "0 keep house")

    assert [game.journal.exercised[rule] for rule in ["TC-2.5", "TC-2.6", "TC-6.4"]] == [2, 1, 1]


@pytest.mark.parametrize(
    ("hands", "points", "rules"),
    [
        (["", ""], [48, 40], ["TC-8.4"]),
        (["13 house", ""], [48, 40], ["TC-8.3", "TC-8.4"]),
        (["house", ""], [48, 50], ["TC-8.4", "TC-8.5"]),
        (["house", "house"], [48, 50], ["TC-8.4", "TC-8.6"]),
    ],
)
def test_the_rules_that_decided_at_the_end(hands: list[str], points: list[int], rules: list[str]) -> None:
    game = table(hands=hands, cities=["school", ""], points=points)

    game.renounce_round()

    assert game.over
    assert sorted({"TC-8.3", "TC-8.4", "TC-8.5", "TC-8.6"} & set(game.journal.exercised)) == rules


def test_the_rules_of_every_game() -> None:
    assert {"TC-2.1", "TC-2.2", "TC-3.1", "TC-7.11"} <= set(opening().journal.exercised) | set(table().journal.exercised)
