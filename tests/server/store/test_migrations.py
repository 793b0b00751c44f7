"""How databases come into being and are kept up to date."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from midtown.server.store.line import StoreFailed
from midtown.server.store.schema import METADATA
from midtown.server.store.store import open_store
from tests.server.store.stores import behind_its_back, execute, line, opened


async def open_and_close(url: str) -> None:
    async with opened(url):
        pass


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_an_empty_database_is_laid_out_as_the_store_expects(url: str) -> None:
    found: list[object] = []
    behind_its_back(url, lambda connection: found.extend(differences(connection)))
    assert found

    asyncio.run(open_and_close(url))

    found.clear()
    behind_its_back(url, lambda connection: found.extend(differences(connection)))
    assert found == []


def test_a_database_of_a_newer_version_is_refused_and_left_alone(url: str) -> None:
    asyncio.run(open_and_close(url))
    execute(url, "UPDATE alembic_version SET version_num = '2525'")

    with pytest.raises(StoreFailed, match="this database was written by a newer version of Midtown"):
        asyncio.run(open_store(url))

    execute(url, "UPDATE alembic_version SET version_num = '1' WHERE version_num = '2525'")
    asyncio.run(open_and_close(url))


def test_a_migration_that_fails_leaves_nothing_behind(url: str) -> None:
    execute(url, "CREATE TABLE alembic_version (version_num INTEGER CHECK (version_num > 1))")
    with pytest.raises(StoreFailed, match="the database cannot be opened"):
        asyncio.run(open_store(url))
    execute(url, "DROP TABLE alembic_version")

    async def run() -> None:
        async with opened(url) as store:
            await store.append(line("harlem", 1))

    asyncio.run(run())
