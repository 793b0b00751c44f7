"""Dealing the unseen cards anew: every table that a view could come from."""

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Final

import pytest

from midtown.core.chance import Chance
from midtown.core.event import SPECTATOR, Journal
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.cards import COLOURS, NAMES, SUIT, SUITS
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.words import WORDS
from tests.conformance.fifth_avenue_parts import every_card_is_somewhere, every_tile_is_somewhere, what_is_remembered_is_true
from tests.games.fifth_avenue.table import Table, auction, card_list, opening, table

SEEDS: Final = range(10)
RICH: Final = ["violet-4 violet-5 brown-4 2 black-5", "violet-6 violet-4 2 black-4", "violet-5 green-6 3 black-6"]


def laying_shops() -> Table:
    """Seat 0 has laid a shop of the set-up, seat 1 has turned one up; no card is dealt yet."""
    game = opening(shops="players")
    game.play(f"0 {game.offered(0)[0]}")
    return game


def starting() -> Table:
    """The cards are dealt, and seat 0 places its first skyscraper."""
    return opening(seats=4)


def placing() -> Table:
    """Seat 0 has taken a tile and places it."""
    game = opening()
    while "commission" not in game.offered(game.owing[0]):
        game.play(f"{game.owing[0]} {game.offered(game.owing[0])[0]}")
    game.play(f"0 {game.offered(0)[1]}")
    return game


def adding() -> Table:
    """Seat 0 has laid two cards that the others have not seen."""
    game = full_auction()
    game.play("0 bid violet-4", "0 bid black-5")
    return game


def others_adding() -> Table:
    """Seat 0 has bid, seat 1 has laid cards that seat 0 has not seen."""
    game = full_auction()
    game.bid(0, "violet-4")
    game.play("1 bid violet-6", "1 bid black-4")
    return game


def raising() -> Table:
    """Seats 0 and 1 have bid, seat 2 has passed, and seat 0 raises: a card lies open, another is unseen."""
    game = full_auction()
    game.bid(0, "violet-4")
    game.bid(1, "violet-4 black-4")
    game.play("2 pass", "0 bid black-5")
    return game


def taken_back() -> Table:
    """Seat 0 has won, and the others have taken back what they had shown."""
    game = full_auction()
    game.bid(0, "violet-4")
    game.bid(1, "violet-6")
    game.bid(2, "violet-5 black-6")
    game.bid(0, "black-5 black-5")
    game.play("1 pass", "2 pass")
    return game


def outbidding_the_imaginary_player() -> Table:
    """The imaginary player leads with cards that all see; seat 0 has nothing on the table."""
    game = auction("times-square", seats=2, hands=["2 violet-6 2 violet-5 4 black-6", "violet-4 black-5"])
    game.bid(0, "violet-5")
    game.play("1 pass")
    assert game.owing == [0]
    return game


def sunk() -> Table:
    """The cards of the imaginary player lie at the bottom of the black stack, and spent cards under the violet one."""
    game = auction("times-square", seats=2, hands=["2 violet-6 2 violet-5 4 black-6", "violet-4 black-5"])
    game.bid(0, "violet-5 violet-6 violet-6 violet-5")
    game.play("0 build 1")
    return game


def full_auction() -> Table:
    return auction("times-square", hands=RICH, shops={"34th-west-brown": "boutique boutique", "times-square-grey": "gallery jeweller"})


EVERY_POSITION: Final = pytest.mark.parametrize(
    "position",
    [laying_shops, starting, placing, adding, others_adding, raising, taken_back, outbidding_the_imaginary_player, sunk],
)
EVERY_OBSERVER: Final = pytest.mark.parametrize("seat", [0, 1, SPECTATOR])


def held_by_colour(state: FifthAvenueState, seat: int) -> tuple[int, ...]:
    """What a seat holds, unseen parts of a bid included, by colour."""
    player = state.players[seat]
    counted = Counter([int(SUIT[card]) for card in [*player.hand.to_list(), *player.bid.to_list()[player.shown :]]])
    return tuple([counted[suit] for suit in range(len(SUITS))])


@EVERY_POSITION
@EVERY_OBSERVER
def test_a_redealt_table_looks_the_same(position: Callable[[], Table], seat: int) -> None:
    view = position().view(seat)

    for seed in SEEDS:
        assert GAME.view(GAME.determinize(view, seed), seat) == view


