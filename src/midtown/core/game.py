"""Game: what every game offers to those who play, watch or study it."""

from itertools import product
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from midtown.core.chance import SEEDS
from midtown.core.errors import BadOptions, Reason
from midtown.core.event import EventKind, Journal
from midtown.core.options import Correction, Option, Options, choose
from midtown.core.result import Result
from midtown.core.rules import Book
from midtown.core.state import State
from midtown.core.view import View

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

ROUNDS: Final = "rounds"
TURNS: Final = "turns"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """A stateless description of one game: the only thing that match, bots and tables know of it."""

    def __init__(  # noqa: PLR0913  # one per fact
        self,
        name: str,
        rules_version: int,
        seats: range,
        offered: tuple[Option, ...],
        book: Book,
        events: list[EventKind],
        *,
        plays_in: str = ROUNDS,
        ending_choices: dict[str, str] | None = None,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.seats = seats
        self.offered = offered
        self.book = book
        self.events = events
        self.plays_in = plays_in
        """What the length of a game is counted in: rounds, or turns where there are none."""
        self.ending_choices: dict[str, str] = ending_choices or {}
        """The choices with which a game surely comes to an end, whoever plays it."""

    def options(self, seats: int, chosen: dict[str, str] | None = None, corrections: tuple[Correction, ...] = ()) -> Options:
        """What is agreed before a game; says what is wrong with it, if anything."""
        if seats not in self.seats:
            fewest, most = self.seats[0], self.seats[-1]
            raise BadOptions(
                Reason(
                    self.book.players,
                    "this game has {fewest} to {most} seats, not {seats}",
                    {"fewest": fewest, "most": most, "seats": seats},
                )
            )
        options = Options(seats, choose(self.offered, chosen or {}), corrections)
        self.check_edition(options)
        return options

    def agreements(self) -> list[tuple[int, dict[str, str]]]:
        """What can be agreed: each number of seats with each combination of choices. A game with too many names some that stand for all."""
        names = [option.name for option in self.offered]
        combinations = list(product(*[option.values for option in self.offered]))
        return [(seats, dict(zip(names, values, strict=True))) for seats in self.seats for values in combinations]

    def automatic(self, options: Options) -> list[str]:
        """The names of players that take part by these options without a seat, since they are rules."""
        return []

    def check_seed(self, seed: int) -> None:
        """Refuse what is no seed."""
        if not 0 <= seed < SEEDS:
            raise BadOptions(Reason("", "a seed is a whole number from 0 to {most}, not {seed}", {"most": SEEDS - 1, "seed": seed}))

    def check_edition(self, options: Options) -> None:
        """Refuse corrections of what does not exist."""
        raise NotImplementedError

    def setup(self, options: Options, seed: int, journal: Journal | None = None) -> S:
        """The game at its first question; a journal listens from the start."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        """An equal state that shares nothing that can change."""
        raise NotImplementedError

    def assign(self, state: S, other: S) -> None:
        """Let a state become an exact copy of another one of the same table, without allocating."""
        raise NotImplementedError

    def view(self, state: S, seat: int) -> V:
        """What this seat, or a spectator, may know."""
        raise NotImplementedError

    def shown(self, view: V) -> dict[str, object]:
        """A view in words, for other programs: what its seat knows, with names instead of numbers."""
        raise NotImplementedError

    def own(self, state: S, seat: int) -> dict[str, object]:
        """The parts of what this seat is shown that are its own: laid over what spectators are shown, they are all that it knows."""
        return self.shown(self.view(state, seat))

    def alone(self, state: S, seat: int) -> tuple[object, ...]:
        """What this seat alone knows, as a value: as long as it is the same, so are its own parts of what is shown."""
        return (self.view(state, seat),)

    def changed(self, view: V, before: V, words: dict[str, object]) -> dict[str, object]:
        """The parts of what spectators are shown that may look otherwise than in an earlier view, which was shown with these words."""
        return self.shown(view)

    def determinize(self, view: V, seed: int) -> S:
        """A state that this view could come from: unseen cards dealt at random, others' secret answers asked anew."""
        raise NotImplementedError

    def result(self, state: S) -> Result:
        """How a finished game ended."""
        raise NotImplementedError

    def rounds(self, state: S) -> int:
        """How many rounds have begun, or turns in a game that is played in turns."""
        raise NotImplementedError

    def components(self, options: Options) -> list[dict[str, object]]:
        """Everything in the box as this game is played, for other programs."""
        raise NotImplementedError

    def layout(self, state: S) -> dict[str, object]:
        """Everything on the table with all its secrets, for other programs."""
        raise NotImplementedError
