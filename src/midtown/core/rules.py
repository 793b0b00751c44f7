"""Steps and questions: the paragraphs of a rulebook; and the book that lists them."""

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.errors import Reason
from midtown.core.pile import vec
from midtown.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from midtown.core.offer import Offer

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing the rulebook says to do. Stateless; `who` is a seat, a place or nothing."""

    def __init__(self, rule: str) -> None:
        self.rule: Final = rule
        self.number: i64 = -1

    def run(self, state: S, who: i64) -> None:
        """Do it; say with `then` what follows, or ask."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """A choice that a seat owes. The only source of legality; stateless."""

    def __init__(self, rule: str) -> None:
        self.rule: Final = rule
        self.number: i64 = -1

    def options(self, state: S, seat: i64, out: "Offer") -> None:
        """Offer every legal answer, in id order, by what this seat can see."""
        raise NotImplementedError

    def answer(self, state: S, seat: i64, action: i64) -> None:
        """Take an answer. Seats asked together may write only what their own seat can see."""
        raise NotImplementedError

    def rule_of(self, action: int) -> str:
        """The number of the rule behind this answer."""
        return self.rule

    def refusal(self, state: S, seat: int, action: int) -> Reason:
        """Why this action is not offered, by what this seat can see."""
        return Reason(self.rule, "that is not what is asked now")


@final
class Book:
    """The rules of one game: its vocabulary, its steps, its questions; who plays, and when it is over."""

    def __init__(self, words: Vocabulary, players: str, end: str) -> None:
        self.words: Final = words
        self.players: Final = players
        self.end: Final = end
        self.steps: vec[Step] = vec[Step]()  # type: ignore[type-arg]  # vec takes no generic items
        self.questions: vec[Question] = vec[Question]()  # type: ignore[type-arg]  # the same

    def enter(self, steps: list[Step[Any]], questions: list[Question[Any]]) -> None:
        """List the rules; their numbers are their places here and never stored."""
        for place in range(len(steps)):
            steps[place].number = place
        for place in range(len(questions)):
            questions[place].number = place
        self.steps = vec[Step](steps)  # type: ignore[type-arg]  # the same
        self.questions = vec[Question](questions)  # type: ignore[type-arg]  # the same
