"""Replies: everything that the server says to a player's device."""

from typing import Annotated, Final, Literal, TypeAlias, final

import msgspec

from midtown.server.pace import Pace

Blank: TypeAlias = "int | str | list[str] | Sentence"
EncodedSetting = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Setting"})]
EncodedSeats = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/Seat"}})]
EncodedTold = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "array", "items": {"$ref": "#/$defs/Told"}, "default": []})]
EncodedView = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object", "default": {}})]
EncodedUpdate = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/$defs/Update"})]


class Reply(msgspec.Struct, gc=False, frozen=True, tag_field="type", tag=str.lower, omit_defaults=True):
    """A message over the websocket."""


@final
class Sentence(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """Something to read: the rule behind it, an English sentence with its blanks, and the whole in the language that was asked for."""

    sentence: str
    blanks: dict[str, Blank] = msgspec.field(default_factory=dict)
    rule: str = ""
    text: str = ""


@final
class Told(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """Something that happened in the game, as the own seat may know it, or a notice about the table."""

    event: str = ""
    rule: str = ""
    seat: int | None = None
    amount: int = 0
    things: list[str] = msgspec.field(default_factory=list)
    values: list[int] = msgspec.field(default_factory=list)
    notice: Sentence | None = None


@final
class Offered(msgspec.Struct, gc=False, frozen=True):
    """An action that can be played now, and the rule behind it."""

    action: str
    rule: str


@final
class Timer(msgspec.Struct, gc=False, frozen=True):
    """What a clock showed when the update was sent."""

    left: int
    """Milliseconds."""
    runs: bool


@final
class Seat(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """Who sits where."""

    kind: Literal["here", "link", "bot"]
    name: str = ""
    bot: str = ""
    """The bot that answers, for itself or for a person who is away."""
    taken: bool = True
    """Has somebody sat down?"""
    owes: bool = False
    """Has the seat been asked, and not finished its answer?"""
    late: bool = False
    clock: Timer | None = None


@final
class Fairness(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """What the deal follows from: the promise and the salts before the game, the secret and the seed after it."""

    promise: str
    salts: dict[str, str]
    """By seat."""
    secret: str = ""
    seed: str = ""
    again: str = ""
    """After the game, the promise of a rematch: it is shown before anybody gives a salt to it."""


@final
class Setting(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """What was agreed on when the table was opened."""

    name: str
    game: str
    rules_version: int
    choices: dict[str, str]
    corrections: list[tuple[str, str, str]]
    automatic: list[str]
    """Players without a seat, such as a Tom."""
    pace: Pace | None = None
    hints: bool = False
    """May people ask for hints?"""


@final
class Outcome(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """How the game ended."""

    points: list[int]
    ranks: list[int]
    winners: list[int]
    ties: list[list[int]]
    reason: Sentence
    automatic: list[list[int]] = msgspec.field(default_factory=list)
    """Of each player without a seat, the points and what breaks ties,"""
    automatic_ranks: list[int] = msgspec.field(default_factory=list)
    """and the rank."""
    parts: list[dict[str, int]] = msgspec.field(default_factory=list)
    """What the points of each seat, then of those who have none, came from over the whole game, most of them first."""


@final
class Update(Reply, gc=False, frozen=True):
    """The table as the own seat may know it, and what was told since the last update."""

    version: int
    phase: Literal["gathering", "playing", "over", "ended"]
    seats: EncodedSeats
    """Who sits where."""
    seat: int | None = None
    """The own seat; nothing for spectators."""
    same: bool = False
    """View and choices are as in the update before, and left out."""
    view: EncodedView | msgspec.UnsetType = msgspec.UNSET
    """The parts that have changed since the update before; all of them in the first update, and in one that is attached to a refusal."""
    choices: list[Offered] = msgspec.field(default_factory=list)
    asked: int = 0
    """The version in which these choices arose: one answer to it is enough, whatever else is told meanwhile."""
    undo: bool = False
    """Can the own last answer be taken back without asking?"""
    told: EncodedTold | msgspec.UnsetType = msgspec.UNSET
    """What happened, as the own seat may know it."""
    votes: dict[str, dict[str, str]] = msgspec.field(default_factory=dict)
    """What is proposed, and who has voted how."""
    table: EncodedSetting | None = None
    """The setting; it never changes, and is sent in the first update."""
    fairness: Fairness | None = None
    """Sent in the first update, before the deal, and after the game."""
    result: Outcome | None = None
    rematch: str = ""
    """The table where the same people play again, with the same keys."""
    done: list[str] = msgspec.field(default_factory=list)
    """The ids of the own requests that are done: on disk, and part of this update."""


@final
class Refused(Reply, gc=False, frozen=True):
    """Nothing was changed, and this is why; where the sender saw an old table, the present one is attached."""

    code: str
    reason: Sentence
    id: str = ""
    update: EncodedUpdate | None = None


@final
class Renewed(Reply, gc=False, frozen=True):
    """The new key of the own seat."""

    key: str


@final
class Present(Reply, gc=False, frozen=True):
    """Which seats are connected to this server now, and how many spectators."""

    seats: list[int]
    spectators: int


@final
class Advised(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """A choice, and what it costs and brings now, as far as the own seat can see."""

    action: str
    rule: str
    figures: dict[str, int] = msgspec.field(default_factory=dict)
    shares: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """Figures of every participant: the seats in their order, then those who have none."""
    things: list[str] = msgspec.field(default_factory=list)
    """What it is about, in notation: cards that are taken, characters, a place."""
    says: Sentence | None = None


@final
class Discouraged(msgspec.Struct, gc=False, frozen=True, omit_defaults=True):
    """Something that somebody might want to do and may not, and why; with what it would cost and bring."""

    action: str
    reason: Sentence
    figures: dict[str, int] = msgspec.field(default_factory=dict)
    shares: dict[str, list[int]] = msgspec.field(default_factory=dict)
    things: list[str] = msgspec.field(default_factory=list)


@final
class Advice(Reply, gc=False, frozen=True):
    """What the own seat is asked, its choices in the order in which they are best shown, and what is refused."""

    asked: int
    """The version in which these choices arose."""
    question: Sentence
    choices: list[Advised]
    refused: list[Discouraged] = msgspec.field(default_factory=list)
    evident: bool = False
    """There is one choice, and everybody can see that: nobody learns anything if it is played without asking."""
    id: str = ""


@final
class Weighed(msgspec.Struct, gc=False, frozen=True):
    """A choice, and what a bot found out about it by playing on."""

    action: str
    win: float
    """The chance to win after it, from 0 to 1,"""
    lead: float
    """the expected lead in points over the best of the others,"""
    tried: int
    """and how often it was tried."""
    why: Sentence
    """What speaks for it, or what it brings."""


@final
class Hinted(Reply, gc=False, frozen=True):
    """As much of a hint as was asked for."""

    asked: int
    """The version in which the choices arose that it is about."""
    level: Literal["nudge", "suggestion", "answer"]
    says: Sentence
    """Where to look."""
    among: list[str] = msgspec.field(default_factory=list)
    """The choices among which the best one is, in the order in which they are offered, if some can be left out."""
    best: str = ""
    """From `suggestion` on: the best choice."""
    choices: list[Weighed] = msgspec.field(default_factory=list)
    """With `answer`: up to three choices, best first."""
    id: str = ""


AnyReply: TypeAlias = Update | Refused | Renewed | Present | Advice | Hinted
ENCODER: Final = msgspec.json.Encoder()


def encoded(reply: AnyReply) -> bytes:
    """The text of a reply."""
    return ENCODER.encode(reply)


# --- over HTTP ---


@final
class OpenedTable(msgspec.Struct, gc=False, frozen=True):
    """A table, and the keys of whoever opened it: they are shown once and stored nowhere."""

    table: str
    owner: str
    watch: str
    keys: dict[str, str]
    """By seat, for the people at this device."""
    invitations: dict[str, str]
    """By seat, for the people who will follow a link."""
    promise: str


@final
class JoinedTable(msgspec.Struct, gc=False, frozen=True):
    """The seat of somebody who followed an invitation, and the key to it."""

    seat: int
    key: str


@final
class Invitation(msgspec.Struct, gc=False, frozen=True):
    """A new invitation; the former one leads nowhere any more."""

    key: str


@final
class KnownOption(msgspec.Struct, frozen=True):
    """A ruling or variant of a game, the number of its rule, and what can be chosen; the first goes without saying."""

    name: str
    values: list[str]
    rule: str
    meaning: str


@final
class KnownGame(msgspec.Struct, frozen=True):
    """A game that can be played on this server."""

    game: str
    rules_version: int
    seats: list[int]
    """How many can play."""
    options: list[KnownOption]
    toms: list[str]
    """The levels of its automatic player, if it has one."""
    most_toms: int


@final
class KnownGames(msgspec.Struct, frozen=True):
    """What this server offers."""

    version: str
    languages: list[str]
    bots: list[str]
    games: list[KnownGame]
    usual_bot: str
    """The one that plays where nobody has chosen another."""
    levels: list[str]
    """Those among the bots that differ by how well they play and in nothing else, from easy to strong."""


@final
class Health(msgspec.Struct, frozen=True):
    """The server is open, and tables can be read."""

    health: Literal["good"]
    version: str
