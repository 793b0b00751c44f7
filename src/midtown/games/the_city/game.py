"""The City as a game among others."""

from typing import final

from midtown.core.editions import Editions
from midtown.core.errors import Reason
from midtown.core.event import Journal
from midtown.core.game import Game
from midtown.core.options import Option, Options
from midtown.core.result import Result, rank
from midtown.games.the_city.edition import FIELDS, Edition, edition_for, fields_of
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.rounds import DEAL, GOAL
from midtown.games.the_city.shown import COMMON, own_shown, shown_of
from midtown.games.the_city.sources import SOURCES
from midtown.games.the_city.state import CityState
from midtown.games.the_city.views import CityView, own_of, planned, redeal, view_of
from midtown.games.the_city.words import BOOK, CARDS, EVENTS

OFFERED = (
    Option("survey", ("pick", "mix"), "TC-6.2", "renouncing: keep one of five, or mix five into the hand and discard four"),
    Option("scoring", ("income-first", "points-first"), "TC-7.11", "the order at the end of a round"),
    Option("office", ("row-house", "high-rise"), "TC-7.10", "what raises the income of the office building"),
)


@final
class TheCity(Game[CityState, CityView]):
    """Tom Lehmann's The City, for two to five players."""

    def __init__(self) -> None:
        super().__init__("the-city", 1, range(2, 6), OFFERED, BOOK, EVENTS)
        self._editions: Editions[Edition] = Editions(edition_for)

    def check_edition(self, options: Options) -> None:
        self.edition(options)

    def edition(self, options: Options) -> Edition:
        """The table of buildings and the rulings that these options call for."""
        return self._editions.find(options)

    def setup(self, options: Options, seed: int, journal: Journal | None = None) -> CityState:
        self.check_seed(seed)
        state = CityState(options, self.edition(options))
        state.chance.reseed(seed)
        state.journal = journal
        state.begin(DEAL)
        return state

    def copy(self, state: CityState) -> CityState:
        return state.copy()

    def assign(self, state: CityState, other: CityState) -> None:
        state.assign(other)

    def view(self, state: CityState, seat: int) -> CityView:
        return view_of(state, seat)

    def shown(self, view: CityView) -> dict[str, object]:
        return shown_of(view, self.edition(view.options))

    def own(self, state: CityState, seat: int) -> dict[str, object]:
        return own_shown(own_of(state, seat))

    def alone(self, state: CityState, seat: int) -> tuple[object, ...]:
        return own_of(state, seat)

    def changed(self, view: CityView, before: CityView, words: dict[str, object]) -> dict[str, object]:
        return COMMON.changed(view, before, words, self.edition(view.options))

    def determinize(self, view: CityView, seed: int) -> CityState:
        return redeal(view, self.edition(view.options), seed)

    def result(self, state: CityState) -> Result:
        players = [state.players[seat] for seat in range(state.seats)]
        scores = [(int(player.points), int(player.hand.n)) for player in players]
        return Result(
            points=tuple([points for points, cards in scores]),
            ranks=rank(scores),
            ties=tuple([(cards,) for points, cards in scores]),
            reason=Reason("TC-8.1", "{goal} points reached", {"goal": GOAL}),
        )

    def rounds(self, state: CityState) -> int:
        return int(state.round)

    def components(self, options: Options) -> list[dict[str, object]]:
        rows = []
        for row in self.edition(options).rows:
            printed = row.printed
            values: dict[str, object] = {"component": NAMES[row.kind], **fields_of(printed)}
            values["confidence"] = {field: printed.except_for.get(field, printed.confidence) for field in ["name", *FIELDS]}
            values["sources"] = [SOURCES[source] for source in printed.sources]
            rows.append(values)
        return rows

    def layout(self, state: CityState) -> dict[str, object]:
        seats = []
        for seat in range(state.seats):
            player = state.players[seat]
            piles = {"hand": player.hand, "city": player.city, "discards": player.thrown}
            named = {name: CARDS.names(pile.to_list()) for name, pile in piles.items()}
            seats.append({**named, "chosen in secret": CARDS.names(planned(player))})
        return {"seats": seats, "draw pile, bottom to top": CARDS.names(state.deck.to_list())}


GAME = TheCity()
