"""Store: everything that ever happened at any table."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Concatenate, Final, ParamSpec, TypeVar, final

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from midtown.core.errors import Reason, Value
from midtown.server.store.address import database_at
from midtown.server.store.database import Database, Heard
from midtown.server.store.line import Line, StoreFailed, failed, first_line
from midtown.server.store.migrate import migrate
from midtown.server.store.order import Order
from midtown.server.store.queries import read_lines, read_summaries
from midtown.server.store.summary import Summary
from midtown.server.store.writer import Writer

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


@final
class Store:
    """An append-only log for every table; a thread reads, and another one writes where the disk is slow."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._writer: Final = Writer(database)
        self._reader: Final = ThreadPoolExecutor(1, "midtown-reader")

    async def append(self, line: Line) -> None:
        """Return when the line is durable; `Taken` if its number is not free, `StoreFailed` if nobody knows."""
        await self._writer.append(line)

    def hand_in(self, order: Order) -> None:
        """Have lines written; what settles the order is told when they are durable, or why not, and never before this returns."""
        self._writer.hand_in(order)

    async def read(self, table: str, after: int = 0) -> list[Line]:
        """The lines of a table after that number, in order."""
        return await self._query(read_lines, table, after)

    async def tables(self) -> list[Summary]:
        """All tables, most recently used first."""
        return await self._query(read_summaries)

    def listen(self, heard: Heard) -> None:
        """From now on, call this in the event loop with what other processes append."""
        self._database.listen(heard)

    async def close(self) -> None:
        """Write everything that was handed in, then end all threads and connections."""
        await self._writer.close()
        await asyncio.to_thread(self._close)

    async def _query(self, query: Callable[Concatenate[Engine, Asked], Answer], *asked: Asked.args, **named: Asked.kwargs) -> Answer:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, lambda: query(self._database.engine, *asked, **named))
        except SQLAlchemyError as problem:
            raise failed(_cause(problem)) from None

    def _close(self) -> None:
        self._reader.shutdown()
        self._database.close()


async def open_store(url: str) -> Store:
    """The store in the database at an address, brought up to date."""
    database = database_at(url)
    with ExitStack() as opening:
        opening.callback(database.close)
        try:
            await asyncio.to_thread(migrate, database)
        except SQLAlchemyError as problem:
            blanks: dict[str, Value] = {"problem": first_line(_cause(problem))}
            raise StoreFailed(Reason("", "the database cannot be opened: {problem}", blanks)) from None
        opening.pop_all()
    return Store(database)


def _cause(problem: SQLAlchemyError) -> object:
    """What the database itself said; the statement and its lines are nobody's business."""
    return problem.orig if isinstance(problem, DBAPIError) else problem
