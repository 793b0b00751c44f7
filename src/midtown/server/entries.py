"""Entries: everything that can be written in the log of a table.

A table is what its entries lead to, one after the other. Entries are only ever added; names of fields
and entries never change their meaning, so that old logs are read for ever.
"""

from typing import Final, Literal, TypeAlias, final

import msgspec

from midtown.server.pace import Pace

Kind = Literal["here", "link", "bot"]


class Entry(msgspec.Struct, gc=False, frozen=True, tag_field="entry", tag=str.lower, omit_defaults=True):
    """One line of the log."""


@final
class Planned(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """Who is to sit on a seat: a person at this device, a person by link, or a bot."""

    kind: Kind
    name: str = ""
    bot: str = ""
    key: str = ""
    """The hash of the key to the seat, or of the invitation to it."""
    salt: str = ""


@final
class Opened(Entry, gc=False, frozen=True):
    """A table was opened."""

    game: str
    rules_version: int
    seats: list[Planned]
    choices: dict[str, str]
    corrections: list[tuple[str, str, str]]
    secret: str
    """What the deal follows from, with the salts of the people."""
    owner: str
    """The hash of the key of whoever opened it."""
    watch: str
    """The hash of the key for spectators."""
    pace: Pace | None = None
    record: str = ""
    """The game so far, if it was begun elsewhere."""
    again: str = ""
    """The secret of a rematch, chosen before anybody gives a salt to it."""
    hints: bool | None = None
    """Whether people may ask for hints; if nothing was said, only somebody who plays alone may."""


@final
class Invited(Entry, gc=False, frozen=True):
    """An invitation was renewed; the former one leads nowhere any more."""

    seat: int
    key: str


@final
class Showed(Entry, gc=False, frozen=True):
    """The link for spectators was renewed."""

    key: str


@final
class Seated(Entry, gc=False, frozen=True):
    """A person followed an invitation and sat down."""

    seat: int
    name: str
    salt: str
    key: str


@final
class Rekeyed(Entry, gc=False, frozen=True):
    """A person has a new link to the own seat; the former one leads nowhere any more."""

    seat: int
    key: str


@final
class Played(Entry, gc=False, frozen=True):
    """A seat gave an answer."""

    seat: int
    action: str
    id: str = ""


@final
class Undone(Entry, gc=False, frozen=True):
    """A seat took back its last answer."""

    seat: int
    id: str = ""


@final
class Voted(Entry, gc=False, frozen=True):
    """A person agreed to something, or did not."""

    seat: int
    about: str
    choice: str
    salt: str = ""
    id: str = ""


@final
class Left(Entry, gc=False, frozen=True):
    """A person left the seat to a bot."""

    seat: int
    bot: str
    id: str = ""


@final
class Returned(Entry, gc=False, frozen=True):
    """A person took the own seat back from a bot."""

    seat: int
    id: str = ""


@final
class Failed(Entry, gc=False, frozen=True):
    """A bot failed, and a simpler one plays on."""

    seat: int
    bot: str
    sentence: str
    blanks: dict[str, str | int]


@final
class Late(Entry, gc=False, frozen=True):
    """A person ran out of time."""

    seat: int


@final
class Rematched(Entry, gc=False, frozen=True):
    """The same people sat down at another table."""

    table: str


AnyEntry: TypeAlias = Opened | Invited | Showed | Seated | Rekeyed | Played | Undone | Voted | Left | Returned | Failed | Late | Rematched
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> bytes:
    """The text of an entry."""
    return ENCODER.encode(entry)


def read_entry(body: bytes) -> AnyEntry:
    """The entry with this text."""
    entry: AnyEntry = DECODER.decode(body)
    return entry
