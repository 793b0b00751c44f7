"""Rival: the other engine, if it is there."""

from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import final


@final
@dataclass(frozen=True)
class Rival:
    """Its version, the module that is its worker, and the module that one imports to use it."""

    version: str
    worker: str
    module: str


def openspiel() -> Rival | None:
    """OpenSpiel, where the extra is installed."""
    try:
        return Rival(version("open-spiel"), "midtown.bench.openspiel", "pyspiel")
    except PackageNotFoundError:
        return None
