"""What can be said for and against the choices of New York City."""

from typing import Final

from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.cards import PRESS
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.games.new_york_city.words import BID, CLAIM, HIRE, MOVE, PASS, REMOVE, REPLACE, RIDE, SINGLE, START, TAKE
from midtown.outlook import prospect as figure
from midtown.outlook.merit import EITHER, LESS, MORE, Aspect, Merit
from midtown.outlook.new_york_city.bid_value import value_of
from midtown.outlook.prospect import Prospect

WORTH: Final = Aspect(EITHER, "makes the bid {amount}", "Look at what your bid comes to.")
ABOVE: Final = Aspect(MORE, "is {amount} above all other bids so far", "Look at the bids of the others.")
PASSES: Final = Aspect(MORE, "gets past {amount} others on the press track, which decides ties", "Look at the press track.")
KEPT: Final = Aspect(EITHER, "keeps {amount} cards for later", "Look at the cards that you would like to keep.")
EQUAL: Final = Aspect(MORE, "goes with {amount} equal cards of your hand", "Look at what goes with the cards of your hand.")
START_VALUE: Final = Aspect(MORE, "brings characters worth {amount} together", "Look at the values of the characters.")
HIRED: Final = Aspect(MORE, "brings a character worth {amount}", "Look at the values of the characters.")
REMOVED: Final = Aspect(LESS, "gives up a character worth {amount}", "Look at the values of your own characters.")
TILE: Final = Aspect(MORE, "raises a borough by {amount}", "Look at the values of the tiles.")
RAISED: Final = Aspect(EITHER, "makes the borough worth {amount}", "Look at what the boroughs are worth.")
OWN_THERE: Final = Aspect(MORE, "helps {amount} skyscrapers of your own", "Look at where your own skyscrapers stand.")
OTHERS_THERE: Final = Aspect(LESS, "helps {amount} of the strongest other", "Look at where the others are strong.")
GROWS: Final = Aspect(EITHER, "makes {amount} of your own there", "Look at where your own skyscrapers stand.")
AGAINST: Final = Aspect(EITHER, "stands against {amount} of the strongest other", "Look at where you are just behind, or just ahead.")
LEAVES: Final = Aspect(MORE, "leaves {amount} of your own there", "Look at where you can spare a skyscraper.")


def merits(view: NewYorkCityView, action: int, prospect: Prospect) -> list[Merit]:
    """What a choice brings, with what the others have in the same place."""
    found = _bid(view, action, prospect) + _cards(view, action) + _characters(view, action, prospect) + _boroughs(view, action, prospect)
    return [merit for merit in found if merit.amount]


def _bid(view: NewYorkCityView, action: int, prospect: Prospect) -> list[Merit]:
    """What a bid comes to; of one that stands, also what it wins as the others have bid so far."""
    if figure.BID not in prospect.figures:
        return []
    value = prospect.figures[figure.BID]
    if not BID.names(action):
        return [Merit(WORTH, value)]
    others = [value_of(other.tally) for seat, other in enumerate(view.participants) if seat != view.seat]
    above = Merit(ABOVE, max(0, value - max(others, default=0)))
    return [Merit(WORTH, value), above, Merit(PASSES, _passed(view, value) if view.bidding == PRESS else 0)]


def _passed(view: NewYorkCityView, steps: int) -> int:
    """How many participants this seat gets past on the press track."""
    at = view.press_at[view.seat]
    ahead = view.press_order[: view.press_order.index(view.seat)]
    return len([token for token in ahead if token < len(view.participants) and view.press_at[token] <= at + steps])


def _cards(view: NewYorkCityView, action: int) -> list[Merit]:
    if PASS.names(action):
        return [Merit(KEPT, len(view.hand) + len(view.adding))]
    if TAKE.names(action):
        taken = {int(TAKE.one(action)), int(TAKE.other(action))}
    elif SINGLE.names(action):
        taken = {int(SINGLE.one(action))}
    else:
        return []
    return [Merit(EQUAL, len([card for card in view.hand if card in taken]))]


def _characters(view: NewYorkCityView, action: int, prospect: Prospect) -> list[Merit]:
    if START.names(action):
        first = 2 * int(START.thing(action))
        values = GAME.edition(view.options).value
        return [Merit(START_VALUE, sum([int(values[kind]) for kind in view.start_pairs[first : first + 2]]))]
    for verb, aspect in ((HIRE, HIRED), (REMOVE, REMOVED), (CLAIM, TILE)):
        if verb.names(action):
            return [Merit(aspect, prospect.figures[figure.VALUE])]
    return []


def _boroughs(view: NewYorkCityView, action: int, prospect: Prospect) -> list[Merit]:
    """How strong the seat and the strongest other are where something happens."""
    if RIDE.names(action):
        own, other = _standing(view, int(RIDE.other(action)))
        return [Merit(RAISED, prospect.figures[figure.AFTER]), Merit(OWN_THERE, own), Merit(OTHERS_THERE, other)]
    if REPLACE.names(action):
        own, other = _standing(view, int(REPLACE.thing(action)))
        return [Merit(GROWS, own + 1), Merit(AGAINST, other)]
    if MOVE.names(action):
        own, other = _standing(view, int(MOVE.thing(action)))
        return [Merit(LEAVES, own - 1), Merit(AGAINST, other)]
    return []


def _standing(view: NewYorkCityView, borough: int) -> tuple[int, int]:
    """How many skyscrapers of the own and of the strongest other stand in a borough."""
    standing = [participant.built[borough] for participant in view.participants]
    return standing[view.seat], max([count for seat, count in enumerate(standing) if seat != view.seat], default=0)
