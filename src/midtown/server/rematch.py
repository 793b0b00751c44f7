"""Rematch: the same people at another table, one seat further."""

import hashlib
import secrets
from typing import Final

from midtown.server.entries import Opened, Planned
from midtown.server.table.table import Table

NAME_LENGTH: Final = 16


def rematch_name(table: Table) -> str:
    """The name of the next table: the same whoever opens it, and however often."""
    return hashlib.sha256(f"{table.opened.secret} again".encode()).hexdigest()[:NAME_LENGTH]


def rematch_of(table: Table) -> Opened:
    """Everybody moves on by one seat, so that another one begins; keys stay as they are."""
    opened = table.opened
    moved = [*table.chairs[1:], table.chairs[0]]
    seats = [Planned(chair.kind, chair.name, opened.seats[chair.seat].bot, chair.key, table.salts.get(chair.seat, "")) for chair in moved]
    return Opened(
        game=opened.game,
        rules_version=table.game.rules_version,
        seats=seats,
        choices=dict(table.options.choices),
        corrections=opened.corrections,
        secret=opened.again or secrets.token_hex(32),
        owner=opened.owner,
        watch=table.watch,
        pace=opened.pace,
        again=secrets.token_hex(32),
        hints=opened.hints,
    )
