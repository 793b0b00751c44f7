"""Telling: a table as one seat, or a spectator, may know it. The only place where anything about a game leaves the server."""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, NamedTuple, final

import msgspec

from midtown.core.errors import Reason
from midtown.core.flow import NOBODY
from midtown.match.dealing import promise_of
from midtown.match.match import AnyGame
from midtown.server.agreed import setting_of
from midtown.server.outcomes import outcome_of
from midtown.server.replies import ENCODER, Fairness, Offered, Outcome, Seat, Sentence, Timer, Update
from midtown.server.sentences import worded
from midtown.server.table.bulletin import Bulletin, listed
from midtown.server.table.chair import Chair
from midtown.server.table.sights import Sights
from midtown.server.table.table import Table
from midtown.texts.language import Language

Phase = Literal["gathering", "playing", "over", "ended"]


def _raw(thing: object) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(thing))


@final
class Standing(NamedTuple):
    """What is the same for all who are told of the table at one moment."""

    phase: Phase
    seats: msgspec.Raw
    votes: dict[str, dict[str, str]]
    undoable: list[int]
    """The seats that can take back their last answer without asking."""
    result: Outcome | None = None


@final
class Teller:
    """Tells of one table in one language."""

    def __init__(self, table: Table, language: Language) -> None:
        self._table: Final = table
        self._language: Final = language
        self._sights: Final = Sights(table)
        self._setting: Final = _raw(setting_of(table))
        self._bulletins: Final[list[Bulletin]] = []
        self._standing_at = (0, 0)
        self._standing = Standing("gathering", msgspec.Raw(b"[]"), {}, [])

    def worded(self, reason: Reason) -> Sentence:
        """A reason as programs and people read it."""
        return worded(reason, self._language, self._names())

    def _names(self) -> list[str]:
        """What the seats are called; somebody who has not come yet has only a number."""
        numbered = [self._language.sentence("seat {number}", number=chair.seat + 1) for chair in self._table.chairs]
        return [
            chair.name or (number if chair.is_person else self._language.name(chair.bot))
            for chair, number in zip(self._table.chairs, numbered, strict=True)
        ]

    def introduction(self, seat: int, since: int, now: int, done: Sequence[str] = ()) -> Update:
        """All that this seat, or a spectator, may know, for somebody who knows nothing yet but what was told up to a version."""
        self._look(now)
        return self._whole(seat, since, done, self._sights.since(seat, 0), self._setting, _fairness(self._table))

    def update(self, seat: int, since: int, now: int, done: Sequence[str] = ()) -> Update:
        """What has changed for this seat, or for spectators, after a version that they have seen; with what is confirmed."""
        table = self._table
        self._look(now)
        is_played = self._standing.phase == "playing"
        if is_played and not table.chronicle.is_touched_since(seat, since):
            return self._changed(seat, since, done)
        is_known = is_played and since >= table.dealt_in[seat]
        return self._whole(seat, since, done, self._sights.since(seat, since), None, None if is_known else _fairness(table))

    def _changed(self, seat: int, since: int, done: Sequence[str]) -> Update:
        """What is new while a game is played, with view and choices as they were."""
        table = self._table
        standing = self._standing
        return Update(
            version=table.version(seat),
            phase=standing.phase,
            seats=standing.seats,
            seat=None if seat == NOBODY else seat,
            undo=seat in standing.undoable,
            told=self._told(seat, since),
            votes=standing.votes,
            rematch=table.rematch,
            same=True,
            done=list(done),
        )

    def _whole(  # noqa: PLR0913  # who is told what
        self,
        seat: int,
        since: int,
        done: Sequence[str],
        view: msgspec.Raw | msgspec.UnsetType,
        setting: msgspec.Raw | None,
        fairness: Fairness | None,
    ) -> Update:
        """What is new, with choices and what has changed in the view, and how the game ended."""
        table = self._table
        standing = self._standing
        is_asked = standing.phase == "playing" and seat != NOBODY
        choices = self._offered(seat) if is_asked else []
        return Update(
            version=table.version(seat),
            phase=standing.phase,
            seats=standing.seats,
            seat=None if seat == NOBODY else seat,
            undo=seat in standing.undoable,
            told=self._told(seat, since),
            votes=standing.votes,
            rematch=table.rematch,
            view=view,
            choices=choices,
            asked=table.asked_at[seat] if choices else 0,
            result=standing.result,
            table=setting,
            fairness=fairness,
            done=list(done),
        )

    def _votes(self) -> dict[str, dict[str, str]]:
        """How everybody has voted on what is proposed."""
        ballots = self._table.ballots
        return {about: {str(voter): choice for voter, choice in ballot.items()} for about, ballot in ballots.items()} if ballots else {}

    def _look(self, now: int) -> None:
        """See how the table stands: as before while nothing happens and no clock runs."""
        table = self._table
        moment = (table.lines, now if table.opened.pace is not None else 0)
        if self._standing_at != moment:
            self._standing_at = moment
            phase = phase_of(table)
            seats, votes = self._all_seats(now), self._votes()
            if phase == "playing":
                self._standing = Standing(phase, seats, votes, table.dealt.undoable())
            else:
                self._standing = Standing(phase, seats, votes, [], self._outcome())

    def _all_seats(self, now: int) -> msgspec.Raw:
        """Who sits where."""
        table = self._table
        state = table.dealt.state if table.is_played else None
        return _raw([_seat(chair, now, owes=state is not None and state.owes(chair.seat)) for chair in table.chairs])

    def _offered(self, seat: int) -> list[Offered]:
        """What the seat may do now."""
        table = self._table
        state = table.dealt.state
        if table.chairs[seat].bot or not state.owes(seat):
            return []
        question = state.question(seat)
        return [offered(table.game, action, question.rule_of(action)) for action in state.options(seat)]

    def _told(self, seat: int, since: int) -> msgspec.Raw | msgspec.UnsetType:
        """What was told after a version, as this seat may know it."""
        numbers = self._table.chronicle.told_since(seat, since)
        if len(numbers) == 1:
            return self._bulletin(numbers[0]).alone_to(seat)
        return listed([known for number in numbers if (known := self._bulletin(number).to(seat))])

    def _bulletin(self, number: int) -> Bulletin:
        """What a happening says."""
        while len(self._bulletins) <= number:
            self._bulletins.append(Bulletin(self._table.chronicle.happenings[len(self._bulletins)], self.worded))
        return self._bulletins[number]

    def _outcome(self) -> Outcome | None:
        match = self._table.match
        return None if match is None else outcome_of(match, self.worded)


@cache
def offered(game: AnyGame, action: int, rule: str) -> Offered:
    """An action with its rule; games have few, and they never change."""
    return Offered(game.book.words.texts[action], rule)


def phase_of(table: Table) -> Phase:
    """Where the table stands."""
    if table.match is None:
        return "gathering"
    if table.was_ended:
        return "ended"
    return "over" if table.match.over else "playing"


def _seat(chair: Chair, now: int, *, owes: bool) -> Seat:
    clock = chair.clock
    timer = None if clock is None else Timer(clock.left_at(now), clock.runs)
    return Seat(chair.kind, chair.name, chair.bot, chair.is_taken, owes, chair.is_late, timer)


def _fairness(table: Table) -> Fairness | None:
    """Nothing of a game that was dealt elsewhere."""
    if table.opened.record:
        return None
    secret = table.opened.secret
    salts = {str(seat): salt for seat, salt in table.dealing.salts if salt}
    if table.match is None or table.is_played:
        return Fairness(promise_of(secret), salts)
    again = promise_of(table.opened.again) if table.opened.again else ""
    return Fairness(promise_of(secret), salts, secret, str(table.match.seed), again)
