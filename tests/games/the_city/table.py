"""Tables of The City set up by data: who holds what, what stands where, which cards come next."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

import pytest

from midtown.core.errors import IllegalAction, Reason
from midtown.core.event import SPECTATOR, Event, Journal
from midtown.core.options import Correction
from midtown.core.result import Result
from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.rounds import ROUND
from midtown.games.the_city.state import CityState
from midtown.games.the_city.views import CityView
from midtown.games.the_city.words import WORDS


@final
@dataclass(frozen=True)
class Earned:
    """What one seat got at the end of a round."""

    income: int
    points: int


@final
class Table:
    """A state with what tests ask of it and do to it, in the words of the notation."""

    def __init__(self, state: CityState, journal: Journal) -> None:
        self.state: Final = state
        self.journal: Final = journal

    def play(self, *moves: str) -> None:
        """Play some moves, each written like `0 build school`."""
        for move in moves:
            seat, text = move.split(" ", 1)
            self.state.play(WORDS.parse(text), int(seat))

    def everybody(self, text: str) -> None:
        """Every seat that owes an answer gives this one, in seat order."""
        for seat in self.owing:
            self.play(f"{seat} {text}")

    def renounce_round(self) -> list[Earned]:
        """Everybody renounces and keeps the first card of the survey; what each seat earned then."""
        held = [view.held[view.seat] for view in self._views()]
        points = list(self.spectator.points)
        self.everybody("renounce")
        for seat in self.owing:
            self.play(f"{seat} {self.offered(seat)[0]}")
        return [Earned(view.held[view.seat] - held[view.seat] - 1, view.points[view.seat] - points[view.seat]) for view in self._views()]

    def refused(self, seat: int, text: str) -> Reason:
        """Try what is not allowed: it is refused, nothing changes, and this is why."""
        before = self.state.key()
        with pytest.raises(IllegalAction) as refusal:
            self.play(f"{seat} {text}")
        assert self.state.key() == before
        return refusal.value.reason

    def offered(self, seat: int) -> list[str]:
        """What a seat may do, in the order it is offered."""
        return [WORDS.texts[action] for action in self.state.options(seat)]

    @property
    def owing(self) -> list[int]:
        """The seats that owe an answer."""
        return [seat for seat in range(int(self.state.seats)) if self.state.owes(seat)]

    @property
    def over(self) -> bool:
        """Nobody owes an answer any more."""
        return self.state.over

    @property
    def round(self) -> int:
        """The number of the round."""
        return self.spectator.round

    @property
    def draw_pile(self) -> int:
        """How many cards the draw pile holds."""
        return self.spectator.draw_pile

    @property
    def spectator(self) -> CityView:
        """What somebody sees who does not play."""
        return GAME.view(self.state, SPECTATOR)

    def view(self, seat: int) -> CityView:
        """What a seat sees."""
        return GAME.view(self.state, seat)

    def _views(self) -> list[CityView]:
        return [self.view(seat) for seat in range(int(self.state.seats))]

    def hand(self, seat: int) -> str:
        """The cards in a hand, in alphabetical order."""
        return " ".join(sorted([NAMES[kind] for kind in self.view(seat).hand]))

    def city(self, seat: int) -> str:
        """The buildings of a city, in the order they were built."""
        return " ".join([NAMES[kind] for kind in self.spectator.cities[seat]])

    def points(self, seat: int) -> int:
        """The points of a seat."""
        return self.spectator.points[seat]

    def cost(self, seat: int, building: str) -> int:
        """How many cards a seat is asked for when it builds this and nothing else; the table stays as it is."""
        trial = Table(self.state.copy(), Journal())
        trial.play(f"{seat} build {building}")
        for other in trial.owing:
            trial.play(f"{other} done" if other == seat else f"{other} renounce")
        return trial.spectator.owed[seat]

    def result(self) -> Result:
        """How the game ended."""
        assert self.over
        return GAME.result(self.state)

    def told(self, seat: int = SPECTATOR) -> list[str]:
        """What happened since the last time, as a seat or a spectator is told, each with its rule."""
        return [as_text(event.seen_by(seat)) for event in self.journal.take()]


def as_text(event: Event) -> str:
    """An event in one English line, with the number of its rule at the end."""
    filled = event.sentence.format(seat=event.seat, amount=event.amount, things=" ".join(event.names()))
    return f"{filled} [{event.rule}]"


def opening(seats: int = 2, seed: int = 7, **options: str) -> Table:
    """A new game at its first question: the opening discard."""
    journal = Journal()
    return Table(GAME.setup(GAME.options(seats, options), seed, journal), journal)


def table(  # noqa: PLR0913  # one per thing on the table
    *,
    seats: int = 2,
    hands: Sequence[str] = (),
    cities: Sequence[str] = (),
    points: Sequence[int] = (),
    discards: Sequence[str] = (),
    deck: str | None = None,
    in_round: int = 1,
    seed: int = 1,
    corrections: tuple[Correction, ...] = (),
    **options: str,
) -> Table:
    """A table at the start of a round, everybody choosing.

    Cards are written `school 3 house`. The first seats get what is listed, the others nothing; the
    deck is listed from the top, and is all the rest where it is not.
    """
    agreed = GAME.options(seats, options, corrections)
    state = CityState(agreed, GAME.edition(agreed))
    state.chance.reseed(seed)
    for seat, kind in by_seat(hands):
        state.players[seat].hand.insert(kind)
    for seat, kind in by_seat(cities):
        state.players[seat].add_to_city(state.edition.rows[kind])
    for seat, kind in by_seat(discards):
        state.players[seat].thrown.add(kind)
    for seat, scored in enumerate(points):
        state.players[seat].points = scored
    for kind in reversed(rest(state, [*hands, *cities, *discards]) if deck is None else kinds(deck)):
        state.deck.add(kind)
    state.round = in_round - 1
    journal = Journal()
    state.journal = journal
    state.begin(ROUND)
    journal.take()
    return Table(state, journal)


def kinds(text: str) -> list[int]:
    """The cards of a text such as `school 3 house`."""
    found: list[int] = []
    times = 1
    for word in text.split():
        if word.isdigit():
            times = int(word)
        else:
            found += times * [NAMES.index(word)]
            times = 1
    return found


def by_seat(texts: Sequence[str]) -> list[tuple[int, int]]:
    """The cards of several seats, each with its seat."""
    return [(seat, kind) for seat, text in enumerate(texts) for kind in kinds(text)]


def rest(state: CityState, placed: Sequence[str]) -> list[int]:
    """The cards of the edition that are not placed yet, in the order of the table."""
    taken = kinds(" ".join(placed))
    return [kind for kind in range(len(NAMES)) for _copy in range(int(state.edition.copies[kind]) - taken.count(kind))]
