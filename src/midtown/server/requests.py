"""Requests: everything that a player's device can say to the server."""

from typing import Annotated, Final, Literal, TypeAlias, TypeVar, final

import msgspec

from midtown.core.errors import Reason
from midtown.server.pace import Pace
from midtown.server.refusal import BAD_MESSAGE, Refusal

Id = Annotated[str, msgspec.Meta(max_length=64)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
NewKey = Annotated[str, msgspec.Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]*$")]
TableName = Annotated[str, msgspec.Meta(max_length=32)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=15)]
Salt = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Word = Annotated[str, msgspec.Meta(max_length=32)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
B = TypeVar("B")
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]


class Request(msgspec.Struct, gc=False, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message over the websocket."""


@final
class Hello(Request, gc=False, frozen=True):
    """The first message: which table, with which key; `since` is the last version that was received, 0 for none."""

    table: TableName
    key: Key
    since: Version = 0
    lang: Literal["en", "fr", "de"] = "en"


@final
class Play(Request, gc=False, frozen=True):
    """An answer of the own seat, to the choices of the version that was seen."""

    seen: Version
    action: Text
    id: Id = ""


@final
class Undo(Request, gc=False, frozen=True):
    """Take back the own last answer."""

    seen: Version
    id: Id = ""


@final
class Vote(Request, gc=False, frozen=True):
    """Propose something, agree to it or not."""

    about: Word
    choice: Word
    salt: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """What a rematch adds to its deal."""
    id: Id = ""


@final
class Leave(Request, gc=False, frozen=True):
    """Let a bot play the own seat."""

    id: Id = ""


@final
class Return(Request, gc=False, frozen=True):
    """Take the own seat back from a bot."""

    id: Id = ""


@final
class Renew(Request, gc=False, frozen=True):
    """A new key for the own seat; the former one leads nowhere any more. Who chooses it himself does not lose it with a connection."""

    key: NewKey | None = None


@final
class Resync(Request, gc=False, frozen=True):
    """Everything again, with what was told after a version."""

    since: Version = 0


@final
class Advise(Request, gc=False, frozen=True):
    """What the own seat is asked in the version that was seen, and what follows from each choice."""

    seen: Version
    id: Id = ""


@final
class Hint(Request, gc=False, frozen=True):
    """What a bot would do with the choices of the version that was seen: where to look, the best choice, or the three best with why."""

    seen: Version
    level: Literal["nudge", "suggestion", "answer"] = "nudge"
    id: Id = ""


AnyRequest: TypeAlias = Hello | Play | Undo | Vote | Leave | Return | Renew | Resync | Advise | Hint
Command: TypeAlias = Play | Undo | Vote | Leave | Return
"""What becomes an entry of the log."""
UNREADABLE: Final = (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError)
DECODER: Final[msgspec.json.Decoder[AnyRequest]] = msgspec.json.Decoder(AnyRequest)


def read_message(text: str | None) -> AnyRequest:
    """The request that is written here; bytes are none."""
    if text is None:
        raise Refusal(BAD_MESSAGE, Reason("", "a message is JSON text, not bytes"))
    try:
        return DECODER.decode(text)
    except UNREADABLE as problem:
        raise _unreadable(problem) from None


def read_body(data: bytes, kind: type[B]) -> B:
    """What was posted."""
    try:
        return msgspec.json.decode(data, type=kind)
    except UNREADABLE as problem:
        raise _unreadable(problem) from None


def _unreadable(problem: Exception) -> Refusal:
    """Whatever is wrong with a message is said in one sentence."""
    return Refusal(BAD_MESSAGE, Reason("", "the message cannot be read: {problem}", {"problem": str(problem)[:200]}))


# --- over HTTP ---


class Body(msgspec.Struct, gc=False, frozen=True, forbid_unknown_fields=True):
    """What is posted."""


@final
class Here(Body, gc=False, frozen=True, tag_field="kind", tag="here"):
    """A person at the device that opens the table."""

    name: Name
    salt: Salt


@final
class Link(Body, gc=False, frozen=True, tag_field="kind", tag="link"):
    """A person who will follow a link."""

    name: Annotated[str, msgspec.Meta(max_length=15)] = ""


@final
class Bot(Body, gc=False, frozen=True, tag_field="kind", tag="bot"):
    """A bot by its name."""

    bot: Word


@final
class Tom(Body, gc=False, frozen=True, tag_field="kind", tag="tom"):
    """An automatic player of New York City by his level; he has no seat of his own."""

    level: Word


@final
class Open(Body, gc=False, frozen=True):
    """A new table."""

    game: Word
    seats: Annotated[list[Here | Link | Bot | Tom], msgspec.Meta(min_length=1, max_length=8)]
    choices: Annotated[dict[Word, Word], msgspec.Meta(max_length=20)] = msgspec.field(default_factory=dict)
    corrections: Annotated[list[tuple[Word, Word, Text]], msgspec.Meta(max_length=500)] = msgspec.field(default_factory=list)
    pace: Pace | None = None
    record: Annotated[str, msgspec.Meta(max_length=200_000)] = ""
    """A game that was begun elsewhere."""
    hints: bool | None = None
    """Whether people may ask for hints; if nothing is said, only somebody who plays alone may."""


@final
class Join(Body, gc=False, frozen=True):
    """A person follows an invitation."""

    invitation: Key
    name: Name
    salt: Salt
    key: NewKey | None = None
    """The key to the seat, if the person's device chooses it: then the same can be asked again when the answer was lost."""


@final
class Invite(Body, gc=False, frozen=True):
    """Whoever opened the table renews the invitation to a seat, or the link for spectators."""

    seat: SeatNumber | Literal["watch"]
    bot: Word = ""
    """The bot that is to play until the invited person comes, instead of a new invitation."""
