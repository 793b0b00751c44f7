"""What only PostgreSQL does: several processes on one database."""

import asyncio
import subprocess
import sys

import psycopg
import pytest

from midtown.server.store.line import StoreFailed, Taken
from midtown.server.store.postgres import Postgres
from midtown.server.store.store import Store
from tests.server.store.stores import line, opened, until

Heard = list[tuple[str, int]]
OPEN = """
import asyncio, sys
from midtown.server.store.store import open_store

async def run():
    store = await open_store(sys.argv[1])
    await store.close()

asyncio.run(run())
"""


def end_connections(url: str) -> None:
    """What a restart of PostgreSQL does to everybody."""
    with psycopg.connect(url) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'midtown' AND datname = current_database()"
        )


async def listening(store: Store) -> Heard:
    """What a store hears from now on."""
    heard: Heard = []
    store.listen(lambda table, number: heard.append((table, number)))
    await until(lambda: heard == [("", 0)])
    heard.clear()
    return heard


def test_two_stores_hear_each_other_and_not_themselves(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            heard_here, heard_there = await listening(here), await listening(there)
            await here.append(line("upper harlem", 1))
            await there.append(line("upper harlem", 2))
            await here.append(line("upper harlem", 3))
            await until(lambda: (len(heard_here), len(heard_there)) == (1, 2))
            assert heard_here == [("upper harlem", 2)]
            assert heard_there == [("upper harlem", 1), ("upper harlem", 3)]
            assert [found.number for found in await there.read("upper harlem")] == [1, 2, 3]

    asyncio.run(run())


def test_a_refused_line_is_not_heard_of(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            heard = await listening(here)
            await here.append(line("harlem", 1))
            with pytest.raises(Taken):
                await there.append(line("harlem", 1))
            await there.append(line("harlem", 2))
            await until(lambda: bool(heard))
            assert heard == [("harlem", 2)]

    asyncio.run(run())


def test_words_of_strangers_are_not_listened_to(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            heard = await listening(here)
            with psycopg.connect(postgres_url) as stranger:
                stranger.execute("NOTIFY midtown, 'good morning'")
            await there.append(line("harlem", 1))
            await until(lambda: bool(heard))
            assert heard == [("harlem", 1)]

    asyncio.run(run())


def test_lost_connections_come_back(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            heard = await listening(here)
            await there.append(line("harlem", 1))
            await here.read("harlem")
            await until(lambda: heard == [("harlem", 1)])
            end_connections(postgres_url)
            assert await here.read("harlem") == [line("harlem", 1)]
            with pytest.raises(StoreFailed, match="the database failed: "):
                await there.append(line("harlem", 2))
            await until(lambda: heard[1:] == [("", 0)])
            await there.append(line("harlem", 2))
            await until(lambda: heard[2:] == [("harlem", 2)])

    asyncio.run(run())


def test_the_same_numbers_in_another_order_never_lock_each_other_out(postgres_url: str) -> None:
    async def run() -> None:
        async with opened(postgres_url) as here, opened(postgres_url) as there:
            forth, back = range(1, 301), range(300, 0, -1)
            appends = [store.append(line("harlem", number)) for store, numbers in ((here, forth), (there, back)) for number in numbers]
            outcomes = await asyncio.gather(*appends, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes].count(Taken) == 300
            assert [outcome for outcome in outcomes if isinstance(outcome, StoreFailed)] == []

    asyncio.run(run())


def test_processes_that_start_together_come_up_one_after_the_other(postgres_url: str) -> None:
    with psycopg.connect(postgres_url) as first:
        first.execute(Postgres.lock)
        others = [subprocess.Popen([sys.executable, "-c", OPEN, postgres_url]) for _ in range(2)]
        asyncio.run(until(lambda: waiting_for_the_lock(first) == 2))
    assert [other.wait(timeout=10) for other in others] == [0, 0]


def waiting_for_the_lock(connection: psycopg.Connection) -> int:
    """How many other connections wait until this one has finished with the layout of the database."""
    [[waiting]] = connection.execute("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted").fetchall()
    return int(waiting)


def test_commits_wait_for_the_disk_whatever_the_address_says(postgres_url: str) -> None:
    database = Postgres(f"{postgres_url}&options=-c%20synchronous_commit%3Doff%20-c%20work_mem%3D1MB")
    with database.engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
        assert connection.exec_driver_sql("SHOW work_mem").scalar() == "1MB"
    database.close()