@EVERY_POSITION
@EVERY_OBSERVER
@pytest.mark.rule("5A-1.5")
def test_a_redealt_table_has_all_cards_of_the_right_colours(position: Callable[[], Table], seat: int) -> None:
    view = position().view(seat)

    for seed in SEEDS:
        state = GAME.determinize(view, seed)
        every_card_is_somewhere(state)
        what_is_remembered_is_true(state)
        assert tuple([held_by_colour(state, other) for other in range(int(state.seats))]) == view.held


@pytest.mark.parametrize("position", [laying_shops, starting, placing])
@EVERY_OBSERVER
@pytest.mark.rule("5A-1.6")
def test_a_redealt_table_has_all_tiles(position: Callable[[], Table], seat: int) -> None:
    view = position().view(seat)
    tables = [GAME.determinize(view, seed) for seed in SEEDS]

    for state in tables:
        every_tile_is_somewhere(state)
    assert len({tuple(state.shops.bag.to_list()) for state in tables}) > 1


@EVERY_POSITION
def test_at_a_redealt_table_the_own_options_and_refusals_are_the_same(position: Callable[[], Table]) -> None:
    game = position()
    redealt = Table(GAME.determinize(game.view(0), 5), Journal())

    assert (0 in game.owing) == (0 in redealt.owing)
    if 0 in game.owing:
        assert redealt.offered(0) == game.offered(0)
        for text in set(WORDS.texts) - set(game.offered(0)):
            assert redealt.refused(0, text) == game.refused(0, text)


@pytest.mark.rule("5A-7.8")
def test_a_bid_that_another_is_putting_together_is_asked_anew() -> None:
    game = others_adding()
    redealt = Table(GAME.determinize(game.view(0), 5), Journal())

    assert redealt.owing == game.owing == [1]
    assert redealt.view(1).adding == ()
    assert "pass" in redealt.offered(1)
    assert "pass" not in game.offered(1)


@EVERY_POSITION
@EVERY_OBSERVER
def test_a_redealt_table_can_be_played_to_the_end(position: Callable[[], Table], seat: int) -> None:
    state = GAME.determinize(position().view(seat), 8)
    dice = Chance(3)

    while not state.over:
        options = state.options()
        state.play(options[dice.below(len(options))])

    assert 1 in GAME.result(state).ranks


def test_a_redealt_table_follows_from_the_view_and_the_seed_alone() -> None:
    view = raising().view(0)

    assert GAME.determinize(view, 4).key() == GAME.determinize(view, 4).key()
    assert GAME.determinize(view, 4).key() != GAME.determinize(view, 5).key()


# --- what has been seen stays ---


@pytest.mark.rule("5A-1.9")
@EVERY_OBSERVER
def test_cards_shown_in_a_bid_and_taken_back_stay_in_their_hand(seat: int) -> None:
    view = taken_back().view(seat)

    for seed in SEEDS:
        hand = Counter(GAME.determinize(view, seed).players[2].hand.to_list())
        assert hand >= Counter(card_list("violet-5 black-6"))


@pytest.mark.rule("5A-1.9")
def test_cards_taken_openly_stay_in_their_hand_and_the_others_are_dealt_anew() -> None:
    game = table(hands=["", "violet-4 green-4"], active=1)
    game.play("1 skyscrapers", "1 take brown grey")
    view = game.view(0)
    hands = [GAME.determinize(view, seed).players[1].hand.to_list() for seed in range(30)]

    assert all(Counter(hand) >= Counter(card_list("brown-4 grey-4")) for hand in hands)
    assert {hand[0] for hand in hands} == set(card_list("violet-4 violet-5 violet-6"))


@pytest.mark.rule("5A-1.9", "5A-10.6")
def test_a_card_drawn_from_the_remembered_bottom_stays_in_its_hand() -> None:
    """All black cards but the imaginary player's are held; his go under the stack, and the next draw brings the first of them."""
    game = auction("times-square", seats=2, hands=["violet-4", "19 black-4 14 black-5 14 black-6"])
    game.play("0 pass")
    drawn = game.spectator.sunk
    assert len(drawn) == game.spectator.black_stack == 3

    game.state.draw_black(0, 1, "5A-3.4")

    for seed in SEEDS:
        state = GAME.determinize(game.view(1), seed)
        assert state.players[0].hand.count(drawn[-1]) == 1
        assert tuple(state.deck.to_list()) == drawn[:-1]


