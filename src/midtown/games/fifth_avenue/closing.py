"""Closing a district: its points and its consequences."""

from mypy_extensions import i64

from midtown.core.flow import NOBODY
from midtown.games.fifth_avenue.board import COMMISSIONERS, PLACE_BIT, PLOTS_EACH, SHOP_BIT, SHOPS
from midtown.games.fifth_avenue.clearing import clear_auction
from midtown.games.fifth_avenue.ending import end_game
from midtown.games.fifth_avenue.exercised import exercise_closing_rules
from midtown.games.fifth_avenue.plots import MOST_SHOPS
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.words import CLOSED, IMAGINARY_CLOSED, SCORED_HALF


def close_district(state: FifthAvenueState, closer: i64, district: i64) -> None:
    """Score the closing, take everything off, and end the game if it was the second [5A-8.3, 5A-8.4, 5A-8.5, 5A-9.2]."""
    journal = state.journal
    if journal is not None:
        exercise_closing_rules(journal, state, closer, district)
    score_closer(state, closer, district)
    score_halves(state, closer, district)
    clear_district(state, district)
    was_first = state.board.closed == 0
    state.board.closed |= PLACE_BIT[district]
    for who in range(i64(len(COMMISSIONERS))):
        state.board.marked[who] &= ~PLACE_BIT[district]
    if not was_first:
        clear_auction(state)
        state.auction.end_series()
        end_game(state, "5A-9.2")


def score_closer(state: FifthAvenueState, closer: i64, district: i64) -> None:
    """One point for every skyscraper in the district, whoever owns it; the imaginary player never scores [5A-8.3, 5A-10.11]."""
    journal = state.journal
    if state.is_imaginary(closer):
        if journal is not None:
            journal.note_by("5A-10.10", IMAGINARY_CLOSED, NOBODY, [district], 0)
        return
    points: i64 = 0
    first = district * PLOTS_EACH
    for plot in range(first, first + PLOTS_EACH):
        points += state.board.towers[plot]
    state.players[closer].points += points
    if journal is not None:
        journal.note_by("5A-8.3", CLOSED, closer, [district], points)


def score_halves(state: FifthAvenueState, closer: i64, district: i64) -> None:
    """The others score half of what the district would have brought them, rounded down [5A-8.4]."""
    journal = state.journal
    for seat in range(state.seats):
        points = state.points_in(seat, district) // 2
        if seat != closer and points > 0:
            state.players[seat].points += points
            if journal is not None:
                journal.note_by("5A-8.4", SCORED_HALF, seat, [district], points)


def clear_district(state: FifthAvenueState, district: i64) -> None:
    """All skyscrapers and shops of the district leave the game [5A-8.5]."""
    first = district * PLOTS_EACH
    for plot in range(first, first + PLOTS_EACH):
        owner = state.board.owner[plot]
        if state.is_imaginary(owner):
            state.imaginary.gone += state.board.towers[plot]
        elif owner != NOBODY:
            state.players[owner].gone += state.board.towers[plot]
        state.board.owner[plot] = NOBODY
        state.board.towers[plot] = 0
        box_shops(state, plot)


def box_shops(state: FifthAvenueState, plot: i64) -> None:
    """The shops of a plot leave the game: of two tiles of one kind, both [5A-8.5]."""
    for shop in range(i64(len(SHOPS))):
        if state.board.wares[plot] & SHOP_BIT[shop] != 0:
            state.shops.boxed.insert(shop)
            if state.board.tiles[plot] == MOST_SHOPS and state.board.wares[plot] == SHOP_BIT[shop]:
                state.shops.boxed.insert(shop)
    state.board.wares[plot] = 0
    state.board.tiles[plot] = 0
