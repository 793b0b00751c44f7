"""What the choices of New York City bring."""

from typing import Final, final

from midtown.core.errors import Reason, Value
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import BOROUGHS, VESSELS
from midtown.games.new_york_city.cards import DOLLARS, ELEVATOR, PLANS, PRESS, PRESTIGE
from midtown.games.new_york_city.characters import NAMES, VALUES
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.games.new_york_city.words import (
    AS_ONE,
    AS_TWO,
    BACK,
    BID,
    CLAIM,
    FROM_RESERVE,
    HIRE,
    JOIN,
    MOVE,
    PAIR,
    PAIR_WITH_RESERVE,
    PLAY,
    REMOVE,
    REPLACE,
    RIDE,
    START,
    USE,
)
from midtown.outlook import prospect
from midtown.outlook.new_york_city.bid_value import value_of
from midtown.outlook.prospect import Prospect

ADDING: Final = (PLAY, PAIR, JOIN, AS_ONE, AS_TWO, FROM_RESERVE, PAIR_WITH_RESERVE, BACK)
"""What adds to a bid."""


@final
class Prospects:
    """Tells of each choice of a seat what follows from it, as far as the seat can see."""

    def __init__(self, view: NewYorkCityView) -> None:
        self._view: Final = view
        self._edition: Final = GAME.edition(view.options)
        self._state: Final[NewYorkCityState] = GAME.determinize(view, 0)

    def of(self, action: int) -> Prospect:
        """What this action brings; nothing where its words say it all."""
        tellers = {
            START: self._start,
            USE: self._character,
            REMOVE: self._character,
            HIRE: self._character,
            REPLACE: self._borough,
            MOVE: self._borough,
            CLAIM: self._claim,
            RIDE: self._ride,
            BID: self._bid,
            **dict.fromkeys(ADDING, self._makes),
        }
        for verb, tell in tellers.items():
            if verb.names(action):
                return tell(action)
        return Prospect()

    # --- characters ---

    def _start(self, action: int) -> Prospect:
        """The two characters of a pair."""
        first = 2 * int(START.thing(action))
        return Prospect(things=tuple([NAMES[kind] for kind in self._view.start_pairs[first : first + 2]]))

    def _character(self, action: int) -> Prospect:
        """A character, and its value if it is hired or removed."""
        kind = next(int(verb.thing(action)) for verb in (USE, REMOVE, HIRE) if verb.names(action))
        return Prospect({} if USE.names(action) else {prospect.VALUE: int(self._edition.value[kind])}, things=(NAMES[kind],))

    # --- bids ---

    def _makes(self, action: int) -> Prospect:
        """What the bid would be worth."""
        trial = self._state.copy()
        trial.play(action, self._view.seat)
        value = int(trial.players[self._view.seat].bid.tally.value())
        return Prospect({prospect.BID: value}, says=Reason("", "makes {amount}", {"amount": value}))

    def _bid(self, _action: int) -> Prospect:
        """What the action of the bidding round brings for the bid; the bonus adds to it."""
        value = value_of(self._view.counting)
        return Prospect({prospect.BID: value}, says=self._brings(value))

    def _brings(self, value: int) -> Reason:
        bidding = self._view.bidding
        if bidding == PRESS:
            return Reason("", "worth {amount}: advance {amount}, with the bonus {more}", {"amount": value, "more": value + 1})
        if bidding == DOLLARS:
            return Reason("", "worth {amount}: take {amount} dollars, with the bonus {more}", {"amount": value, "more": value + 1})
        if bidding == ELEVATOR:
            limit, more = min(value, VALUES), min(value + 1, VALUES)
            blanks: dict[str, Value] = {"amount": value, "limit": limit, "more": more}
            return Reason("", "worth {amount}: a character up to {limit}, with the bonus {more}", blanks)
        if bidding == PLANS:
            return Reason("", "worth {amount}: take {amount} skyscrapers, with the bonus {more}", {"amount": value, "more": value + 1})
        if bidding == PRESTIGE:
            return Reason("", "worth {amount}: score {amount}; the two highest take a tile", {"amount": value})
        borough = BOROUGHS[self._view.mayor]
        return Reason(
            "", "worth {amount}: build {amount} in {place}, with the bonus {more}", {"amount": value, "place": borough, "more": value + 1}
        )

    # --- boroughs ---

    def _borough(self, action: int) -> Prospect:
        """Who has how many skyscrapers in a borough now."""
        borough = int(REPLACE.thing(action) if REPLACE.names(action) else MOVE.thing(action))
        standing = [participant.built[borough] for participant in self._view.participants]
        return Prospect({prospect.NEUTRAL: self._view.neutral[borough]}, {prospect.SKYSCRAPERS: standing}, (BOROUGHS[borough],))

    def _claim(self, action: int) -> Prospect:
        """The vessel and the value of a prestige tile."""
        tile = int(CLAIM.thing(action))
        vessel = VESSELS[int(self._edition.tile_vessel[tile])]
        return Prospect({prospect.VALUE: int(self._edition.tile_value[tile])}, things=(vessel,))

    def _ride(self, action: int) -> Prospect:
        """What the borough will be worth, and the way of the vessel."""
        borough = int(RIDE.other(action))
        worth = self._view.base[borough] + self._view.prestige[borough]
        raised = worth + int(self._edition.tile_value[self._view.tile])
        connection = self._edition.box.connections[int(RIDE.one(action))]
        return Prospect({prospect.BEFORE: worth, prospect.AFTER: raised}, things=(connection.one, connection.other))
