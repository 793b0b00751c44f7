"""Merit: something that can be said for or against a choice, in words."""

from typing import Final, NamedTuple, final

from midtown.core.errors import Reason

MORE: Final = 1
LESS: Final = -1
EITHER: Final = 0


@final
class Aspect(NamedTuple):
    """Something by which choices differ."""

    better: int
    """Whether more of it is better, or less, or whether that depends."""
    sentence: str
    """How it is said of a choice: an English predicate."""
    meaning: str
    """Where to look for it."""


@final
class Merit(NamedTuple):
    """An aspect of one choice, and how much of it there is."""

    aspect: Aspect
    amount: int

    def says(self) -> Reason:
        """What the choice does, as a predicate."""
        return Reason("", self.aspect.sentence, {"amount": self.amount})

    def look(self) -> Reason:
        """Where to look for it."""
        return Reason("", self.aspect.meaning)
