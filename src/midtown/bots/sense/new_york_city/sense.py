"""NewYorkCitySense: what the options of a seat of New York City are worth."""

from collections.abc import Callable
from typing import Final, final

from midtown.bots.sense.new_york_city.bidding import Bidding
from midtown.bots.sense.new_york_city.company import Company
from midtown.bots.sense.new_york_city.drafting import Drafting
from midtown.bots.sense.new_york_city.outlook import Outlook
from midtown.bots.sense.new_york_city.planning import Planning
from midtown.bots.sense.new_york_city.reserve import USUAL, worth_in_reserve
from midtown.bots.sense.new_york_city.tiles import Tiles
from midtown.bots.sense.sense import Sense
from midtown.core.rules import Question
from midtown.games.new_york_city.actions import WHETHER_TO_DOUBLE, WHICH_CHARACTER, value_of
from midtown.games.new_york_city.bidding import CARDS_TAKEN_BACK, WHETHER_TO_BID_LAST, WHETHER_TO_TAKE_BACK, WHICH_TO_TAKE_BACK
from midtown.games.new_york_city.cards import BIDDING_ROUNDS
from midtown.games.new_york_city.composing import WHAT_TO_ADD, WHAT_TO_BID
from midtown.games.new_york_city.drafting import WHAT_ELSE, WHICH_PAIR, WHICH_SINGLE
from midtown.games.new_york_city.exchange import WHICH_SWAP
from midtown.games.new_york_city.fetching import WHICH_PAIR_TO_FETCH, WHICH_TO_FETCH
from midtown.games.new_york_city.first_phase import (
    WHICH_TO_DISCARD,
    WHICH_TO_REMOVE,
    WHICH_TO_RENEW,
    WHICH_TO_REPLACE,
    WHICH_TO_TAKE,
)
from midtown.games.new_york_city.phase_three import WHICH_THIRD
from midtown.games.new_york_city.prestige import WHICH_RIDE, WHICH_TILE
from midtown.games.new_york_city.renewing import WHICH_OF_RESERVE
from midtown.games.new_york_city.set_up import WHICH_START
from midtown.games.new_york_city.skyscrapers import WHETHER_TO_ADD, WHICH_TO_MOVE
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import (
    CLAIM,
    DISCARD,
    DONE,
    FETCH,
    FETCH_ONE,
    HIRE,
    MOVE,
    REMOVE,
    REPLACE,
    RIDE,
    SINGLE,
    START,
    SWAP,
    TAKE_BACK,
    USE,
)

STRONG_BID: Final = 2
"""Who bids so much is glad to see the other bids first."""


