"""What can go wrong, as sentences a player can read.

GameError
├── Refused            a rule stands against it; knows the rule
│   ├── IllegalAction  not among the options
│   ├── NotAsked       this seat owes no answer now
│   ├── GameOver       nobody owes an answer any more
│   └── NoUndo         something was revealed since
├── BadNotation        the text is no action of this game
├── BadOptions         such a game cannot be set up
└── BadRecord          a saved game cannot be read or does not replay; knows the line
"""

from typing import TypeAlias, final

from mypy_extensions import mypyc_attr

Value: TypeAlias = "int | str | list[str] | Reason"


@final
class Reason:
    """Why something is so: a rule, and a sentence with its blanks.

    The sentence is English and the key of its translations; the blanks take numbers,
    notation names, lists of these, or another reason.
    """

    def __init__(self, rule: str, sentence: str, blanks: dict[str, Value] | None = None) -> None:
        self.rule = rule
        self.sentence = sentence
        self.blanks: dict[str, Value] = blanks or {}

    def plain(self) -> str:
        """The sentence with its blanks filled in; a blank called seat takes the number of a seat."""
        return self.sentence.format(**{name: _filled(name, value) for name, value in self.blanks.items()})

    def __str__(self) -> str:
        return f"{self.plain()} [{self.rule}]" if self.rule else self.plain()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return (self.rule, self.sentence, self.blanks) == (other.rule, other.sentence, other.blanks)

    def __hash__(self) -> int:
        return hash((self.rule, self.sentence))

    def __reduce__(self) -> "tuple[type[Reason], tuple[str, str, dict[str, Value]]]":
        return Reason, (self.rule, self.sentence, self.blanks)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.sentence!r}, {self.blanks!r})"


def _filled(name: str, value: Value) -> str:
    """What stands in a blank."""
    if isinstance(value, list):
        return ", ".join(value)
    if isinstance(value, Reason):
        return value.plain()
    return f"seat {value}" if name == "seat" else str(value)


def like(word: str, known: list[str]) -> list[str]:
    """The known word that was perhaps meant, or none."""
    from difflib import get_close_matches  # noqa: PLC0415  # only those who mistype wait for it

    return get_close_matches(word, known, n=1)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameError(Exception):
    """Something that cannot be done, with a reason for the person who tried."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Refused(GameError):
    """A rule stands against it."""


@final
class IllegalAction(Refused):
    """Not among the options of the open question."""


@final
class NotAsked(Refused):
    """This seat owes no answer now."""


@final
class GameOver(Refused):
    """Nobody owes an answer any more."""


@final
class NoUndo(Refused):
    """Something was revealed since, or somebody else has answered."""


@final
class BadNotation(GameError):
    """The text is no action of this game."""


@final
class BadOptions(GameError):
    """Such a game cannot be set up."""


@final
class BadRecord(GameError):
    """A saved game cannot be read or does not replay."""

    def __init__(self, line: int, reason: Reason) -> None:
        super().__init__(reason)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"
