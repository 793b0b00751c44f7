"""Which rules play makes use of; counted only where a journal listens."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midtown.core.event import Journal
from midtown.games.new_york_city.board import BOROUGHS, LAST_SPACE
from midtown.games.new_york_city.cards import PLANS, SKYSCRAPER, WILD
from midtown.games.new_york_city.characters import END

if TYPE_CHECKING:
    from midtown.games.new_york_city.state import NewYorkCityState


def exercise_set_up_rules(journal: Journal, state: "NewYorkCityState") -> None:
    """The rules of every set-up that no other number stands for, and those of Tom."""
    for rule in ["NYC-2.2", "NYC-2.4", "NYC-2.5", "NYC-2.6", "NYC-2.7"]:
        journal.exercise(rule)
    if state.edition.participants > state.seats:
        for rule in ["NYC-12.1", "NYC-12.3"]:
            journal.exercise(rule)


def exercise_press_rules(journal: Journal, state: "NewYorkCityState", token: i64, space: i64) -> None:
    """The rules of the place that a token comes to, before it moves."""
    journal.exercise("NYC-3.1")
    count = state.edition.participants + 1
    others = [other for other in range(count) if other != token and state.press.at[other] == min(space, LAST_SPACE)]
    if space > LAST_SPACE or (space == LAST_SPACE and others):
        journal.exercise("NYC-3.3")
    elif others:
        journal.exercise("NYC-3.2")


def exercise_use_rules(journal: Journal, state: "NewYorkCityState", seat: i64, kind: i64) -> None:
    """The rules of a character that has just been paid."""
    journal.exercise("NYC-4.1")
    journal.exercise("NYC-4.2")
    if state.players[seat].paid.count(kind) > 1:
        journal.exercise("NYC-4.3")


def exercise_winning_rules(journal: Journal, state: "NewYorkCityState") -> None:
    """The rule of equal bids, where there are some."""
    values = [int(state.players[seat].bid.tally.value()) for seat in range(int(state.edition.participants))]
    if values.count(max(values)) > 1:
        journal.exercise("NYC-3.4")


def exercise_tom_bid_rules(journal: Journal, state: "NewYorkCityState", seat: i64) -> None:
    """The rules that a Tom's bid makes use of, before he adds wild cards."""
    player = state.players[seat]
    supply = player.hand.to_list()
    wilds = [card for card in [*supply, *player.bid.laid.to_list()] if card in (WILD, PLANS)]
    if PLANS in wilds:
        journal.exercise("NYC-12.2")
    if state.bids.bidding == SKYSCRAPER:
        journal.exercise("NYC-12.17")
    elif not wilds:
        return
    elif player.bid.tally.matching > 0:
        journal.exercise("NYC-12.10")
    elif len(wilds) > 1:
        journal.exercise("NYC-12.11")


def exercise_ride_rules(journal: Journal, state: "NewYorkCityState", leading: list[int]) -> None:
    """The rule that decides between vessels or tiles for a Tom, where there are several that lead to his borough."""
    shown = [int(state.edition.tile_vessel[tile]) for tile in state.revealed.to_list()]
    if len(leading) > 1 or len(shown) > len(set(shown)):
        journal.exercise("NYC-12.15")


def exercise_end_rules(journal: Journal, state: "NewYorkCityState") -> None:
    """The rules of the final scoring that no points stand for."""
    journal.exercise("NYC-10.9")
    for seat in range(state.seats):
        if any(state.edition.phase[kind] == END for kind in state.players[seat].team.to_list()):
            journal.exercise("NYC-10.3")
    for _tom in range(state.edition.participants - state.seats):
        journal.exercise("NYC-12.19")
    for borough in range(i64(len(BOROUGHS))):
        built = [int(state.players[seat].built[borough]) for seat in range(int(state.edition.participants))]
        if max(built) > 0 and built.count(max(built)) > 1:
            journal.exercise("NYC-3.4")