@final
class NewYorkCitySense(Sense[NewYorkCityState]):
    """Counts in points what an option brings the own seat more than the others."""

    def values(self, state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
        return JUDGEMENTS[state.question(seat)](state, seat, options)


# --- set-up and phase I ---


def values_of_starting(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What the two characters of a pair are worth together."""
    company, pairs = Company(before_bids(state, seat)), state.start_pairs
    places = [int(START.thing(action)) for action in options]
    return [company.worth(int(pairs.at(2 * place))) + company.worth(int(pairs.at(2 * place + 1))) for place in places]


def values_of_drafting(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What pairs and characters of phase I bring."""
    return Drafting(before_bids(state, seat)).values(options)


def values_of_singles(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What a single card makes of the hand."""
    planning = Planning(before_bids(state, seat))
    return [planning.worth(int(SINGLE.one(action))) for action in options]


def values_of_renewing(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What it brings to draw another card."""
    drafting = Drafting(before_bids(state, seat))
    return [0.0 if action == DONE.first else drafting.renewal(int(DISCARD.thing(action))) for action in options]


def values_of_discarding(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What is left of the hand."""
    planning = Planning(before_bids(state, seat))
    return [planning.worth_without(int(DISCARD.thing(action))) for action in options]


def values_of_removing(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What it brings to exchange each of the own characters."""
    drafting = Drafting(before_bids(state, seat))
    return [0.0 if action == DONE.first else drafting.exchange(int(REMOVE.thing(action))) for action in options]


def values_of_fetching(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What the cards make of the hand that come from the reserve for a pair."""
    planning, reserve = Planning(before_bids(state, seat)), state.players[seat].reserve
    pairs = [(int(FETCH.one(action)), int(FETCH.other(action))) for action in options]
    return [planning.worth(*[card for card in pair if reserve.count(card) > 0]) for pair in pairs]


def values_of_each_fetched(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What each card of the reserve makes of the hand, or no further one."""
    planning = Planning(before_bids(state, seat))
    return [planning.worth() if action == DONE.first else planning.worth(int(FETCH_ONE.thing(action))) for action in options]


def values_of_replacing(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What it brings to replace a neutral skyscraper in each borough."""
    boroughs = before_bids(state, seat).boroughs
    return [boroughs.replacing(int(REPLACE.thing(action))) for action in options]


# --- phase II ---


def values_of_bidding(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """Which step of a bid, standing or passing is right."""
    return Bidding(in_bids(state, seat)).values(options)


def values_of_bidding_last(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """Before a strong bid it is good to know the others', unless they come first anyway."""
    count = int(state.edition.participants)
    is_last = (int(state.bids.first) + count - 1) % count == seat
    wanted = not is_last and Planning(in_bids(state, seat)).share().value >= STRONG_BID
    return [float(wanted == USE.names(action)) for action in options]


def values_of_renewing_reserve(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """A card that is worth less than most is discarded; not one that can be bid now."""
    outlook = in_bids(state, seat)
    return [
        0.0 if action in (DONE.first, DISCARD.of(state.bids.bidding)) else USUAL - worth_in_reserve(outlook, int(DISCARD.thing(action)))
        for action in options
    ]


def values_of_hiring(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What each character is worth."""
    company = Company(after_bids(state, seat))
    return [company.worth(int(HIRE.thing(action))) for action in options]


def values_of_doubling(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """The points of the bid once more for a dollar."""
    gain = int(value_of(state, seat)) - after_bids(state, seat).dollar()
    return [gain if USE.names(action) else 0.0 for action in options]


def values_of_claiming(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What each tile brings; one that brings nothing is declined."""
    tiles = Tiles(after_bids(state, seat))
    return [tiles.worth(int(CLAIM.thing(action))) if CLAIM.names(action) else 0.0 for action in options]


def values_of_riding(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What the tile brings in each borough."""
    tiles = Tiles(after_bids(state, seat))
    return [tiles.ride(int(state.works.tile), int(RIDE.other(action))) for action in options]


def values_of_moving(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What a skyscraper brings here more than where it stands."""
    boroughs = after_bids(state, seat).boroughs
    here = boroughs.gain(int(state.works.site), 1)
    return [here + boroughs.gain(int(MOVE.thing(action)), -1) if MOVE.names(action) else 0.0 for action in options]


def values_of_adding(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """One skyscraper more for a dollar."""
    outlook = after_bids(state, seat)
    gain = outlook.boroughs.gain(int(state.works.site), 1) - outlook.dollar()
    return [gain if USE.names(action) else 0.0 for action in options]


def values_of_taking_back(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """Two cards for a dollar, if they can still be used."""
    outlook = after_bids(state, seat)
    planning, laid = Planning(outlook), outlook.player.bid.laid.to_list()
    laid.sort(key=planning.worth, reverse=True)
    gain = planning.worth(*laid[:CARDS_TAKEN_BACK]) - planning.worth() - outlook.dollar()
    return [gain if USE.names(action) else 0.0 for action in options]


def values_of_card_taken_back(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What each card makes of the hand."""
    planning = Planning(after_bids(state, seat))
    return [planning.worth(int(TAKE_BACK.thing(action))) if TAKE_BACK.names(action) else planning.worth() for action in options]


def values_of_swapping(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What the reserve gains; the hand is lost."""
    outlook = after_bids(state, seat)
    return [
        worth_in_reserve(outlook, int(SWAP.one(action))) - worth_in_reserve(outlook, int(SWAP.other(action))) if SWAP.names(action) else 0.0
        for action in options
    ]


# --- phase III ---


def values_of_third(state: NewYorkCityState, seat: int, options: list[int]) -> list[float]:
    """What the characters of phase III bring more than their dollar."""
    outlook = after_bids(state, seat)
    return [outlook.use(int(USE.thing(action))) - outlook.dollar() if USE.names(action) else 0.0 for action in options]


# --- the outlook at each time ---


def before_bids(state: NewYorkCityState, seat: int) -> Outlook:
    """All bidding rounds are to come."""
    return Outlook(state, seat, 0)


def in_bids(state: NewYorkCityState, seat: int) -> Outlook:
    """The running bidding round and those after it are to come."""
    return Outlook(state, seat, int(state.bids.bidding))


def after_bids(state: NewYorkCityState, seat: int) -> Outlook:
    """The bids of the running bidding round are made."""
    return Outlook(state, seat, min(BIDDING_ROUNDS, int(state.bids.bidding) + 1))


JUDGEMENTS: Final[dict[Question[NewYorkCityState], Callable[[NewYorkCityState, int, list[int]], list[float]]]] = {
    WHICH_START: values_of_starting,
    WHICH_PAIR: values_of_drafting,
    WHAT_ELSE: values_of_drafting,
    WHICH_SINGLE: values_of_singles,
    WHICH_TO_RENEW: values_of_renewing,
    WHICH_TO_DISCARD: values_of_discarding,
    WHICH_TO_REMOVE: values_of_removing,
    WHICH_TO_TAKE: values_of_hiring,
    WHICH_PAIR_TO_FETCH: values_of_fetching,
    WHICH_TO_FETCH: values_of_each_fetched,
    WHICH_TO_REPLACE: values_of_replacing,
    WHETHER_TO_BID_LAST: values_of_bidding_last,
    WHAT_TO_BID: values_of_bidding,
    WHAT_TO_ADD: values_of_bidding,
    WHICH_OF_RESERVE: values_of_renewing_reserve,
    WHICH_CHARACTER: values_of_hiring,
    WHETHER_TO_DOUBLE: values_of_doubling,
    WHICH_TILE: values_of_claiming,
    WHICH_RIDE: values_of_riding,
    WHICH_TO_MOVE: values_of_moving,
    WHETHER_TO_ADD: values_of_adding,
    WHETHER_TO_TAKE_BACK: values_of_taking_back,
    WHICH_TO_TAKE_BACK: values_of_card_taken_back,
    WHICH_SWAP: values_of_swapping,
    WHICH_THIRD: values_of_third,
}
