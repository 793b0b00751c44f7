"""Sense: a judgement of what a seat may do."""

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

S = TypeVar("S")


class Sense(ABC, Generic[S]):
    """Says of each option of a seat what it is worth, by what that seat can see."""

    @abstractmethod
    def values(self, state: S, seat: int, options: list[int]) -> list[float]:
        """What each option is worth; more is better. The state is re-dealt from a view and may be scribbled on."""
