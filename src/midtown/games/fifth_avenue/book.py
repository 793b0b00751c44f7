"""The book of Fifth Avenue: all its steps and questions, in the order of the rules."""

from midtown.games.fifth_avenue.auctions import AUCTION, BIDDING, SETTLE
from midtown.games.fifth_avenue.bids import HOW_MUCH, HOW_MUCH_MORE
from midtown.games.fifth_avenue.building import BUILD_OR_CLOSE, HOW_MANY
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
    WHERE_TO_OPEN,
    WHERE_TO_START,
)
from midtown.games.fifth_avenue.shops import PLACE, WHERE_TO_PLACE
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
        WHERE_TO_OPEN,
        WHERE_TO_START,
        WHICH_ACTION,
        WHICH_COLOURS,
        WHERE_TO_PLACE,
        WHICH_MOVE,
        HOW_MUCH,
        HOW_MUCH_MORE,
        HOW_MANY,
        BUILD_OR_CLOSE,
    ],
)
