"""View: what one seat, or a spectator, may know."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from midtown.core.options import Options


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class View:
    """A value that names everything its seat knows; what is not named is not known.

    Games add fields. The agenda and the questions are numbers of the game's book: they hold no
    secrets, serve re-dealing, and mean nothing outside the program.
    """

    seat: int
    """Whose view this is; SPECTATOR for nobody's."""
    options: Options
    """What was agreed before the game."""
    agenda: tuple[int, ...]
    asking: tuple[tuple[int, int], ...]
    """The seats that were asked together, each with the question it was asked."""
    ready: tuple[int, ...]
    """Those of them that have finished."""
    question: int
    """The question that the own seat stands at, or NOBODY."""
