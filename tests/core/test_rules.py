from midtown.core.errors import Reason
from midtown.core.offer import Offer
from midtown.core.options import Options
from midtown.core.rules import Book, Question, Step
from midtown.core.state import State
from midtown.core.vocabulary import Vocabulary


class Wait(Step[State]):
    def run(self, state: State, who: int) -> None:
        """Nothing is done."""


class What(Question[State]):
    def options(self, state: State, seat: int, out: Offer) -> None:
        """Nothing is offered."""


def test_rules_have_no_number_before_they_are_listed() -> None:
    assert (Wait("T-1").number, What("T-2").number) == (-1, -1)


def test_the_place_in_the_book_is_the_number_of_a_rule() -> None:
    steps, questions = [Wait("T-1"), Wait("T-2"), Wait("T-3")], [What("T-4"), What("T-5")]
    book = Book(Vocabulary(), players="T-0", end="T-9")
    book.enter(list(steps), list(questions))

    assert [step.number for step in steps] == [0, 1, 2]
    assert [question.number for question in questions] == [0, 1]
    assert [step.rule for step in book.steps] == ["T-1", "T-2", "T-3"]
    assert [question.rule for question in book.questions] == ["T-4", "T-5"]


def test_a_new_book_lists_nothing() -> None:
    words = Vocabulary()
    book = Book(words, players="T-0", end="T-9")

    assert (len(book.steps), len(book.questions)) == (0, 0)
    assert book.words is words
    assert (book.players, book.end) == ("T-0", "T-9")


def test_unless_a_question_says_more_its_own_rule_stands_behind_everything() -> None:
    book = Book(Vocabulary(), players="T-0", end="T-9")
    what = What("T-4")
    state = State(book, Options(2, ()))

    assert what.rule_of(3) == "T-4"
    assert what.refusal(state, 0, 3) == Reason("T-4", "that is not what is asked now")
