"""Deciding: what a person asks for, as an entry of the log or a refusal."""

from typing import Final

from midtown.bots.registry import STAND_IN
from midtown.core.errors import GameError, Reason
from midtown.match.dealing import check_salt
from midtown.server.entries import AnyEntry, Left, Played, Returned, Undone, Voted
from midtown.server.refusal import NOT_ALLOWED, NOT_ASKED, OVER, TOO_MANY, Refusal, refusal_of, stale
from midtown.server.requests import Command, Leave, Play, Return, Undo, Vote
from midtown.server.table.ballots import ABOUT_SEAT, AWAY, CHOICES, LATE, NO, REMATCH, UNDO, YES, subject
from midtown.server.table.table import Table

MOST_LINES: Final = 20_000
"""Many times what a game needs; from here on only answers are taken, which come to an end by themselves."""


def entry_for(table: Table, seat: int, command: Command) -> AnyEntry | None:
    """What a command of a seat writes into the log; nothing if it was done already."""
    if command.id and command.id in table.chairs[seat].done:
        return None
    if table.lines >= MOST_LINES and not isinstance(command, Play):
        raise Refusal(TOO_MANY, Reason("", "too much has happened at this table: only answers are taken now"))
    return _entry_for(table, seat, command)


def _entry_for(table: Table, seat: int, command: Command) -> AnyEntry:
    match command:
        case Play():
            _check_turn(table, seat, command.seen)
            return Played(seat, command.action, command.id)
        case Undo():
            _check_turn(table, seat, command.seen)
            return Undone(seat, command.id)
        case Vote():
            _check_vote(table, seat, command)
            _check_is_news(table, seat, command)
            return Voted(seat, command.about, command.choice, command.salt, command.id)
        case Leave():
            _check_is_played(table)
            if table.chairs[seat].bot:
                raise Refusal(NOT_ALLOWED, Reason("", "a bot plays for {seat} already", {"seat": seat}))
            return Left(seat, STAND_IN, command.id)
        case Return():
            if not table.chairs[seat].bot:
                raise Refusal(NOT_ALLOWED, Reason("", "no bot plays for {seat}", {"seat": seat}))
            return Returned(seat, command.id)


def _check_is_played(table: Table) -> None:
    if table.match is None:
        raise Refusal(NOT_ASKED, Reason("", "the game begins once everybody has sat down"))
    if not table.is_played:
        raise Refusal(OVER, Reason(table.game.book.end, "the game is over"))


def _check_is_there(table: Table, seat: int) -> None:
    if table.chairs[seat].bot:
        raise Refusal(NOT_ALLOWED, Reason("", "a bot plays for {seat}: take the seat back first", {"seat": seat}))


def _check_turn(table: Table, seat: int, seen: int) -> None:
    """The person answers for himself, and to the choices that are there now."""
    _check_is_played(table)
    _check_is_there(table, seat)
    if f"{UNDO}:{seat}" in table.ballots:
        raise Refusal(NOT_ALLOWED, Reason("", "you have proposed to take an answer back: withdraw that first"))
    check_is_fresh(table, seat, seen)


def check_is_fresh(table: Table, seat: int, seen: int) -> None:
    """Refuse what was said about choices that are not there any more."""
    if not table.asked_at[seat] <= seen <= table.version(seat):
        raise stale()


def _check_vote(table: Table, seat: int, vote: Vote) -> None:
    word, about = subject(vote.about)
    is_known = word in CHOICES and vote.choice in CHOICES[word] and (about in table.people) == (word in ABOUT_SEAT)
    if not is_known or vote.about != (f"{word}:{about}" if word in ABOUT_SEAT else word):
        raise Refusal(NOT_ALLOWED, Reason("", "there is no such thing to agree on"))
    if word == REMATCH:
        _check_rematch(table, vote)
        return
    _check_is_played(table)
    _check_is_there(table, seat)
    if seat not in table.having_a_say(word, about):
        raise Refusal(NOT_ALLOWED, Reason("", "the others decide this"))
    if word == LATE and not table.chairs[about].is_late:
        raise Refusal(NOT_ALLOWED, Reason("", "{seat} has time left", {"seat": about}))
    if word == AWAY and table.chairs[about].bot:
        raise Refusal(NOT_ALLOWED, Reason("", "a bot plays for {seat} already", {"seat": about}))
    if word == UNDO:
        _check_undo(table, seat, about, vote)


def _check_is_news(table: Table, seat: int, vote: Vote) -> None:
    """Refuse what would change nothing."""
    ballot = table.ballots.get(vote.about, {})
    if vote.choice == NO and not ballot:
        raise Refusal(NOT_ALLOWED, Reason("", "nothing of the kind is proposed"))
    if ballot.get(seat) == vote.choice:
        raise Refusal(NOT_ALLOWED, Reason("", "you have said so already"))


def _check_undo(table: Table, seat: int, about: int, vote: Vote) -> None:
    """Only he whose answer it is proposes to take it back."""
    if seat != about and vote.about not in table.ballots:
        raise Refusal(NOT_ALLOWED, Reason("", "{seat} has not asked to take an answer back", {"seat": about}))
    if table.dealt.last_ply(about) < 0:
        raise Refusal(NOT_ALLOWED, Reason("", "{seat} has given no answer yet", {"seat": about}))


def _check_rematch(table: Table, vote: Vote) -> None:
    if table.is_played or table.match is None:
        raise Refusal(NOT_ALLOWED, Reason("", "the game is not over yet"))
    if table.rematch or table.wants_rematch:
        raise Refusal(NOT_ALLOWED, Reason("", "everybody plays at another table already"))
    if vote.choice == YES:
        _check_salt(vote.salt)


def _check_salt(salt: str) -> None:
    try:
        check_salt(salt)
    except GameError as problem:
        raise refusal_of(problem) from None
