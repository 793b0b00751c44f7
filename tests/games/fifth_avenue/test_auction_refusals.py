"""Auctions: what is offered has the rule behind it; what is not is refused with the rule against it, and changes nothing."""

from collections.abc import Callable
from typing import Final

import pytest

from midtown.core.errors import NotAsked
from midtown.games.fifth_avenue.words import WORDS
from tests.games.fifth_avenue.table import Table, auction

SHOPS: Final = {"times-square-violet": "boutique", "times-square-orange": "gallery"}
TOWERS: Final = {"times-square-green": (1, 1)}


def bidding() -> Table:
    """Grey and brown are empty."""
    return auction("times-square", hands=["violet-6 2 grey-4 green-6 black-5", "green-4"], shops=SHOPS, towers=TOWERS)


def bidding_on_the_own_plot() -> Table:
    """Seat 0 has skyscrapers on the green plot."""
    return auction("times-square", hands=["grey-4 green-6"], towers={"times-square-green": (0, 1)})


def bidding_to_close() -> Table:
    """No plot is empty, and shops lie on violet and orange."""
    towers = {"times-square-grey": (1, 1), "times-square-brown": (2, 1), **TOWERS}
    return auction("times-square", hands=["violet-4 grey-4"], shops=SHOPS, towers=towers)


def bidding_for_the_park() -> Table:
    """Seat 1 has bid violet, and so has seat 0 to."""
    game = auction("central-park", opener=1, hands=["violet-6 grey-4", "violet-4"])
    game.bid(1, "violet-4")
    return game


def outbidding() -> Table:
    """Seat 0 has to outbid 15: with grey he reaches 13, with brown 18."""
    game = auction("times-square", 2, hands=["grey-4 brown-5 brown-4 black-5 black-4", "", "grey-4 black-6 black-5"])
    game.bid(2, "grey-4 black-6 black-5")
    return game


def raising() -> Table:
    """Seat 0 has bid a grey 4, and seat 1 a green 5."""
    game = auction("times-square", hands=["brown-6 2 grey-4 black-5", "green-5"], towers=TOWERS)
    game.bid(0, "grey-4")
    game.bid(1, "green-5")
    return game


def raising_too_little() -> Table:
    """Seat 0 has bid a grey 4, and seat 1 more than he can reach with another 4, though not with another 6."""
    game = auction("times-square", hands=["2 grey-4", "green-4 black-5"], towers=TOWERS)
    game.bid(0, "grey-4")
    game.bid(1, "green-4 black-5")
    return game


def putting_together() -> Table:
    """Seat 0 has to outbid 6 and has laid a brown 4."""
    game = auction("times-square", opener=1, hands=["2 brown-4 grey-4 black-5", "grey-6"])
    game.bid(1, "grey-6")
    game.play("0 bid brown-4")
    return game


def high_enough() -> Table:
    """Seat 0 has laid enough to let it stand."""
    game = putting_together()
    game.play("0 bid black-5")
    return game


def building() -> Table:
    """Seat 0 has won with a 5."""
    game = auction("times-square", hands=["grey-5"])
    game.bid(0, "grey-5")
    return game


def closing() -> Table:
    """Seat 0 has won a full district with a 6."""
    towers = {"times-square-grey": (0, 1), "times-square-brown": (1, 1), **TOWERS}
    game = auction("times-square", hands=["grey-6"], towers=towers, shops=SHOPS)
    game.bid(0, "grey-6")
    return game


EVERY_POSITION: Final = [
    bidding,
    bidding_on_the_own_plot,
    bidding_to_close,
    bidding_for_the_park,
    outbidding,
    raising,
    raising_too_little,
    putting_together,
    high_enough,
    building,
    closing,
]


@pytest.mark.parametrize(
    ("position", "rules"),
    [
        (bidding, {"bid": "5A-7.7", "pass": "5A-7.9"}),
        (raising, {"bid": "5A-7.7", "pass": "5A-7.9"}),
        (high_enough, {"bid": "5A-7.7", "stand": "5A-7.8"}),
        (building, {"build": "5A-7.12"}),
        (closing, {"build": "5A-7.12", "close": "5A-8.1"}),
    ],
)
def test_every_option_has_the_rule_behind_it(position: Callable[[], Table], rules: dict[str, str]) -> None:
    game = position()
    question = game.state.question(0)

    assert {text.split()[0]: question.rule_of(WORDS.parse(text)) for text in game.offered(0)} == rules


