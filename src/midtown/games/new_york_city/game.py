"""New York City as a game among others."""

from typing import Final, final

from midtown.core.editions import Editions
from midtown.core.errors import Reason
from midtown.core.event import Journal
from midtown.core.game import Game
from midtown.core.options import Option, Options
from midtown.core.result import Result, rank
from midtown.games.new_york_city.book import BOOK
from midtown.games.new_york_city.box import components_of
from midtown.games.new_york_city.edition import FEWEST_PARTICIPANTS, MOST_PARTICIPANTS, NO_TOM, TOM_OPTIONS, TOMS, Edition, edition_for
from midtown.games.new_york_city.layout import layout_of
from midtown.games.new_york_city.set_up import SET_UP
from midtown.games.new_york_city.shown import COMMON, own_shown, shown_of
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.views import NewYorkCityView, own_of, redeal, view_of
from midtown.games.new_york_city.words import EVENTS

OFFERED: Final = (
    *[Option(name, (NO_TOM, *TOMS), "NYC-12.1", "an automatic player: his mode and how many cards he draws") for name in TOM_OPTIONS],
    Option("rank", ("3", "2"), "NYC-11.27", "how far the second of two advances by his rank"),
    Option("relocate", ("one", "each"), "NYC-8.12", "how many missing skyscrapers may be moved from other boroughs"),
)

SOME_TOMS: Final = ((), ("A2",), ("B4",), ("C5",), ("A9", "B3"), ("C2", "C9"), ("A6", "B9", "C4"))
"""Toms of every mode, weak and strong, alone and together: they stand for all when a game is tried out."""


@final
class NewYorkCity(Game[NewYorkCityState, NewYorkCityView]):
    """Stefan Feld's New York City, for one to four people and Tom."""

    def __init__(self) -> None:
        super().__init__("new-york-city", 1, range(1, 5), OFFERED, BOOK, EVENTS)
        self._editions: Editions[Edition] = Editions(edition_for)

    def agreements(self) -> list[tuple[int, dict[str, str]]]:
        named = [dict(zip(TOM_OPTIONS, toms, strict=False)) for toms in SOME_TOMS]
        rulings = [{"rank": rank, "relocate": relocate} for rank, relocate in (("3", "one"), ("2", "each"))]
        counts = [(seats, toms) for seats in self.seats for toms in named if FEWEST_PARTICIPANTS <= seats + len(toms) <= MOST_PARTICIPANTS]
        return [(seats, {**toms, **choices}) for seats, toms in counts for choices in rulings]

    def automatic(self, options: Options) -> list[str]:
        return [f"tom-{tom.level}" for tom in self.edition(options).toms]

    def check_edition(self, options: Options) -> None:
        self.edition(options)

    def edition(self, options: Options) -> Edition:
        """The tables and the rulings that these options call for."""
        return self._editions.find(options)

    def setup(self, options: Options, seed: int, journal: Journal | None = None) -> NewYorkCityState:
        self.check_seed(seed)
        state = NewYorkCityState(options, self.edition(options))
        state.chance.reseed(seed)
        state.journal = journal
        state.begin(SET_UP)
        return state

    def copy(self, state: NewYorkCityState) -> NewYorkCityState:
        return state.copy()

    def assign(self, state: NewYorkCityState, other: NewYorkCityState) -> None:
        state.assign(other)

    def view(self, state: NewYorkCityState, seat: int) -> NewYorkCityView:
        return view_of(state, seat)

    def shown(self, view: NewYorkCityView) -> dict[str, object]:
        return shown_of(view, self.edition(view.options))

    def own(self, state: NewYorkCityState, seat: int) -> dict[str, object]:
        return own_shown(own_of(state, seat))

    def alone(self, state: NewYorkCityState, seat: int) -> tuple[object, ...]:
        return own_of(state, seat)

    def changed(self, view: NewYorkCityView, before: NewYorkCityView, words: dict[str, object]) -> dict[str, object]:
        return COMMON.changed(view, before, words, self.edition(view.options))

    def determinize(self, view: NewYorkCityView, seed: int) -> NewYorkCityState:
        return redeal(view, self.edition(view.options), seed)

    def result(self, state: NewYorkCityState) -> Result:
        count = int(state.edition.participants)
        scores = [(int(state.players[seat].points), -int(state.rank(seat))) for seat in range(count)]
        people = int(state.seats)
        return Result(
            points=tuple([points for points, ahead in scores[:people]]),
            ranks=rank(scores)[:people],
            ties=tuple([(ahead,) for points, ahead in scores[:people]]),
            reason=Reason("NYC-10.1", "the fifth round is over"),
            automatic=tuple(scores[people:]),
        )

    def rounds(self, state: NewYorkCityState) -> int:
        return int(state.round)

    def components(self, options: Options) -> list[dict[str, object]]:
        return components_of(self.edition(options).box)

    def layout(self, state: NewYorkCityState) -> dict[str, object]:
        return layout_of(state)


GAME: Final = NewYorkCity()
