"""PostgreSQL: several server processes, each of which hears what the others write."""

from collections.abc import Sequence
from secrets import token_hex
from typing import Final, final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from sqlalchemy import create_engine

from midtown.core.errors import Reason
from midtown.server.store.database import Busy, Database, Heard, Pen
from midtown.server.store.line import Line, StoreFailed
from midtown.server.store.listener import CHANNEL, Listener

DEFAULTS: Final[dict[str, str | int]] = {
    "application_name": "midtown",
    "client_encoding": "utf8",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""A server that has gone silent is noticed within seconds, unless the address says otherwise."""
DURABLE: Final = "-c synchronous_commit=on"
INSERT: Final = f"""
WITH first AS (
    INSERT INTO log (table_name, number, at, body)
    SELECT table_name, number, at, body
    FROM unnest(%s::text[], %s::integer[], %s::bigint[], %s::bytea[]) WITH ORDINALITY AS line (table_name, number, at, body, place)
    ORDER BY table_name, number, place
    ON CONFLICT DO NOTHING
    RETURNING table_name, number
), later AS (
    INSERT INTO log (table_name, number, at, body)
    SELECT line.table_name, line.number, line.at, line.body
    FROM unnest(%s::text[], %s::integer[], %s::bigint[], %s::bytea[], %s::integer[]) AS line (table_name, number, at, body, after)
    JOIN first ON first.table_name = line.table_name AND first.number = line.after
    ORDER BY line.table_name, line.number
    RETURNING table_name, number
)
SELECT table_name, number, pg_notify('{CHANNEL}', concat_ws(' ', %s::text, table_name, number))
FROM (SELECT * FROM first UNION ALL SELECT * FROM later) AS written
"""  # noqa: S608  # a constant
"""One statement, one transaction, one way there and back; sorted, so that two processes never wait for each other crosswise."""


@final
class Postgres(Database):
    """The database at an address."""

    lock = "SELECT pg_advisory_xact_lock(7305808869231650414)"

    def __init__(self, url: str) -> None:
        self._conninfo: Final = _conninfo(url)
        self._process: Final = token_hex(8)
        self._listeners: Final[list[Listener]] = []
        self.engine = create_engine("postgresql+psycopg://", creator=self._connect, pool_size=1, pool_pre_ping=True)

    def open_pen(self) -> Pen:
        return PostgresPen(self._connect_without_transactions(), self._process)

    def open_hasty_pen(self) -> Pen:
        """There is always a network to be waited for."""
        raise Busy

    def listen(self, heard: Heard) -> None:
        self._listeners.append(Listener(self._connect_without_transactions, self._process, heard))

    def close(self) -> None:
        for listener in self._listeners:
            listener.close()
        self.engine.dispose()

    def _connect(self) -> psycopg.Connection:
        return psycopg.connect(self._conninfo)

    def _connect_without_transactions(self) -> psycopg.Connection:
        """A connection on which every statement stands for itself."""
        return psycopg.connect(self._conninfo, autocommit=True)


def _conninfo(url: str) -> str:
    """What an address says, and what we add; a password that would be taken for a host, and shown, is refused."""
    before_host = url.partition("://")[2].rpartition("@")[0]
    if any(sign in before_host for sign in "/?@"):
        raise StoreFailed(Reason("", "write the signs / ? @ of a password as %2F %3F %40"))
    try:
        said = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        raise StoreFailed(Reason("", "that is no address of a database; one is postgresql://name:password@host/database")) from None
    return make_conninfo("", **{**DEFAULTS, **said, "options": f"{said.get('options', '')} {DURABLE}"})


@final
class PostgresPen(Pen):
    """Writes lines and says so to the other processes."""

    def __init__(self, connection: psycopg.Connection, process: str) -> None:
        self._connection: Final = connection
        self._process: Final = process

    def write(self, orders: Sequence[Sequence[Line]]) -> list[bool]:
        firsts = [lines[0] for lines in orders]
        alone = {(lines[0].table, lines[0].number): lines for lines in reversed(orders)}
        laters = [(*line, lines[0].number) for lines in alone.values() for line in lines[1:]]
        columns = [*_columns(firsts, len(Line._fields)), *_columns(laters, len(Line._fields) + 1)]
        cursor = self._connection.execute(INSERT, [*columns, self._process], prepare=True)
        written = {(table, number) for table, number, _ in cursor}
        return [_take(written, line) for line in firsts]

    def close(self) -> None:
        self._connection.close()


def _take(written: set[tuple[str, int]], line: Line) -> bool:
    """Was this line written? Of two that are equal, the first was."""
    was_free = (line.table, line.number) in written
    written.discard((line.table, line.number))
    return was_free


def _columns(rows: Sequence[tuple[object, ...]], count: int) -> list[list[object]]:
    """So many columns of a table, also of one without rows."""
    return [[row[place] for row in rows] for place in range(count)]
