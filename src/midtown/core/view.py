"""View: what one seat, or a spectator, may know."""

from typing import Protocol

from midtown.core.options import Options


class View(Protocol):
    """A value that names everything its seat knows; what is not named is not known.

    The view of a game is a NamedTuple or a frozen dataclass with these fields and its own. The
    agenda and the questions are numbers of the game's book: they hold no secrets, serve
    re-dealing, and mean nothing outside the program.
    """

    @property
    def seat(self) -> int:
        """Whose view this is; SPECTATOR for nobody's."""

    @property
    def options(self) -> Options:
        """What was agreed before the game."""

    @property
    def agenda(self) -> tuple[int, ...]:
        """What remains to be done."""

    @property
    def asking(self) -> tuple[tuple[int, int], ...]:
        """The seats that were asked together, each with the question it was asked."""

    @property
    def ready(self) -> tuple[int, ...]:
        """Those of them that have finished."""

    @property
    def question(self) -> int:
        """The question that the own seat stands at, or NOBODY."""
