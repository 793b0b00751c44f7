"""Twins: tables that differ in two hidden cards only, and what all but the holder of one of them must find the same."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from midtown.core.chance import Chance
from midtown.core.event import SPECTATOR, Event, Journal
from midtown.core.options import Options
from midtown.core.unseen import Unseen
from midtown.match.match import AnyGame


class Swap(NamedTuple):
    """A card of a hand that the others do not know, and another one in a stack."""

    seat: int
    held: int
    place: int
    stacked: int


class Twins(NamedTuple):
    """A table, the same table with two hidden cards exchanged, and the seat that holds one of them."""

    one: Any
    other: Any
    holder: int

    def observers(self) -> list[int]:
        """All who cannot look into the hand in question."""
        return [seat for seat in [*range(int(self.one.seats)), SPECTATOR] if seat != self.holder]


class Trial(NamedTuple):
    """What is told of an action, and who is asked then."""

    events: list[Event]
    asked: int


def hide_other(unseen: Unseen, swap: Swap) -> None:
    """Of what a seat hides of the last shuffle one card is another."""
    hidden = list(unseen.hidden_by(swap.seat))
    hidden[hidden.index((int(unseen.pool), swap.held))] = (int(unseen.pool), swap.stacked)
    unseen.hidden[swap.seat].n = 0
    for pool, card in hidden:
        unseen.hide(swap.seat, pool, card)


def twins(
    game: AnyGame, options: Options, seed: int, swaps: Callable[[Any], list[Swap]], swapped: Callable[[Any, Swap], Any]
) -> Iterator[Twins]:
    """Some positions of a random game, each with its twin."""
    state = game.setup(options, seed)
    dice = Chance(seed)
    while not state.over:
        possible = swaps(state)
        if possible and dice.below(3) == 0:
            swap = possible[int(dice.below(len(possible)))]
            yield Twins(state, swapped(state, swap), swap.seat)
        offered = state.options()
        state.play(offered[int(dice.below(len(offered)))])


def compare_views(game: AnyGame, pairs: Iterable[Twins]) -> int:
    """Only the holder sees a difference; how many pairs were compared."""
    compared = 0
    for pair in pairs:
        for seat in pair.observers():
            assert game.view(pair.one, seat) == game.view(pair.other, seat)
        one, other = game.view(pair.one, pair.holder), game.view(pair.other, pair.holder)
        assert one != other
        assert game.shown(one) != game.shown(other)
        compared += 1
    return compared


def compare_options(pairs: Iterable[Twins]) -> int:
    """Who is asked, and is not the holder, is offered and refused the same; how many pairs were compared."""
    compared = 0
    for one, other, holder in pairs:
        asked = int(one.seat)
        assert other.seat == asked
        if asked == holder:
            continue
        offered = one.options()
        assert other.options() == offered
        for action in set(range(len(one.book.words))) - set(offered):
            assert one.refusal(action, asked) == other.refusal(action, asked)
        compared += 1
    return compared


def compare_events(pairs: Iterable[Twins]) -> int:
    """As long as nothing is revealed, all but the holder are told the same, and the same seat is asked; how many pairs were compared."""
    compared = 0
    for pair in pairs:
        both = sorted(set(pair.one.options()) & set(pair.other.options()))
        if not both:
            continue
        first, second = tried(pair.one, both[-1]), tried(pair.other, both[-1])
        if any(event.kind.reveals for event in [*first.events, *second.events]):
            continue
        for seat in pair.observers():
            assert [event.seen_by(seat) for event in first.events] == [event.seen_by(seat) for event in second.events]
        assert first.asked == second.asked
        compared += 1
    return compared


def tried(state: Any, action: int) -> Trial:  # noqa: ANN401  # a state of any game
    """An action that is tried on a copy."""
    copy = state.copy()
    copy.journal = Journal()
    copy.play(action)
    return Trial(copy.journal.take(), int(copy.seat))
