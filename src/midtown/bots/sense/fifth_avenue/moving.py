"""Moving: where a commissioner of Fifth Avenue should go."""

from typing import Final, final

from midtown.bots.sense.fifth_avenue.contests import Contests
from midtown.bots.sense.fifth_avenue.outlook import Outlook, net
from midtown.games.fifth_avenue.board import CENTRAL_PARK, CITY_HALL, COLUMN, COMMISSIONERS, DISTRICTS, PLACE_BIT, PLACES, destinations
from midtown.games.fifth_avenue.words import MOVE

NEARNESS: Final = (1.0, 0.1, 0.15, 0.25, 0.4)
"""How much the auctions of a commissioner count when it comes into each column; at City Hall they begin."""
CHANCE_TO_SCORE: Final = 0.3
"""How often a commissioner is still there in the next own turn."""
RISK: Final = 0.5
"""How often the others score a district in which they gain."""


@final
class Moving:
    """What it means that a commissioner goes somewhere: auctions come nearer, a district can be scored."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._contests = Contests(outlook)
        self._board = outlook.state.board

    def values(self, options: list[int]) -> list[float]:
        """What each move is worth."""
        return [self._value(int(MOVE.one(action)), int(MOVE.other(action))) for action in options]

    def of_the_other(self) -> float:
        """What another move is worth when the commissioner is moved that has the better one."""
        return min([max([self._value(who, place) for place in self._places(who)]) for who in range(len(COMMISSIONERS))])

    def _places(self, who: int) -> list[int]:
        """Where a commissioner may go."""
        ahead = destinations(self._board.at[who], self._board.closed)
        return [place for place in range(len(PLACES)) if ahead & PLACE_BIT[place] != 0]

    def _value(self, who: int, place: int) -> float:
        """What it is worth to move a commissioner to a place."""
        start = int(self._board.at[who])
        marked = int(self._board.marked[who])
        if start < DISTRICTS and not self._board.is_closed(start):
            marked |= int(PLACE_BIT[start])
        grounds = [district for district in range(DISTRICTS) if marked & PLACE_BIT[district] != 0]
        auctions = sum([self._contests.edge(ground) for ground in (*grounds, CENTRAL_PARK)])
        if place == CITY_HALL:
            return auctions
        return NEARNESS[COLUMN[place]] * auctions + self._presence(place) - self._presence(start)

    def _presence(self, place: int) -> float:
        """What it is worth that a commissioner stands there: the district can be scored, by the own seat or by others."""
        if place >= DISTRICTS or self._board.is_closed(place):
            return 0.0
        points = [float(self._outlook.state.points_in(seat, place)) for seat in self._outlook.seats]
        others = [net(points, seat) for seat in self._outlook.seats]
        own = others.pop(self._outlook.seat)
        return CHANCE_TO_SCORE * max(0.0, own) - RISK * max(0.0, *others)