@pytest.mark.rule("5A-7.4", "5A-7.7")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("stand", "now it is bid: bid a card, or pass [5A-7.7]"),
        ("build 1", "now it is bid: bid a card, or pass [5A-7.7]"),
        ("bid grey-6", "grey-6 is not in your hand [5A-7.7]"),
        ("bid black-4", "black-4 is not in your hand [5A-7.7]"),
        ("bid black-5", "the first card of a bid is not black [5A-7.7]"),
        ("bid violet-6", "you may bid only brown, grey here [5A-7.4]"),
        ("bid green-6", "you may bid only brown, grey here [5A-7.4]"),
    ],
)
def test_why_something_cannot_be_bid(text: str, why: str) -> None:
    assert str(bidding().refused(0, text)) == why


@pytest.mark.rule("5A-7.3", "5A-7.5", "5A-7.7", "5A-7.15")
@pytest.mark.parametrize(
    ("position", "text", "why"),
    [
        (bidding_on_the_own_plot, "bid grey-4", "you may bid only green here [5A-7.3]"),
        (bidding_to_close, "bid grey-4", "you may bid only violet, orange here [5A-7.5]"),
        (bidding_for_the_park, "bid grey-4", "you may bid only violet here [5A-7.15]"),
        (raising, "bid brown-6", "you may bid only grey here [5A-7.7]"),
    ],
)
def test_why_a_colour_cannot_be_bid(position: Callable[[], Table], text: str, why: str) -> None:
    assert str(position().refused(0, text)) == why


@pytest.mark.rule("5A-7.8")
@pytest.mark.parametrize(
    ("position", "text", "why"),
    [
        (outbidding, "bid grey-4", "with all your grey and black cards you reach 13, not more than 15 [5A-7.8]"),
        (raising_too_little, "bid grey-4", "with all your grey and black cards you reach 8, not more than 9 [5A-7.8]"),
    ],
)
def test_why_a_bid_would_stay_too_low(position: Callable[[], Table], text: str, why: str) -> None:
    assert str(position().refused(0, text)) == why


@pytest.mark.rule("5A-7.8")
def test_why_also_a_black_card_would_not_raise_enough() -> None:
    game = auction("times-square", hands=["grey-4 black-4", "green-4 black-5"], towers=TOWERS)
    game.bid(0, "grey-4")
    game.bid(1, "green-4 black-5")

    assert str(game.refused(0, "bid black-4")) == "with all your grey and black cards you reach 8, not more than 9 [5A-7.8]"


@pytest.mark.rule("5A-7.7", "5A-7.8")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("stand", "your bid of 4 is not higher than 6 [5A-7.8]"),
        ("pass", "now the bid is put together: bid a card, or let it stand [5A-7.7]"),
        ("close", "now the bid is put together: bid a card, or let it stand [5A-7.7]"),
        ("bid brown-5", "brown-5 is not in your hand [5A-7.7]"),
        ("bid grey-4", "this bid takes only brown and black cards [5A-7.7]"),
    ],
)
def test_why_something_cannot_be_added_to_a_bid(text: str, why: str) -> None:
    assert str(putting_together().refused(0, text)) == why


@pytest.mark.rule("5A-7.12", "5A-8.1")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("build 3", "you may build 2 at most, not 3 [5A-7.12]"),
        ("close", "only a district without an empty plot is closed [5A-8.1]"),
        ("pass", "now skyscrapers are built: build a number of them [5A-7.12]"),
    ],
)
def test_why_something_cannot_be_built(text: str, why: str) -> None:
    assert str(building().refused(0, text)) == why


@pytest.mark.rule("5A-7.12", "5A-8.1")
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("build 2", "you may build 1 at most, not 2 [5A-7.12]"),
        ("build 3", "you may build 1 at most, not 3 [5A-7.12]"),
        ("pass", "now skyscrapers are built or the district is closed: build a number of them, or close [5A-8.1]"),
        ("bid grey-6", "now skyscrapers are built or the district is closed: build a number of them, or close [5A-8.1]"),
    ],
)
def test_why_something_cannot_be_done_in_a_full_district(text: str, why: str) -> None:
    assert str(closing().refused(0, text)) == why


@pytest.mark.rule("5A-7.2")
@pytest.mark.parametrize("seat", [1, 2])
def test_nobody_bids_before_his_turn(seat: int) -> None:
    game = auction("times-square", hands=3 * ["grey-4"])
    before = game.state.key()

    with pytest.raises(NotAsked):
        game.play(f"{seat} bid grey-4")

    assert game.state.key() == before


@pytest.mark.parametrize("position", EVERY_POSITION)
def test_everything_is_either_offered_or_refused_with_a_rule(position: Callable[[], Table]) -> None:
    game = position()
    offered = game.offered(0)

    for text in set(WORDS.texts) - set(offered):
        why = game.refused(0, text)
        assert why.rule.startswith("5A-")
        assert why.sentence != "that is not what is asked now"
