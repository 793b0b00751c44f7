"""Events: what happened, for people; and the journal that collects them."""

from typing import Final, final

from midtown.core.errors import Reason
from midtown.core.vocabulary import Domain

SPECTATOR: Final = -1


@final
class EventKind:
    """A thing that can happen, with its sentence for all and, where it has secrets, for its own seat.

    Blanks: {seat} who, {things} what, {amount} how much. `reveals` marks what shows somebody
    something that was hidden: no undo goes back behind it. `scores` marks what adds its amount
    to the points of its seat; `part` names these points among the parts of a score, unless its
    things have values and are the parts.
    """

    def __init__(  # noqa: PLR0913  # one per column of a table
        self,
        name: str,
        public: str,
        private: str = "",
        domain: Domain | None = None,
        *,
        reveals: bool = False,
        scores: bool = False,
        part: str = "",
    ) -> None:
        self.name: Final = name
        self.public: Final = public
        self.private: Final = private
        self.domain: Final = domain
        self.reveals: Final = reveals
        self.scores: Final = scores
        self.part: Final = part


@final
class Event:
    """Something that happened: to or by whom, with which things, under which rule."""

    def __init__(self, kind: EventKind, rule: str, seat: int, things: list[int], values: list[int], amount: int) -> None:  # noqa: PLR0913  # one per column
        self.kind: Final = kind
        self.rule: Final = rule
        self.seat: Final = seat
        self.things: Final = things
        self.values: Final = values
        self.amount: Final = amount

    def seen_by(self, seat: int) -> "Event":
        """This event as that seat (or a spectator) may know it."""
        if not self.kind.private or seat == self.seat:
            return self
        return Event(self.kind, self.rule, self.seat, [], [], self.amount)

    @property
    def sentence(self) -> str:
        """The English sentence with its blanks, the key of its translations."""
        return self.kind.private if self.kind.private and self.things else self.kind.public

    def names(self) -> list[str]:
        """The notation names of the things."""
        domain = self.kind.domain
        return domain.names(self.things) if domain is not None else []

    def reason(self) -> Reason:
        """This event as the reason of something."""
        return Reason(self.rule, self.sentence, {"seat": self.seat, "amount": self.amount, "things": self.names()})

    def to_json(self) -> dict[str, object]:
        """This event for other programs."""
        data: dict[str, object] = {"event": self.kind.name, "rule": self.rule, "seat": self.seat, "amount": self.amount}
        if self.things:
            data["things"] = self.names()
        if self.values:
            data["values"] = self.values
        return data

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self.kind is other.kind and self.rule == other.rule and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.kind.name, self.rule, self.seat, self.amount))

    def __repr__(self) -> str:
        return f"Event({self.to_json()})"


@final
class Journal:
    """Listens to a state: what happened since it was last read, and which rules were exercised."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.exercised: dict[str, int] = {}
        self.rule = ""

    def under(self, rule: str) -> None:
        """What follows happens under this rule."""
        self.rule = rule
        self.exercise(rule)

    def exercise(self, rule: str) -> None:
        """Count one use of a rule."""
        self.exercised[rule] = self.exercised.get(rule, 0) + 1

    def note(self, kind: EventKind, seat: int, things: list[int], amount: int) -> None:
        """Something happened under the present rule."""
        self.events.append(Event(kind, self.rule, seat, things, [], amount))

    def note_by(self, rule: str, kind: EventKind, seat: int, things: list[int], amount: int) -> None:
        """Something happened under another rule than the present one."""
        self.exercise(rule)
        self.events.append(Event(kind, rule, seat, things, [], amount))

    def note_values(self, kind: EventKind, seat: int, things: list[int], values: list[int]) -> None:
        """Something happened that has a value for each thing; the amount is their sum."""
        self.events.append(Event(kind, self.rule, seat, things, values, sum(values)))

    def take(self) -> list[Event]:
        """The events since the last time."""
        taken = self.events
        self.events = []
        return taken
