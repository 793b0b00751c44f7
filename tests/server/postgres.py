"""A PostgreSQL of the tests' own, in a temporary folder, heard on a socket in that folder alone."""

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from typing import Final, Self

import psycopg
from psycopg import sql

DEBIAN: Final = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """The folder of PostgreSQL's programs, the newest first, or nothing where it is not installed."""
    found = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    inside = found[-1] if found else shutil.which("initdb")
    return Path(inside).resolve().parent if inside else None


class Cluster:
    """A running PostgreSQL; every test gets an empty database in it."""

    def __init__(self, bin_folder: Path) -> None:
        self._bin: Final = bin_folder
        self._folder: Final = Path(tempfile.mkdtemp(prefix="midtown-"))
        self._user: Final = _unprivileged_user()
        self._numbers: Final = count(1)

    def __enter__(self) -> Self:
        if self._user is not None:
            shutil.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
        data = str(self._folder / "data")
        self._run("initdb", "--pgdata", data, "--username", "midtown", "--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync")
        self._run("pg_ctl", "start", "--wait", "--pgdata", data, "--log", str(self._folder / "log"), "--options", self._options())
        return self

    def __exit__(self, *_: object) -> None:
        self._run("pg_ctl", "stop", "--wait", "--mode", "immediate", "--pgdata", str(self._folder / "data"))
        shutil.rmtree(self._folder)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self._address(name)

    def _address(self, name: str) -> str:
        return f"postgresql://midtown@/{name}?host={self._folder}"

    def _options(self) -> str:
        return f"-c listen_addresses='' -c unix_socket_directories='{self._folder}'"

    def _run(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs, as somebody whom it does not refuse."""
        command = [str(self._bin / program), *words]
        if self._user is None:
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder)
        else:
            user, group = self._user.pw_uid, self._user.pw_gid
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, user=user, group=group, extra_groups=[])


def _unprivileged_user() -> pwd.struct_passwd | None:
    """Whom PostgreSQL runs as: it refuses to be root."""
    if os.geteuid() != 0:
        return None
    users = {user.pw_name: user for user in pwd.getpwall()}
    return users.get("postgres", users["nobody"])
