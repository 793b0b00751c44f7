"""Telling: a table as one seat, or a spectator, may know it. The only place where anything about a game leaves the server."""

from typing import Final, Literal, final

import msgspec

from midtown.core.errors import Reason
from midtown.core.event import Event
from midtown.core.flow import NOBODY
from midtown.match.dealing import promise_of
from midtown.server.chair import Chair
from midtown.server.happening import Happening
from midtown.server.replies import ENCODER, Fairness, Offered, Outcome, Seat, Sentence, Setting, Timer, Told, Update
from midtown.server.sentences import sentence
from midtown.server.table import Table
from midtown.texts.language import Language

Phase = Literal["gathering", "playing", "over", "ended"]


@final
class Teller:
    """Tells of one table in one language."""

    def __init__(self, table: Table, language: Language) -> None:
        self._table: Final = table
        self._language: Final = language
        self._setting: Final = _setting(table)

    def sentence(self, reason: Reason) -> Sentence:
        """A reason as programs and people read it."""
        return sentence(reason, self._language, names(self._table))

    def update(self, seat: int, since: int, now: int) -> Update:
        """All that this seat, or a spectator, may know, with what was told after a version."""
        table = self._table
        match = table.match
        told = [each for happening in table.told_since(seat, since) for each in self._told(happening, seat)]
        update = Update(
            version=table.version(seat),
            phase=phase_of(table),
            table=self._setting,
            seats=[_seat(table, chair, now) for chair in table.chairs],
            seat=None if seat == NOBODY else seat,
            told=told,
            votes={about: {str(voter): choice for voter, choice in ballot.items()} for about, ballot in table.ballots.items()},
            fairness=_fairness(table) if since == 0 or not table.is_played else None,
            rematch=table.rematch,
        )
        if match is None:
            return update
        update = msgspec.structs.replace(update, view=table.game.shown(match.view(seat)))
        if seat != NOBODY and table.is_played:
            return self._with_choices(update, seat)
        return update if table.is_played else msgspec.structs.replace(update, result=self._outcome())

    def _with_choices(self, update: Update, seat: int) -> Update:
        """What the seat may do now, and whether it can take back what it did last."""
        table = self._table
        match = table.dealt
        choices = [] if not table.owes(seat) or table.chairs[seat].bot else match.choices(seat)
        why = match.why_no_undo(seat)
        return msgspec.structs.replace(
            update,
            choices=[Offered(choice.text, choice.rule) for choice in choices],
            asked=table.asked_at[seat] if choices else 0,
            undo=why is None,
            why_no_undo=self.sentence(why) if why is not None else None,
        )

    def _told(self, happening: Happening, seat: int) -> list[Told]:
        told = [_event(event.seen_by(seat)) for event in happening.events]
        return told if happening.notice is None else [*told, Told(notice=self.sentence(happening.notice))]

    def _outcome(self) -> Outcome | None:
        match = self._table.match
        result = match.result() if match is not None else None
        if result is None:
            return None
        return Outcome(
            list(result.points),
            list(result.ranks),
            list(result.winners),
            [list(tie) for tie in result.ties],
            self.sentence(result.reason),
            [list(score) for score in result.automatic],
        )


def names(table: Table) -> list[str]:
    """What the seats are called."""
    return [chair.name or chair.bot for chair in table.chairs]


def phase_of(table: Table) -> Phase:
    """Where the table stands."""
    if table.match is None:
        return "gathering"
    if table.was_ended:
        return "ended"
    return "over" if table.match.over else "playing"


def _setting(table: Table) -> msgspec.Raw:
    """What never changes."""
    opened = table.opened
    choices = dict(table.options.choices)
    automatic = table.game.automatic(table.options)
    made = Setting(table.name, opened.game, opened.rules_version, choices, opened.corrections, automatic, opened.pace)
    return msgspec.Raw(ENCODER.encode(made))


def _seat(table: Table, chair: Chair, now: int) -> Seat:
    clock = chair.clock
    left = None if clock is None else max(0, clock.runs_out - now) if clock.runs else clock.left
    timer = None if clock is None or left is None else Timer(left, clock.runs)
    return Seat(chair.kind, chair.name, chair.bot, chair.is_taken, table.owes(chair.seat), chair.is_late, timer)


def _fairness(table: Table) -> Fairness | None:
    """Nothing of a game that was dealt elsewhere."""
    if table.opened.record:
        return None
    secret = table.opened.secret
    salts = {str(seat): salt for seat, salt in table.dealing.salts if salt}
    if table.match is None or table.is_played:
        return Fairness(promise_of(secret), salts)
    return Fairness(promise_of(secret), salts, secret, str(table.match.seed))


def _event(event: Event) -> Told:
    return Told(event.kind.name, event.rule, event.seat, event.amount, event.names(), event.values)
