"""Dealing the unseen cards anew: every table that a view could come from."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.event import SPECTATOR, Journal
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.words import TILE, WORDS
from tests.conformance.new_york_city_parts import INVARIANTS
from tests.games.new_york_city.table import Table, bidding, cards, drafting, opening

SEEDS: Final = range(6)


def beginning() -> Table:
    """Everybody chooses characters to start with."""
    return opening(seats=2)


def first_round() -> Table:
    """The first cards have been drawn, and pairs lie open."""
    game = opening(seats=2, toms=["B4"])
    while game.spectator.round == 0:
        game.play(f"{game.owing[0]} start 1")
    return game


def later() -> Table:
    """The cards have been shuffled once, and seat 0 is asked for a bid."""
    game = opening(seats=4, seed=3)
    dice = Chance(3)
    while len(game.spectator.unseen) < 2 or game.owing != [0] or "pass" not in game.offered(0):
        offered = game.offered(game.owing[0])
        game.play(f"{game.owing[0]} {offered[dice.below(len(offered))]}")
    return game


def rich() -> Table:
    """A whole game in which seat 0 has some choice for its bid."""
    game = opening(seats=2, toms=["C5"], seed=5)
    dice = Chance(5)
    while not (game.owing == [0] and len([text for text in game.offered(0) if text.startswith(("play", "pair"))]) > 1):
        offered = game.offered(game.owing[0])
        game.play(f"{game.owing[0]} {offered[dice.below(len(offered))]}")
    return game


def adding() -> Table:
    """Seat 0 has played cards that the others have not seen."""
    game = rich()
    game.play("0 " + next(text for text in game.offered(0) if text.startswith(("play", "pair"))))
    return game


def exchanged() -> Table:
    """Somebody has exchanged cards with his reserve."""
    game = rich()
    game.play("0 " + next(text for text in game.offered(0) if text.startswith("swap")))
    return game


def stood() -> Table:
    """The bid of seat 0 stands, that of the Tom too."""
    game = adding()
    game.play("0 bid")
    return game


EVERY_POSITION: Final = pytest.mark.parametrize("position", [beginning, first_round, later, rich, adding, exchanged, stood])
EVERY_OBSERVER: Final = pytest.mark.parametrize("seat", [0, 1, SPECTATOR])


@EVERY_POSITION
@EVERY_OBSERVER
def test_a_redealt_table_looks_the_same(position: Callable[[], Table], seat: int) -> None:
    view = position().view(seat)

    for seed in SEEDS:
        assert GAME.view(GAME.determinize(view, seed), seat) == view


@EVERY_POSITION
@EVERY_OBSERVER
@pytest.mark.rule("NYC-1.3", "NYC-1.4")
def test_at_a_redealt_table_nothing_is_lost(position: Callable[[], Table], seat: int) -> None:
    view = position().view(seat)

    for seed in SEEDS:
        state = GAME.determinize(view, seed)
        for invariant in INVARIANTS:
            invariant(state)


@EVERY_POSITION
def test_at_a_redealt_table_the_own_options_and_refusals_are_the_same(position: Callable[[], Table]) -> None:
    game = position()
    redealt = Table(GAME.determinize(game.view(0), 5), Journal())

    assert (0 in game.owing) == (0 in redealt.owing)
    if 0 in game.owing:
        assert redealt.offered(0) == game.offered(0)
        for text in set(WORDS.texts) - set(game.offered(0)):
            assert redealt.refused(0, text) == game.refused(0, text)


@pytest.mark.rule("NYC-1.7")
def test_a_bid_that_another_is_putting_together_is_asked_anew() -> None:
    game = adding()
    redealt = Table(GAME.determinize(game.view(1), 5), Journal())

    assert redealt.owing == game.owing == [0]
    assert redealt.view(0).adding == ()
    assert "pass" in redealt.offered(0)
    assert "pass" not in game.offered(0)


@EVERY_POSITION
@EVERY_OBSERVER
def test_a_redealt_table_can_be_played_to_the_end(position: Callable[[], Table], seat: int) -> None:
    state = GAME.determinize(position().view(seat), 8)
    dice = Chance(3)

    while not state.over:
        options = state.options()
        state.play(options[dice.below(len(options))])

    assert min(GAME.result(state).points) > 0


def test_a_redealt_table_follows_from_the_view_and_the_seed_alone() -> None:
    view = rich().view(0)

    assert GAME.determinize(view, 4).key() == GAME.determinize(view, 4).key()
    assert GAME.determinize(view, 4).key() != GAME.determinize(view, 5).key()


@pytest.mark.rule("NYC-12.8")
def test_a_card_that_a_tom_has_played_at_once_still_counts_only_in_his_turn() -> None:
    game = bidding("press", seats=1, toms=["C2"], hands=["2 press", "press"], deck="press 20 dollars", first=0)
    redealt = Table(GAME.determinize(game.view(0), 3), Journal())

    for table in (game, redealt):
        table.bid(0, "play press")

    assert redealt.press == game.press == [("neutral", 15), (1, 3), (0, 1)]


# --- what has been seen stays ---


@pytest.mark.rule("NYC-1.7", "NYC-6.1")
def test_cards_taken_openly_stay_in_their_hand_and_the_others_are_dealt_anew() -> None:
    game = drafting(1, hands=["", "press dollars"], pairs="wild wild plans plans")
    game.play("1 take wild wild")
    view = game.view(0)
    hands = [GAME.determinize(view, seed).players[1].hand.to_list() for seed in range(30)]

    assert all(len(hand) == 4 and Counter(hand) >= Counter(cards("wild wild")) for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 5


@pytest.mark.rule("NYC-1.7")
def test_a_card_drawn_before_a_shuffle_is_none_of_those_that_were_shuffled() -> None:
    """Two cards were left, and one of them lies in a hand; the discards that were shuffled are all wild."""
    game = drafting(1, hands=["", "press"], teams=["", "10"], dollars=[0, 1], pairs="2 plans 2 plans", deck="dollars", discards="9 wild")
    game.play("1 use character-10")

    for seed in range(40):
        dealt = GAME.determinize(game.view(0), seed)
        assert dealt.players[1].hand.to_list() == cards("press dollars wild")
        assert dealt.deck.to_list() == cards("8 wild")


# --- everything else is dealt evenly ---

DEALS: Final = 600


def even(found: Counter[str], shares: dict[str, float]) -> bool:
    """Do the numbers found lie within four deviations of their shares?"""
    assert set(found) == set(shares)
    return all(abs(found[name] - DEALS * share) <= 4 * sqrt(DEALS * share * (1 - share)) for name, share in shares.items())


def test_every_unseen_card_is_as_likely_as_any_other() -> None:
    """Unseen are two press cards, one of plans and one wild: one in a hand, three in the draw pile."""
    view = bidding("press", hands=["dollars", "press"], deck="press plans wild").view(0)

    deals = [GAME.determinize(view, seed) for seed in range(DEALS)]
    held = Counter([TYPES[state.players[1].hand.at(0)] for state in deals])
    top = Counter([TYPES[state.deck.to_list()[-1]] for state in deals])

    assert even(held, {"press": 1 / 2, "plans": 1 / 4, "wild": 1 / 4})
    assert even(top, {"press": 1 / 2, "plans": 1 / 4, "wild": 1 / 4})


def test_cards_of_several_hands_are_dealt_together() -> None:
    """Unseen are two press cards and two of plans: two in one hand, one in another, one in the draw pile."""
    view = bidding("press", hands=["dollars", "press plans", "press"], deck="plans").view(0)

    pairs = Counter([" ".join([TYPES[card] for card in GAME.determinize(view, seed).players[1].hand.to_list()]) for seed in range(DEALS)])

    assert even(pairs, {"press press": 1 / 6, "plans plans": 1 / 6, "press plans": 4 / 6})


def test_every_unseen_prestige_tile_is_as_likely_as_any_other() -> None:
    view = bidding("press", hands=["press"], tiles="taxi-low bus-high").view(0)
    unseen = [name for name in TILE.things if name not in ("taxi-low", "bus-high")]

    found = Counter([TILE.things[GAME.determinize(view, seed).tiles.at(0)] for seed in range(DEALS)])

    assert even(found, dict.fromkeys(unseen, 1 / 8))


def test_unseen_characters_are_as_likely_as_there_are_of_them() -> None:
    """In a new game the stack of value 1 holds eleven characters but the four that lie open."""
    view = opening(seed=2).view(0)
    kinds = GAME.edition(view.options).dark[0].to_list()
    for kind in view.rows[0]:
        kinds.remove(kind)

    found = Counter([str(GAME.determinize(view, seed).elevator.stack_of(0)[0]) for seed in range(DEALS)])

    assert even(found, {str(kind): kinds.count(kind) / 7 for kind in kinds})
