"""Showing a bid, and what is played from the reserve."""

from mypy_extensions import i64

from midtown.games.new_york_city.abilities import (
    PLAY_FROM_RESERVE,
)
from midtown.games.new_york_city.characters import RULES
from midtown.games.new_york_city.exercised import exercise_use_rules
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.using import usable
from midtown.games.new_york_city.words import (
    SHOWED,
    STEPPED_BACK,
    USED,
)


def show_bid(state: NewYorkCityState, seat: i64) -> None:
    """The others see the bid as far as it has come: cards, characters and steps back [NYC-1.7]."""
    player = state.players[seat]
    bid = player.bid
    journal = state.journal
    for place in range(bid.shown, bid.laid.n):
        state.show(seat, bid.laid.cards[place])
    for place in range(bid.uses.n):
        player.pay(bid.uses.cards[place])
        if journal is not None:
            exercise_use_rules(journal, state, seat, bid.uses.cards[place])
            journal.note_by(RULES[bid.uses.cards[place]], USED, seat, [bid.uses.cards[place]], 1)
    if bid.uses.n > 1:
        state.exercise("NYC-4.4")
    if bid.steps > 0:
        state.press.place(seat, state.press.at[seat] - bid.steps)
        if journal is not None:
            journal.note_by("NYC-11.14", STEPPED_BACK, seat, [], state.press.at[seat])
    bid.open_up()


def play_from_reserve(state: NewYorkCityState, seat: i64, card: i64) -> None:
    """A card of the reserve is played, and the reserve refilled; all see what has been bid so far [NYC-11.15]."""
    player = state.players[seat]
    bid = player.bid
    kind = usable(state, seat, PLAY_FROM_RESERVE)
    bid.uses.insert(kind)
    journal = state.journal
    if journal is not None:
        journal.note_by("NYC-11.15", SHOWED, seat, [*bid.laid.to_list()[bid.shown :], int(card)], bid.tally.value())
    show_bid(state, seat)
    player.reserve.remove(card)
    bid.laid.add(card)
    bid.open_up()
    bid.end_exchange()
    state.refill_reserve(seat)
