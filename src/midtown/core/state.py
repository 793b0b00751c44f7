"""State: what a game is made of, and the only loop there is."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from midtown.core.chance import Chance
from midtown.core.errors import GameOver, IllegalAction, NotAsked, Reason
from midtown.core.event import EventKind, Journal
from midtown.core.flow import LOWEST_SEAT, NOBODY, SEAT_BIT, Flow
from midtown.core.offer import Offer
from midtown.core.options import Options
from midtown.core.rules import Book, Question, Step
from midtown.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Nothing but small numbers; games add what lies on the table."""

    def __init__(self, book: Book, options: Options) -> None:
        self.book: Book = book
        self.agreed: Options = options
        self.seats: i64 = options.seats
        self.chance: Chance = Chance()
        self.flow: Flow = Flow()
        self.journal: Journal | None = None
        self._offer: Offer | None = None

    # --- said by rules ---

    def then(self, step: Step[Any], who: i64 = 0) -> None:
        """Do this after what was said before by the same rule, but before all else."""
        self.flow.then(step.number, who)

    def then_each(self, step: Step[Any]) -> None:
        """Do this for every seat, in seat order."""
        for seat in range(self.seats):
            self.then(step, seat)

    def ask(self, question: Question[Any], seat: i64) -> None:
        """Wait for this seat; seats asked by the same step answer unseen by each other."""
        self.flow.ask(question.number, seat)

    def ask_each(self, question: Question[Any]) -> None:
        """Wait for every seat."""
        for seat in range(self.seats):
            self.ask(question, seat)

    def ask_on(self, question: Question[Any], seat: i64) -> None:
        """The seat that is answering has another question to answer, still unseen by the others."""
        self.flow.ask_on(question.number, seat)

    def end(self) -> None:
        """Nothing of what remained is done any more; only what the present rule still says."""
        self.flow.end()

    def note(self, kind: EventKind, seat: i64, things: list[int], amount: i64) -> None:
        """Tell the journal, if there is one. Where telling costs something, look at `journal` first."""
        journal = self.journal
        if journal is not None:
            journal.note(kind, seat, things, amount)

    def exercise(self, rule: str) -> None:
        """Have the journal, if there is one, count a use of this rule."""
        journal = self.journal
        if journal is not None:
            journal.exercise(rule)

    # --- the loop ---

    def begin(self, step: Step[Any], who: i64 = 0) -> None:
        """Start with this step."""
        self.then(step, who)
        self.flow.agenda.reverse(0)
        self._advance()

    def take(self, question: Question[Any], seat: i64, action: i64) -> None:
        """The seat gives this answer to its question, unchecked; carry on once all answers are in."""
        flow = self.flow
        bit = SEAT_BIT[seat]
        flow.owing &= ~bit
        flow.ply += 1
        flow.mark = flow.agenda.n
        if self.journal is not None:
            self.journal.under(question.rule_of(action))
        question.answer(self, seat, action)
        if flow.agenda.n > flow.mark:
            flow.agenda.reverse(flow.mark)
        if flow.owing == 0:
            self._advance()
        elif flow.owing & bit == 0:
            flow.ready |= bit

    def _advance(self) -> None:
        """Do what is on the agenda until somebody owes an answer; an entry reads (who, step)."""
        steps = self.book.steps
        flow = self.flow
        agenda = flow.agenda
        flow.asking = 0
        flow.ready = 0
        while flow.owing == 0 and agenda.n > 0:
            agenda.n -= 2
            mark = agenda.n
            flow.mark = mark
            step = steps[agenda.cards[mark + 1]]
            if self.journal is not None:
                self.journal.under(step.rule)
            step.run(self, agenda.cards[mark])
            if agenda.n > flow.mark:
                agenda.reverse(flow.mark)
        flow.stage = flow.ply

    # --- said by players ---

    @property
    def ply(self) -> i64:
        """How many answers have been given."""
        return self.flow.ply

    @property
    def stage(self) -> i64:
        """The ply at which the open questions were asked."""
        return self.flow.stage

    @property
    def over(self) -> bool:
        """Nothing remains to be done."""
        return self.flow.owing == 0

    @property
    def seat(self) -> i64:
        """The first seat that owes an answer, or NOBODY."""
        return LOWEST_SEAT[self.flow.owing]

    def owes(self, seat: i64) -> bool:
        """Does this seat owe an answer?"""
        return 0 <= seat < self.seats and self.flow.owing & SEAT_BIT[seat] != 0

    def question(self, seat: i64) -> Question[Any]:
        """The question that this seat has to answer now."""
        if not self.owes(seat):
            self._refuse_seat(seat)
        return self.book.questions[self.flow.asked[seat]]

    def options(self, seat: i64 = NOBODY) -> list[int]:
        """What this seat, or the first that owes an answer, may do."""
        if seat < 0:
            seat = LOWEST_SEAT[self.flow.owing]
        return self._offered(seat).ids.to_list()

    def play(self, action: i64, seat: i64 = NOBODY) -> None:
        """Take one answer if it is among the options; carry on once all are in."""
        if seat < 0:
            seat = LOWEST_SEAT[self.flow.owing]
        if not self._offered(seat).has(action):
            raise IllegalAction(self.refusal(action, seat))
        self.take(self.book.questions[self.flow.asked[seat]], seat, action)

    def refusal(self, action: int, seat: int) -> Reason:
        """Why this seat may not do this now."""
        question = self.question(seat)
        if not 0 <= action < len(self.book.words):
            return Reason(question.rule, "{action} is not the number of an action", {"action": action})
        return question.refusal(self, seat, action)

    def _offered(self, seat: i64) -> Offer:
        offer = self._offer
        if offer is None:
            offer = Offer()
            self._offer = offer
        ply = self.flow.ply
        if offer.ply != ply or offer.seat != seat:
            question = self.question(seat)
            offer.ids.n = 0
            question.options(self, seat, offer)
            offer.seat = seat
            offer.ply = ply
        return offer

    def _refuse_seat(self, seat: int) -> None:
        flow = self.flow
        if flow.owing == 0:
            raise GameOver(Reason(self.book.end, "the game is over"))
        if not 0 <= seat < self.seats:
            raise NotAsked(Reason(self.book.players, "there is no {seat} at this table", {"seat": seat}))
        rule = self.book.questions[flow.opened[LOWEST_SEAT[flow.asking]]].rule
        raise NotAsked(Reason(rule, "{seat} owes no answer now", {"seat": seat}))

    # --- copies ---

    def assign_core(self, other: "State") -> None:
        """Take over the agenda, the open questions and the generator of a state of the same game."""
        self.chance.assign(other.chance)
        self.flow.assign(other.flow)
        self._offer = None

    def key(self) -> list[int]:
        """All numbers of the state in a fixed order: equal keys, equal states."""
        numbers = [int(self.chance.a), int(self.chance.b)]
        return numbers + self.flow.key()

    def reopen(self, view: View) -> None:
        """Stand where a view stands: its agenda and questions; what others have answered in secret is asked anew."""
        self.flow.reopen(view)
        self._offer = None
