"""Exchanging cards of the hand for cards of the reserve, at any time in phase II to its very end."""

import pytest

from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.exchange import EXCHANGE_AT_END
from tests.games.new_york_city.table import Table, Things, begun, bidding, laid, new_round


def swaps(game: Table, seat: int) -> list[str]:
    """The exchanges that a seat is offered."""
    return [text for text in game.offered(seat) if text.startswith("swap")]


@pytest.mark.rule("NYC-7.9")
def test_a_card_of_the_hand_is_exchanged_for_one_of_the_reserve_and_can_be_played() -> None:
    game = bidding("press", hands=["dollars", "press"], reserves=["press plans"])

    game.play("0 swap dollars press")

    assert (game.hand(0), game.reserve(0)) == ("press", "dollars plans")
    assert game.told(2)[-1] == "0 exchanges with the reserve: dollars press [NYC-7.9]"
    game.bid(0, "play press")
    assert game.told()[-1] == "0 bids 1 with press [NYC-7.8]"


@pytest.mark.rule("NYC-7.9")
def test_the_whole_reserve_can_be_exchanged_in_one_turn() -> None:
    game = bidding("press", hands=["2 dollars plans", "press"], reserves=["press press"])

    game.play("0 swap dollars press", "0 swap plans press")

    assert (game.hand(0), game.reserve(0)) == ("press press dollars", "dollars plans")


@pytest.mark.rule("NYC-7.9")
def test_every_exchange_of_different_cards_is_offered() -> None:
    game = bidding("press", hands=["dollars plans", "press"], reserves=["press plans"])

    assert swaps(game, 0) == ["swap dollars press", "swap dollars plans", "swap plans press"]


@pytest.mark.rule("NYC-7.9")
def test_cards_are_exchanged_also_while_a_bid_is_put_together() -> None:
    game = bidding("press", hands=["press dollars plans", "press"], reserves=["press wild"])

    game.bid(0, "play press", "swap dollars wild", "play wild", "swap plans press", "play press")

    assert game.told()[-1] == "0 bids 3 with press wild press [NYC-7.8]"
    assert (game.hand(0), game.reserve(0)) == ("", "dollars plans")


@pytest.mark.rule("NYC-7.9")
def test_who_has_exchanged_may_still_pass() -> None:
    game = bidding("press", hands=["dollars", "press"], reserves=["press plans"])

    game.play("0 swap dollars press", "0 pass")

    assert game.hand(0) == "press"
    assert game.owing == [1]


@pytest.mark.rule("NYC-7.9")
def test_who_has_begun_to_bid_goes_on_after_an_exchange() -> None:
    game = bidding("press", hands=["press dollars", "press"], reserves=["plans wild"])

    game.play("0 play press", "0 swap dollars wild")

    assert game.offered(0) == ["play wild", "bid"]


@pytest.mark.rule("NYC-7.9")
def test_with_an_empty_hand_nothing_is_exchanged() -> None:
    game = bidding("press", hands=["press", "press"], reserves=["press plans"])

    game.play("0 play press")

    assert game.offered(0) == ["bid"]


@pytest.mark.rule("NYC-7.9")
def test_what_was_exchanged_comes_back_in_a_later_turn() -> None:
    game = bidding("press", hands=["dollars plans", "press"], reserves=["elevator prestige"])
    game.play("0 swap dollars elevator", "0 pass", "1 pass")

    game.next_bidding("dollars")

    assert swaps(game, 0)[:2] == ["swap elevator dollars", "swap elevator prestige"]


@pytest.mark.rule("NYC-7.9")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("swap wild press", "wild is not in your hand [NYC-7.9]"),
        ("swap dollars wild", "wild is not in your reserve [NYC-7.9]"),
        ("swap plans plans", "equal cards need not be exchanged [NYC-7.9]"),
        ("swap elevator plans", "what was exchanged this turn is not exchanged back [NYC-7.9]"),
        ("swap plans skyscraper", "what was exchanged this turn is not exchanged back [NYC-7.9]"),
    ],
)
def test_why_something_is_not_exchanged(text: str, why: str) -> None:
    game = bidding("press", hands=["dollars plans skyscraper", "press"], reserves=["elevator plans press"])

    game.play("0 swap skyscraper elevator")

    assert str(game.refused(0, text)) == why


# --- the very end of phase II ---


def ending_phase_two() -> Table:
    """Seat 0 may exchange once more; after it nothing follows."""
    things: Things = {"hands": ["press dollars"], "reserves": ["wild wild"]}
    return begun(laid(things), EXCHANGE_AT_END, 0)


@pytest.mark.rule("NYC-7.9")
def test_after_the_sixth_bidding_round_everybody_may_exchange_once_more_in_seat_order() -> None:
    game = new_round(seats=3, round=1, reserves=3 * ["wild wild"], deck=30 * "press dollars ")
    asked: list[int] = []
    while game.spectator.round < 3:
        seat = game.owing[0]
        offered = game.offered(seat)
        if offered[-1] == "done" and offered[0].startswith("swap"):
            asked.append(seat)
            assert game.spectator.bidding == TYPES.index("skyscraper")
        game.play(f"{seat} {offered[-1]}")

    assert asked == [0, 1, 2]


@pytest.mark.rule("NYC-7.9")
def test_at_the_end_of_phase_two_cards_are_exchanged_until_it_is_done() -> None:
    game = ending_phase_two()
    assert game.offered(0) == ["swap press wild", "swap dollars wild", "done"]

    game.play("0 swap press wild")
    assert game.offered(0) == ["swap dollars wild", "done"]
    game.play("0 done")

    assert game.over
    assert (game.hand(0), game.reserve(0)) == ("dollars wild", "press wild")


@pytest.mark.rule("NYC-7.9")
def test_when_nothing_is_left_to_exchange_nobody_is_asked() -> None:
    game = ending_phase_two()

    game.play("0 swap press wild", "0 swap dollars wild")

    assert game.over


@pytest.mark.rule("NYC-7.9")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("swap wild press", "wild is not in your hand [NYC-7.9]"),
        ("swap press plans", "plans is not in your reserve [NYC-7.9]"),
        ("pass", "now cards are exchanged: swap a card of the hand for one of the reserve, or done [NYC-7.9]"),
    ],
)
def test_why_something_is_not_done_at_the_end_of_phase_two(text: str, why: str) -> None:
    assert str(ending_phase_two().refused(0, text)) == why
