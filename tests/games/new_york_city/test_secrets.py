"""Two tables that differ in hidden cards only: nobody who cannot see them can tell which is which."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.cards import TYPES
from midtown.games.new_york_city.exchange import EXCHANGE_AT_END
from midtown.games.new_york_city.state import NewYorkCityState
from tests.games.new_york_city.table import Things, begun, bidding, laid
from tests.games.twins import Swap, Twins, compare_events, compare_options, compare_views, hide_other, twins

SEEDS: Final = range(2)
EVERY_TABLE: Final = pytest.mark.parametrize(("seats", "toms"), [(2, []), (3, []), (4, []), (2, ["B4"]), (2, ["A9", "C5"])])


def swaps(state: NewYorkCityState) -> list[Swap]:
    """Every way to exchange a hidden card of a hand for one of the draw pile, if both are of the last shuffle."""
    deck = state.deck.to_list()
    found: list[Swap] = []
    for seat in range(int(state.seats)):
        player = state.players[seat]
        last_drawn = [card for pool, card in state.unseen.hidden_by(seat) if pool == state.unseen.pool]
        for held in Counter(player.hand.to_list()) - Counter(player.known.to_list()):
            if held in last_drawn:
                found += [Swap(seat, held, place, stacked) for place, stacked in enumerate(deck) if stacked != held]
    return found


def swapped(state: NewYorkCityState, swap: Swap) -> NewYorkCityState:
    """The same table with these two cards exchanged."""
    other = state.copy()
    other.players[swap.seat].hand.remove(swap.held)
    other.players[swap.seat].hand.insert(swap.stacked)
    other.deck.cards[swap.place] = swap.held
    hide_other(other.unseen, swap)
    return other


def pairs(seats: int, toms: list[str]) -> Iterator[Twins]:
    """Positions of random games with their twins."""
    options = GAME.options(seats, {f"tom-{number + 1}": tom for number, tom in enumerate(toms)})
    for seed in SEEDS:
        yield from twins(GAME, options, seed, swaps, swapped)


@EVERY_TABLE
@pytest.mark.rule("NYC-1.7")
def test_hidden_cards_are_seen_by_their_holder_only(seats: int, toms: list[str]) -> None:
    assert compare_views(GAME, pairs(seats, toms)) > 40


@EVERY_TABLE
@pytest.mark.rule("NYC-1.7")
def test_options_and_refusals_tell_nothing_of_hidden_cards(seats: int, toms: list[str]) -> None:
    assert compare_options(pairs(seats, toms)) > 20


@EVERY_TABLE
@pytest.mark.rule("NYC-1.7", "NYC-7.3")
def test_events_and_whose_turn_it_is_tell_nothing_of_hidden_cards_before_they_are_revealed(seats: int, toms: list[str]) -> None:
    assert compare_events(pairs(seats, toms)) > 20


def test_every_type_of_hidden_card_is_exchanged() -> None:
    held = {TYPES[swap.held] for seed in range(9) for swap in swaps(begin_round(seed))}

    assert held == set(TYPES)


def begin_round(seed: int) -> NewYorkCityState:
    """A game when the first cards have been drawn."""
    state = GAME.setup(GAME.options(4), seed)
    while state.round == 0:
        state.play(state.options()[0])
    return state


@pytest.mark.rule("NYC-1.7", "NYC-7.9")
@pytest.mark.parametrize("card", TYPES)
def test_whoever_holds_a_card_is_asked_at_the_end_of_phase_two_whatever_it_is(card: str) -> None:
    things: Things = {"hands": [card], "reserves": ["press press"]}
    game = begun(laid(things), EXCHANGE_AT_END, 0)

    assert game.offered(0) == ([f"swap {card} press"] if card != "press" else []) + ["done"]


@pytest.mark.rule("NYC-1.7", "NYC-7.3")
@pytest.mark.parametrize("card", TYPES)
def test_whoever_holds_a_card_is_asked_for_a_bid_whatever_it_is(card: str) -> None:
    game = bidding("press", hands=[card])

    assert game.owing == [0]
    assert game.offered(0)[-1] == "pass"


@pytest.mark.rule("NYC-1.7", "NYC-7.3")
def test_a_bid_that_is_put_together_is_seen_by_its_owner_only() -> None:
    one, other = [
        bidding("press", hands=["2 press 2 dollars wild", "press"], teams=["16 14"], dollars=[2], press=[(0, 3), (1, 0), (2, 0)])
        for _table in range(2)
    ]
    before = one.view(1)
    one.told()

    one.play("0 play press", "0 use character-16", "0 back 2", "0 play wild")
    other.play("0 pair dollars")

    assert one.view(1) == other.view(1) == before
    assert one.spectator == other.spectator
    assert one.told(1) == []
    assert one.view(0).adding == (0, 6)
    assert (one.view(0).using, one.view(0).steps) == ((13, 15), 2)


@pytest.mark.rule("NYC-1.7", "NYC-11.14")
def test_what_a_bid_costs_is_seen_when_it_stands() -> None:
    game = bidding("press", hands=["2 press", "press"], teams=["14"], dollars=[1], press=[(0, 3), (1, 0), (2, 0)])
    game.play("0 play press", "0 back 2")
    assert (game.of(0).dollars, game.of(0).paid, game.press[1]) == (1, (), (0, 3))

    game.play("0 bid")

    assert (game.of(0).dollars, game.of(0).paid, game.press[1]) == (0, (13,), (0, 1))
    assert game.of(0).bid == (0,)
