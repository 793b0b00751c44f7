"""Two tables that differ in hidden cards only: nobody who cannot see them can tell which is which."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from midtown.core.chance import Chance
from midtown.core.event import SPECTATOR, Event, Journal
from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.cards import BLACK, COLOURS, SUIT
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.words import WORDS

SEEDS: Final = range(3)
EVERY_TABLE: Final = pytest.mark.parametrize("seats", [2, 3, 4])


class Swap(NamedTuple):
    """A card of a hand that the others do not know, and an unseen card of its colour in a stack, another value."""

    seat: int
    held: int
    place: int
    stacked: int


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
    hidden = list(other.unseen.hidden_by(swap.seat))
    hidden[hidden.index((int(other.unseen.pool), swap.held))] = (int(other.unseen.pool), swap.stacked)
    other.unseen.hidden[swap.seat].n = 0
    for pool, card in hidden:
        other.unseen.hide(swap.seat, pool, card)
    return other


def pairs(seats: int, seed: int) -> Iterator[tuple[FifthAvenueState, FifthAvenueState, int]]:
    """The positions of a random game, each with another that differs in two hidden cards, and the seat that holds one of them."""
    state = GAME.setup(GAME.options(seats), seed)
    dice = Chance(seed)
    while not state.over:
        possible = swaps(state)
        if possible and dice.below(3) == 0:
            swap = possible[int(dice.below(len(possible)))]
            yield state, swapped(state, swap), swap.seat
        offered = state.options()
        state.play(offered[int(dice.below(len(offered)))])


def observers(state: FifthAvenueState, holder: int) -> list[int]:
    """All who cannot look into the hand in question."""
    return [seat for seat in [*range(int(state.seats)), SPECTATOR] if seat != holder]


@EVERY_TABLE
@pytest.mark.rule("5A-1.9")
def test_hidden_cards_are_seen_by_their_holder_only(seats: int) -> None:
    compared = 0
    for seed in SEEDS:
        for state, other, holder in pairs(seats, seed):
            for seat in observers(state, holder):
                assert GAME.view(state, seat) == GAME.view(other, seat)
            assert GAME.view(state, holder) != GAME.view(other, holder)
            compared += 1

    assert compared > 100


@EVERY_TABLE
@pytest.mark.rule("5A-1.9")
def test_options_and_refusals_tell_nothing_of_hidden_cards(seats: int) -> None:
    compared = 0
    for seed in SEEDS:
        for state, other, holder in pairs(seats, seed):
            asked = int(state.seat)
            assert other.seat == asked
            if asked == holder:
                continue
            offered = state.options()
            assert other.options() == offered
            for action in set(range(len(WORDS.texts))) - set(offered):
                assert state.refusal(action, asked) == other.refusal(action, asked)
            compared += 1

    assert compared > 50


@EVERY_TABLE
@pytest.mark.rule("5A-1.9", "5A-7.6")
def test_events_and_whose_turn_it_is_tell_nothing_of_hidden_cards_before_they_are_revealed(seats: int) -> None:
    compared = 0
    for seed in SEEDS:
        for state, other, holder in pairs(seats, seed):
            both = sorted(set(state.options()) & set(other.options()))
            if not both:
                continue
            one, two = tried(state, both[-1]), tried(other, both[-1])
            if any(event.kind.reveals for event in [*one.events, *two.events]):
                continue
            for seat in observers(state, holder):
                assert [event.seen_by(seat) for event in one.events] == [event.seen_by(seat) for event in two.events]
            assert one.asked == two.asked
            compared += 1

    assert compared > 50


class Trial(NamedTuple):
    """What is told of an action, and who is asked then."""

    events: list[Event]
    asked: int


def tried(state: FifthAvenueState, action: int) -> Trial:
    """An action that is tried on a copy."""
    journal = Journal()
    copy = state.copy()
    copy.journal = journal
    copy.play(action)
    return Trial(journal.take(), int(copy.seat))


def test_every_kind_of_hidden_card_is_exchanged() -> None:
    suits = {int(SUIT[swap.held]) for swap in swaps(GAME.setup(GAME.options(4), 5))}

    assert suits == {*range(len(COLOURS)), BLACK}
