"""What the questions of New York City ask, in a few words."""

from midtown.core.errors import Reason
from midtown.games.new_york_city import (
    actions,
    bidding,
    composing,
    drafting,
    exchange,
    fetching,
    first_phase,
    phase_three,
    prestige,
    renewing,
    set_up,
    skyscrapers,
)
from midtown.games.new_york_city.board import BOROUGHS
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.outlook.new_york_city.bid_value import value_of


def question(view: NewYorkCityView) -> Reason:
    """What is asked, in a few words."""
    if view.question == skyscrapers.WHICH_TO_MOVE.number:
        return Reason("", "Move a skyscraper to {place}?", {"place": BOROUGHS[view.site]})
    if view.question == composing.WHAT_TO_ADD.number:
        return Reason("", "What else to bid? So far {total}", {"total": value_of(view.counting)})
    return titles()[view.question]


def titles() -> dict[int, Reason]:
    """What is asked by each question, if it does not depend on the table."""
    asked = {
        set_up.WHICH_START: Reason("", "Which pair to start with?"),
        drafting.WHICH_PAIR: Reason("", "Which pair to take?"),
        drafting.WHAT_ELSE: Reason("", "Use a character?"),
        drafting.WHICH_SINGLE: Reason("", "Which single card to take?"),
        first_phase.WHICH_TO_RENEW: Reason("", "Which card to discard?"),
        first_phase.WHICH_TO_DISCARD: Reason("", "Which card to discard?"),
        first_phase.WHICH_TO_REMOVE: Reason("", "Which character to remove?"),
        first_phase.WHICH_TO_TAKE: Reason("", "Which character to hire?"),
        fetching.WHICH_PAIR_TO_FETCH: Reason("", "For which pair to fetch equal cards?"),
        fetching.WHICH_TO_FETCH: Reason("", "Which card to fetch?"),
        first_phase.WHICH_TO_REPLACE: Reason("", "Where to replace a neutral skyscraper?"),
        bidding.WHETHER_TO_BID_LAST: Reason("", "Bid last?"),
        composing.WHAT_TO_BID: Reason("", "What to bid?"),
        renewing.WHICH_OF_RESERVE: Reason("", "Which card of the reserve to discard?"),
        actions.WHICH_CHARACTER: Reason("", "Which character to hire?"),
        actions.WHETHER_TO_DOUBLE: Reason("", "Double the points?"),
        prestige.WHICH_TILE: Reason("", "Which prestige tile to take?"),
        prestige.WHICH_RIDE: Reason("", "Which vessel to take, and where does the tile go?"),
        skyscrapers.WHETHER_TO_ADD: Reason("", "Build one more?"),
        bidding.WHETHER_TO_TAKE_BACK: Reason("", "Take back cards?"),
        bidding.WHICH_TO_TAKE_BACK: Reason("", "Which card to take back?"),
        exchange.WHICH_SWAP: Reason("", "Exchange with the reserve?"),
        phase_three.WHICH_THIRD: Reason("", "Use a character?"),
    }
    return {int(asking.number): title for asking, title in asked.items()}
