"""What the choices of Fifth Avenue bring."""

from typing import Final, final

from midtown.core.errors import Reason
from midtown.games.fifth_avenue.board import CENTRAL_PARK, CITY_HALL, DISTRICTS, PLACE_BIT, PLACES, PLOTS_EACH
from midtown.games.fifth_avenue.cards import NAMES, SUIT
from midtown.games.fifth_avenue.turns import BLACK_AFTER_SCORING, SKYSCRAPERS_TAKEN, colours_taken
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.games.fifth_avenue.words import (
    BID,
    BUILD,
    CLOSE,
    MOVE,
    PLACE_SHOP,
    SCORE,
    SKYSCRAPERS,
    STAND,
    START,
    TAKE_BOTH,
    TAKE_ONE,
)
from midtown.outlook import prospect
from midtown.outlook.fifth_avenue.forecast import Forecast, reach, room, total
from midtown.outlook.prospect import Prospect


@final
class Prospects:
    """Tells of each choice of a seat what follows from it, as far as the seat can see."""

    def __init__(self, view: FifthAvenueView) -> None:
        self._view: Final = view
        self._forecast: Final = Forecast(view)
        self._seats: Final = range(view.options.seats)

    def of(self, action: int) -> Prospect:
        """What this action brings; nothing where its words say it all."""
        tellers = {
            START: self._start,
            PLACE_SHOP: self._place_shop,
            SKYSCRAPERS: self._skyscrapers,
            SCORE: self._score,
            TAKE_BOTH: self._cards_taken,
            TAKE_ONE: self._cards_taken,
            MOVE: self._move,
            BID: self._bid,
            STAND: self._stand,
            BUILD: self._build,
            CLOSE: self._close,
        }
        for verb, tell in tellers.items():
            if verb.names(action):
                return tell(action)
        return Prospect()

    def _start(self, action: int) -> Prospect:
        """What a skyscraper there is worth."""
        return Prospect({prospect.WORTH: self._forecast.worth(int(START.thing(action)))})

    def _place_shop(self, action: int) -> Prospect:
        """How much more the skyscrapers of each player would be worth."""
        return Prospect(shares={prospect.POINTS: self._forecast.shop_gains(int(PLACE_SHOP.thing(action)))})

    def _skyscrapers(self, _action: int) -> Prospect:
        """How many come into the own supply."""
        view = self._view
        return Prospect({prospect.SKYSCRAPERS: min(SKYSCRAPERS_TAKEN, view.stock[view.seat])})

    def _score(self, action: int) -> Prospect:
        """The points of each player, and who draws how many black cards."""
        district = int(SCORE.thing(action))
        drawn = [BLACK_AFTER_SCORING * (seat == self._view.seat) + (not self._forecast.has_built(seat, district)) for seat in self._seats]
        return Prospect(shares={prospect.POINTS: self._forecast.score(district), prospect.BLACK_CARDS: drawn})

    def _cards_taken(self, action: int) -> Prospect:
        """The cards on top of these stacks."""
        return Prospect(things=tuple([NAMES[self._view.tops[colour]] for colour in colours_taken(action)]))

    def _move(self, action: int) -> Prospect:
        """The district where a marker stays behind, or the auctions that are set off."""
        who, place = int(MOVE.one(action)), int(MOVE.other(action))
        if place == CITY_HALL:
            auctions = [PLACES[district] for district in [*self._forecast.leads_to_auctions(who), CENTRAL_PARK]]
            return Prospect(says=Reason("", "auctions: {things}", {"things": auctions}))
        left = self._view.at[who]
        if left < DISTRICTS and not self._view.closed & PLACE_BIT[left]:
            return Prospect(things=(PLACES[left],))
        return Prospect()

    def _bid(self, action: int) -> Prospect:
        """What the bid would come to, what it can come to at most, and how many skyscrapers it would allow."""
        cards = (*self._laid, int(BID.thing(action)))
        worth, most, builds = total(cards), reach(self._view, int(SUIT[cards[0]])), self._room(cards)
        says = Reason("", "makes {total}, at most {most}; builds up to {amount}", {"total": worth, "most": most, "amount": builds})
        return Prospect({prospect.BID: worth, prospect.MOST: most, prospect.BUILDS: builds}, says=says)

    def _stand(self, _action: int) -> Prospect:
        """What the bid comes to; nothing is bid without cards."""
        if not self._laid:
            return Prospect()
        worth, builds = total(self._laid), self._room(self._laid)
        says = Reason("", "bids {total}; builds up to {amount}", {"total": worth, "amount": builds})
        return Prospect({prospect.BID: worth, prospect.BUILDS: builds}, says=says)

    @property
    def _laid(self) -> tuple[int, ...]:
        """The cards of the own bid, the unseen ones too."""
        return self._view.bids[self._view.seat] + self._view.adding

    def _room(self, cards: tuple[int, ...]) -> int:
        return room(cards, self._view.supply[self._view.seat])

    def _build(self, action: int) -> Prospect:
        """What so many skyscrapers are worth there now; in Central Park nothing is known before the end."""
        count = int(BUILD.thing(action))
        if count == 0 or self._view.ground == CENTRAL_PARK:
            return Prospect()
        plot = self._view.ground * PLOTS_EACH + self._view.colour
        return Prospect({prospect.POINTS: count * self._forecast.worth(plot)})

    def _close(self, _action: int) -> Prospect:
        """The points of each player."""
        return Prospect(shares={prospect.POINTS: self._forecast.closing(self._view.seat, self._view.ground)})
