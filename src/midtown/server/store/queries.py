"""What is read from a database."""

from sqlalchemy import Engine, func, select

from midtown.server.store.line import Line
from midtown.server.store.schema import LOG
from midtown.server.store.summary import Summary


def read_lines(engine: Engine, table: str, after: int) -> list[Line]:
    """The lines of a table whose numbers are greater than this one, in order."""
    column = LOG.c
    query = (
        select(column.table_name, column.number, column.at, column.body)
        .where(column.table_name == table, column.number > after)
        .order_by(column.number)
    )
    with engine.connect() as connection:
        return [Line(*row) for row in connection.execute(query)]


def read_summaries(engine: Engine) -> list[Summary]:
    """All tables, most recently used first."""
    column = LOG.c
    first, last = func.min(column.at), func.max(column.at)
    query = select(column.table_name, func.count(), first, last).group_by(column.table_name).order_by(last.desc(), column.table_name)
    with engine.connect() as connection:
        return [Summary(*row) for row in connection.execute(query)]
