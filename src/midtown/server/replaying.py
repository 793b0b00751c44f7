"""Replaying: a finished game move by move, as any of its seats saw it, or with open hands."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, final

import msgspec

from midtown.core.errors import BadOptions, Reason, Value
from midtown.core.event import SPECTATOR, Event
from midtown.match.match import Match
from midtown.match.moments import Moments, points_by_ply, rounds_by_ply
from midtown.server.agreed import setting_of
from midtown.server.outcomes import outcome_of
from midtown.server.records import open_match
from midtown.server.refusal import refusal_of
from midtown.server.replies import Outcome, Seat, Setting, Told
from midtown.server.sentences import worded
from midtown.server.table.bulletin import told_of
from midtown.server.table.table import Table
from midtown.texts.language import Language

WATCH: Final = "watch"
OPEN: Final = "open"
MOST_MOMENTS: Final = 20
"""At once."""
MOST_TABLES: Final = 16
"""Whose moments are kept in memory."""


@final
class ReplayedMove(msgspec.Struct, gc=False, frozen=True):
    """An answer, and all that it led to."""

    seat: int
    action: str
    rule: str
    told: list[Told]


@final
class Replay(msgspec.Struct, frozen=True):
    """A whole game with all its secrets."""

    table: Setting
    seats: list[Seat]
    opening: list[Told]
    """What happened before the first move."""
    moves: list[ReplayedMove]
    points: list[list[int]]
    """For the deal and after each move: the points of the seats in their order, then of those who have none."""
    rounds: list[int]
    """For the deal and after each move: how many rounds have begun, or turns."""
    plays_in: str
    """What is counted in this game: `rounds` or `turns`."""
    result: Outcome | None


@final
class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game after so many moves, as a seat, a spectator or everybody together saw it."""

    ply: int
    view: dict[str, Any]
    """Of the seat; of a spectator if hands are open."""
    told: list[Told]
    """What the last move led to, or the deal."""
    owing: list[int] = msgspec.field(default_factory=list)
    """The seats that owe an answer."""
    own: list[dict[str, Any]] = msgspec.field(default_factory=list)
    """If hands are open: for each seat what its view has instead of what the view of a spectator has."""


@final
class ReplayedMoments(msgspec.Struct, frozen=True):
    """Some moments of a game, one after the other."""

    moments: list[Moment]


@final
@dataclass(frozen=True)
class Wanted:
    """Which moments, and through whose eyes."""

    ply: int
    count: int
    eyes: str
    """The number of a seat, `watch` or `open`."""


def replay_for(table: Table, key: str, language: Language) -> Replay:
    """A finished game, for whoever has a key."""
    match = open_match(table, key)
    names = [chair.name or language.name(chair.bot) for chair in table.chairs]
    return Replay(
        table=setting_of(table),
        seats=[Seat(chair.kind, chair.name, chair.bot) for chair in table.chairs],
        opening=_told(match.opening),
        moves=[ReplayedMove(move.seat, match.text(move.action), move.rule, _told(move.events)) for move in match.moves],
        points=points_by_ply(match),
        rounds=rounds_by_ply(match),
        plays_in=match.game.plays_in,
        result=outcome_of(match, lambda reason: worded(reason, language, names)),
    )


@final
class Replays:
    """Finds moments of finished games, at once in those that somebody looked at a moment ago."""

    def __init__(self) -> None:
        self._kept: Final[dict[tuple[str, int], Moments]] = {}
        """By table and number of entries, beginning with the one that nobody has looked at for longest."""

    def moments(self, table: Table, key: str, wanted: Wanted) -> ReplayedMoments:
        """Some moments of a finished game, for whoever has a key."""
        match = open_match(table, key)
        try:
            match.check_ply(wanted.ply)
            eyes = Eyes(match, wanted.eyes)
        except BadOptions as problem:
            raise refusal_of(problem) from None
        last = min(wanted.ply + wanted.count - 1, match.ply)
        states = self._moments(table, match).states(wanted.ply, last)
        return ReplayedMoments([eyes.moment(ply, state) for ply, state in enumerate(states, wanted.ply)])

    def _moments(self, table: Table, match: Match) -> Moments:
        name = (table.name, table.lines)
        self._kept[name] = self._kept.pop(name) if name in self._kept else Moments(match)
        if len(self._kept) > MOST_TABLES:
            del self._kept[next(iter(self._kept))]
        return self._kept[name]


@final
class Eyes:
    """Those of a seat, of a spectator, or of all seats together."""

    def __init__(self, match: Match, eyes: str) -> None:
        seats = {str(seat): seat for seat in range(match.options.seats)}
        if eyes not in (*seats, WATCH, OPEN):
            blanks: dict[str, Value] = {"last": match.options.seats - 1, "view": eyes}
            raise BadOptions(
                Reason("", "a game is seen from a seat from 0 to {last}, from 'watch' or from 'open', not from '{view}'", blanks)
            )
        self._game: Final = match.game
        self._events: Final = match.events
        self._seats: Final = range(match.options.seats)
        self._is_open: Final = eyes == OPEN
        self._seat: Final = seats.get(eyes, SPECTATOR)

    def moment(self, ply: int, state: Any) -> Moment:  # noqa: ANN401  # a state of any game
        """What they see of a state, and are told of what led to it."""
        events = self._events[ply]
        view = self._view(state, self._seat)
        return Moment(
            ply=ply,
            view=view,
            told=_told(events if self._is_open else [event.seen_by(self._seat) for event in events]),
            owing=[seat for seat in self._seats if state.owes(seat)],
            own=[_difference(self._view(state, seat), view) for seat in self._seats] if self._is_open else [],
        )

    def _view(self, state: Any, seat: int) -> dict[str, Any]:  # noqa: ANN401  # the same
        return self._game.shown(self._game.view(state, seat))


def _difference(own: dict[str, Any], common: dict[str, Any]) -> dict[str, Any]:
    """What one view has otherwise than another."""
    return {name: value for name, value in own.items() if value != common[name]}


def _told(events: Iterable[Event]) -> list[Told]:
    return [told_of(event) for event in events]
