"""Telling: a table as one seat, or a spectator, may know it. The only place where anything about a game leaves the server."""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, NamedTuple, final

import msgspec

from midtown.core.errors import Reason
from midtown.core.event import Event
from midtown.core.flow import NOBODY
from midtown.match.dealing import promise_of
from midtown.match.match import AnyGame
from midtown.server.agreed import setting_of
from midtown.server.chair import Chair
from midtown.server.outcomes import outcome_of
from midtown.server.replies import ENCODER, Fairness, Offered, Outcome, Seat, Sentence, Timer, Told, Update
from midtown.server.sentences import worded
from midtown.server.table import Table
from midtown.texts.language import Language

Phase = Literal["gathering", "playing", "over", "ended"]


def _raw(thing: object) -> msgspec.Raw:
    return msgspec.Raw(ENCODER.encode(thing))


@final
class News(NamedTuple):
    """Something that is told, in whole to some, and to the others what they may know of it."""

    seats: tuple[int, ...]
    whole: msgspec.Raw
    rest: msgspec.Raw | None

    @staticmethod
    def of(event: Event) -> "News":
        """An event, in its private and its public form."""
        known = event.seen_by(NOBODY)
        told = _raw(told_of(event))
        return News((event.seat,), told, told if known is event else _raw(told_of(known)))

    def to(self, seat: int) -> msgspec.Raw | None:
        """As this seat may know it, if at all."""
        return self.whole if seat in self.seats else self.rest


def told_of(event: Event) -> Told:
    """An event as whoever may know it is told."""
    return Told(event.kind.name, event.rule, event.seat, event.amount, event.names(), event.values)


@final
class Teller:
    """Tells of one table in one language."""

    def __init__(self, table: Table, language: Language) -> None:
        self._table: Final = table
        self._language: Final = language
        self._setting: Final = _raw(setting_of(table))
        self._news: Final[list[list[News]]] = []
        self._seats_at = (0, 0)
        self._seats = msgspec.Raw(b"[]")

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
        return self._whole(seat, since, now, done, self._setting, _fairness(self._table))

    def update(self, seat: int, since: int, now: int, done: Sequence[str] = ()) -> Update:
        """What has changed for this seat, or for spectators, after a version that they have seen; with what is confirmed."""
        table = self._table
        is_played = table.is_played
        if is_played and not table.chronicle.is_touched_since(seat, since):
            return self._changed(seat, since, now, done)
        is_known = is_played and since >= table.dealt_in[seat]
        return self._whole(seat, since, now, done, None, None if is_known else _fairness(table))

    def _changed(self, seat: int, since: int, now: int, done: Sequence[str]) -> Update:
        """What is new while a game is played, with view and choices as they were."""
        table = self._table
        return Update(
            version=table.version(seat),
            phase="playing",
            seats=self._all_seats(now),
            seat=None if seat == NOBODY else seat,
            undo=seat != NOBODY and table.dealt.why_no_undo(seat) is None,
            told=self._told(seat, since),
            votes=self._votes(),
            rematch=table.rematch,
            same=True,
            done=list(done),
        )

    def _whole(  # noqa: PLR0913  # who is told what
        self, seat: int, since: int, now: int, done: Sequence[str], setting: msgspec.Raw | None, fairness: Fairness | None
    ) -> Update:
        """What is new, with view and choices, and how the game ended."""
        table = self._table
        match = table.match
        phase = phase_of(table)
        is_asked = phase == "playing" and seat != NOBODY
        choices = self._offered(seat) if is_asked else []
        return Update(
            version=table.version(seat),
            phase=phase,
            seats=self._all_seats(now),
            seat=None if seat == NOBODY else seat,
            undo=is_asked and table.dealt.why_no_undo(seat) is None,
            told=self._told(seat, since),
            votes=self._votes(),
            rematch=table.rematch,
            view={} if match is None else table.game.shown(match.view(seat)),
            choices=choices,
            asked=table.asked_at[seat] if choices else 0,
            result=None if phase == "playing" else self._outcome(),
            table=setting,
            fairness=fairness,
            done=list(done),
        )

    def _votes(self) -> dict[str, dict[str, str]]:
        """How everybody has voted on what is proposed."""
        ballots = self._table.ballots
        return {about: {str(voter): choice for voter, choice in ballot.items()} for about, ballot in ballots.items()} if ballots else {}

    def _all_seats(self, now: int) -> msgspec.Raw:
        """Who sits where: the same for all, and at all times while no clock runs."""
        table = self._table
        moment = (table.lines, now if table.opened.pace is not None else 0)
        if self._seats_at != moment:
            self._seats_at = moment
            self._seats = _raw([_seat(table, chair, now) for chair in table.chairs])
        return self._seats

    def _offered(self, seat: int) -> list[Offered]:
        """What the seat may do now."""
        table = self._table
        state = table.dealt.state
        if table.chairs[seat].bot or not state.owes(seat):
            return []
        question = state.question(seat)
        return [offered(table.game, action, question.rule_of(action)) for action in state.options(seat)]

    def _told(self, seat: int, since: int) -> list[msgspec.Raw]:
        """What was told after a version, as this seat may know it."""
        told = []
        for number in self._table.chronicle.told_since(seat, since):
            for news in self._news_of(number):
                known = news.to(seat)
                if known is not None:
                    told.append(known)
        return told

    def _news_of(self, number: int) -> list[News]:
        """What a happening says, written once for all who are told."""
        while len(self._news) <= number:
            happening = self._table.chronicle.happenings[len(self._news)]
            news = [News.of(event) for event in happening.events]
            if happening.notice is not None:
                news.append(News(happening.seats, _raw(Told(notice=self.worded(happening.notice))), None))
            self._news.append(news)
        return self._news[number]

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


def _seat(table: Table, chair: Chair, now: int) -> Seat:
    clock = chair.clock
    timer = None if clock is None else Timer(clock.left_at(now), clock.runs)
    return Seat(chair.kind, chair.name, chair.bot, chair.is_taken, table.owes(chair.seat), chair.is_late, timer)


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
