"""The smallest game there is: steps and questions made of functions, and a state that logs what was done."""

from collections.abc import Callable
from typing import Final

from midtown.core.errors import Reason
from midtown.core.event import EventKind, Journal
from midtown.core.offer import Offer
from midtown.core.options import Options
from midtown.core.rules import Book, Question, Step
from midtown.core.state import State
from midtown.core.vocabulary import Domain, Vocabulary

WORDS: Final = Vocabulary()
SAY: Final = WORDS.verb("say", Domain("word", ["a", "b", "c"]))
REFUSED: Final = Reason("L-9", "not that word")


class Log(State):
    """Knows what was done, in order."""

    def __init__(self, book: Book, seats: int) -> None:
        super().__init__(book, Options(seats, ()))
        self.done: list[str] = []
        self.looked = 0


Act = Callable[[Log, int], None]
"""What a rule does besides logging; it gets the seat that the rule is about."""


class Do(Step[Log]):
    """A step that logs its name and its seat, and does something more."""

    def __init__(self, name: str, *acts: Act) -> None:
        super().__init__(f"L-{name}")
        self.name: Final = name
        self.acts: Final = acts

    def run(self, state: Log, who: int) -> None:
        state.done.append(f"{self.name}{int(who)}")
        for act in self.acts:
            act(state, int(who))


class Say(Question[Log]):
    """A question that offers some words, logs the answer, and does something more."""

    def __init__(self, offered: str, *acts: Act) -> None:
        super().__init__("L-say")
        self.offered: Final = offered
        self.acts: Final = acts

    def options(self, state: Log, seat: int, out: Offer) -> None:
        state.looked += 1
        for word in self.offered:
            out.add(word_id(word))

    def answer(self, state: Log, seat: int, action: int) -> None:
        state.done.append(f"{int(seat)} says {word_of(action)}")
        for act in self.acts:
            act(state, int(seat))

    def rule_of(self, action: int) -> str:
        return f"L-say-{word_of(action)}"

    def refusal(self, state: Log, seat: int, action: int) -> Reason:
        return REFUSED


def then(step: Do, who: int = 0) -> Act:
    return lambda state, _who: state.then(step, who)


def ask(question: Say, *seats: int) -> Act:
    def act(state: Log, _who: int) -> None:
        for seat in seats:
            state.ask(question, seat)

    return act


def note(kind: EventKind, seat: int, things: list[int], amount: int) -> Act:
    return lambda state, _who: state.note(kind, seat, things, amount)


class SayTwice(Say):
    """A question for a word; who says a is asked on for another one."""

    def __init__(self, second: Say) -> None:
        super().__init__("abc")
        self.second: Final = second

    def answer(self, state: Log, seat: int, action: int) -> None:
        super().answer(state, seat, action)
        if word_of(action) == "a":
            state.ask_on(self.second, seat)


class AskAgain(Do):
    """A step that asks the same seats for ever."""

    def __init__(self, question: Say, *seats: int) -> None:
        super().__init__("ask")
        self.question: Final = question
        self.seats: Final = seats

    def run(self, state: Log, who: int) -> None:
        super().run(state, who)
        for seat in self.seats:
            state.ask(self.question, seat)
        state.then(self)


def word_id(word: str) -> int:
    return int(SAY.of("abc".index(word)))


def word_of(action: int) -> str:
    return "abc"[int(SAY.thing(action))]


def begin(first: Do, *others: Do, asks: tuple[Say, ...] = (), seats: int = 2, journal: Journal | None = None) -> Log:
    """A state in which these rules are listed and the first step has begun."""
    book = Book(WORDS, players="L-players", end="L-end")
    book.enter([first, *others], list(asks))
    state = Log(book, seats)
    state.journal = journal
    state.begin(first)
    return state


def say(state: Log, *words: str) -> None:
    """Say words, each written like `1 a`."""
    for said in words:
        seat, word = said.split()
        state.play(word_id(word), int(seat))
