"""The black cards of the imaginary player: where they lie, what is known of them, and who draws them later."""

import pytest

from midtown.core.event import SPECTATOR
from midtown.games.fifth_avenue import GAME
from tests.games.fifth_avenue.table import auction, card_list, table


@pytest.mark.rule("5A-10.6")
def test_after_the_auction_his_cards_go_under_the_black_stack_in_the_order_drawn() -> None:
    game = auction("times-square", seats=2, hands=["violet-4"], black="black-5 black-4 black-5 black-6 black-4")

    game.play("0 pass")

    assert game.black == "black-6 black-4 black-5 black-4 black-5"
    assert (game.spectator.black_stack, game.spectator.spent, game.spectator.drawn) == (5, (), ())


@pytest.mark.rule("5A-10.6")
def test_until_then_they_lie_open() -> None:
    game = auction("times-square", seats=2, hands=["violet-4 2 black-6"], black="black-5 black-4 black-5 black-6 black-4")
    game.bid(0, "violet-4 black-6 black-6")

    assert game.offered(0) == ["build 0", "build 1"]
    assert game.spectator.drawn == tuple(card_list("black-5 black-4 black-5"))

    game.play("0 build 1")
    assert game.spectator.drawn == ()


@pytest.mark.rule("5A-10.6", "5A-7.11")
def test_they_lie_face_down_below_the_face_up_cards_that_the_winner_has_spent() -> None:
    game = auction("central-park", seats=2, hands=["violet-4 black-6 black-5"], black="black-4 black-4 black-5", spent="")
    game.bid(0, "violet-4 black-6 black-5")

    game.play("0 build 1")

    assert game.black == "black-5 black-6 black-5 black-4 black-4"
    assert (game.spectator.black_stack, game.spectator.sunk) == (1, ())


@pytest.mark.rule("5A-10.6", "5A-3.11")
def test_below_face_up_cards_they_are_mixed_in_at_the_next_shuffle() -> None:
    game = table(seats=2, white="central-park", hands=["violet-4 black-6"], black="black-5 black-4 black-4 black-5")
    game.play("0 commission", "0 move white city-hall")
    game.bid(0, "violet-4 black-6")
    game.play("0 build 1", "0 take brown grey", "0 move white 34th-west", "1 commission")

    assert game.told()[-2:] == ["1 draws 1 black [5A-3.4]", "the black stack is shuffled: 3 cards [5A-3.11]"]
    assert sorted(game.black.split()) == ["black-4", "black-4", "black-6"]
    assert (game.spectator.black_stack, game.spectator.sunk) == (3, ())


@pytest.mark.rule("5A-10.6", "5A-10.5")
def test_cards_that_he_has_laid_are_not_shuffled_while_he_draws() -> None:
    game = auction("times-square", seats=2, hands=["violet-4 5 black-6"], black="black-4", spent="black-5")

    game.bid(0, "violet-4")

    assert game.spectator.drawn == tuple(card_list("black-4 black-5"))
    assert (game.spectator.best, game.spectator.black_stack) == (9, 0)


@pytest.mark.rule("5A-10.6", "5A-7.11", "5A-3.11")
def test_nor_are_they_when_the_winner_spends_black_cards_and_no_other_is_left() -> None:
    game = auction("central-park", seats=2, hands=["violet-4 black-6 black-5"], black="black-4 black-4")
    game.bid(0, "violet-4 black-6 black-5")
    assert "the black stack is shuffled: 2 cards [5A-3.11]" in game.told()

    game.play("0 build 1")

    assert game.black.split()[2:] == ["black-4", "black-4"]
    assert sorted(game.black.split()[:2]) == ["black-5", "black-6"]
    assert game.spectator.sunk == tuple(card_list("black-4 black-4"))


@pytest.mark.rule("5A-10.6")
def test_a_stack_of_nothing_but_his_cards_is_not_shuffled() -> None:
    game = auction("central-park", seats=2, hands=["violet-4"], black="black-4 black-6 black-4")

    game.play("0 pass")

    assert game.black == "black-4 black-6 black-4"
    assert not any("shuffled" in line for line in game.told())


@pytest.mark.rule("5A-10.6", "5A-1.9")
def test_everybody_remembers_his_cards_at_the_bottom() -> None:
    game = auction("central-park", seats=2, hands=["violet-4"], black="black-5 black-4 black-5 black-6 black-4")

    game.play("0 pass")

    assert game.spectator.sunk == tuple(card_list("black-5 black-4 black-5"))
    for seed in range(5):
        assert GAME.determinize(game.view(1), seed).deck.to_list()[:3] == card_list("black-5 black-4 black-5")


@pytest.mark.rule("5A-10.6", "5A-1.9")
def test_who_draws_one_of_them_later_holds_a_card_that_all_know() -> None:
    game = table(seats=2, white="central-park", beige="times-square", black="black-4 black-4 black-6 black-5")
    game.play("0 skyscrapers", "0 take violet brown", "0 move white city-hall", "0 pass")
    assert game.black == "black-6 black-5 black-4 black-4"

    game.play("1 score times-square")

    assert game.hand(1) == "black-4 black-5 black-6"
    assert (game.hand(0), game.black) == ("violet-4 brown-4 black-4", "")
    assert game.spectator.known == (tuple(card_list("violet-4 brown-4 black-4")), tuple(card_list("black-4")))


@pytest.mark.rule("5A-10.6", "5A-10.2")
def test_in_the_next_auction_of_the_series_he_draws_what_is_left_above_them_and_then_themselves() -> None:
    game = auction("times-square", seats=2, hands=["violet-4"], black="black-5 black-5 black-6")

    game.play("0 pass", "0 pass")

    assert [line for line in game.told() if "imaginary player bids" in line] == [
        "the imaginary player bids 10 with black-5 black-5 [5A-10.2]",
        "the imaginary player bids 16 with black-6 black-5 black-5 [5A-10.2]",
    ]
    assert game.spectator.sunk == tuple(card_list("black-5 black-5 black-6"))


@pytest.mark.rule("5A-10.6", "5A-9.2")
def test_they_go_back_also_where_the_second_closing_ends_the_game() -> None:
    towers = {f"times-square-{colour}": (0 if colour == "grey" else 2, 1) for colour in ["violet", "brown", "grey", "orange", "green"]}
    game = auction("times-square", seats=2, hands=["grey-6 2 black-6"], black="3 black-4", towers=towers, closed="34th-west")
    game.bid(0, "grey-6 black-6 black-6")

    game.play("0 close")

    assert (game.over, game.spectator.drawn) == (True, ())
    assert game.black == "black-4 black-6 black-6 black-4 black-4"


@pytest.mark.rule("5A-10.6")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_the_unseen_black_cards_are_dealt_anew_above_his(seat: int) -> None:
    game = auction("times-square", seats=2, hands=["violet-4 3 black-4", "grey-5 4 black-6"])
    game.play("0 pass", "1 pass")
    view = game.view(seat)

    assert len(view.sunk) > 1
    for seed in range(5):
        assert GAME.view(GAME.determinize(view, seed), seat) == view
