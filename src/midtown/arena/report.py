"""Report: what a simulation has shown."""

from dataclasses import asdict, dataclass, field
from typing import final

from midtown.arena.statistics import CONFIDENCE, Estimate, Spread
from midtown.core.errors import Reason
from midtown.core.options import Options


@final
@dataclass(frozen=True)
class SeatReport:
    """How the bot of one seat, or an automatic player after the seats, has fared."""

    seat: int
    bot: str
    victories: float
    """Of a shared victory each winner has his part."""
    victory_share: Estimate
    points: Spread


@final
@dataclass(frozen=True)
class Ending:
    """Why some games ended."""

    reason: Reason
    games: int

    def to_json(self) -> dict[str, object]:
        """This ending for other programs."""
        return {"rule": self.reason.rule, "reason": self.reason.plain(), "games": self.games}


@final
@dataclass(frozen=True)
class Pace:
    """How fast it went by the clock on the wall, all processes together."""

    jobs: int
    seconds: float
    decisions_per_second: float


@final
@dataclass(frozen=True)
class Report:
    """What was played and what came of it; the pace is the only thing that the seed does not decide."""

    game: str
    rules_version: int
    options: Options
    seed: int
    games: int
    seats: tuple[SeatReport, ...]
    shared_victories: int
    """Games with several winners."""
    cut_short: int
    """Games that were ended because they were too long."""
    endings: tuple[Ending, ...]
    """Why the others ended, the most frequent reason first."""
    decisions: Spread
    rounds: Spread
    plays_in: str
    """What the game is counted in: rounds or turns."""
    pace: Pace = field(compare=False)

    def to_json(self) -> dict[str, object]:
        """This report for other programs; keys are only ever added."""
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "options": {"seats": self.options.seats, **dict(self.options.choices)},
            "corrections": [[change.component, change.field, change.value] for change in self.options.corrections],
            "seed": self.seed,
            "games": self.games,
            "confidence": CONFIDENCE,
            "intervals": {"victory_share": "Wilson score", "mean": "Student's t"},
            "seats": [asdict(seat) for seat in self.seats],
            "shared_victories": self.shared_victories,
            "cut_short": self.cut_short,
            "decisions": asdict(self.decisions),
            "rounds": asdict(self.rounds),
            "pace": asdict(self.pace),
            "plays_in": self.plays_in,
            "endings": [ending.to_json() for ending in self.endings],
        }
