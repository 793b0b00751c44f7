import os
import secrets
from collections.abc import Iterator
from itertools import count

import pytest

from tests.server.postgres import Cluster, programs


@pytest.fixture(autouse=True)
def dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test are dealt the same cards whenever it runs: what holds for most deals only would fail now and then."""
    numbers = count(1)

    def next_secret(length: int) -> str:
        return f"{next(numbers):0{2 * length}x}"

    monkeypatch.setattr(secrets, "token_hex", next_secret)


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
