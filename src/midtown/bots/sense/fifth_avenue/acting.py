"""Acting: which of the actions A to D of Fifth Avenue to choose."""

from typing import Final, final

from midtown.bots.sense.fifth_avenue.moving import Moving
from midtown.bots.sense.fifth_avenue.outlook import BLACK_QUALITY, Outlook, net
from midtown.bots.sense.fifth_avenue.shopping import Shopping
from midtown.games.fifth_avenue.board import NO_PLOT
from midtown.games.fifth_avenue.turns import BLACK_AFTER_SCORING, SKYSCRAPERS_TAKEN
from midtown.games.fifth_avenue.words import SCORE, SKYSCRAPERS, TAKE_SHOP

COLOURED_TAKEN: Final = 2


@final
class Acting:
    """What each action brings, with its cards; the move that follows all of them is left out."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._state = outlook.state
        self._shopping = Shopping(outlook)
        self._moving = Moving(outlook)
        self._black = outlook.card * BLACK_QUALITY
        self._coloured = outlook.card * COLOURED_TAKEN

    def values(self, options: list[int]) -> list[float]:
        """What each action is worth."""
        return [self._value(action) for action in options]

    def _value(self, action: int) -> float:
        if SCORE.names(action):
            return self._scoring(int(SCORE.thing(action)))
        if TAKE_SHOP.names(action):
            return self._coloured + self._shopping.best(int(TAKE_SHOP.thing(action))) + self._shopping.pace()
        if action == SKYSCRAPERS.first:
            return self._coloured + self._skyscrapers()
        return self._coloured + self._black + max(0.0, self._moving.of_the_other())

    def _skyscrapers(self) -> float:
        """What more skyscrapers in supply are worth [5A-3.2]."""
        player = self._state.players[self._outlook.seat]
        supply, taken = int(player.supply), min(SKYSCRAPERS_TAKEN, int(player.stock))
        return self._outlook.supply(supply + taken) - self._outlook.supply(supply)

    def _scoring(self, district: int) -> float:
        """The points of a district, and the black cards that come with them [5A-3.8, 5A-3.9]."""
        gains = [float(self._state.points_in(seat, district)) for seat in self._outlook.seats]
        for seat in self._outlook.seats:
            if self._state.board.home(seat, district) == NO_PLOT:
                gains[seat] += self._black
        return net(gains, self._outlook.seat) + BLACK_AFTER_SCORING * self._black
