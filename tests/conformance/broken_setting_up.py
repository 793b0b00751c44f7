"""Games that cannot be set up or written down as they should, one flaw each."""

from typing import Final

from midtown.core.event import Journal
from midtown.core.options import Options
from midtown.core.vocabulary import Vocabulary
from tests.conformance.flaws import Flaws
from tests.conformance.toys import (
    CARDS,
    MEDALS,
    SEATS,
    Toy,
    ToyState,
)

FLAWS: Final = Flaws()


@FLAWS.break_law("every_agreement_can_be_set_up")
class FailsForThree(Toy):
    def setup(self, options: Options, seed: int, journal: Journal | None = None) -> ToyState:
        if options.seats == 3:
            raise ZeroDivisionError
        return super().setup(options, seed, journal)


@FLAWS.break_law("every_agreement_can_be_set_up")
class IgnoresOptions(Toy):
    def setup(self, options: Options, seed: int, journal: Journal | None = None) -> ToyState:
        return super().setup(self.options(options.seats), seed, journal)


@FLAWS.break_law("texts_can_be_read_back")
class WritesCapitals(Toy):
    def __init__(self) -> None:
        words = Vocabulary()
        words.verb("Lay", CARDS)
        words.verb("give", MEDALS, SEATS)
        super().__init__(words)


@FLAWS.break_law("texts_can_be_read_back")
class WritesTwoActionsAlike(Toy):
    def __init__(self) -> None:
        words = Vocabulary()
        words.verb("lay", CARDS)
        words.verb("give", MEDALS, SEATS)
        words.texts[1] = words.texts[0]
        super().__init__(words)


@FLAWS.break_law("options_do_not_change_the_words")
class LearnsWords(Toy):
    def __init__(self) -> None:
        words = Vocabulary()
        words.verb("lay", CARDS)
        words.verb("give", MEDALS, SEATS)
        super().__init__(words)

    def setup(self, options: Options, seed: int, journal: Journal | None = None) -> ToyState:
        if options.value("length") == "long" and "pass" not in self.book.words.ids:
            self.book.words.verb("pass")
        return super().setup(options, seed, journal)
