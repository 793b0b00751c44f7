"""A sound game without chance, secrets, points or options: who has to say five loses."""

from dataclasses import dataclass
from typing import Final

from midtown.core.errors import Reason
from midtown.core.event import Journal
from midtown.core.game import Game
from midtown.core.offer import Offer
from midtown.core.options import Options
from midtown.core.result import Result, rank
from midtown.core.rules import Book, Question, Step
from midtown.core.state import State
from midtown.core.vocabulary import Vocabulary
from tests.open_view import OpenView

WORDS: Final = Vocabulary()
ONE: Final = WORDS.verb("one")
TWO: Final = WORDS.verb("two")


class SaidState(State):
    def __init__(self, book: Book, options: Options) -> None:
        super().__init__(book, options)
        self.said = 0

    def key(self) -> list[int]:
        return [*super().key(), self.said]


class NextSeat(Step[SaidState]):
    def run(self, state: SaidState, who: int) -> None:
        if state.said < 5:
            state.ask(HOW_MANY_MORE, who)


class HowManyMore(Question[SaidState]):
    def options(self, state: SaidState, seat: int, out: Offer) -> None:
        out.add(ONE.first)
        out.add(TWO.first)

    def answer(self, state: SaidState, seat: int, action: int) -> None:
        state.said += int(action) + 1
        state.then(NEXT_SEAT, 1 - seat)


NEXT_SEAT: Final = NextSeat("S-1")
HOW_MANY_MORE: Final = HowManyMore("S-2")


@dataclass(frozen=True)
class SaidView(OpenView):
    said: int


class SayFive(Game[SaidState, SaidView]):
    def __init__(self) -> None:
        super().__init__("say-five", 1, range(2, 3), (), Book(WORDS, players="S-1", end="S-2"), [])
        self.book.enter([NEXT_SEAT], [HOW_MANY_MORE])

    def check_edition(self, options: Options) -> None:
        """There are no corrections."""

    def setup(self, options: Options, seed: int, journal: Journal | None = None) -> SaidState:
        state = SaidState(self.book, options)
        state.chance.reseed(seed)
        state.journal = journal
        state.begin(NEXT_SEAT)
        return state

    def copy(self, state: SaidState) -> SaidState:
        twin = SaidState(self.book, state.agreed)
        self.assign(twin, state)
        return twin

    def assign(self, state: SaidState, other: SaidState) -> None:
        state.assign_core(other)
        state.said = other.said

    def view(self, state: SaidState, seat: int) -> SaidView:
        flow = state.flow
        agenda = tuple(flow.agenda.to_list())
        return SaidView(seat, state.agreed, agenda, flow.seats_asked(), flow.seats_ready(), flow.question_of(seat), state.said)

    def shown(self, view: SaidView) -> dict[str, object]:
        return {"said": view.said}

    def determinize(self, view: SaidView, seed: int) -> SaidState:
        state = SaidState(self.book, view.options)
        state.chance.reseed(seed)
        state.reopen(view)
        state.said = view.said
        return state

    def result(self, state: SaidState) -> Result:
        scores = [(int(state.ply) % 2,), (1 - int(state.ply) % 2,)]
        return Result((0, 0), rank([(0, *score) for score in scores]), tuple(scores), Reason("S-1", "five was said"))

    def rounds(self, state: SaidState) -> int:
        return int(state.ply)

    def components(self, options: Options) -> list[dict[str, object]]:
        return []

    def layout(self, state: SaidState) -> dict[str, object]:
        return {"said": state.said}
