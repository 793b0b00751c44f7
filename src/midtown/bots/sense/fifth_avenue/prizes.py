"""Prizes: what winning an auction of Fifth Avenue is worth, by what is built or closed then."""

from typing import Final, final

from midtown.bots.sense.fifth_avenue.outlook import Outlook, net
from midtown.games.fifth_avenue.auctions import has_empty_plot
from midtown.games.fifth_avenue.board import CENTRAL_PARK, NO_PLOT, PLOTS_EACH

SPARED: Final = 0.5
"""How much it counts to have a skyscraper left: others can be taken."""
ENDING_AHEAD: Final = 5.0
"""What it is worth to end the game as its winner,"""
ENDING_BEHIND: Final = -60.0
"""and what it costs to end it as a loser."""


@final
class Prizes:
    """What a seat gains by an auction, before it has paid its cards."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._state = outlook.state

    def of(self, seat: int, ground: int, colour: int, room: int) -> float:
        """What a seat gains that wins with this colour and may build so many skyscrapers."""
        if ground == CENTRAL_PARK or has_empty_plot(self._state, ground):
            return self.building(seat, ground, colour, room)
        closing = self.closing(seat, seat, ground)
        if self._state.board.home(seat, ground) == NO_PLOT:
            return closing
        return max(closing, self.building(seat, ground, colour, room))

    def building(self, seat: int, ground: int, colour: int, room: int) -> float:
        """What the best number of skyscrapers brings."""
        most = min(room, int(self._state.players[seat].supply))
        return max([self.of_skyscrapers(seat, ground, colour, count) for count in range(most + 1)])

    def of_skyscrapers(self, seat: int, ground: int, colour: int, count: int) -> float:
        """What so many skyscrapers bring more than if they were spared."""
        if count == 0:
            return 0.0
        outlook = self._outlook
        supply = int(self._state.players[seat].supply)
        spared = SPARED * (outlook.supply(supply) - outlook.supply(supply - count))
        if ground == CENTRAL_PARK:
            return count * outlook.park() - spared
        gained = count * outlook.skyscraper(ground * PLOTS_EACH + colour)
        if self._state.board.home(seat, ground) == NO_PLOT:
            gained += outlook.entering(seat)
        return gained - spared

    def closing(self, seat: int, closer: int, district: int) -> float:
        """What it means to a seat that somebody closes a district; the second closing ends the game [5A-8.3, 5A-8.4, 5A-9.2]."""
        scored = self._scored_by_closing(closer, district)
        if self._state.board.closed != 0:
            return self.ending(seat, [points - int(self._state.points_in(other, district)) for other, points in enumerate(scored)])
        return net([points - self.future(other, district) for other, points in enumerate(scored)], seat)

    def _scored_by_closing(self, closer: int, district: int) -> list[float]:
        """What each seat scores when a district is closed [5A-8.3, 5A-8.4]."""
        first = district * PLOTS_EACH
        skyscrapers = sum([int(self._state.board.towers[plot]) for plot in range(first, first + PLOTS_EACH)])
        halves = [int(self._state.points_in(seat, district)) // 2 for seat in self._outlook.seats]
        return [float(skyscrapers if seat == closer else half) for seat, half in enumerate(halves)]

    def future(self, seat: int, district: int) -> float:
        """What a seat may still score in a district."""
        home = int(self._state.board.home(seat, district))
        return 0.0 if home == NO_PLOT else int(self._state.board.towers[home]) * self._outlook.skyscraper(home)

    def ending(self, seat: int, changes: list[float]) -> float:
        """What it means to a seat that the game ends after these changes of the points."""
        lead = self._outlook.lead(seat, changes)
        return lead + (ENDING_AHEAD if lead > 0 else ENDING_BEHIND)
