"""SQLite: one file, one server process."""

import sqlite3
from collections.abc import Sequence
from typing import Final, final

from sqlalchemy import QueuePool, create_engine

from midtown.server.store.database import Database, Heard, Pen
from midtown.server.store.line import Line

PRAGMAS: Final = ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL")
"""A commit is on disk when it returns, and whoever reads meanwhile neither waits nor is waited for."""
INSERT: Final = "INSERT INTO log (table_name, number, at, body) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"


@final
class Sqlite(Database):
    """The database in a file."""

    lock = "BEGIN IMMEDIATE"

    def __init__(self, path: str) -> None:
        self._path: Final = path
        self.engine = create_engine("sqlite://", creator=self._connect, poolclass=QueuePool, pool_size=1)

    def open_pen(self) -> Pen:
        return SqlitePen(self._connect())

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


@final
class SqlitePen(Pen):
    """Plain SQL on a plain connection: what lies between would cost as much as the insert itself."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: Final = connection

    def write(self, lines: Sequence[Line]) -> list[bool]:
        execute = self._connection.execute
        execute("BEGIN IMMEDIATE")
        were_free = [execute(INSERT, line).rowcount == 1 for line in lines]
        execute("COMMIT")
        return were_free

    def close(self) -> None:
        self._connection.close()
