"""The words of The City: what can be said, and what can happen."""

from typing import Final

from midtown.core.event import EventKind
from midtown.core.rules import Book
from midtown.core.vocabulary import Domain, Vocabulary
from midtown.games.the_city.kinds import NAMES

CARDS: Final = Domain("building", NAMES)

WORDS: Final = Vocabulary()
DISCARD: Final = WORDS.verb("discard", CARDS)
BUILD: Final = WORDS.verb("build", CARDS)
ALSO: Final = WORDS.verb("also", CARDS)
PAY: Final = WORDS.verb("pay", CARDS)
KEEP: Final = WORDS.verb("keep", CARDS)
RENOUNCE: Final = WORDS.verb("renounce")
DONE: Final = WORDS.verb("done")
BOOK: Final = Book(WORDS, players="TC-1.1", end="TC-8.1")

DREW: Final = EventKind("drew", "{seat} draws {amount}", "{seat} draws {things}", CARDS, reveals=True)
SURVEYED: Final = EventKind("surveyed", "{seat} surveys {amount}", "{seat} surveys {things}", CARDS, reveals=True)
LOST: Final = EventKind("lost", "{seat} finds no card for {amount} of the income")
SHUFFLED: Final = EventKind("shuffled", "the discards are shuffled: {amount} cards", reveals=True)
ROUND_BEGAN: Final = EventKind("round began", "round {amount}")
BUILT: Final = EventKind("built", "{seat} builds {things} for {amount}", domain=CARDS, reveals=True)
RENOUNCED: Final = EventKind("renounced", "{seat} renounces", reveals=True)
DISCARDED: Final = EventKind("discarded", "{seat} discards {amount}", "{seat} discards {things}", CARDS)
SCORED: Final = EventKind("scored", "{seat} scores {amount}: {things}", domain=CARDS, scores=True)
REACHED_FIFTY: Final = EventKind("reached fifty", "{seat} has {amount} points: the game ends")

EVENTS: Final = [DREW, SURVEYED, LOST, SHUFFLED, ROUND_BEGAN, BUILT, RENOUNCED, DISCARDED, SCORED, REACHED_FIFTY]
