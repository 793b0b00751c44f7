"""Taking: which coloured cards of Fifth Avenue are wanted."""

from typing import Final

from midtown.bots.sense.fifth_avenue.outlook import Outlook
from midtown.games.fifth_avenue.board import DISTRICTS, NO_PLOT, PLACE_BIT, PLOTS_EACH
from midtown.games.fifth_avenue.cards import COLOURS
from midtown.games.fifth_avenue.words import TAKE_BOTH, TAKE_ONE

ALWAYS: Final = 2.0
"""How much a colour is wanted for whatever may come."""
FAR: Final = 0.35
"""What districts count where no auction is in sight,"""
NEW: Final = 0.5
"""and districts where others may bid for the plot too."""


def values_of_taking(outlook: Outlook, options: list[int]) -> list[float]:
    """What the cards on top of the stacks are worth together."""
    worth = [worth_of_top(outlook, colour) for colour in range(len(COLOURS))]
    return [
        worth[TAKE_ONE.thing(action)] if TAKE_ONE.names(action) else worth[TAKE_BOTH.one(action)] + worth[TAKE_BOTH.other(action)]
        for action in options
    ]


def worth_of_top(outlook: Outlook, colour: int) -> float:
    """What the top card of a stack is worth, by how much its colour is wanted."""
    stack = outlook.state.stacks[colour]
    if stack.n == 0:
        return 0.0
    held = outlook.state.held(outlook.seat)[colour]
    return outlook.price(int(stack.at(stack.n - 1))) * (ALWAYS + wanted(outlook, colour)) / (1 + held)


def wanted(outlook: Outlook, colour: int) -> float:
    """How much could be built with a colour, and how soon."""
    board = outlook.state.board
    near = int(board.marked[0] | board.marked[1] | PLACE_BIT[board.at[0]] | PLACE_BIT[board.at[1]])
    found = 0.0
    for district in range(DISTRICTS):
        plot = district * PLOTS_EACH + colour
        home = int(board.home(outlook.seat, district))
        if board.is_closed(district) or (home != plot and not (home == NO_PLOT and board.is_empty(plot))):
            continue
        found += outlook.skyscraper(plot) * (1.0 if near & PLACE_BIT[district] != 0 else FAR) * (1.0 if home == plot else NEW)
    return found
