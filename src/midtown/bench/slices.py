"""Slice: what a worker got done in a short while."""

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True)
class Slice:
    """So much work, with the CPU time it took and the time that passed on the wall."""

    amount: int
    cpu_seconds: float
    wall_seconds: float
