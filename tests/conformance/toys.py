"""A sound little game with a bit of everything: secret answers, a reveal, draws, an open question, an end.

T-1 Four cards are dealt to each seat. T-2 Everybody lays two of his cards face down. T-3 They are turned
up together and score their numbers. T-4 Everybody draws two cards, while there are any. T-5 Who has laid
most gives a medal to somebody. T-6 After two or three rounds the game is over; most points win.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from midtown.core.errors import Reason
from midtown.core.event import SPECTATOR, EventKind, Journal
from midtown.core.game import Game
from midtown.core.offer import Offer
from midtown.core.options import Option, Options
from midtown.core.pile import Pile
from midtown.core.result import Result, rank
from midtown.core.rules import Book, Question, Step
from midtown.core.state import State
from midtown.core.vocabulary import Domain, Vocabulary
from tests.open_view import OpenView

CARDS: Final = Domain("card", ["ant", "bee", "cat", "dog", "elk", "fox"])
COPIES: Final = 3
MEDALS: Final = Domain("medal", ["gold", "silver", "bronze"])
SEATS: Final = Domain("seat", ["first", "second", "third"])
WORDS: Final = Vocabulary()
LAY: Final = WORDS.verb("lay", CARDS)
GIVE: Final = WORDS.verb("give", MEDALS, SEATS)

DREW: Final = EventKind("drew", "{seat} draws {amount}", "{seat} draws {things}", CARDS, reveals=True)
LAID: Final = EventKind("laid", "{seat} has laid {things}", domain=CARDS, reveals=True, scores=True)
GAVE: Final = EventKind("gave", "{seat} gets {things}", domain=MEDALS, scores=True)


class ToyState(State):
    """Hands and laid cards by seat, what lies open, the draw pile, points and medals."""

    def __init__(self, book: Book, options: Options) -> None:
        super().__init__(book, options)
        self.hands = [Pile() for _seat in range(options.seats)]
        self.laid = [Pile() for _seat in range(options.seats)]
        self.shown = Pile()
        self.deck = Pile()
        self.given = Pile()
        self.points = [0] * options.seats
        self.round = 0

    def copy(self) -> "ToyState":
        twin = type(self)(self.book, self.agreed)
        twin.assign(self)
        return twin

    def assign(self, other: "ToyState") -> None:
        self.assign_core(other)
        for pile, theirs in zip(self.piles(), other.piles(), strict=True):
            pile.assign(theirs)
        self.points[:] = other.points
        self.round = other.round

    def key(self) -> list[int]:
        numbers = [*super().key(), *self.points, self.round]
        for pile in self.piles():
            numbers += [int(pile.n), *pile.to_list()]
        return numbers

    def piles(self) -> list[Pile]:
        return [*self.hands, *self.laid, self.shown, self.deck, self.given]

    def draw(self, seat: int, count: int) -> None:
        drawn = [int(self.deck.pop()) for _card in range(min(count, int(self.deck.n)))]
        for card in drawn:
            self.hands[seat].insert(card)
        self.note(DREW, seat, drawn, len(drawn))

    def score(self, kind: EventKind, seat: int, things: list[int], amount: int) -> None:
        self.points[seat] += amount
        self.note(kind, seat, things, amount)


class Deal(Step[ToyState]):
    def run(self, state: ToyState, who: int) -> None:
        for card in COPIES * list(range(len(CARDS.things))):
            state.deck.add(card)
        state.chance.shuffle(state.deck)
        for seat in range(state.seats):
            state.draw(seat, 4)
        state.then(LAY_CARDS)


class LayCards(Step[ToyState]):
    def run(self, state: ToyState, who: int) -> None:
        state.round += 1
        state.ask_each(WHAT_TO_LAY)
        state.then(TURN_UP)
        state.then_each(DRAW)
        state.then(HONOUR)
        state.then(CHECK_END)


class TurnUp(Step[ToyState]):
    def run(self, state: ToyState, who: int) -> None:
        for seat in range(state.seats):
            cards = state.laid[seat].to_list()
            state.score(LAID, seat, cards, sum(cards))
            for card in cards:
                state.shown.add(card)
            state.laid[seat].n = 0


class Draw(Step[ToyState]):
    def run(self, state: ToyState, who: int) -> None:
        state.draw(who, 2)


class Honour(Step[ToyState]):
    def run(self, state: ToyState, who: int) -> None:
        state.ask(WHICH_MEDAL, state.points.index(max(state.points)))


class CheckEnd(Step[ToyState]):
    def run(self, state: ToyState, who: int) -> None:
        if state.round < (2 if state.agreed.value("length") == "short" else 3):
            state.then(LAY_CARDS)


class WhatToLay(Question[ToyState]):
    def options(self, state: ToyState, seat: int, out: Offer) -> None:
        out.add_each(LAY, state.hands[seat])

    def answer(self, state: ToyState, seat: int, action: int) -> None:
        state.hands[seat].remove(LAY.thing(action))
        state.laid[seat].insert(LAY.thing(action))
        if state.laid[seat].n < 2:
            state.ask_on(self, seat)


class WhichMedal(Question[ToyState]):
    def options(self, state: ToyState, seat: int, out: Offer) -> None:
        for medal in range(len(MEDALS.things)):
            if state.given.count(medal) == 0:
                for other in range(state.seats):
                    out.add(GIVE.of_both(medal, other))

    def answer(self, state: ToyState, seat: int, action: int) -> None:
        medal = int(GIVE.one(action))
        state.given.add(medal)
        state.score(GAVE, int(GIVE.other(action)), [medal], 3 - medal)


DEAL: Final = Deal("T-1")
LAY_CARDS: Final = LayCards("T-2")
TURN_UP: Final = TurnUp("T-3")
DRAW: Final = Draw("T-4")
HONOUR: Final = Honour("T-5")
CHECK_END: Final = CheckEnd("T-6")
WHAT_TO_LAY: Final = WhatToLay("T-2")
WHICH_MEDAL: Final = WhichMedal("T-5")


@dataclass(frozen=True)
class ToyView(OpenView):
    hand: tuple[int, ...]
    laid: tuple[int, ...]
    held: tuple[int, ...]
    shown: tuple[int, ...]
    given: tuple[int, ...]
    points: tuple[int, ...]
    deck: int
    round: int


class Toy(Game[ToyState, ToyView]):
    """The sound game. A broken one puts another step or question in the place of one of these."""

    def __init__(self, words: Vocabulary = WORDS) -> None:
        length = Option("length", ("short", "long"), "T-6", "how many rounds are played")
        super().__init__("toy", 1, range(2, 4), (length,), self.new_book(words), [DREW, LAID, GAVE])
        self.book.enter(self.steps(), self.questions())

    def new_book(self, words: Vocabulary) -> Book:
        return Book(words, players="T-1", end="T-6")

    def steps(self) -> list[Step[ToyState]]:
        return [DEAL, LAY_CARDS, TURN_UP, DRAW, HONOUR, CHECK_END]

    def questions(self) -> list[Question[ToyState]]:
        return [WHAT_TO_LAY, WHICH_MEDAL]

    def table(self, options: Options) -> ToyState:
        return ToyState(self.book, options)

    def check_edition(self, options: Options) -> None:
        """There are no corrections."""

    def setup(self, options: Options, seed: int, journal: Journal | None = None) -> ToyState:
        state = self.table(options)
        state.chance.reseed(seed)
        state.journal = journal
        state.begin(DEAL)
        return state

    def assign(self, state: ToyState, other: ToyState) -> None:
        state.assign(other)

    def copy(self, state: ToyState) -> ToyState:
        return state.copy()

    def view(self, state: ToyState, seat: int) -> ToyView:
        seats = range(int(state.seats))
        hand, laid = ([], []) if seat == SPECTATOR else (state.hands[seat].to_list(), state.laid[seat].to_list())
        return ToyView(
            seat=seat,
            options=state.agreed,
            agenda=tuple(state.flow.agenda.to_list()),
            asking=state.flow.seats_asked(),
            ready=state.flow.seats_ready(),
            question=state.flow.question_of(seat),
            hand=tuple(hand),
            laid=tuple(laid),
            held=tuple(int(state.hands[other].n + state.laid[other].n) for other in seats),
            shown=tuple(state.shown.to_list()),
            given=tuple(state.given.to_list()),
            points=tuple(state.points),
            deck=int(state.deck.n),
            round=state.round,
        )

    def shown(self, view: ToyView) -> dict[str, object]:
        return {
            "seat": view.seat,
            "hand": CARDS.names(list(view.hand)),
            "laid": CARDS.names(list(view.laid)),
            "held": list(view.held),
            "shown": CARDS.names(list(view.shown)),
            "given": MEDALS.names(list(view.given)),
            "points": list(view.points),
            "deck": view.deck,
            "round": view.round,
        }

    def determinize(self, view: ToyView, seed: int) -> ToyState:
        state = self.table(view.options)
        state.chance.reseed(seed)
        state.reopen(view)
        state.points[:] = view.points
        state.round = view.round
        fill(state.shown, view.shown)
        fill(state.given, view.given)
        known = [*view.shown, *view.hand, *view.laid]
        for card in range(len(CARDS.things)):
            fill(state.deck, [card] * (COPIES - known.count(card)))
        state.chance.shuffle(state.deck)
        for seat in range(view.options.seats):
            if seat == view.seat:
                fill(state.hands[seat], view.hand)
                fill(state.laid[seat], view.laid)
            else:
                fill(state.hands[seat], sorted([int(state.deck.pop()) for _card in range(view.held[seat])]))
        return state

    def result(self, state: ToyState) -> Result:
        ties = [(int(state.hands[seat].n),) for seat in range(state.seats)]
        scores = [(points, *tie) for points, tie in zip(state.points, ties, strict=True)]
        return Result(tuple(state.points), rank(scores), tuple(ties), Reason("T-6", "all rounds are played"))

    def rounds(self, state: ToyState) -> int:
        return state.round

    def components(self, options: Options) -> list[dict[str, object]]:
        return [{"card": name, "copies": COPIES} for name in CARDS.things]

    def layout(self, state: ToyState) -> dict[str, object]:
        return {"deck": state.deck.to_list(), "hands": [hand.to_list() for hand in state.hands]}


def fill(pile: Pile, cards: Sequence[int]) -> None:
    for card in cards:
        pile.add(card)


SOUND: Final = Toy()
"""Its book numbers the rules, which broken toys say and do not all list."""
