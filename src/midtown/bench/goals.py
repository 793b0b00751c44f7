"""Goals: what is measured, and what each game shall reach."""

from dataclasses import dataclass
from enum import Enum
from statistics import mean
from typing import Final, final


class Sense(Enum):
    """Which way is better."""

    MORE = "at_least"
    """The paces are compared."""
    LESS = "at_most"
    """The times are compared."""


class Build(Enum):
    """Which form of the engine a goal is about."""

    COMPILED = "compiled"
    PLAIN = "plain"
    EITHER = "either"


@final
@dataclass(frozen=True)
class Measure:
    """Something about every game that can be compared with a reference."""

    number: str
    sentence: str
    sense: Sense
    build: Build

    def ratio(self, pace: float, reference: tuple[float, float]) -> float:
        """A pace against the mean of the reference's two runs."""
        if self.sense is Sense.MORE:
            return pace / mean(reference)
        return 1 / pace / mean([1 / run for run in reference])

    def is_reached(self, ratio: float, limit: float) -> bool:
        """Is this ratio as good as the limit asks for?"""
        return ratio >= limit if self.sense is Sense.MORE else ratio <= limit


MEASURES: Final = (
    Measure("E1", "decisions, Python loop", Sense.MORE, Build.COMPILED),
    Measure("E6", "decisions, playouts", Sense.MORE, Build.COMPILED),
    Measure("E8", "the same, plain Python", Sense.MORE, Build.PLAIN),
    Measure("E9", "copy of a state", Sense.LESS, Build.COMPILED),
    Measure("E10", "assignment of a state", Sense.LESS, Build.COMPILED),
    Measure("E11", "import of the engine", Sense.LESS, Build.EITHER),
    Measure("E12", "playouts on two cores", Sense.MORE, Build.EITHER),
)


@final
@dataclass(frozen=True)
class Goals:
    """What one game shall reach with so many seats: a limit for the number of each measure."""

    seats: int
    limits: dict[str, float]


GOALS: Final = {
    "the-city": Goals(4, {"E1": 24, "E6": 80, "E8": 1.2, "E9": 0.8, "E10": 0.2, "E11": 1, "E12": 1.85}),
}
