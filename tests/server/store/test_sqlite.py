"""What only SQLite does."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from midtown.server.store.line import StoreFailed
from midtown.server.store.sqlite import Sqlite
from midtown.server.store.store import open_store
from tests.server.store.stores import line, opened


@contextmanager
def disk_full(largest: int) -> Iterator[None]:
    """No file of this process can grow beyond this size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_fails_a_line_and_the_next_is_written_when_there_is_room(sqlite_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite_url) as store:
            await store.append(line("harlem", 1))
            with disk_full((tmp_path / "midtown.db-wal").stat().st_size), pytest.raises(StoreFailed, match="the database failed: "):
                await store.append(line("harlem", 2, b"lost"))
            await store.append(line("harlem", 2, b"kept"))
            assert await store.read("harlem") == [line("harlem", 1), line("harlem", 2, b"kept")]

    asyncio.run(run())


def test_every_connection_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    database = Sqlite(str(tmp_path / "midtown.db"))
    with database.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 10_000
    database.close()


def test_lines_that_wait_together_are_one_transaction(sqlite_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite_url) as store:
            await store.append(line("harlem", 1))
            with closing(sqlite3.connect(tmp_path / "midtown.db", isolation_level=None)) as blocker:
                blocker.execute("BEGIN IMMEDIATE")
                waiting = [asyncio.ensure_future(store.append(line("harlem", number))) for number in range(2, 52)]
                await asyncio.sleep(0.02)
                before = (tmp_path / "midtown.db-wal").stat().st_size
                blocker.execute("COMMIT")
            await asyncio.gather(*waiting)
            assert (tmp_path / "midtown.db-wal").stat().st_size - before < 50 * 4096

    asyncio.run(run())


def test_the_folder_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="the database cannot be opened: unable to open database file"):
        asyncio.run(open_store(f"sqlite:///{tmp_path / 'nowhere' / 'midtown.db'}"))


def test_another_kind_of_file_is_refused_and_left_alone(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "midtown.db").write_bytes(b"a letter to a friend\n" * 100)

    with pytest.raises(StoreFailed, match="the database cannot be opened: file is not a database"):
        asyncio.run(open_store(sqlite_url))

    assert (tmp_path / "midtown.db").read_bytes() == b"a letter to a friend\n" * 100


def test_any_path_can_be_an_address(tmp_path: Path) -> None:
    path = tmp_path / "50% off? #1 ü.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}"):
            assert path.exists()

    asyncio.run(run())
