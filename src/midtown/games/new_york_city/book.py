"""The book of New York City: all its steps and questions, in the order of the rules."""

from midtown.games.new_york_city.actions import ACT, EVALUATE, HIRE_BY_BID, SCORE_BID, WHETHER_TO_DOUBLE, WHICH_CHARACTER
from midtown.games.new_york_city.bidding import (
    ANNOUNCE_LAST,
    BIDDING_ROUND,
    CLEAR_BIDS,
    NEXT_BID,
    OFFER_TAKE_BACK,
    OFFER_TAKE_BACKS,
    ORDER_BIDS,
    TAKE_BACK_ONE,
    WHETHER_TO_BID_LAST,
    WHETHER_TO_TAKE_BACK,
    WHICH_TO_TAKE_BACK,
)
from midtown.games.new_york_city.composing import GO_ON_BIDDING, WHAT_TO_ADD, WHAT_TO_BID
from midtown.games.new_york_city.drafting import (
    AFTER_TAKING,
    BEFORE_TAKING,
    DRAFT_TURN,
    END_DRAFT,
    FORM_PAIR,
    TAKE_SINGLE,
    WHAT_ELSE,
    WHICH_PAIR,
    WHICH_SINGLE,
)
from midtown.games.new_york_city.exchange import EXCHANGE_AT_END, WHICH_SWAP
from midtown.games.new_york_city.fetching import FETCH_CARDS, FETCH_ONE_CARD, WHICH_PAIR_TO_FETCH, WHICH_TO_FETCH
from midtown.games.new_york_city.final_scoring import FINAL_SCORING
from midtown.games.new_york_city.first_phase import (
    DISCARD_ONE,
    REMOVE_CHARACTER,
    REPLACE_ONE,
    TAKE_CHARACTER,
    WHICH_TO_DISCARD,
    WHICH_TO_REMOVE,
    WHICH_TO_RENEW,
    WHICH_TO_REPLACE,
    WHICH_TO_TAKE,
)
from midtown.games.new_york_city.first_phase import RENEW as RENEW_HAND
from midtown.games.new_york_city.phase_three import USE_AT_END_OF_ROUND, WHICH_THIRD
from midtown.games.new_york_city.prestige import GRANT_PRESTIGE, RIDE_VESSEL, WHICH_RIDE, WHICH_TILE
from midtown.games.new_york_city.renewing import RENEW as RENEW_RESERVE
from midtown.games.new_york_city.renewing import WHICH_OF_RESERVE
from midtown.games.new_york_city.rounds import END_ROUND, PHASE_THREE, ROUND
from midtown.games.new_york_city.set_up import CHOOSE_START, GIVE_TOMS_START, SET_UP, WHICH_START
from midtown.games.new_york_city.skyscrapers import ADD_SKYSCRAPERS, BUILD_SKYSCRAPERS, MOVE_SKYSCRAPERS, WHETHER_TO_ADD, WHICH_TO_MOVE
from midtown.games.new_york_city.words import BOOK as BOOK

BOOK.enter(
    [
        SET_UP,
        CHOOSE_START,
        GIVE_TOMS_START,
        ROUND,
        DRAFT_TURN,
        BEFORE_TAKING,
        AFTER_TAKING,
        TAKE_SINGLE,
        FORM_PAIR,
        RENEW_HAND,
        DISCARD_ONE,
        REMOVE_CHARACTER,
        TAKE_CHARACTER,
        FETCH_CARDS,
        FETCH_ONE_CARD,
        REPLACE_ONE,
        END_DRAFT,
        BIDDING_ROUND,
        ANNOUNCE_LAST,
        ORDER_BIDS,
        NEXT_BID,
        GO_ON_BIDDING,
        RENEW_RESERVE,
        EVALUATE,
        ACT,
        HIRE_BY_BID,
        SCORE_BID,
        GRANT_PRESTIGE,
        RIDE_VESSEL,
        BUILD_SKYSCRAPERS,
        MOVE_SKYSCRAPERS,
        ADD_SKYSCRAPERS,
        OFFER_TAKE_BACKS,
        OFFER_TAKE_BACK,
        TAKE_BACK_ONE,
        CLEAR_BIDS,
        EXCHANGE_AT_END,
        PHASE_THREE,
        USE_AT_END_OF_ROUND,
        END_ROUND,
        FINAL_SCORING,
    ],
    [
        WHICH_START,
        WHICH_PAIR,
        WHAT_ELSE,
        WHICH_SINGLE,
        WHICH_TO_RENEW,
        WHICH_TO_DISCARD,
        WHICH_TO_REMOVE,
        WHICH_TO_TAKE,
        WHICH_PAIR_TO_FETCH,
        WHICH_TO_FETCH,
        WHICH_TO_REPLACE,
        WHETHER_TO_BID_LAST,
        WHAT_TO_BID,
        WHAT_TO_ADD,
        WHICH_OF_RESERVE,
        WHICH_CHARACTER,
        WHETHER_TO_DOUBLE,
        WHICH_TILE,
        WHICH_RIDE,
        WHICH_TO_MOVE,
        WHETHER_TO_ADD,
        WHETHER_TO_TAKE_BACK,
        WHICH_TO_TAKE_BACK,
        WHICH_SWAP,
        WHICH_THIRD,
    ],
)
