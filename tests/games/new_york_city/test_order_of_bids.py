"""Character 18: bidding last; before the first bid, for one player only."""

from typing import Final

import pytest

from tests.games.new_york_city.table import Table, bidding

HANDS: Final = 4 * ["3 dollars"]


def order_of(game: Table) -> list[int]:
    """Who is asked to bid, one after the other, when everybody passes."""
    asked: list[int] = []
    while not game.over:
        asked += game.owing
        game.play(f"{game.owing[0]} pass")
    return asked


@pytest.mark.rule("NYC-11.18")
@pytest.mark.parametrize(
    ("seat", "order"),
    [(0, [1, 2, 3, 0]), (1, [0, 2, 3, 1]), (2, [0, 1, 3, 2]), (3, [0, 1, 2, 3])],
)
def test_18_bids_last_and_the_others_in_their_order(seat: int, order: list[int]) -> None:
    teams = ["18" if other == seat else "" for other in range(4)]
    game = bidding("dollars", seats=4, first=0, hands=HANDS, teams=teams, dollars=4 * [1])

    game.play(f"{seat} use character-18")

    assert game.told()[-1] == f"{seat} bids last [NYC-11.18]"
    assert order_of(game) == order


@pytest.mark.rule("NYC-11.18")
def test_18_brings_a_dollar() -> None:
    game = bidding("dollars", hands=HANDS, teams=["18"], dollars=[1])

    game.play("0 use character-18")

    assert (game.dollars[0], game.of(0).paid) == (1 - 1 + 1, (17,))


@pytest.mark.rule("NYC-11.18", "NYC-4.2")
def test_18_must_be_paid_before_it_brings_its_dollar() -> None:
    game = bidding("dollars", hands=HANDS, teams=["18"], dollars=[0])

    assert game.owing == [0]
    assert game.offered(0) == ["play dollars", "pass"]


@pytest.mark.rule("NYC-11.18")
def test_18_need_not_be_used() -> None:
    game = bidding("dollars", first=0, hands=HANDS, teams=["18"], dollars=[1])

    game.play("0 done")

    assert (game.dollars[0], order_of(game)) == (1, [0, 1, 2])


@pytest.mark.rule("NYC-11.18")
def test_18_is_for_one_player_only_and_who_is_further_ahead_is_asked_first() -> None:
    teams, press = ["18", "18", "18"], [(2, 5), (0, 4), (1, 3)]
    game = bidding("dollars", first=0, hands=HANDS, teams=teams, dollars=3 * [1], press=list(press))
    assert game.owing == [2]

    game.play("2 done")
    assert game.owing == [0]
    game.play("0 use character-18")

    assert game.dollars == (1, 1, 1)
    assert order_of(game) == [1, 2, 0]


@pytest.mark.rule("NYC-11.18", "NYC-4.1")
def test_18_is_used_up_for_the_round() -> None:
    game = bidding("press", first=0, hands=HANDS, teams=["18"], dollars=[3])
    game.play("0 use character-18")
    order_of(game)

    game.next_bidding("dollars")

    assert game.offered(0) == ["play dollars", "pass"]


@pytest.mark.rule("NYC-4.3", "NYC-11.18")
def test_two_18s_are_used_in_two_bidding_rounds() -> None:
    game = bidding("press", first=0, hands=HANDS, teams=["18 18"], dollars=[3])
    game.play("0 use character-18")
    assert order_of(game) == [1, 2, 0]

    game.next_bidding("dollars")

    assert game.offered(0) == ["use character-18", "done"]


@pytest.mark.rule("NYC-11.18", "NYC-7.2")
def test_18_changes_the_order_of_one_bidding_round_only() -> None:
    game = bidding("press", first=0, hands=HANDS, teams=["18"], dollars=[1])
    game.play("0 use character-18")
    assert order_of(game) == [1, 2, 0]

    game.next_bidding("dollars")

    assert order_of(game) == [0, 1, 2]


@pytest.mark.rule("NYC-11.18", "NYC-7.2")
def test_who_wins_as_the_last_begins_the_next_bidding_round() -> None:
    game = bidding("dollars", first=0, hands=HANDS, teams=["", "18"], dollars=[0, 1])
    game.play("1 use character-18", "0 pass", "2 pass")
    game.bid(1, "play dollars")

    game.next_bidding("plans")

    assert order_of(game) == [1, 2, 0]


@pytest.mark.rule("NYC-11.18", "NYC-4.4")
def test_18_pays_by_its_dollar_for_another_character_of_the_same_bid() -> None:
    game = bidding("dollars", first=0, hands=HANDS, teams=["16 18"], dollars=[1])
    game.play("0 use character-18", "1 pass", "2 pass")

    game.bid(0, "play dollars", "use character-16")

    assert game.dollars[0] == 0 + 2 + 1


@pytest.mark.rule("NYC-11.18", "NYC-12.6")
def test_18_is_announced_after_the_toms_have_drawn() -> None:
    game = bidding("dollars", seats=1, toms=["B4"], hands=["dollars"], teams=["18"], dollars=[1], deck="dollars")

    assert game.offered(0) == ["use character-18", "done"]
    assert any("1 draws dollars" in line for line in game.told())


@pytest.mark.rule("NYC-11.18", "NYC-4.1", "NYC-4.2")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("pass", "now a character is used to bid last, or not: use it, or done [NYC-11.18]"),
        ("play dollars", "now a character is used to bid last, or not: use it, or done [NYC-11.18]"),
        ("use character-16", "character-16 is of no use now [NYC-11.16]"),
        ("use character-17", "character-17 is not one of yours [NYC-4.1]"),
        ("use character-6", "character-6 is not for this phase [NYC-4.1]"),
    ],
)
def test_why_something_else_is_not_done_before_the_first_bid(text: str, why: str) -> None:
    game = bidding("dollars", hands=HANDS, teams=["6 16 18"], dollars=[2])

    assert str(game.refused(0, text)) == why


@pytest.mark.rule("NYC-11.18")
def test_in_the_turn_of_a_bid_18_is_of_no_use_any_more() -> None:
    game = bidding("dollars", hands=HANDS, teams=["18"], dollars=[2])
    game.play("0 done")

    assert str(game.refused(0, "use character-18")) == "character-18 is of no use now [NYC-11.18]"
