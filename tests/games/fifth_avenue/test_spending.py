"""The cards of a winning bid: where they go, in which order, and what that does to the stacks."""

import pytest

from midtown.games.fifth_avenue import GAME
from tests.games.fifth_avenue.table import Table, auction, card_list


def won(hand: str, bid: str, black: str = "black-5 black-4", spent: str = "") -> Table:
    """Seat 0 has won Times Square with these cards; the violet stack is a 6 on a 5."""
    game = auction("times-square", hands=[hand], stacks={"violet": "violet-6 violet-5"}, black=black, spent=spent)
    game.bid(0, bid)
    return game


@pytest.mark.rule("5A-7.11")
def test_the_cards_go_under_the_stacks_of_their_colours_in_the_order_laid() -> None:
    game = won("violet-4 violet-5 black-6 black-4 grey-4", "violet-4 black-6 violet-5 black-4")

    assert game.stack("violet") == "violet-6 violet-5 violet-4 violet-5"
    assert game.black == "black-5 black-4 black-6 black-4"
    assert game.hand(0) == "grey-4"


@pytest.mark.rule("5A-7.11")
def test_another_order_of_the_same_cards_makes_another_stack() -> None:
    game = won("violet-4 violet-5 black-6 black-4", "violet-5 black-4 black-6 violet-4")

    assert game.stack("violet") == "violet-6 violet-5 violet-5 violet-4"
    assert game.black == "black-5 black-4 black-4 black-6"


@pytest.mark.rule("5A-7.11")
def test_the_cards_of_a_raise_follow_those_laid_before() -> None:
    game = auction("times-square", hands=["violet-4 violet-6", "brown-5 black-4 black-5"], stacks={"violet": "violet-5"})
    game.bid(0, "violet-6")
    game.bid(1, "brown-5 black-4")
    game.bid(0, "violet-4")
    assert game.stack("violet") == "violet-5"

    game.play("1 pass")

    assert game.stack("violet") == "violet-5 violet-6 violet-4"


@pytest.mark.rule("5A-7.11")
def test_they_lie_there_before_anything_is_built() -> None:
    game = won("violet-4 black-4", "violet-4 black-4")

    assert game.offered(0)[0] == "build 0"
    assert (game.stack("violet"), game.spectator.bids[0]) == ("violet-6 violet-5 violet-4", ())


@pytest.mark.rule("5A-7.11", "5A-7.9")
def test_only_the_winner_spends_his_cards() -> None:
    game = auction("times-square", hands=["violet-4", "brown-5 black-4"], stacks={"violet": "violet-6"})
    game.bid(0, "violet-4")
    game.bid(1, "brown-5 black-4")

    assert (game.stack("violet"), game.hand(0), game.hand(1)) == ("violet-6", "violet-4", "")


@pytest.mark.rule("5A-7.11", "5A-3.11")
def test_where_the_coloured_stack_was_empty_the_first_card_laid_is_on_top() -> None:
    game = auction("times-square", hands=["violet-4 violet-6 violet-5"], stacks={"violet": ""})

    game.bid(0, "violet-6 violet-4 violet-5")

    assert game.stack("violet") == "violet-6 violet-4 violet-5"
    assert game.spectator.tops[0] == card_list("violet-6")[0]


@pytest.mark.rule("5A-7.11", "5A-3.11")
def test_black_cards_lie_face_up_below_those_that_are_face_down() -> None:
    game = won("violet-4 black-6 black-4", "violet-4 black-6 black-4", spent="black-5")

    assert game.spectator.black_stack == 2
    assert game.spectator.spent == tuple(card_list("black-5 black-6 black-4"))


@pytest.mark.rule("5A-7.11", "5A-3.11")
def test_where_no_card_lies_face_down_the_black_stack_is_shuffled_at_once() -> None:
    game = won("violet-4 black-6 black-4 black-5", "violet-4 black-6 black-4 black-5", black="")

    assert game.told()[-2:] == ["0 wins with 19 [5A-7.10]", "the black stack is shuffled: 3 cards [5A-3.11]"]
    assert (game.spectator.black_stack, game.spectator.spent) == (3, ())
    assert sorted(game.black.split()) == ["black-4", "black-5", "black-6"]


@pytest.mark.rule("5A-7.11", "5A-3.11")
def test_the_shuffle_of_spent_cards_is_left_to_chance() -> None:
    hand = "violet-4 3 black-4 3 black-6"
    games = [auction("times-square", hands=[hand], black="", seed=seed) for seed in range(12)]
    for game in games:
        game.bid(0, "violet-4 black-4 black-4 black-4 black-6 black-6 black-6")

    assert len({game.black for game in games}) > 6


@pytest.mark.rule("5A-7.11", "5A-1.9")
def test_what_lies_at_the_bottom_of_a_coloured_stack_has_been_seen_by_all() -> None:
    game = won("violet-4 violet-5 grey-4", "violet-4 violet-5")

    assert game.spectator.bottoms[0] == tuple(card_list("violet-5 violet-4"))
    assert game.spectator.stacks[0] == 4


@pytest.mark.rule("5A-7.11")
def test_the_whole_table_lists_the_black_stack_from_its_bottom_up() -> None:
    game = won("violet-4 black-6 black-4", "violet-4 black-6 black-4")

    assert GAME.layout(game.state)["black stack, bottom to top"] == ["black-4", "black-6", "black-4", "black-5"]
