"""What can be said for and against the choices of Fifth Avenue."""

from typing import Final

from midtown.core.flow import NOBODY
from midtown.games.fifth_avenue.board import CITY_HALL
from midtown.games.fifth_avenue.cards import VALUE
from midtown.games.fifth_avenue.turns import colours_taken
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.games.fifth_avenue.words import BID, BUILD, CLOSE, MOVE, PASS, PLACE_SHOP, SCORE, STAND, TAKE_BOTH, TAKE_ONE, WORDS
from midtown.outlook import prospect as figure
from midtown.outlook.merit import EITHER, LESS, MORE, Aspect, Merit
from midtown.outlook.prospect import Prospect

FIGURES: Final = {
    figure.WORTH: Aspect(MORE, "makes a skyscraper worth {amount}", "Look at what a skyscraper would be worth."),
    figure.SKYSCRAPERS: Aspect(MORE, "takes {amount} skyscrapers", "Look at how many skyscrapers you have left to build with."),
    figure.BUILDS: Aspect(MORE, "lets you build {amount} skyscrapers", "Look at how many skyscrapers a bid lets you build."),
    figure.MOST: Aspect(MORE, "can be raised to {amount}", "Look at how far you could raise a bid."),
    figure.BID: Aspect(EITHER, "comes to {amount}", "Look at what a bid comes to."),
}
OWN: Final = {
    PLACE_SHOP: Aspect(MORE, "makes your skyscrapers worth {amount} more", "Look at what a shop does for your own skyscrapers."),
    SCORE: Aspect(MORE, "scores {amount} points", "Look at what you would score."),
    CLOSE: Aspect(MORE, "scores {amount} points", "Look at what you would score."),
    BUILD: Aspect(MORE, "builds what is worth {amount} now", "Look at what skyscrapers there are worth."),
}
OTHERS: Final = {
    PLACE_SHOP: Aspect(LESS, "makes those of somebody else worth {amount} more", "Look at what a shop does for the others."),
    SCORE: Aspect(LESS, "lets somebody else score {amount}", "Look at what the others would score."),
    CLOSE: Aspect(LESS, "lets somebody else score {amount}", "Look at what the others would score."),
}
BLACK_CARDS: Final = Aspect(MORE, "draws {amount} black cards", "Look at the black cards.")
CARDS: Final = Aspect(MORE, "takes cards worth {amount}", "Look at the values of the cards.")
AUCTIONS: Final = Aspect(EITHER, "sets off {amount} auctions", "Look at the auctions that a commissioner sets off.")
RAISES: Final = Aspect(EITHER, "raises the highest bid by {amount}", "Look at the highest bid.")
KEPT: Final = Aspect(EITHER, "keeps {amount} cards for later", "Look at the cards that you would like to keep.")


def merits(view: FifthAvenueView, action: int, prospect: Prospect) -> list[Merit]:
    """What a choice brings, to its seat and to the one who profits most of the others."""
    found = [Merit(FIGURES[name], amount) for name, amount in prospect.figures.items() if name in FIGURES]
    found += _points(view, action, prospect) + _cards(view, action) + _auction(view, action, prospect)
    return [merit for merit in found if merit.amount]


def _points(view: FifthAvenueView, action: int, prospect: Prospect) -> list[Merit]:
    verb = WORDS.verb_of(action)
    found = [Merit(OWN[verb], prospect.figures[figure.POINTS])] if figure.POINTS in prospect.figures else []
    if figure.POINTS in prospect.shares:
        shares = prospect.shares[figure.POINTS]
        others = max([points for seat, points in enumerate(shares) if seat != view.seat])
        found += [Merit(OWN[verb], shares[view.seat]), Merit(OTHERS[verb], others)]
    if figure.BLACK_CARDS in prospect.shares:
        found.append(Merit(BLACK_CARDS, prospect.shares[figure.BLACK_CARDS][view.seat]))
    return found


def _cards(view: FifthAvenueView, action: int) -> list[Merit]:
    if PASS.names(action):
        return [Merit(KEPT, len(view.hand) + len(view.adding))]
    if not TAKE_BOTH.names(action) and not TAKE_ONE.names(action):
        return []
    tops = [view.tops[colour] for colour in colours_taken(action)]
    return [Merit(CARDS, sum([int(VALUE[card]) for card in tops if card != NOBODY]))]


def _auction(view: FifthAvenueView, action: int, prospect: Prospect) -> list[Merit]:
    """How many auctions follow from a move, and what a bid adds to the highest."""
    if MOVE.names(action) and int(MOVE.other(action)) == CITY_HALL:
        return [Merit(AUCTIONS, _count(prospect))]
    if (BID.names(action) or STAND.names(action)) and prospect.figures.get(figure.BID, 0) > view.best > 0:
        return [Merit(RAISES, prospect.figures[figure.BID] - view.best)]
    return []


def _count(prospect: Prospect) -> int:
    """How many auctions a move sets off, as it is told."""
    told = prospect.says.blanks["things"] if prospect.says is not None else []
    return len(told) if isinstance(told, list) else 0
