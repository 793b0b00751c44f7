"""Runners for tests: they know their paces beforehand, and note when they run."""

from typing import Final

from midtown.bench.runners import Pace, Runner


class Known(Runner):
    """Runs at one known pace after the other, over and over."""

    def __init__(self, name: str, log: list[str], *paces: float, share: float = 1.0) -> None:
        self._name: Final = name
        self._log: Final = log
        self._paces: Final = paces
        self._share: Final = share
        self._runs = 0

    def pace(self, seconds: float) -> Pace:
        self._log.append(f"{self._name} {seconds:g}")
        self._runs += 1
        return Pace(self._paces[(self._runs - 1) % len(self._paces)], self._share)
