"""Character 22: cards just played come back after the action of a bidding round."""

import pytest

from midtown.games.new_york_city.cards import TYPES
from tests.games.new_york_city.table import Table, bidding


def played(hand: str = "2 dollars wild plans", *steps: str, team: str = "22", dollars: int = 1) -> Table:
    """Seat 0 has bid in the dollars round, nobody else, and the action is over."""
    game = bidding("dollars", hands=[hand], teams=[team], dollars=[dollars])
    game.bid(0, *(steps or ("play dollars", "play dollars", "play wild")))
    return game


@pytest.mark.rule("NYC-11.22")
def test_22_takes_back_up_to_two_of_the_cards_just_played() -> None:
    game = played()
    assert game.offered(0) == ["use character-22", "done"]

    game.play("0 use character-22")
    assert game.offered(0) == ["return dollars", "return wild", "done"]
    game.play("0 return wild", "0 return dollars")

    assert game.over
    assert game.hand(0) == "dollars plans wild"
    assert [TYPES[card] for card in game.spectator.discards] == ["dollars"]
    assert game.told()[-1] == "0 takes back dollars [NYC-11.22]"


@pytest.mark.rule("NYC-11.22")
@pytest.mark.parametrize(("moves", "hand"), [(["done"], "plans"), (["return dollars", "done"], "dollars plans")])
def test_22_takes_back_fewer_if_its_owner_likes(moves: list[str], hand: str) -> None:
    game = played()

    game.play("0 use character-22", *[f"0 {text}" for text in moves])

    assert (game.over, game.hand(0), game.of(0).paid) == (True, hand, (21,))


@pytest.mark.rule("NYC-11.22")
def test_22_need_not_be_used() -> None:
    game = played()

    game.play("0 done")

    assert (game.over, game.hand(0), game.of(0).paid) == (True, "plans", ())


@pytest.mark.rule("NYC-11.22", "NYC-4.2")
def test_22_can_be_paid_with_the_dollars_of_the_action_just_carried_out() -> None:
    game = played(dollars=0)

    assert game.dollars[0] == 3 + 1
    assert game.offered(0) == ["use character-22", "done"]


@pytest.mark.rule("NYC-11.22")
def test_22_comes_after_the_action_which_stays_as_it_was() -> None:
    game = played()

    game.play("0 use character-22", "0 return dollars", "0 return dollars")

    assert game.dollars[0] == 1 + 3 + 1 - 1


@pytest.mark.rule("NYC-11.22")
def test_22_takes_back_only_what_lies_there() -> None:
    game = played("dollars plans", "play dollars")

    game.play("0 use character-22", "0 return dollars")

    assert (game.over, game.hand(0)) == (True, "dollars plans")


@pytest.mark.rule("NYC-11.22")
def test_22_is_not_asked_for_by_who_has_played_no_card() -> None:
    game = bidding("prestige", hands=["plans", "prestige"], teams=["17 22"], dollars=[2], tiles="")
    game.bid(0, "use character-17")

    game.bid(1, "play prestige")

    assert game.over


@pytest.mark.rule("NYC-11.22", "NYC-11.15")
def test_22_takes_back_also_a_card_that_came_from_the_reserve() -> None:
    game = bidding("dollars", hands=["dollars"], reserves=["dollars plans"], teams=["15 22"], dollars=[2])
    game.bid(0, "play dollars", "reserve dollars")

    game.play("0 use character-22", "0 return dollars", "0 return dollars")

    assert game.hand(0) == "dollars dollars"


@pytest.mark.rule("NYC-11.22", "NYC-11.13")
def test_22_takes_back_also_a_card_that_counted_as_another_one() -> None:
    game = played("plans", "as-one plans", team="13 22", dollars=2)

    game.play("0 use character-22", "0 return plans")

    assert game.hand(0) == "plans"


@pytest.mark.rule("NYC-4.3", "NYC-11.22")
def test_two_22s_take_back_four() -> None:
    game = played("5 dollars", *5 * ["play dollars"], team="22 22", dollars=2)

    game.play("0 use character-22", "0 return dollars", "0 return dollars")
    game.play("0 use character-22", "0 return dollars", "0 return dollars")

    assert (game.over, game.hand(0)) == (True, "dollars dollars dollars dollars")


@pytest.mark.rule("NYC-4.1", "NYC-11.22")
def test_22_is_used_in_one_bidding_round_of_a_round() -> None:
    game = played("dollars plans", "play dollars", dollars=5)
    game.play("0 use character-22", "0 return dollars")
    game.next_bidding("plans")

    game.bid(0, "play plans")

    assert game.over


@pytest.mark.rule("NYC-11.22")
def test_cards_taken_back_are_played_again_in_a_later_bidding_round() -> None:
    game = played("2 dollars", "play dollars", "play dollars")
    game.play("0 use character-22", "0 return dollars", "0 return dollars")
    game.next_bidding("plans")

    game.bid(0, "pair dollars")

    assert game.of(0).ready == 1 + 1


@pytest.mark.rule("NYC-11.22", "NYC-1.7")
def test_everybody_knows_the_cards_that_came_back() -> None:
    game = played()

    game.play("0 use character-22", "0 return wild")

    assert game.of(0).known == (TYPES.index("wild"),)


@pytest.mark.rule("NYC-11.22")
def test_22_is_asked_for_in_press_order() -> None:
    game = bidding("dollars", hands=3 * ["dollars"], teams=3 * ["22"], press=[(1, 3), (2, 2), (0, 1)], first=0)
    for seat in range(3):
        game.bid(seat, "play dollars")

    game.play("1 done", "2 done", "0 done")

    assert game.over


@pytest.mark.rule("NYC-11.22", "NYC-4.1")
@pytest.mark.parametrize(
    ("moves", "text", "why"),
    [
        ([], "pass", "now a character is used to take back cards, or not: use it, or done [NYC-11.22]"),
        ([], "return wild", "now a character is used to take back cards, or not: use it, or done [NYC-11.22]"),
        ([], "use character-16", "character-16 is not one of yours [NYC-4.1]"),
        (["0 use character-22"], "return plans", "now cards just played are taken back: return one, or done [NYC-11.22]"),
        (["0 use character-22"], "pass", "now cards just played are taken back: return one, or done [NYC-11.22]"),
    ],
)
def test_why_something_else_is_not_done_when_cards_are_taken_back(moves: list[str], text: str, why: str) -> None:
    game = played()
    game.play(*moves)

    assert str(game.refused(0, text)) == why
