"""What is asked of a seat of Fifth Avenue, and what it might want instead."""

from collections.abc import Sequence

from midtown.core.errors import Reason
from midtown.games.fifth_avenue.board import DISTRICTS, SHOPS
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.games.fifth_avenue.words import (
    BID,
    BUILD,
    COMMISSION,
    MOVE,
    PASS,
    PLACE_SHOP,
    SCORE,
    SKYSCRAPERS,
    STAND,
    START,
    TAKE_BOTH,
    TAKE_SHOP,
    WORDS,
)
from midtown.match.match import Choice
from midtown.outlook.fifth_avenue.forecast import total


def question(view: FifthAvenueView, first: int) -> Reason:
    """What is asked, in a few words, by the first of the choices."""
    verb = WORDS.verb_of(first)
    if verb is PLACE_SHOP:
        return Reason("", "Where to place it ({shop})?", {"shop": SHOPS[view.tile]})
    if verb in (BID, STAND, PASS):
        return _bid_question(view)
    titles = {
        START: Reason("", "Where to start?"),
        TAKE_BOTH: Reason("", "Which cards to take?"),
        MOVE: Reason("", "Which commissioner to move?"),
        BUILD: Reason("", "How many skyscrapers to build?"),
    }
    return titles.get(verb, Reason("", "Which action?"))


def _bid_question(view: FifthAvenueView) -> Reason:
    """What is asked of a bidder."""
    laid = total(view.bids[view.seat] + view.adding)
    if view.adding and view.best:
        return Reason("", "What else to bid? So far {total} against {best}", {"total": laid, "best": view.best})
    if view.adding:
        return Reason("", "What else to bid? So far {total}", {"total": laid})
    if view.best:
        return Reason("", "Bid more than {best}?", {"best": view.best})
    return Reason("", "What to bid?")


def wishes(view: FifthAvenueView, choices: Sequence[Choice]) -> list[int]:
    """Who acts might want skyscrapers, a shop or to score where a commissioner stands; who bids, any card, or that the bid stands."""
    verb = WORDS.verb_of(choices[0].action)
    if verb in (SKYSCRAPERS, TAKE_SHOP, COMMISSION):
        shops = [] if any(TAKE_SHOP.names(choice.action) for choice in choices) else [TAKE_SHOP.of(shop) for shop in set(view.row)]
        scored = {SCORE.of(place) for place in view.at if place < DISTRICTS}
        return [int(action) for action in [SKYSCRAPERS.first, *shops, *sorted(scored)]]
    if verb in (BID, STAND, PASS):
        return [int(STAND.first)] if view.adding else [int(BID.of(card)) for card in dict.fromkeys(view.hand)]
    return []
