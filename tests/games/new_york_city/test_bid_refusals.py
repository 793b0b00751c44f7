"""Bidding rounds: what is offered has the rule behind it; what is not is refused with the rule against it, and changes nothing."""

from collections.abc import Callable
from typing import Final

import pytest

from midtown.games.new_york_city.words import WORDS
from tests.games.new_york_city.table import Table, bidding

AHEAD: Final[list[tuple[int | str, int]]] = [(0, 5), (1, 2), (2, 1)]
EVERY_CHARACTER: Final = "12 13 14 15 16 17 18 19 20 21 22"


def announcing() -> Table:
    """Seat 0 may wish to bid last."""
    return bidding("prestige", hands=["2 prestige 2 plans 2 wild", "press"], teams=[EVERY_CHARACTER], dollars=[9], press=AHEAD)


def bidding_with_everything() -> Table:
    """Seat 0 has not bid anything yet and can use every character."""
    hands, reserves = ["2 prestige 2 plans 2 wild", "prestige"], ["prestige plans"]
    game = bidding("prestige", hands=hands, reserves=reserves, teams=[EVERY_CHARACTER], dollars=[9], press=AHEAD)
    game.play("0 done")
    return game


def bidding_with_cards_alone() -> Table:
    """Seat 0 has no characters, and no wild card."""
    return bidding("press", hands=["press dollars 2 plans", "press"], reserves=["wild elevator"])


def with_a_single_wild_card() -> Table:
    """Seat 0 has used 16 and nothing else."""
    game = bidding_with_everything()
    game.play("0 use character-16")
    return game


def with_a_joined_card() -> Table:
    """Seat 0 has played a plans card with a wild one."""
    game = bidding_with_everything()
    game.play("0 join plans")
    return game


def with_a_bid_that_counts() -> Table:
    """Seat 0 has played a prestige card, and one from the reserve, which all have seen."""
    game = bidding_with_everything()
    game.play("0 play prestige", "0 reserve prestige")
    return game


def renewing() -> Table:
    """Seat 0 renews his reserve in the middle of a bid."""
    game = bidding_with_everything()
    game.play("0 play prestige", "0 use character-12")
    return game


def doubling() -> Table:
    """Seat 0 has bid prestige and may double his points."""
    game = bidding_with_everything()
    game.bid(0, "play prestige", "play prestige")
    game.bid(1, "play prestige")
    return game


def claiming() -> Table:
    """Seat 0 may take a prestige tile."""
    game = doubling()
    game.play("0 done")
    return game


def riding() -> Table:
    """Seat 0 takes a vessel."""
    game = claiming()
    game.play("0 claim taxi-low")
    return game


def moving() -> Table:
    """Seat 0 has nothing on his board to build with."""
    game = bidding("skyscraper", hands=["skyscraper"], built=[{"bronx": 1, "manhattan": 1}], teams=["21"], dollars=[1])
    game.bid(0, "play skyscraper")
    return game


def adding() -> Table:
    """Seat 0 may add a skyscraper."""
    game = moving()
    game.play("0 move bronx")
    return game


def hiring() -> Table:
    """Seat 0 takes a character."""
    game = bidding("elevator", hands=["elevator"], rows={1: "1 2", 2: "4", 3: "6"})
    game.bid(0, "play elevator")
    return game


def taking_back() -> Table:
    """Seat 0 may use 22."""
    game = bidding("press", hands=["press plans"], teams=["22"], dollars=[1])
    game.bid(0, "play press")
    return game


def choosing_what_to_take_back() -> Table:
    """Seat 0 has used 22."""
    game = taking_back()
    game.play("0 use character-22")
    return game


EVERY_POSITION: Final = [
    announcing,
    bidding_with_everything,
    bidding_with_cards_alone,
    with_a_single_wild_card,
    with_a_joined_card,
    with_a_bid_that_counts,
    renewing,
    doubling,
    claiming,
    riding,
    moving,
    adding,
    hiring,
    taking_back,
    choosing_what_to_take_back,
]


