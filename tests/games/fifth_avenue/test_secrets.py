"""Two tables that differ in hidden cards only: nobody who cannot see them can tell which is which."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

import pytest

from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.cards import BLACK, COLOURS, SUIT
from midtown.games.fifth_avenue.state import FifthAvenueState
from tests.games.twins import Swap, Twins, compare_events, compare_options, compare_views, hide_other, twins

SEEDS: Final = range(3)
EVERY_TABLE: Final = pytest.mark.parametrize("seats", [2, 3, 4])


def swaps(state: FifthAvenueState) -> list[Swap]:
    """Every way to exchange a hidden card of a hand for one of a stack; a black one only if both are of the last shuffle."""
    found: list[Swap] = []
    for seat in range(int(state.seats)):
        player = state.players[seat]
        last_drawn = [card for pool, card in state.unseen.hidden_by(seat) if pool == state.unseen.pool]
        for held in Counter(player.hand.to_list()) - Counter(player.known.to_list()):
            if SUIT[held] != BLACK or held in last_drawn:
                cards = unseen_cards(state, int(SUIT[held]))
                found += [Swap(seat, held, place, stacked) for place, stacked in cards if stacked != held]
    return found


def unseen_cards(state: FifthAvenueState, suit: int) -> Iterator[tuple[int, int]]:
    """The places of a stack that nobody has seen, with their cards: neither the remembered bottom nor a face-up top."""
    if suit == BLACK:
        stack, lowest, highest = state.deck.to_list(), int(state.sunk), int(state.deck.n)
    else:
        stack, lowest, highest = state.stacks[suit].to_list(), int(state.seen[suit]), int(state.stacks[suit].n) - 1
    for place in range(lowest, highest):
        yield place, stack[place]


def swapped(state: FifthAvenueState, swap: Swap) -> FifthAvenueState:
    """The same table with these two cards exchanged."""
    other = state.copy()
    other.players[swap.seat].hand.remove(swap.held)
    other.players[swap.seat].hand.insert(swap.stacked)
    suit = int(SUIT[swap.held])
    if suit != BLACK:
        other.stacks[suit].cards[swap.place] = swap.held
        return other
    other.deck.cards[swap.place] = swap.held
    hide_other(other.unseen, swap)
    return other


def pairs(seats: int) -> Iterator[Twins]:
    """Positions of random games with their twins."""
    for seed in SEEDS:
        yield from twins(GAME, GAME.options(seats), seed, swaps, swapped)


@EVERY_TABLE
@pytest.mark.rule("5A-1.9")
def test_hidden_cards_are_seen_by_their_holder_only(seats: int) -> None:
    assert compare_views(GAME, pairs(seats)) > 100


@EVERY_TABLE
@pytest.mark.rule("5A-1.9")
def test_options_and_refusals_tell_nothing_of_hidden_cards(seats: int) -> None:
    assert compare_options(pairs(seats)) > 50


@EVERY_TABLE
@pytest.mark.rule("5A-1.9", "5A-7.6")
def test_events_and_whose_turn_it_is_tell_nothing_of_hidden_cards_before_they_are_revealed(seats: int) -> None:
    assert compare_events(pairs(seats)) > 50


def test_every_kind_of_hidden_card_is_exchanged() -> None:
    suits = {int(SUIT[swap.held]) for swap in swaps(GAME.setup(GAME.options(4), 5))}

    assert suits == {*range(len(COLOURS)), BLACK}
