"""Readings of New York City on the value of bids: wild cards, pairs, and the characters that count as cards."""

from typing import Final

import pytest

from tests.games.new_york_city.table import Table, bidding

AHEAD: Final[list[tuple[int | str, int]]] = [(0, 5), (1, 0), (2, 0)]


def table_with(hand: str, team: str = "", kind: str = "press") -> Table:
    """Seat 0 is to bid with this, far ahead on the press track, and can pay for everything."""
    return bidding(kind, hands=[hand, "elevator"], teams=[team], dollars=[9], press=AHEAD)


def value_of(game: Table, *steps: str) -> int:
    """What these steps come to."""
    game.bid(0, *steps)
    stood = next(line for line in game.told() if line.startswith("0 bids"))
    return int(stood.split()[2])


@pytest.mark.rule("NYC-7.7")
@pytest.mark.parametrize(("wilds", "value"), [(1, 1), (2, 2), (4, 4)])
def test_a_wild_card_with_another_one_is_exactly_one_and_further_wild_cards_add_one_each(wilds: int, value: int) -> None:
    """Reading 1."""
    assert value_of(table_with(f"{wilds} wild plans"), "join plans", *(wilds - 1) * ["play wild"]) == value


@pytest.mark.rule("NYC-7.7")
def test_four_wild_cards_are_three() -> None:
    """Reading 2."""
    assert value_of(table_with("4 wild"), "pair wild", "play wild", "play wild") == 3


@pytest.mark.rule("NYC-7.5")
def test_any_number_of_pairs_of_different_types_is_mixed() -> None:
    """Reading 3."""
    hand = "2 dollars 2 elevator 2 plans 2 prestige 2 skyscraper"

    assert value_of(table_with(hand), "pair dollars", "pair elevator", "pair plans", "pair prestige", "pair skyscraper") == 5


@pytest.mark.rule("NYC-7.8")
def test_matching_cards_pairs_and_virtual_cards_add_up_and_wild_cards_come_on_top() -> None:
    """Reading 4."""
    game = table_with("2 press 2 plans dollars wild", "13 16")

    assert value_of(game, "play press", "play press", "pair plans", "as-one dollars", "play wild", "use character-16") == 2 + 1 + 1 + 2


@pytest.mark.rule("NYC-7.10")
@pytest.mark.parametrize("first", [0, 1])
def test_the_value_decides_who_bids_most_not_the_number_of_cards(first: int) -> None:
    """Reading 5."""
    game = bidding("dollars", first=first, hands=["6 plans", "2 press", ""], teams=["", "20 20"], dollars=[0, 2], press=AHEAD)
    steps = {0: 3 * ["pair plans"], 1: 2 * ["as-two press"]}
    for seat in (first, 1 - first):
        game.bid(seat, *steps[seat])

    assert game.dollars == (3, 4 + 1, 0)


@pytest.mark.rule("NYC-11.14", "NYC-11.16", "NYC-7.7")
@pytest.mark.parametrize(
    ("team", "hand", "steps", "value"),
    [
        ("16", "plans", ["use character-16", "join plans"], 1),
        ("16", "wild", ["use character-16", "play wild"], 1),
        ("14", "plans", ["back 1", "join plans"], 1),
        ("14", "plans", ["back 2"], 1),
        ("14", "plans", ["back 2", "join plans"], 2),
        ("16 16", "", ["use character-16", "use character-16"], 1),
        ("14 16", "", ["back 1", "use character-16"], 1),
        ("14 16", "", ["back 2", "use character-16"], 2),
    ],
)
def test_virtual_wild_cards_need_something_to_count_with_like_real_ones(team: str, hand: str, steps: list[str], value: int) -> None:
    """Reading 6."""
    assert value_of(table_with(hand, team), *steps) == value


@pytest.mark.rule("NYC-11.16", "NYC-7.6")
def test_a_single_virtual_wild_card_does_not_stand_alone() -> None:
    """Reading 6."""
    assert table_with("", "16").owing == [1]


@pytest.mark.rule("NYC-11.17")
def test_17_is_for_the_prestige_round_only_and_may_stand_alone() -> None:
    """Reading 7."""
    assert table_with("plans", "17").offered(0) == ["pass"]
    assert value_of(table_with("", "17", "prestige"), "use character-17") == 1


@pytest.mark.rule("NYC-11.13", "NYC-11.20")
@pytest.mark.parametrize(("team", "step", "value"), [("13", "as-one wild", 1), ("20", "as-two wild", 2)])
def test_13_and_20_may_take_a_wild_card(team: str, step: str, value: int) -> None:
    """Reading 8."""
    assert value_of(table_with("wild", team), step) == value


# --- every card adds to the value ---


@pytest.mark.rule("NYC-7.8")
@pytest.mark.parametrize(
    ("hand", "steps", "useless"),
    [
        ("press plans", ["play press"], ["play plans", "join plans"]),
        ("press plans wild", ["play press", "play wild"], ["play plans", "join plans"]),
        ("3 plans", ["pair plans"], ["play plans", "join plans"]),
        ("3 plans wild", ["pair plans", "play wild"], ["play plans", "join plans"]),
        ("plans dollars wild", ["join plans"], ["play dollars", "join dollars"]),
        ("press plans wild", ["join plans"], ["play press"]),
        ("2 dollars plans wild", ["join plans"], ["pair dollars"]),
    ],
)
def test_a_card_that_would_add_nothing_is_not_laid(hand: str, steps: list[str], useless: list[str]) -> None:
    game = table_with(hand)
    game.play(*[f"0 {step}" for step in steps])

    for text in useless:
        assert game.refused(0, text).sentence == "{card} would add nothing in this way"


@pytest.mark.rule("NYC-7.8")
@pytest.mark.parametrize("steps", [["join plans", "play plans"], ["pair plans", "play wild"]])
def test_the_value_is_that_of_the_best_grouping_in_whatever_order_the_cards_were_laid(steps: list[str]) -> None:
    assert value_of(table_with("2 plans wild"), *steps) == 2


@pytest.mark.rule("NYC-11.13", "NYC-11.20")
def test_13_and_20_take_one_card_of_the_hand_each_not_a_virtual_one_and_not_the_same() -> None:
    game = table_with("plans", "13 16 20")
    game.play("0 use character-16")
    assert [text for text in game.offered(0) if text.startswith("as-")] == ["as-one plans", "as-two plans"]

    game.play("0 as-one plans")

    assert game.offered(0) == ["bid"]


@pytest.mark.rule("NYC-11.13", "NYC-11.15", "NYC-11.20")
@pytest.mark.parametrize(("team", "step"), [("13 15", "as-one press"), ("15 20", "as-two press")])
def test_a_card_played_through_13_or_20_does_not_trigger_15(team: str, step: str) -> None:
    game = bidding("press", hands=["press", "press"], reserves=["2 press"], teams=[team], dollars=[2])

    game.play(f"0 {step}")

    assert game.offered(0) == ["bid"]
