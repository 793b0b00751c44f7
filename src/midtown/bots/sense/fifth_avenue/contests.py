"""Contests: who is likely to win an auction of Fifth Avenue, and what may be expected of it."""

from typing import Final, final

from midtown.bots.sense.fifth_avenue.outlook import Outlook, net
from midtown.bots.sense.fifth_avenue.prizes import Prizes
from midtown.games.fifth_avenue.bids import permitted_in_district
from midtown.games.fifth_avenue.board import CENTRAL_PARK
from midtown.games.fifth_avenue.cards import ANY_COLOUR, BLACK, COLOUR_BIT, COLOURS
from midtown.games.fifth_avenue.state import IMAGINARY

USUAL_VALUE: Final = 4.9
USUAL_ROOM: Final = 2
"""How many skyscrapers a winner may usually build."""
USUAL_CARDS: Final = 2.5
"""How many cards a winner usually pays."""
IMAGINARY_BID: Final = 13.5
"""What the imaginary player usually bids."""


@final
class Contests:
    """What auctions promise, by the cards that everybody can count."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._prizes = Prizes(outlook)
        self._state = outlook.state
        self._held = [self._state.held(seat) for seat in outlook.seats]
        self._edges: dict[int, float] = {}

    def edge(self, ground: int) -> float:
        """What the own seat may expect of an auction here more than the others."""
        found = self._edges.get(ground)
        if found is None:
            found = self._edge(ground)
            self._edges[ground] = found
        return found

    def _edge(self, ground: int) -> float:
        """Everybody wins as often as the cards make it likely."""
        colours = [self.best_colour(seat, ground) for seat in self._outlook.seats]
        weights = [self.reach(seat, colour) ** 2 for seat, colour in enumerate(colours)]
        every = sum(weights)
        if len(weights) == IMAGINARY:
            every += IMAGINARY_BID**2
        price = USUAL_CARDS * self._outlook.card
        gains = [0.0] * len(weights)
        for seat, weight in enumerate(weights):
            if weight > 0:
                gains[seat] = weight / every * max(0.0, self._prizes.of(seat, ground, colours[seat], USUAL_ROOM) - price)
        return net(gains, self._outlook.seat)

    def best_colour(self, seat: int, ground: int) -> int:
        """The permitted colour of which a seat holds most; black if none is permitted."""
        permitted = ANY_COLOUR if ground == CENTRAL_PARK else permitted_in_district(self._state, seat, ground)
        colours = [colour for colour in range(len(COLOURS)) if permitted & COLOUR_BIT[colour] != 0]
        return max(colours, key=self._held[seat].__getitem__, default=BLACK)

    def reach(self, seat: int, colour: int) -> float:
        """How much a seat could bid with a colour; nothing without a card of it [5A-7.6]."""
        held = self._held[seat]
        return 0.0 if colour == BLACK or held[colour] == 0 else USUAL_VALUE * (held[colour] + held[BLACK])
