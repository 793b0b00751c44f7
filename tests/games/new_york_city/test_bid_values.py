"""The value of bids: what the questions can build from small hands is what a search over all groupings allows, no more and no less."""

from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.event import Journal
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import BID_STANDS, WORDS
from tests.games.new_york_city.groupings import Items, Means, legal_bids, worth
from tests.games.new_york_city.table import Table, bidding

CARDS: Final = 3
CARD_WAYS: Final = {"as-one": "as-one", "as-two": "as-two", "reserve": "reserve", "pair-reserve": "reserve"}
VIRTUAL_CARDS: Final = {"character-16": "virtual wild", "character-17": "virtual prestige"}
SPACE: Final = 2
"""How far seat 0 has come on the press track."""
TWO_WILDS: Final = ("virtual wild", "virtual wild")


def table_of(means: Means, kind: str, team: str) -> Table:
    """Seat 0 is to bid with this and can pay for everything; nothing is left to refill the reserve."""
    hands, reserves = [" ".join(means.hand)], [" ".join(means.reserve)]
    return bidding(kind, hands=hands, reserves=reserves, teams=[team], dollars=[9], press=[(0, SPACE), (1, 0), (2, 0)], deck="")


def bids_built(table: Table) -> dict[Items, int]:
    """Every bid that seat 0 can put together by what he is offered, with its value."""
    found: dict[Items, int] = {}
    seen: set[tuple[int, ...]] = set()
    waiting: list[tuple[NewYorkCityState, Items]] = [] if table.over else [(table.state, ())]
    while waiting:
        state, added = waiting.pop()
        for action in state.options(0):
            text = WORDS.texts[action]
            after = Table(state.copy(), Journal())
            after.state.journal = after.journal
            after.state.play(action, 0)
            if text == "bid":
                stood = next(event for event in after.journal.take() if event.kind is BID_STANDS)
                items = items_of(stood.names(), added)
                assert found.setdefault(items, stood.amount) == stood.amount
            elif text != "pass" and tuple(after.state.key()) not in seen:
                seen.add(tuple(after.state.key()))
                waiting.append((after.state, (*added, text)))
    return found


def items_of(cards: list[str], steps: Items) -> Items:
    """The cards that were laid and the virtual ones, with the ways they came there."""
    items = list(cards)
    for step in steps:
        verb, thing = step.split()[:2]
        if verb in CARD_WAYS:
            items.remove(thing)
            items.append(f"{CARD_WAYS[verb]} {thing}")
        elif verb == "back":
            items += int(thing) * ["virtual wild"]
        elif verb == "use":
            items.append(VIRTUAL_CARDS[thing])
    return tuple(sorted(items))


def some_cards(chance: Chance, kind: str, count: int) -> Items:
    """Random cards: matching, wild, and two other types, so that equal ones are frequent."""
    other, another = chance.below(6), chance.below(6)
    types = [kind, "wild", TYPES[other], TYPES[another]]
    return tuple([types[chance.below(4)] for _card in range(count)])


@pytest.mark.rule("NYC-7.4", "NYC-7.5", "NYC-7.6", "NYC-7.7", "NYC-7.8")
@pytest.mark.parametrize("seed", range(40))
def test_from_a_hand_every_legal_bid_can_be_built_and_nothing_else(seed: int) -> None:
    means = Means(some_cards(Chance(seed), "press", 5))

    assert bids_built(table_of(means, "press", "")) == legal_bids(means, "press")


@pytest.mark.rule("NYC-7.8", "NYC-7.9")
@pytest.mark.parametrize("seed", range(15))
def test_so_it_is_with_a_reserve_to_exchange_with(seed: int) -> None:
    chance = Chance(seed)
    means = Means(some_cards(chance, "press", CARDS), some_cards(chance, "press", 2))

    assert bids_built(table_of(means, "press", "")) == legal_bids(means, "press")


