"""SQLite: one file, one server process."""

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from typing import Final, final

from sqlalchemy import QueuePool, create_engine

from midtown.server.store.database import Busy, Database, Heard, Pen
from midtown.server.store.line import Line

PAGES: Final = 1000
"""Of the write-ahead log: then it is begun anew, which takes a moment."""
PRAGMAS: Final = ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL", f"wal_autocheckpoint = {PAGES}")
"""A commit is on disk when it returns, and whoever reads meanwhile neither waits nor is waited for."""
ROOM: Final = (
    "PRAGMA cache_size = 10",
    "BEGIN IMMEDIATE",
    "CREATE TABLE room (room)",
    f"INSERT INTO room VALUES (zeroblob({PAGES} * 4500))",  # noqa: S608  # a constant
)
"""What memory does not hold is written to the log before it is taken back: the log has its full length then, all else is as before."""
TO_DISK: Final = "PRAGMA user_version = 0"
"""Changes nothing, but is a transaction: when it is on disk, all of the log is, and the first line does not wait for that."""
INSERT: Final = "INSERT INTO log (table_name, number, at, body) VALUES "
ROW: Final = "(?, ?, ?, ?)"


@final
class Sqlite(Database):
    """The database in a file."""

    lock = "BEGIN IMMEDIATE"

    def __init__(self, path: str) -> None:
        self._path: Final = path
        self.engine = create_engine("sqlite://", creator=self._connect, poolclass=QueuePool, pool_size=1)

    def open_pen(self) -> Pen:
        return SqlitePen(self._connect())

    def open_hasty_pen(self) -> Pen:
        connection = self._connect()
        connection.execute("PRAGMA busy_timeout = 0")
        with suppress(sqlite3.OperationalError):
            make_room(connection)
        return HastySqlitePen(SqlitePen(connection))

    def listen(self, heard: Heard) -> None:
        """There is no other process to be heard."""

    def close(self) -> None:
        self.engine.dispose()

    def _connect(self) -> sqlite3.Connection:
        """A connection whose transactions begin and end where we say so."""
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        try:
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection


def make_room(connection: sqlite3.Connection) -> None:
    """Let the write-ahead log be as long as it ever becomes: in place, a line takes half as long as at the end of a file that grows."""
    memory = connection.execute("PRAGMA cache_size").fetchone()[0]
    try:
        for statement in ROOM:
            connection.execute(statement)
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        connection.execute(f"PRAGMA cache_size = {memory}")
    connection.execute(TO_DISK)


@final
class SqlitePen(Pen):
    """Plain SQL on a plain connection: what lies between would cost as much as the insert itself."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection

    def write(self, orders: Sequence[Sequence[Line]]) -> list[bool]:
        """In one statement, so that other threads are waited for only once; order by order if not all of them are free."""
        lines = list(chain.from_iterable(orders))
        try:
            self._connection.execute(INSERT + ", ".join([ROW] * len(lines)), list(chain.from_iterable(lines)))
        except sqlite3.IntegrityError:
            return self._write_one_by_one(orders)
        return [True] * len(orders)

    def _write_one_by_one(self, orders: Sequence[Sequence[Line]]) -> list[bool]:
        self._connection.execute("BEGIN IMMEDIATE")
        were_free = [all(self._was_free(line) for line in lines) for lines in orders]
        self._connection.execute("COMMIT")
        return were_free

    def _was_free(self, line: Line) -> bool:
        return self._connection.execute(f"{INSERT}{ROW} ON CONFLICT DO NOTHING", line).rowcount == 1

    def close(self) -> None:
        self._connection.close()


@final
class HastySqlitePen(Pen):
    """On a connection that does not wait for others."""

    def __init__(self, pen: SqlitePen) -> None:
        self._pen: Final = pen

    def write(self, orders: Sequence[Sequence[Line]]) -> list[bool]:
        try:
            return self._pen.write(orders)
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise Busy from None
            raise

    def close(self) -> None:
        self._pen.close()
