"""Trial: one game played at random while the laws look on."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from typing import Any, Final, TypeVar, final

from midtown.core.chance import SEEDS, Chance
from midtown.core.event import SPECTATOR, Event, Journal
from midtown.core.flow import NOBODY
from midtown.core.game import Game
from midtown.core.options import Options
from midtown.core.state import State
from midtown.core.view import View
from midtown.match.conformance.broken import Breach, Place, breach

AnyGame = Game[Any, Any]
T = TypeVar("T")
SAMPLED_ACTIONS: Final = 12


@final
class Trial:
    """A game being played, others that are played beside it in the same way, and what everybody sees of it.

    The dice decide what is played, the samples what the laws look at: play does not depend on these.
    The echo is the same game again, the listener the same with a journal, the twin a copy made on
    the way; the scratch state belongs to another game.
    """

    def __init__(self, game: AnyGame, options: Options, seed: int, longest: int) -> None:
        self.game: Final = game
        self.options: Final = options
        self.seed: Final = seed
        self.longest: Final = longest
        self.dice: Final = Chance(seed)
        self.samples: Final = Chance(SEEDS - 1 - seed)
        self.observers: Final[list[int]] = [*range(options.seats), SPECTATOR]
        self.state: Final[State] = game.setup(options, seed)
        self.echo: Final[State] = game.setup(options, seed)
        self.journal: Final = Journal()
        self.listener: Final[State] = game.setup(options, seed, self.journal)
        self.scratch: Final[State] = game.setup(options, (seed + 1) % SEEDS)
        self.twin: State | None = None
        self.heard = self.rounds = 0
        self.seat, self.action = NOBODY, NOBODY
        self.is_sealed = False
        """Is the stage still open in which the last move was made?"""
        self.key: list[int] = self.state.key()
        self.views: dict[int, View] = {}
        self.before: dict[int, View] = {}
        """What everybody saw before the last move."""

    @property
    def place(self) -> Place:
        """Where the trial stands."""
        return Place(self.options, self.seed, int(self.state.ply))

    @property
    def events(self) -> list[Event]:
        """What the last move caused, or the set-up."""
        return self.journal.events[self.heard :]

    def owing(self, state: State) -> list[int]:
        """The seats at the table that owe an answer."""
        return [seat for seat in range(self.options.seats) if state.owes(seat)]

    def asked_together(self) -> list[int]:
        """The seats that were asked in the open stage."""
        return [seat for seat, _question in self.views[SPECTATOR].asking]

    def text(self, action: int) -> str:
        """How an action is written."""
        texts = self.game.book.words.texts
        return texts[action] if 0 <= action < len(texts) else str(action)

    # --- play ---

    def move(self) -> None:
        """Some seat that owes an answer gives one of those that it may give."""
        self.seat = pick(self.dice, self.owing(self.state))
        self.action = pick(self.dice, self.state.options(self.seat))
        self.before = self.views
        stage = self.state.stage
        self.play(self.state, self.seat, self.action)
        self.is_sealed = bool(self.state.stage == stage)
        self.key = self.state.key()

    def follow(self, state: State) -> None:
        """Make the last move in another state too."""
        if self.seat != NOBODY:
            state.play(self.action, self.seat)

    def play(self, state: State, seat: int, action: int) -> None:
        """Play what was offered; if that fails, it is not the fault of the law that is being looked after."""
        try:
            state.play(action, seat)
        except Exception as problem:
            seen = f"seat {seat} is offered '{self.text(action)}' and cannot do it: {named(problem)}"
            raise Breach(seen, "offered_actions_can_be_played") from problem

    def some_moves(self, state: State, most: int) -> Iterator[tuple[int, int]]:
        """Who could play what next, chosen at random; whoever takes a pair plays it before the next."""
        for _move in range(most):
            owing = self.owing(state)
            if not owing:
                return
            seat = pick(self.samples, owing)
            yield seat, pick(self.samples, state.options(seat))

    # --- samples ---

    def observer(self) -> int:
        """One of the seats, or a spectator."""
        return pick(self.samples, self.observers)

    def outside(self, seat: int) -> list[int]:
        """Some actions that this seat is not offered, and two that do not exist."""
        offered = set(self.state.options(seat))
        size = len(self.game.book.words)
        sampled = {int(self.samples.below(size)) for _time in range(SAMPLED_ACTIONS)}
        return [-1, *sorted(sampled - offered), size]

    def two_seeds(self) -> tuple[int, int]:
        """Two different seeds for re-deals."""
        seed = int(self.samples.bits())
        return seed, seed + 1

    # --- what the game offers, with types ---

    def copy(self, state: State) -> State:
        """A copy, as the game makes it."""
        copied: State = self.game.copy(state)
        return copied

    def view(self, state: State, observer: int) -> View:
        """What a seat or a spectator sees of a state."""
        view: View = self.game.view(state, observer)
        return view

    def shown(self, view: View) -> dict[str, object]:
        """A view in words."""
        words: dict[str, object] = self.game.shown(view)
        return words

    def own(self, observer: int) -> dict[str, object]:
        """What is shown to one observer alone."""
        words: dict[str, object] = self.game.own(self.state, observer)
        return words

    def changed(self, view: View, before: View) -> dict[str, object]:
        """What may look otherwise than it did, in words."""
        words: dict[str, object] = self.game.changed(view, before, self.shown(before))
        return words

    def redeal(self, observer: int, seed: int) -> State:
        """A state that could be the present one for all that this observer knows."""
        dealt: State = self.game.determinize(self.views[observer], seed)
        return dealt


def pick(dice: Chance, things: Sequence[T]) -> T:
    """One of these, each equally likely."""
    return things[int(dice.below(len(things)))]


def same_key(state: State, key: list[int], otherwise: str) -> None:
    """Demand that a state has this key; if not, say so."""
    found = state.key()
    if found == key:
        return
    if len(found) != len(key):
        breach(f"{otherwise}: its key has {len(found)} numbers instead of {len(key)}")
    place = next(place for place, number in enumerate(key) if found[place] != number)
    breach(f"{otherwise}: number {place} of its key is {found[place]} instead of {key[place]}")


def differing(view: View, other: View) -> list[str]:
    """The names of the fields in which two views differ."""
    return [name for name in names_of(view) if getattr(view, name) != getattr(other, name)]


def names_of(view: object) -> list[str]:
    """The names of the fields of a view, a frozen dataclass or a NamedTuple."""
    if is_dataclass(view) and not isinstance(view, type):
        return [field.name for field in fields(view)]
    return list(getattr(view, "_fields", ()))


def whose(observer: int) -> str:
    """How a sentence names somebody who looks on."""
    return "a spectator" if observer == SPECTATOR else f"seat {observer}"


def named(problem: Exception) -> str:
    """An error as part of a sentence."""
    return f"{type(problem).__name__}: {problem}"