@pytest.mark.rule("5A-1.9", "5A-7.11")
@EVERY_OBSERVER
def test_remembered_bottoms_of_stacks_stay_where_they_are(seat: int) -> None:
    game = sunk()
    view = game.view(seat)
    violet = card_list("violet-5 violet-6 violet-6 violet-5")

    assert len(view.sunk) >= 2
    for seed in SEEDS:
        state = GAME.determinize(view, seed)
        assert state.stacks[0].to_list()[:4] == violet[::-1]
        assert tuple(state.deck.to_list()[: len(view.sunk)]) == view.sunk


@pytest.mark.rule("5A-1.9")
def test_a_stack_of_which_all_cards_have_been_seen_stays_as_it_is() -> None:
    """All violet cards were held; two of them lie in the stack now."""
    game = auction("central-park", hands=["5 violet-4 3 violet-5", "violet-5 3 violet-6 black-4"])
    game.play("0 pass")
    game.bid(1, "violet-6 violet-5")
    view = game.view(0)
    assert (view.stacks[0], view.bottoms[0]) == (2, tuple(card_list("violet-5 violet-6")))

    for seed in SEEDS:
        state = GAME.determinize(view, seed)
        assert state.stacks[0].to_list() == card_list("violet-5 violet-6")
        assert state.players[1].hand.to_list()[:2] == card_list("violet-6 violet-6")


@pytest.mark.rule("5A-2.5")
def test_the_top_cards_of_the_stacks_stay_where_they_are() -> None:
    view = starting().view(0)

    for seed in SEEDS:
        state = GAME.determinize(view, seed)
        assert [state.stacks[colour].to_list()[-1] for colour in range(len(COLOURS))] == list(view.tops)


# --- everything else is dealt evenly ---

DEALS: Final = 900


def even(found: Counter[str], shares: dict[str, float]) -> bool:
    """Do the numbers found lie within four deviations of their shares?"""
    assert set(found) == set(shares)
    return all(abs(found[name] - DEALS * share) <= 4 * sqrt(DEALS * share * (1 - share)) for name, share in shares.items())


def test_every_unseen_card_is_as_likely_as_any_other() -> None:
    """Six violet cards are unseen, two of each value: two in one hand, one in another, three in the stack under its top."""
    view = table(hands=["2 violet-4 2 violet-5 violet-6", "violet-4 violet-5", "violet-6"]).view(0)
    assert NAMES[view.tops[0]] == "violet-4"

    deals = [GAME.determinize(view, seed) for seed in range(DEALS)]
    single = Counter([NAMES[state.players[2].hand.at(0)] for state in deals])
    lowest = Counter([NAMES[state.stacks[0].at(0)] for state in deals])
    paired = Counter([" ".join([NAMES[card] for card in state.players[1].hand.to_list()]) for state in deals])

    third = {f"violet-{value}": 1 / 3 for value in (4, 5, 6)}
    pairs = {f"violet-{value} violet-{value}": 1 / 15 for value in (4, 5, 6)}
    pairs |= {f"violet-{value} violet-{more}": 4 / 15 for value, more in ((4, 5), (4, 6), (5, 6))}
    assert even(single, third)
    assert even(lowest, third)
    assert even(paired, pairs)


def test_black_cards_are_dealt_as_often_as_there_are_of_them() -> None:
    view = table(hands=["10 black-4 6 black-5 4 black-6", "black-4"]).view(0)

    found = Counter([NAMES[GAME.determinize(view, seed).players[1].hand.at(0)] for seed in range(DEALS)])

    assert even(found, {"black-4": 1 / 3, "black-5": 1 / 3, "black-6": 1 / 3})


def test_unseen_tiles_are_as_likely_as_there_are_of_them() -> None:
    """One boutique has been turned up, all other tiles are unseen."""
    game = next(game for game in [opening(seed=seed, shops="players") for seed in range(20)] if game.spectator.tile == 0)
    view = game.view(0)

    found = Counter([str(GAME.determinize(view, seed).shops.bag.at(34)) for seed in range(DEALS)])

    assert even(found, {"0": 8 / 35, "1": 9 / 35, "2": 9 / 35, "3": 9 / 35})


@pytest.mark.rule("5A-1.9", "5A-3.11")
def test_a_card_drawn_before_a_shuffle_is_none_of_those_that_were_shuffled() -> None:
    game = table(hands=["", "2 black-4 black-5"], black="black-4", spent="14 black-6")
    game.play("0 commission")

    for seed in range(50):
        dealt = GAME.determinize(game.view(2), seed)
        assert [NAMES[card] for card in dealt.deck.to_list()] == 14 * ["black-6"]
        assert sorted(dealt.players[0].hand.to_list() + dealt.players[1].hand.to_list()) == card_list("3 black-4 black-5")
