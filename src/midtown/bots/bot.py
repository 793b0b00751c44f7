"""Bot: a program that plays a seat."""

from abc import ABC, abstractmethod

from midtown.core.chance import Chance
from midtown.core.view import View


class Bot(ABC):
    """Sees what its seat may know, never the table itself; chance of its own, so that games can be repeated."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    @abstractmethod
    def choose(self, view: View, options: list[int]) -> int:
        """One of the options, which its seat has been offered."""