@pytest.mark.parametrize(
    ("position", "rules"),
    [
        (announcing, {"use character-18": "NYC-11.18", "done": "NYC-11.18"}),
        (
            bidding_with_cards_alone,
            {
                "play press": "NYC-7.4",
                "pair plans": "NYC-7.5",
                "swap press elevator": "NYC-7.9",
                "swap press wild": "NYC-7.9",
                "swap dollars elevator": "NYC-7.9",
                "swap dollars wild": "NYC-7.9",
                "swap plans elevator": "NYC-7.9",
                "swap plans wild": "NYC-7.9",
                "pass": "NYC-7.3",
            },
        ),
        (renewing, {"discard plans": "NYC-11.12", "discard prestige": "NYC-11.12", "done": "NYC-11.12"}),
        (doubling, {"use character-19": "NYC-11.19", "done": "NYC-11.19"}),
        (claiming, {"claim taxi-low": "NYC-8.7", "claim bus-high": "NYC-8.7", "decline": "NYC-8.9"}),
        (adding, {"use character-21": "NYC-11.21", "done": "NYC-11.21"}),
        (taking_back, {"use character-22": "NYC-11.22", "done": "NYC-11.22"}),
        (choosing_what_to_take_back, {"return press": "NYC-11.22", "done": "NYC-11.22"}),
    ],
)
def test_every_option_has_the_rule_behind_it(position: Callable[[], Table], rules: dict[str, str]) -> None:
    game = position()
    question = game.state.question(0)

    assert {text: question.rule_of(WORDS.parse(text)) for text in game.offered(0)} == rules


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("use character-12", "NYC-11.12"),
        ("use character-16", "NYC-11.16"),
        ("use character-17", "NYC-11.17"),
        ("play prestige", "NYC-7.4"),
        ("pair plans", "NYC-7.5"),
        ("pair wild", "NYC-7.7"),
        ("join plans", "NYC-7.7"),
        ("as-one wild", "NYC-11.13"),
        ("as-two wild", "NYC-11.20"),
        ("pair-reserve plans", "NYC-11.15"),
        ("back 2", "NYC-11.14"),
        ("swap wild plans", "NYC-7.9"),
        ("pass", "NYC-7.3"),
    ],
)
def test_every_step_of_a_bid_has_the_rule_behind_it(text: str, rule: str) -> None:
    game = bidding_with_everything()

    assert text in game.offered(0)
    assert game.state.question(0).rule_of(WORDS.parse(text)) == rule


@pytest.mark.parametrize(("text", "rule"), [("play wild", "NYC-7.6"), ("bid", "NYC-7.8")])
def test_so_it_is_when_something_lies_there(text: str, rule: str) -> None:
    game = with_a_bid_that_counts()

    assert text in game.offered(0)
    assert game.state.question(0).rule_of(WORDS.parse(text)) == rule


@pytest.mark.rule("NYC-7.3", "NYC-7.8")
@pytest.mark.parametrize(
    ("position", "text", "why"),
    [
        (bidding_with_cards_alone, "bid", "now it is bid: play cards, use characters, exchange, or pass [NYC-7.3]"),
        (bidding_with_cards_alone, "done", "now it is bid: play cards, use characters, exchange, or pass [NYC-7.3]"),
        (with_a_bid_that_counts, "pass", "now the bid is put together: add to it, exchange, or let it stand [NYC-7.3]"),
        (bidding_with_cards_alone, "play wild", "wild is not in your hand [NYC-7.3]"),
        (bidding_with_cards_alone, "pair dollars", "there is only one dollars in your hand [NYC-7.5]"),
        (bidding_with_cards_alone, "join dollars", "dollars would add nothing in this way [NYC-7.7]"),
        (bidding_with_cards_alone, "as-one dollars", "you have no character for this that is unused and paid for [NYC-11.13]"),
        (bidding_with_cards_alone, "back 1", "you cannot go back so many steps for wild cards now [NYC-11.14]"),
        (bidding_with_cards_alone, "reserve wild", "wild cannot be played from the reserve now [NYC-11.15]"),
        (with_a_bid_that_counts, "join plans", "plans would add nothing in this way [NYC-7.7]"),
        (with_a_single_wild_card, "pair wild", "wild would add nothing in this way [NYC-7.7]"),
        (with_a_joined_card, "use character-17", "character-17 is of no use now [NYC-11.17]"),
    ],
)
def test_why_something_is_not_added_to_a_bid(position: Callable[[], Table], text: str, why: str) -> None:
    assert str(position().refused(0, text)) == why


@pytest.mark.parametrize("position", EVERY_POSITION)
def test_everything_is_either_offered_or_refused_with_a_rule(position: Callable[[], Table]) -> None:
    game = position()
    offered = game.offered(0)

    for text in set(WORDS.texts) - set(offered):
        why = game.refused(0, text)
        assert why.rule.startswith("NYC-")
        assert why.sentence != "that is not what is asked now"
