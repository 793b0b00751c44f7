"""Fifth Avenue as a game among others."""

from typing import Final, final

from midtown.core.editions import Editions
from midtown.core.errors import Reason
from midtown.core.event import Journal
from midtown.core.game import TURNS, Game
from midtown.core.options import Option, Options
from midtown.core.result import Result, rank
from midtown.games.fifth_avenue.book import BOOK
from midtown.games.fifth_avenue.box import components_of
from midtown.games.fifth_avenue.edition import Edition, edition_for
from midtown.games.fifth_avenue.layout import layout_of
from midtown.games.fifth_avenue.scoring import PLACINGS
from midtown.games.fifth_avenue.set_up import SET_UP
from midtown.games.fifth_avenue.shown import COMMON, own_shown, shown_of
from midtown.games.fifth_avenue.state import FifthAvenueState
from midtown.games.fifth_avenue.views import FifthAvenueView, own_of, redeal, view_of
from midtown.games.fifth_avenue.words import EVENTS

CLOSINGS: Final = 2
OFFERED: Final = (
    Option("board", ("five", "six"), "5A-11.1", "how many plots a district has: the two sides of the board"),
    Option("shops", ("random", "players"), "5A-2.2", "who lays the seven shops of the set-up: chance or the players"),
    Option("pieces", ("21", "18"), "5A-1.7", "how many skyscrapers there are of each colour"),
    Option("length", ("open", "400"), "5A-9.3", "whether the game ends after 400 turns"),
)


@final
class FifthAvenue(Game[FifthAvenueState, FifthAvenueView]):
    """Wilko Manz's Fifth Avenue, for two to four players."""

    def __init__(self) -> None:
        super().__init__("fifth-avenue", 1, range(2, 5), OFFERED, BOOK, EVENTS, plays_in=TURNS, ending_choices={"length": "400"})
        self._editions: Editions[Edition] = Editions(edition_for)

    def check_edition(self, options: Options) -> None:
        self.edition(options)

    def edition(self, options: Options) -> Edition:
        """The board and the rulings that these options call for."""
        return self._editions.find(options)

    def setup(self, options: Options, seed: int, journal: Journal | None = None) -> FifthAvenueState:
        self.check_seed(seed)
        state = FifthAvenueState(options, self.edition(options))
        state.chance.reseed(seed)
        state.journal = journal
        state.begin(SET_UP)
        return state

    def copy(self, state: FifthAvenueState) -> FifthAvenueState:
        return state.copy()

    def assign(self, state: FifthAvenueState, other: FifthAvenueState) -> None:
        state.assign(other)

    def view(self, state: FifthAvenueState, seat: int) -> FifthAvenueView:
        return view_of(state, seat)

    def shown(self, view: FifthAvenueView) -> dict[str, object]:
        return shown_of(view, self.edition(view.options))

    def own(self, state: FifthAvenueState, seat: int) -> dict[str, object]:
        return own_shown(own_of(state, seat))

    def alone(self, state: FifthAvenueState, seat: int) -> tuple[object, ...]:
        return own_of(state, seat)

    def changed(self, view: FifthAvenueView, before: FifthAvenueView, words: dict[str, object]) -> dict[str, object]:
        return COMMON.changed(view, before, words, self.edition(view.options))

    def determinize(self, view: FifthAvenueView, seed: int) -> FifthAvenueState:
        return redeal(view, self.edition(view.options), seed)

    def result(self, state: FifthAvenueState) -> Result:
        players = [state.players[seat] for seat in range(state.seats)]
        scores = [(int(player.points), int(player.hand.n)) for player in players]
        return Result(
            points=tuple([points for points, cards in scores]),
            ranks=rank(scores),
            ties=tuple([(cards,) for points, cards in scores]),
            reason=why_ended(state),
        )

    def rounds(self, state: FifthAvenueState) -> int:
        return int(state.turn)

    def components(self, options: Options) -> list[dict[str, object]]:
        return components_of(self.edition(options))

    def layout(self, state: FifthAvenueState) -> dict[str, object]:
        return layout_of(state)


def why_ended(state: FifthAvenueState) -> Reason:
    """Which of the ends of the game it was [5A-9.1, 5A-9.2, 5A-9.3]."""
    if state.shops.placed == PLACINGS:
        return Reason("5A-9.1", "the last shop is placed")
    if int(state.board.closed).bit_count() == CLOSINGS:
        return Reason("5A-9.2", "the second district is closed")
    return Reason("5A-9.3", "{turns} turns are played", {"turns": int(state.turn)})


GAME = FifthAvenue()
