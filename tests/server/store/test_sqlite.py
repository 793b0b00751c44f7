"""What only SQLite does."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from midtown.server.store.line import StoreFailed
from midtown.server.store.sqlite import PAGES, Sqlite, make_room
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


def test_a_full_disk_fails_a_line_and_the_next_is_written_when_there_is_room(sqlite_url: str) -> None:
    async def run() -> None:
        async with opened(sqlite_url) as store:
            await store.append(line("harlem", 1))
            with disk_full(4096), pytest.raises(StoreFailed, match="the database failed: "):
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
                blocker.execute("COMMIT")
                assert pages_ahead(blocker) < 10
                await asyncio.gather(*waiting)
                assert pages_ahead(blocker) < 50

    asyncio.run(run())


def pages_ahead(connection: sqlite3.Connection) -> int:
    """How many pages were written ahead; the next one begins anew."""
    _, pages, _ = connection.execute("PRAGMA wal_checkpoint").fetchone()
    return int(pages)


def test_the_log_that_is_written_ahead_has_its_length_from_the_beginning(sqlite_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite_url) as store:
            await store.append(line("harlem", 1))
            lengths = [(tmp_path / "midtown.db-wal").stat().st_size]
            for number in range(2, 60):
                await store.append(line("harlem", number))
            lengths.append((tmp_path / "midtown.db-wal").stat().st_size)
            assert lengths == [lengths[0]] * 2
            assert lengths[0] > PAGES * 4096
        with closing(sqlite3.connect(tmp_path / "midtown.db")) as connection:
            assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'room'").fetchone() == (0,)
        assert (tmp_path / "midtown.db").stat().st_size < PAGES * 1024

    asyncio.run(run())


def test_the_whole_length_goes_to_disk_by_a_transaction_of_its_own(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "midtown.db", isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE harlem (line)")
        assert connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()[0] == 0
        make_room(connection)
        assert pages_ahead(connection) == 1


def test_where_somebody_else_writes_no_room_is_made_and_nothing_is_lost(sqlite_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite_url) as store:
            with closing(sqlite3.connect(tmp_path / "midtown.db", isolation_level=None)) as blocker:
                blocker.execute("BEGIN IMMEDIATE")
                waiting = asyncio.ensure_future(store.append(line("harlem", 1)))
                await asyncio.sleep(0.02)
                blocker.execute("COMMIT")
            await waiting
            assert len(await store.read("harlem")) == 1

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
