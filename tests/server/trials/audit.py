"""The audit: do the logs of the tables hold what players were promised, exactly once?"""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import final

import msgspec

from midtown.core.errors import GameError
from midtown.games import GAMES
from midtown.match.record import Record, read, record_of
from midtown.server.entries import Opened, read_entry
from midtown.server.store.line import Line
from midtown.server.store.store import open_store
from midtown.server.table.table import Table
from tests.server.trials.ledger import Ledger, Party
from tests.server.trials.mortal_server import ServerProcess
from tests.server.trials.opening import told_record


@final
@dataclass
class Audit:
    """What is wrong, and some figures; everything that is written here is a fault but `on_disk`."""

    lost: set[str] = field(default_factory=set)
    """Acknowledged, but not in a log."""
    doubled: set[str] = field(default_factory=set)
    """In a log more than once."""
    denied: set[str] = field(default_factory=set)
    """In a log, though the player was told that nothing was changed."""
    out_of_date: set[str] = field(default_factory=set)
    """Acknowledged, though it answered what was past."""
    broken: list[str] = field(default_factory=list)
    """Logs with gaps, or that cannot be replayed."""
    stuck: list[str] = field(default_factory=list)
    """Tables that were not played to their end, or where somebody was not told of it."""
    differing: list[str] = field(default_factory=list)
    """Tables of which a server tells another record than the log."""
    on_disk: set[str] = field(default_factory=set)
    """Requests in flight at a kill that were written already."""


async def audit(url: str, ledger: Ledger, servers: Sequence[ServerProcess]) -> Audit:
    """Compare the books with the logs, and the logs with what servers tell."""
    found = Audit()
    written: Counter[str] = Counter()
    store = await open_store(url)
    try:
        for party in ledger.parties:
            lines = await store.read(party.table)
            moments = _moments(lines)
            written.update([name for name, _ in moments])
            found.on_disk.update([name for name, at in moments if at <= ledger.in_flight.get(name, -1)])
            await _check_table(party, lines, servers, found)
    finally:
        await store.close()
    found.lost = ledger.acknowledged - set(written)
    found.doubled = {name for name, times in written.items() if times > 1}
    found.denied = ledger.refused & set(written)
    found.out_of_date = ledger.stale & (ledger.acknowledged | set(written))
    return found


def _moments(lines: Sequence[Line]) -> list[tuple[str, int]]:
    """The requests in a log, and when they were written."""
    entries = [(read_entry(line.body), line.at) for line in lines]
    return [(name, at) for entry, at in entries if (name := getattr(entry, "id", ""))]


async def _check_table(party: Party, lines: Sequence[Line], servers: Sequence[ServerProcess], found: Audit) -> None:
    """Is the log whole, was the game played to its end, and is it the one that servers tell of?"""
    try:
        table = _replayed(party.table, lines)
    except Exception as problem:  # noqa: BLE001  # whatever it is, the log cannot be replayed
        found.broken.append(f"{party.table}: {problem!r}")
        return
    if table.match is None or not table.match.over or not party.is_finished:
        found.stuck.append(f"{party.table}, {table.opened.game}, after {len(lines)} entries")
        return
    for server in servers:
        if not await asyncio.to_thread(_tells, server, party, record_of(table.match)):
            found.differing.append(party.table)


def _tells(server: ServerProcess, party: Party, record: Record) -> bool:
    """Does a server tell this record, whatever it adds about the deal?"""
    with suppress(GameError):
        return replace(read(told_record(server, party), GAMES), dealt=None) == record
    return False


def _replayed(name: str, lines: Sequence[Line]) -> Table:
    """The table that a log leads to."""
    assert [line.number for line in lines] == list(range(1, len(lines) + 1)), "the numbers have gaps"
    table = Table(name, msgspec.json.decode(lines[0].body, type=Opened), lines[0].at)
    for line in lines[1:]:
        table.apply(read_entry(line.body), line.at)
    return table
