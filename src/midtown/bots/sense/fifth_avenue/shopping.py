"""Shopping: where a shop of Fifth Avenue should be placed, and what it is worth to place one."""

from typing import Final, final

from midtown.bots.sense.fifth_avenue.outlook import SAFETY, Outlook, net
from midtown.bots.sense.fifth_avenue.prizes import Prizes
from midtown.games.fifth_avenue.board import DISTRICTS, PLOTS_EACH, SHOP_BIT
from midtown.games.fifth_avenue.scoring import BONUSES, PLACINGS, districts_of

TEMPO: Final = 0.3
"""How much of a lead it is worth to come to the end."""
DEEPEST_LAG: Final = -20.0


@final
class Shopping:
    """What a shop brings to the skyscrapers beside it, and what follows when the row gets shorter."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._prizes = Prizes(outlook)
        self._state = outlook.state

    def best(self, shop: int) -> float:
        """What a shop brings on the best plot for it."""
        board, plots = self._state.board, int(self._state.edition.plots)
        open_districts = [district for district in range(DISTRICTS) if not board.is_closed(district)]
        every = [district * PLOTS_EACH + number for district in open_districts for number in range(plots)]
        return max([self.value(shop, plot) for plot in every if board.takes_shop(plot)])

    def value(self, shop: int, plot: int) -> float:
        """What a shop on this plot brings the own seat more than the others."""
        outlook, board, edition = self._outlook, self._state.board, self._state.edition
        gains = [0.0 for _seat in outlook.seats]
        for beside in (int(edition.before[plot]), int(edition.after[plot])):
            owner = int(board.owner[beside])
            if owner in outlook.seats:
                better = outlook.skyscraper_beside(beside, outlook.wares_beside(beside) | int(SHOP_BIT[shop]))
                gains[owner] += int(board.towers[beside]) * (better - outlook.skyscraper(beside))
        if board.is_empty(plot):
            self._add_danger(gains, plot // PLOTS_EACH)
        return net(gains, outlook.seat)

    def _add_danger(self, gains: list[float], district: int) -> None:
        """The fewer plots are empty, the sooner a district is closed."""
        empty = self._outlook.empty_plots(district)
        danger = SAFETY[empty - 1] / SAFETY[empty] - 1
        if danger < 0:
            for seat in self._outlook.seats:
                gains[seat] += danger * self._prizes.future(seat, district)

    def pace(self) -> float:
        """What it is worth that the row gets shorter: the next bonus and the end come nearer."""
        outlook, placed = self._outlook, int(self._state.shops.placed)
        unchanged = [0.0 for _seat in outlook.seats]
        if placed + 1 == PLACINGS:
            return self._prizes.ending(outlook.seat, unchanged)
        tempo = TEMPO * max(DEEPEST_LAG, outlook.lead(outlook.seat, unchanged)) / (PLACINGS - placed)
        for bonus in BONUSES:
            if bonus.placed > placed:
                points = [float(bonus.points) if districts_of(self._state, seat) >= bonus.districts else 0.0 for seat in outlook.seats]
                return tempo + net(points, outlook.seat) / (bonus.placed - placed)
        return tempo
