"""What skyscrapers and shops are worth, by what a seat can see."""

from typing import Final, final

from midtown.games.fifth_avenue import GAME
from midtown.games.fifth_avenue.board import DISTRICTS, NO_PLOT, PLACE_BIT, PLOTS_EACH
from midtown.games.fifth_avenue.cards import BLACK, SUIT, VALUE, most_skyscrapers
from midtown.games.fifth_avenue.scoring import districts_of
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.views import FifthAvenueView


@final
class Forecast:
    """Counts on a table that is dealt anew from the view: nothing hidden can show."""

    def __init__(self, view: FifthAvenueView) -> None:
        self._view: Final = view
        self._state: Final[FifthAvenueState] = GAME.determinize(view, 0)
        self._seats: Final = range(view.options.seats)

    def ring(self, district: int) -> list[int]:
        """The plots of a district in ring order."""
        edition = self._state.edition
        first = district * PLOTS_EACH
        return [int(edition.ring[place]) for place in range(first, first + int(edition.plots))]

    def worth(self, plot: int) -> int:
        """What a skyscraper on this plot is worth now."""
        return int(self._state.worth_of(plot))

    def score(self, district: int) -> list[int]:
        """By seat: what scoring this district would bring now."""
        return [int(self._state.points_in(seat, district)) for seat in self._seats]

    def score_of_all(self, seat: int) -> int:
        """What scoring every district that is not closed would bring a seat now."""
        return sum([self.score(district)[seat] for district in range(DISTRICTS)])

    def districts(self, seat: int) -> int:
        """In how many districts a seat has skyscrapers."""
        return int(districts_of(self._state, seat))

    def has_built(self, seat: int, district: int) -> bool:
        """Does this seat have skyscrapers in this district?"""
        return bool(self._state.board.home(seat, district) != NO_PLOT)

    def closing(self, closer: int, district: int) -> list[int]:
        """By seat: what it would bring now if this one closed the district."""
        first = district * PLOTS_EACH
        standing = sum(self._view.towers[first : first + PLOTS_EACH])
        return [standing if seat == closer else points // 2 for seat, points in enumerate(self.score(district))]

    def shop_gains(self, plot: int) -> list[int]:
        """By seat: how much more its skyscrapers in the district would be worth with the taken tile on this plot."""
        district = plot // PLOTS_EACH
        before = self.score(district)
        table = self._state.copy()
        table.board.open_shop(plot, self._view.tile)
        return [int(table.points_in(seat, district)) - before[seat] for seat in self._seats]

    def leads_to_auctions(self, commissioner: int) -> list[int]:
        """The districts that would be auctioned if this commissioner went home."""
        return [district for district in range(DISTRICTS) if self._view.marked[commissioner] & PLACE_BIT[district]]


def total(cards: tuple[int, ...]) -> int:
    """What some cards are worth together."""
    return sum([int(VALUE[card]) for card in cards])


def reach(view: FifthAvenueView, suit: int) -> int:
    """What a bid of the own seat in this colour comes to with all its cards."""
    usable = tuple([card for card in view.hand if SUIT[card] in (suit, BLACK)])
    return total(usable + view.adding + view.bids[view.seat])


def room(cards: tuple[int, ...], supply: int) -> int:
    """How many skyscrapers a bid with these cards lets its winner build."""
    return min(int(most_skyscrapers(max([int(VALUE[card]) for card in cards]))), supply)
