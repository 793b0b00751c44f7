"""What the store needs of a kind of database."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from sqlalchemy import Engine

from midtown.server.store.line import Line

Heard = Callable[[str, int], None]
"""Told the table and the number of a line that another process has written; ("", 0): anything may have happened."""


class Busy(Exception):
    """It cannot be written at once: somebody else has to be waited for."""


class Pen(ABC):
    """A connection to write with, used by one thread at a time and thrown away after the first error."""

    @abstractmethod
    def write(self, orders: Sequence[Sequence[Line]]) -> list[bool]:
        """Make orders durable in one transaction, each some lines of a table one after the other; for each: was its first number free?

        The others are free then, since nobody writes a line who has not seen the one before it. If it is not, none of them is written.
        """

    @abstractmethod
    def close(self) -> None:
        """Give up the connection, and what was not finished."""


class Database(ABC):
    """One database, wherever it is."""

    engine: Engine
    """For migrations and for reading."""
    lock: str
    """The statement after which nobody else changes the layout of the database until the transaction ends."""

    @abstractmethod
    def open_pen(self) -> Pen:
        """A new connection to write with."""

    @abstractmethod
    def open_hasty_pen(self) -> Pen:
        """A new connection that waits for nothing but the disk, and says that it is busy where there is more to wait for."""

    @abstractmethod
    def listen(self, heard: Heard) -> None:
        """From now on, tell what other processes write."""

    @abstractmethod
    def close(self) -> None:
        """Stop listening and give up all connections."""
