"""Records: a game at a table as a text, for those who may know it."""

from dataclasses import replace

from midtown.core.errors import Reason
from midtown.games import GAMES
from midtown.match.dealing import Dealt, promise_of
from midtown.match.match import Match
from midtown.match.record import read, record_of, write
from midtown.server.links import seat_of
from midtown.server.refusal import NOT_ALLOWED, Refusal
from midtown.server.table.table import Table


def record_for(table: Table, key: str) -> str:
    """The record for whoever has a key: of a finished game, or of one that only one person plays."""
    open_match(table, key)
    return whole_record(table)


def open_match(table: Table, key: str) -> Match:
    """The game with all its secrets, for whoever has a key and may know them."""
    seat_of(table, key)
    if table.match is None or (table.is_played and len(table.people) > 1):
        raise Refusal(NOT_ALLOWED, Reason("", "the record would show all hands: it is there once the game is over"))
    return table.match


def whole_record(table: Table) -> str:
    """The record of a game as it stands, with what it was dealt from; for those who may know everything."""
    if table.match is None:
        raise Refusal(NOT_ALLOWED, Reason("", "the game begins once everybody has sat down"))
    return write(replace(record_of(table.match), dealt=_dealt(table)))


def _dealt(table: Table) -> Dealt | None:
    """What was promised and how it was kept: here, or where the game was begun."""
    if table.opened.record:
        return read(table.opened.record, GAMES).dealt
    return Dealt(promise_of(table.opened.secret), table.dealing)
