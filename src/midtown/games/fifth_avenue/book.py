"""The book of Fifth Avenue: all its steps and questions, in the order of the rules."""

from midtown.games.fifth_avenue.auctions import AUCTION, BIDDING, SETTLE
from midtown.games.fifth_avenue.bids import HOW_MUCH, HOW_MUCH_MORE
from midtown.games.fifth_avenue.building import HOW_MANY, WHAT_TO_DO_HERE
from midtown.games.fifth_avenue.clearing import CLEAR_AUCTION
from midtown.games.fifth_avenue.commissioners import MOVE_COMMISSIONER, WHICH_MOVE
from midtown.games.fifth_avenue.ending import SCORE_DISTRICTS, SCORE_PARK
from midtown.games.fifth_avenue.set_up import (
    DEAL,
    LAY_ROW,
    OPEN_SHOPS,
    SET_UP,
    START_BUILDING,
    TURN_UP_TILE,
    WHICH_PLOT_TO_OPEN,
    WHICH_PLOT_TO_START,
)
from midtown.games.fifth_avenue.shops import PLACE, WHICH_PLOT
from midtown.games.fifth_avenue.turns import DRAW_AFTER_SCORING, TAKE_TWO, TURN, WHICH_ACTION, WHICH_COLOURS
from midtown.games.fifth_avenue.words import BOOK as BOOK

BOOK.enter(
    [
        SET_UP,
        OPEN_SHOPS,
        TURN_UP_TILE,
        LAY_ROW,
        DEAL,
        START_BUILDING,
        TURN,
        DRAW_AFTER_SCORING,
        TAKE_TWO,
        PLACE,
        MOVE_COMMISSIONER,
        AUCTION,
        BIDDING,
        SETTLE,
        CLEAR_AUCTION,
        SCORE_DISTRICTS,
        SCORE_PARK,
    ],
    [
        WHICH_PLOT_TO_OPEN,
        WHICH_PLOT_TO_START,
        WHICH_ACTION,
        WHICH_COLOURS,
        WHICH_PLOT,
        WHICH_MOVE,
        HOW_MUCH,
        HOW_MUCH_MORE,
        HOW_MANY,
        WHAT_TO_DO_HERE,
    ],
)
