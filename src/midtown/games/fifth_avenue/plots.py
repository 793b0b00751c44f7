"""What stands and lies in the districts: shops, skyscrapers, commissioners, markers, closing signs."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.flow import NOBODY
from midtown.core.pile import blank, vec
from midtown.games.fifth_avenue.board import CITY_HALL, COMMISSIONERS, NO_PLOT, PLACE_BIT, PLOTS, PLOTS_EACH, SHOP_BIT, SIXTH

MOST_SHOPS: Final = 2
UNOWNED: Final = vec[i64]([NOBODY] * len(PLOTS))


@final
@mypyc_attr(acyclic=True)
class Board:
    """The seven districts, plot by plot, and who walks through them."""

    def __init__(self) -> None:
        self.tiles: Final = blank(len(PLOTS))
        """By plot: how many shops lie there,"""
        self.wares: Final = blank(len(PLOTS))
        """their kinds as bits,"""
        self.owner: Final = UNOWNED[:]
        """whose skyscrapers stand there,"""
        self.towers: Final = blank(len(PLOTS))
        """and how many."""
        self.closed: i64 = 0
        """The closed districts, as bits."""
        self.at: Final = vec[i64]([CITY_HALL] * len(COMMISSIONERS))
        """Where each commissioner stands,"""
        self.marked: Final = blank(len(COMMISSIONERS))
        """and which districts its markers lie in, as bits."""

    def assign(self, other: "Board") -> None:
        """Become an exact copy."""
        for plot in range(i64(len(PLOTS))):
            self.tiles[plot] = other.tiles[plot]
            self.wares[plot] = other.wares[plot]
            self.owner[plot] = other.owner[plot]
            self.towers[plot] = other.towers[plot]
        for who in range(i64(len(COMMISSIONERS))):
            self.at[who] = other.at[who]
            self.marked[who] = other.marked[who]
        self.closed = other.closed

    def key(self) -> list[int]:
        """All numbers in a fixed order."""
        numbers = [int(self.closed)]
        for row in [self.tiles, self.wares, self.owner, self.towers, self.at, self.marked]:
            numbers += [int(number) for number in row]
        return numbers

    def is_closed(self, district: i64) -> bool:
        """Does a closing sign lie here?"""
        return self.closed & PLACE_BIT[district] != 0

    def is_empty(self, plot: i64) -> bool:
        """Neither a shop nor a skyscraper [5A-1.8]."""
        return self.tiles[plot] == 0 and self.towers[plot] == 0

    def takes_shop(self, plot: i64) -> bool:
        """An empty plot or one with a single shop [5A-4.2]."""
        return self.towers[plot] == 0 and self.tiles[plot] < MOST_SHOPS

    def home(self, seat: i64, district: i64) -> i64:
        """The plot that a seat has built on in a district, or NO_PLOT."""
        first = district * PLOTS_EACH
        for plot in range(first, first + SIXTH):
            if self.owner[plot] == seat:
                return plot
        return NO_PLOT

    def open_shop(self, plot: i64, shop: i64) -> None:
        """A shop lies on this plot from now on."""
        self.tiles[plot] += 1
        self.wares[plot] |= SHOP_BIT[shop]

    def raise_skyscrapers(self, seat: i64, plot: i64, count: i64) -> None:
        """Skyscrapers of a seat stand on this plot from now on; building none claims nothing [5A-7.14]."""
        if count > 0:
            self.owner[plot] = seat
            self.towers[plot] += count
