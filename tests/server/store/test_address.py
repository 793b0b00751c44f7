"""Addresses that lead nowhere get one sentence, without the password in it."""

import asyncio
import sys

import pytest

from midtown.server.store.line import StoreFailed
from midtown.server.store.store import open_store

BEGINNING = "the address of a database begins with sqlite:/// or postgresql://"
SIGNS = "write the signs / ? @ of a password as %2F %3F %40"
NO_ADDRESS = "that is no address of a database; one is postgresql://name:password@host/database"


def sentence(url: str) -> str:
    with pytest.raises(StoreFailed) as caught:
        asyncio.run(open_store(url))
    return str(caught.value)


@pytest.mark.parametrize("url", ["", "midtown.db", "sqlite://", "mysql://me:secret@host/midtown"])
def test_other_kinds_of_databases_are_refused(url: str) -> None:
    assert sentence(url) == BEGINNING


@pytest.mark.parametrize("password", ["sec/ret", "sec?ret", "sec@ret", "@secret", "secret/"])
def test_a_password_that_could_be_taken_for_a_host_is_refused(password: str) -> None:
    assert sentence(f"postgresql://me:{password}@127.0.0.1:1/midtown") == SIGNS


@pytest.mark.parametrize("url", ["postgresql://me:secret@[::1/midtown", "postgresql://me:secret@host/midtown?colour=red"])
def test_what_is_no_address_is_refused(url: str) -> None:
    assert sentence(url) == NO_ADDRESS


@pytest.mark.parametrize("password", ["secret", "secret:secret", "secret%40"])
def test_a_database_that_does_not_answer_is_named_without_its_password(password: str) -> None:
    said = sentence(f"postgresql://me:{password}@127.0.0.1:1/midtown")

    assert said.startswith("the database cannot be opened: ")
    assert "127.0.0.1" in said
    assert "secret" not in said
    assert "\n" not in said


def test_what_postgresql_needs_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "midtown.server.store.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)

    assert sentence("postgresql://host/midtown") == "PostgreSQL needs another package: pip install 'midtown[postgres]'"