@pytest.mark.rule("NYC-4.4", "NYC-7.8")
@pytest.mark.parametrize(
    ("team", "helped"),
    [
        ("13", Means((), as_one=1)),
        ("13 13", Means((), as_one=2)),
        ("20", Means((), as_two=1)),
        ("13 20", Means((), as_one=1, as_two=1)),
        ("14", Means((), wilds=2)),
        ("16", Means((), wilds=1)),
        ("16 16", Means((), wilds=2)),
        ("14 16", Means((), wilds=3)),
        ("13 14 16", Means((), as_one=1, wilds=3)),
        ("16 20", Means((), as_two=1, wilds=1)),
        ("15", Means((), from_reserve=1)),
        ("15 15", Means((), from_reserve=2)),
        ("13 15", Means((), as_one=1, from_reserve=1)),
        ("15 16", Means((), from_reserve=1, wilds=1)),
        ("15 15 16", Means((), from_reserve=2, wilds=1)),
    ],
)
@pytest.mark.parametrize("seed", range(6))
def test_so_it_is_with_characters(team: str, helped: Means, seed: int) -> None:
    chance = Chance(seed)
    reserve = some_cards(chance, "press", 2) if helped.from_reserve > 0 else ()
    means = helped._replace(hand=some_cards(chance, "press", CARDS), reserve=reserve)

    assert bids_built(table_of(means, "press", team)) == legal_bids(means, "press")


@pytest.mark.rule("NYC-4.4", "NYC-11.14", "NYC-11.16")
@pytest.mark.parametrize(("team", "wilds"), [("14", 2), ("16", 1), ("16 16", 2), ("14 16", 3)])
def test_so_it_is_without_any_card(team: str, wilds: int) -> None:
    means = Means((), wilds=wilds)

    assert bids_built(table_of(means, "press", team)) == legal_bids(means, "press")


@pytest.mark.rule("NYC-11.14", "NYC-11.16")
def test_a_step_back_and_a_wild_card_more_make_a_bid_together_without_any_card() -> None:
    game = bidding("press", teams=["14 16"], dollars=[2], press=[(0, 1), (1, 0), (2, 0)])

    assert bids_built(game) == {TWO_WILDS: 1}


@pytest.mark.rule("NYC-4.2", "NYC-7.6")
@pytest.mark.parametrize(("team", "dollars", "space"), [("16 16", 1, 0), ("14 14", 2, 1), ("14 16", 2, 0), ("14 16", 1, 1), ("16", 2, 0)])
def test_no_wild_card_is_added_that_nothing_can_make_count(team: str, dollars: int, space: int) -> None:
    game = bidding("press", teams=[team], dollars=[dollars], press=[(0, space), (1, 0), (2, 0)])

    assert game.over
    assert "0 passes [NYC-7.3]" in game.told()


@pytest.mark.rule("NYC-4.1", "NYC-7.6")
@pytest.mark.parametrize(("team", "used"), [("16 16", "use character-16"), ("14 16", "use character-16"), ("14 16", "back 1")])
def test_a_character_that_has_been_used_does_not_make_the_wild_card_of_another_one_count(team: str, used: str) -> None:
    game = bidding("dollars", hands=["dollars"], teams=[team], dollars=[9], press=[(0, 1), (1, 0), (2, 0)])
    game.bid(0, "play dollars", used)
    game.told()

    game.next_bidding("plans")

    assert "0 passes [NYC-7.3]" in game.told()


@pytest.mark.rule("NYC-11.17")
@pytest.mark.parametrize("team", ["17", "16 17", "17 17"])
@pytest.mark.parametrize("seed", range(4))
def test_so_it_is_with_a_prestige_card_more(team: str, seed: int) -> None:
    means = Means(some_cards(Chance(seed), "prestige", CARDS), wilds=team.count("16"), matching=team.count("17"))

    assert bids_built(table_of(means, "prestige", team)) == legal_bids(means, "prestige")


@pytest.mark.rule("NYC-7.4", "NYC-7.5", "NYC-7.6", "NYC-7.7", "NYC-7.8")
@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("press", 1),
        ("press press wild", 3),
        ("dollars dollars", 1),
        ("dollars dollars plans plans", 2),
        ("dollars dollars plans plans press wild wild", 5),
        ("wild", 0),
        ("dollars", 0),
        ("wild dollars", 1),
        ("wild wild dollars", 2),
        ("wild wild", 1),
        ("wild wild wild wild", 3),
    ],
)
def test_the_search_over_all_groupings_knows_what_the_rules_say(cards: str, value: int) -> None:
    assert worth(cards.split(), "press") == value
