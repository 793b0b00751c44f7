"""A bid that is being put together: nobody else can tell what it will be, or whether there will be one."""

from collections.abc import Callable
from typing import Final

import pytest

from midtown.core.event import SPECTATOR, Journal
from midtown.games.fifth_avenue import GAME
from tests.games.fifth_avenue.table import Table, auction, card_list

OTHERS: Final = [1, 2, SPECTATOR]
HANDS: Final = ["violet-4 violet-5 grey-6 2 black-4 black-6", "grey-5 2 black-5", "brown-6 black-6"]


def bidding() -> Table:
    """Seat 0 has laid nothing yet."""
    return auction("times-square", hands=HANDS)


def raising() -> Table:
    """A violet 4 of seat 0 lies open, and he may raise."""
    game = bidding()
    game.bid(0, "violet-4")
    game.bid(1, "grey-5")
    game.play("2 pass")
    game.told()
    return game


EVERY_START: Final = pytest.mark.parametrize(
    ("position", "cards"),
    [
        (bidding, ["violet-4"]),
        (bidding, ["violet-5", "black-6", "violet-4"]),
        (bidding, ["grey-6", "black-4"]),
        (raising, ["violet-5"]),
        (raising, ["black-6", "black-4"]),
    ],
)


def laying(position: Callable[[], Table], cards: list[str]) -> Table:
    """Seat 0 has laid these cards and has not let the bid stand."""
    game = position()
    game.play(*[f"0 bid {card}" for card in cards])
    return game


@EVERY_START
@pytest.mark.rule("5A-1.9", "5A-7.8")
def test_the_others_see_nothing_of_it(position: Callable[[], Table], cards: list[str]) -> None:
    game = laying(position, cards)

    assert [game.view(seat) for seat in OTHERS] == [position().view(seat) for seat in OTHERS]


@EVERY_START
@pytest.mark.rule("5A-1.9", "5A-7.8")
def test_nothing_is_told_of_it_to_anybody(position: Callable[[], Table], cards: list[str]) -> None:
    game = position()

    game.play(*[f"0 bid {card}" for card in cards])

    assert game.journal.take() == []


@EVERY_START
@pytest.mark.rule("5A-1.9", "5A-7.8")
def test_the_bidder_sees_his_own_cards_lie_apart(position: Callable[[], Table], cards: list[str]) -> None:
    before, game = position().view(0), laying(position, cards)

    assert game.view(0).adding == tuple(card_list(" ".join(cards)))
    assert sorted(game.view(0).hand + game.view(0).adding) == list(before.hand)
    assert game.view(0).bids == before.bids


@EVERY_START
@pytest.mark.rule("5A-1.9")
def test_cards_already_known_are_not_forgotten_before_the_bid_stands(position: Callable[[], Table], cards: list[str]) -> None:
    known = laying(position, cards).spectator.known

    assert known == position().spectator.known


@EVERY_START
@pytest.mark.rule("5A-1.9", "5A-7.8")
def test_dealt_anew_from_the_view_of_another_the_bidder_is_asked_from_the_beginning(
    position: Callable[[], Table], cards: list[str]
) -> None:
    redealt = Table(GAME.determinize(laying(position, cards).view(1), 3), Journal())

    assert redealt.owing == [0]
    assert redealt.view(0).adding == ()
    assert redealt.offered(0)[-1] == "pass"
    assert redealt.state.key() == GAME.determinize(position().view(1), 3).key()


@pytest.mark.rule("5A-7.8", "5A-1.9")
def test_once_it_stands_everybody_sees_it_in_the_order_laid() -> None:
    game = laying(bidding, ["violet-5", "black-6", "violet-4"])

    game.play("0 stand")

    assert [game.view(seat).bids[0] for seat in OTHERS] == 3 * [tuple(card_list("violet-5 black-6 violet-4"))]
    assert game.told(1)[0] == "0 bids 15 with violet-5 black-6 violet-4 [5A-7.8]"
    assert game.spectator.held[0] == (0, 0, 1, 0, 0, 2)


# --- what has been shown is remembered ---


@pytest.mark.rule("5A-1.9", "5A-7.9")
def test_cards_shown_and_taken_back_stay_known() -> None:
    game = raising()
    assert game.spectator.known[0] == ()

    game.play("0 pass")

    assert game.spectator.known[0] == tuple(card_list("violet-4"))
    assert game.hand(0) == "violet-4 violet-5 grey-6 black-4 black-4 black-6"


@pytest.mark.rule("5A-1.9", "5A-7.9")
def test_when_they_are_bid_again_they_lie_open_and_are_no_longer_counted_as_held() -> None:
    game = auction("times-square", hands=["violet-4 violet-5", "violet-6 grey-5"])
    game.bid(0, "violet-4")
    game.bid(1, "grey-5")
    game.play("0 pass", "1 build 1")
    assert (game.spectator.known[0], game.spectator.held[0][0]) == (tuple(card_list("violet-4")), 2)

    game.bid(0, "violet-4")

    assert (game.spectator.known[0], game.spectator.held[0][0]) == ((), 1)
    assert game.spectator.bids[0] == tuple(card_list("violet-4"))


@pytest.mark.rule("5A-1.9")
def test_of_two_equal_cards_one_known_the_other_stays_secret_when_one_is_shown() -> None:
    game = auction("times-square", hands=["2 violet-4", "grey-5"], known=["violet-4"])
    game.bid(0, "violet-4")
    assert game.spectator.known[0] == ()

    game.bid(1, "grey-5")
    game.play("0 pass")

    assert game.spectator.known[0] == tuple(card_list("violet-4"))


@pytest.mark.rule("5A-1.9", "5A-7.11")
def test_what_the_winner_has_spent_is_no_longer_known_to_be_in_his_hand() -> None:
    game = auction("times-square", hands=["violet-4 violet-5"], known=["violet-4 violet-5"])

    game.bid(0, "violet-5")

    assert game.spectator.known[0] == tuple(card_list("violet-4"))
