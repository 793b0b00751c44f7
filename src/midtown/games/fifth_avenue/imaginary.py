"""The imaginary third player of a game for two: a rule, not a bot."""

from mypy_extensions import i64

from midtown.core.flow import NOBODY, SEAT_BIT
from midtown.games.fifth_avenue.board import CENTRAL_PARK, PLOTS_EACH
from midtown.games.fifth_avenue.cards import VALUE
from midtown.games.fifth_avenue.closing import close_district
from midtown.games.fifth_avenue.exercised import exercise_imaginary_rules
from midtown.games.fifth_avenue.state import IMAGINARY, FifthAvenueState
from midtown.games.fifth_avenue.words import IMAGINARY_BUILT, IMAGINARY_DREW, IMAGINARY_OUT, IMAGINARY_OUT_OF_PIECES, IMAGINARY_WON


def draw_bid(state: FifthAvenueState) -> i64:
    """Turn up black cards until a value has appeared twice; their sum [5A-10.2, 5A-10.5]."""
    drawn = state.auction.drawn
    total: i64 = 0
    repeated = False
    while not repeated and state.deck.n > 0:
        card = state.turn_up_black()
        repeated = drawn.count(card) > 0
        drawn.add(card)
        total += VALUE[card]
        state.turn_down()
    return total


def bid_for_imaginary(state: FifthAvenueState) -> None:
    """His only bid: he leads if it is higher than the highest, else he is out; nothing is no bid [5A-10.3, 5A-10.4, 5A-10.5]."""
    total = draw_bid(state)
    if total == 0:
        leave_imaginary(state, "5A-10.5")
        return
    journal = state.journal
    if journal is not None:
        journal.note_by("5A-10.2", IMAGINARY_DREW, NOBODY, state.auction.drawn.to_list(), total)
        exercise_imaginary_rules(journal, state, total)
    if total > state.auction.best:
        state.auction.leader = IMAGINARY
        state.auction.best = total
    else:
        leave_imaginary(state, "5A-10.3")


def leave_imaginary(state: FifthAvenueState, rule: str) -> None:
    """He is out of this auction."""
    state.auction.passed |= SEAT_BIT[IMAGINARY]
    journal = state.journal
    if journal is not None:
        journal.note_by(rule, IMAGINARY_OUT, NOBODY, [], 0)


def let_imaginary_win(state: FifthAvenueState) -> None:
    """In Central Park nothing is built; in a district he builds on the best empty plots, or closes it [5A-10.7, 5A-10.8, 5A-10.10]."""
    journal = state.journal
    if journal is not None:
        journal.note_by("5A-10.4", IMAGINARY_WON, NOBODY, [], state.auction.best)
    if state.auction.ground == CENTRAL_PARK:
        if journal is not None:
            journal.exercise("5A-10.7")
    elif state.auction.full:
        close_district(state, IMAGINARY, state.auction.ground)
    else:
        build_on_best(state, state.auction.ground)


def build_on_best(state: FifthAvenueState, district: i64) -> None:
    """One skyscraper on each empty plot of the highest value, in ring order while he has any [5A-10.8, 5A-10.9]."""
    ring = state.edition.ring
    first = district * PLOTS_EACH
    best: i64 = 0
    for place in range(first, first + state.edition.plots):
        worth = state.worth_of(ring[place])
        if state.board.is_empty(ring[place]) and worth > best:
            best = worth
    journal = state.journal
    for place in range(first, first + state.edition.plots):
        plot = ring[place]
        if state.board.is_empty(plot) and state.worth_of(plot) == best:
            if state.imaginary.stock > 0:
                state.imaginary.stock -= 1
                state.board.raise_skyscrapers(IMAGINARY, plot, 1)
                if journal is not None:
                    journal.note_by("5A-10.8", IMAGINARY_BUILT, NOBODY, [plot], 1)
            elif journal is not None:
                journal.note_by("5A-10.9", IMAGINARY_OUT_OF_PIECES, NOBODY, [plot], 1)
