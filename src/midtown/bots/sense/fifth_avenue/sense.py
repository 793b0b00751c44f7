"""FifthAvenueSense: what the options of a seat of Fifth Avenue are worth."""

from collections.abc import Callable
from typing import Final, final

from midtown.bots.sense.fifth_avenue.acting import Acting
from midtown.bots.sense.fifth_avenue.bidding import Bidding
from midtown.bots.sense.fifth_avenue.moving import Moving
from midtown.bots.sense.fifth_avenue.outlook import Outlook
from midtown.bots.sense.fifth_avenue.prizes import Prizes
from midtown.bots.sense.fifth_avenue.shopping import Shopping
from midtown.bots.sense.fifth_avenue.taking import values_of_taking
from midtown.bots.sense.sense import Sense
from midtown.core.rules import Question
from midtown.games.fifth_avenue.bids import HOW_MUCH, HOW_MUCH_MORE
from midtown.games.fifth_avenue.building import HOW_MANY, WHAT_TO_DO_HERE
from midtown.games.fifth_avenue.commissioners import WHICH_MOVE
from midtown.games.fifth_avenue.set_up import WHICH_PLOT_TO_OPEN, WHICH_PLOT_TO_START
from midtown.games.fifth_avenue.shops import WHICH_PLOT
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.turns import WHICH_ACTION, WHICH_COLOURS
from midtown.games.fifth_avenue.words import BUILD, CLOSE, PLACE_SHOP, START


@final
class FifthAvenueSense(Sense[FifthAvenueState]):
    """Counts in points what an option brings the own seat more than the others."""

    def values(self, state: FifthAvenueState, seat: int, options: list[int]) -> list[float]:
        return JUDGEMENTS[state.question(seat)](Outlook(state, seat), options)


def values_of_opening(_outlook: Outlook, options: list[int]) -> list[float]:
    """Before anybody has built, one plot for a shop is as good as another."""
    return [0.0] * len(options)


def values_of_starting(outlook: Outlook, options: list[int]) -> list[float]:
    """What a skyscraper on each plot brings."""
    return [outlook.skyscraper(int(START.thing(action))) for action in options]


def values_of_acting(outlook: Outlook, options: list[int]) -> list[float]:
    """What each of the actions A to D brings."""
    return Acting(outlook).values(options)


def values_of_placing(outlook: Outlook, options: list[int]) -> list[float]:
    """What the shop that was taken brings on each plot."""
    shopping = Shopping(outlook)
    shop = int(outlook.state.shops.tile)
    return [shopping.value(shop, int(PLACE_SHOP.thing(action))) for action in options]


def values_of_moving(outlook: Outlook, options: list[int]) -> list[float]:
    """What each move of a commissioner brings."""
    return Moving(outlook).values(options)


def values_of_bidding(outlook: Outlook, options: list[int]) -> list[float]:
    """Which card, standing or passing is right in the running auction."""
    return Bidding(outlook).values(options)


def values_of_building(outlook: Outlook, options: list[int]) -> list[float]:
    """What the winner of an auction gains by each number of skyscrapers, or by closing the district."""
    prizes = Prizes(outlook)
    seat, ground, colour = outlook.seat, int(outlook.state.auction.ground), int(outlook.state.auction.colour)
    return [
        prizes.closing(seat, seat, ground)
        if action == CLOSE.first
        else prizes.of_skyscrapers(seat, ground, colour, int(BUILD.thing(action)))
        for action in options
    ]


JUDGEMENTS: Final[dict[Question[FifthAvenueState], Callable[[Outlook, list[int]], list[float]]]] = {
    WHICH_PLOT_TO_OPEN: values_of_opening,
    WHICH_PLOT_TO_START: values_of_starting,
    WHICH_ACTION: values_of_acting,
    WHICH_COLOURS: values_of_taking,
    WHICH_PLOT: values_of_placing,
    WHICH_MOVE: values_of_moving,
    HOW_MUCH: values_of_bidding,
    HOW_MUCH_MORE: values_of_bidding,
    HOW_MANY: values_of_building,
    WHAT_TO_DO_HERE: values_of_building,
}
