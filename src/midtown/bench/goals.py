"""Goals: what is measured, and what each game and all of them together shall reach."""

from collections.abc import Sequence
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
    """Something about a game, or about all of them, that can be compared with a reference."""

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
    Measure("E12", "playouts on two cores", Sense.MORE, Build.EITHER),
    Measure("A1", "decisions, tree search", Sense.MORE, Build.COMPILED),
    Measure("E11", "import of all games", Sense.LESS, Build.EITHER),
)


@final
@dataclass(frozen=True)
class Goal:
    """The limit that a game, or all games together, shall reach in one measure."""

    game: str
    """Its name; empty where all games are meant."""
    measure: Measure
    limit: float


ALL_GAMES: Final = ""
SEATS: Final = 4
"""How many seats a game is measured with."""
LIMITS: Final[dict[str, dict[str, float]]] = {
    "fifth-avenue": {"E1": 10, "E6": 30, "E8": 0.5, "E9": 1.2, "E10": 0.4, "E12": 1.85, "A1": 1.3},
    "new-york-city": {"E1": 10, "E6": 30, "E8": 0.5, "E9": 1.2, "E10": 0.4, "E12": 1.85, "A1": 1.3},
    "the-city": {"E1": 24, "E6": 80, "E8": 1.2, "E9": 0.8, "E10": 0.2, "E12": 1.85, "A1": 3},
    ALL_GAMES: {"E11": 2},
}
GOALS: Final = {
    game: {measure.number: Goal(game, measure, limits[measure.number]) for measure in MEASURES if measure.number in limits}
    for game, limits in LIMITS.items()
}
"""By game and by the number of the measure."""


def goals_of(games: Sequence[str]) -> list[Goal]:
    """The goals of some games, then those of all together."""
    return [goal for game in [*games, ALL_GAMES] for goal in GOALS[game].values()]
