import os
from collections.abc import Iterator

import pytest

from tests.server.postgres import Cluster, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL that is started when the first test wants it."""
    bin_folder = programs()
    if bin_folder is None:
        reason = "not run: PostgreSQL is not installed"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with Cluster(bin_folder) as cluster:
        yield cluster


@pytest.fixture
def postgres_url(postgres: Cluster) -> str:
    """An empty database."""
    return postgres.new_database()
