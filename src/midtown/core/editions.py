"""Editions: the tables that games are played with, made once for each set of options."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar, final

from midtown.core.options import Options

E = TypeVar("E")
MOST_KEPT: Final = 100


@final
class Editions(Generic[E]):
    """Makes an edition when it is first asked for, and keeps those that were."""

    def __init__(self, make: Callable[[Options], E]) -> None:
        self._make = make
        self._kept: dict[Options, E] = {}
        self._last: Options | None = None
        self._last_edition: E | None = None

    def find(self, options: Options) -> E:
        """The edition that these options call for."""
        last = self._last_edition
        if last is not None and options is self._last:
            return last
        edition = self._kept.get(options)
        if edition is None:
            edition = self._make(options)
            if len(self._kept) == MOST_KEPT:
                self._kept.clear()
            self._kept[options] = edition
        self._last = options
        self._last_edition = edition
        return edition
