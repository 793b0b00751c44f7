"""Which rules play makes use of; counted only where a journal listens."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from midtown.core.event import Journal
from midtown.games.fifth_avenue.board import CENTRAL_PARK, COMMISSIONERS, NO_PLOT, PLACE_BIT, PLOTS_EACH, SHOWN_TILES, SIXTH, destinations
from midtown.games.fifth_avenue.cards import BLACK, SUIT, VALUE

if TYPE_CHECKING:
    from midtown.games.fifth_avenue.state import FifthAvenueState


def exercise_set_up_rules(journal: Journal) -> None:
    """The rules of every set-up that no other number stands for."""
    for rule in ["5A-2.1", "5A-2.5", "5A-2.6", "5A-2.10"]:
        journal.exercise(rule)


def exercise_first_shop_rules(journal: Journal, state: "FifthAvenueState") -> None:
    """The rules of the six-plot side that decide where a shop of the set-up lies."""
    if state.edition.has_sixth:
        journal.exercise("5A-11.1")
        if state.edition.players_place:
            journal.exercise("5A-11.3")


def exercise_turn_rules(journal: Journal, state: "FifthAvenueState") -> None:
    """The rules of commissioners that make a difference at the beginning of a turn."""
    if state.board.at[0] == state.board.at[1] < CENTRAL_PARK:
        journal.exercise("5A-5.5")
    if state.board.closed == 0:
        return
    for who in range(len(COMMISSIONERS)):
        place = state.board.at[who]
        if destinations(place, 0) != destinations(place, state.board.closed):
            journal.exercise("5A-5.2")
        if place < CENTRAL_PARK and state.board.is_closed(place):
            journal.exercise("5A-5.6")


def exercise_auction_rules(journal: Journal, state: "FifthAvenueState") -> None:
    """The rules that say which colours each seat may bid in the auction that begins."""
    ground = state.auction.ground
    if ground == CENTRAL_PARK:
        journal.exercise("5A-7.15")
        return
    if state.edition.has_sixth:
        journal.exercise("5A-11.2")
    for seat in range(state.seats):
        if state.board.home(seat, ground) != NO_PLOT:
            journal.exercise("5A-7.3")
        else:
            journal.exercise("5A-7.5" if state.auction.full else "5A-7.4")
    first = int(ground) * PLOTS_EACH
    plots = [*range(first, first + SIXTH)]
    if all(state.board.tiles[plot] > 0 for plot in plots):
        journal.exercise("5A-8.7")
    if all(state.board.owner[plot] >= state.seats for plot in plots):
        journal.exercise("5A-10.12")


def exercise_winning_rules(journal: Journal, state: "FifthAvenueState") -> None:
    """The rules that the bid of a winner makes use of."""
    bid = state.players[state.auction.leader].bid
    cards = bid.to_list()
    highest = max([int(VALUE[card]) for card in cards])
    if max([int(VALUE[card]) for card in cards if SUIT[card] != BLACK]) < highest:
        journal.exercise("5A-7.12")
    if state.players[state.auction.leader].supply == 0:
        journal.exercise("5A-7.14")


def exercise_building_rules(journal: Journal, state: "FifthAvenueState", seat: i64, count: i64) -> None:
    """The rules that building fewer than allowed makes use of."""
    if count < state.auction.room:
        journal.exercise("5A-7.13")
    if count == 0 and state.auction.ground != CENTRAL_PARK and state.board.home(seat, state.auction.ground) == NO_PLOT:
        journal.exercise("5A-7.14")


def exercise_closing_rules(journal: Journal, state: "FifthAvenueState", closer: i64, district: i64) -> None:
    """The rules of a closing besides its points."""
    journal.exercise("5A-8.5")
    if closer < state.seats:
        journal.exercise("5A-8.2" if state.board.home(closer, district) == NO_PLOT else "5A-8.1")
    bit = PLACE_BIT[district]
    if any(state.board.marked[who] & bit != 0 for who in range(len(COMMISSIONERS)) if who != state.auction.commissioner):
        journal.exercise("5A-8.6")
    first = int(district) * PLOTS_EACH
    if any(state.board.owner[plot] >= state.seats for plot in range(first, first + SIXTH)):
        journal.exercise("5A-10.11")


def exercise_imaginary_rules(journal: Journal, state: "FifthAvenueState", total: i64) -> None:
    """The rules of the imaginary player's bid besides its sum."""
    journal.exercise("5A-10.1")
    cards = state.auction.drawn.to_list()
    if len(cards) == len(set(cards)):
        journal.exercise("5A-10.5")
    if total > state.auction.best:
        journal.exercise("5A-10.4")


def exercise_end_rules(journal: Journal, state: "FifthAvenueState") -> None:
    """The rules of the end that make a difference: few tiles below Central Park, and what breaks ties."""
    if state.shops.below.n < SHOWN_TILES:
        journal.exercise("5A-9.6")
    journal.exercise("5A-9.7")
    players = [state.players[seat] for seat in range(state.seats)]
    best = sorted([(int(player.points), int(player.hand.n)) for player in players])[-2:]
    if best[0] == best[1]:
        journal.exercise("5A-9.9")
    elif best[0][0] == best[1][0]:
        journal.exercise("5A-9.8")
