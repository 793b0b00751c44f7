"""Holding: one server for one SQLite file, because no other would hear what it writes."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final, final

SQLITE: Final = "sqlite:///"


@final
class HeldElsewhere(Exception):
    """Another server has the tables open, at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address: Final = address


@contextmanager
def held(database: str, address: str) -> Iterator[None]:
    """Keep other servers from a database while this one is open; PostgreSQL is for many."""
    if not database.startswith(SQLITE):
        yield
        return
    path = Path(f"{database.removeprefix(SQLITE)}.server")
    with ExitStack() as stack:
        with suppress(OSError):  # whoever cannot write here cannot open the database either, and is told so then
            file = stack.enter_context(path.open("a+", encoding="utf-8"))
            _lock(file.fileno(), path)
            file.truncate(0)
            file.write(address)
            file.flush()
        yield


def _lock(handle: int, path: Path) -> None:
    """The lock goes with the process, however it ends; where there are no such locks, nothing is locked."""
    with suppress(ImportError):
        import fcntl  # noqa: PLC0415  # there is none on Windows

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise HeldElsewhere(path.read_text(encoding="utf-8")) from None
