"""Stores as tests use them."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from sqlalchemy import Connection

from midtown.server.store.address import database_at
from midtown.server.store.line import Line
from midtown.server.store.store import Store, open_store


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def line(table: str, number: int, body: bytes = b"{}") -> Line:
    return Line(table, number, 1_790_000_000_000 + number, body)


def behind_its_back(url: str, change: Callable[[Connection], object]) -> None:
    """Do something to a database that the store knows nothing of."""
    database = database_at(url)
    try:
        with database.engine.begin() as connection:
            change(connection)
    finally:
        database.close()


def execute(url: str, statement: str) -> None:
    behind_its_back(url, lambda connection: connection.exec_driver_sql(statement))


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something has happened, but not for ever."""
    async with asyncio.timeout(10):
        while not is_so():  # noqa: ASYNC110  # what is waited for happens in PostgreSQL
            await asyncio.sleep(0.005)
