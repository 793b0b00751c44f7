"""Report: what a contest has shown."""

from collections import Counter
from dataclasses import dataclass, field
from typing import final

from midtown.arena.contest.contest import Contest
from midtown.arena.contest.counting import Count, Counts
from midtown.arena.contest.questions import Judgement
from midtown.arena.contest.ratings import ratings
from midtown.arena.contest.settling import ERROR
from midtown.arena.statistics import CONFIDENCE, Estimate, clustered_share, mean_of
from midtown.core.errors import Reason
from midtown.version import VERSION


@final
@dataclass(frozen=True)
class Thinking:
    """How long a bot took for a decision, in seconds."""

    mean: float
    longest: float


@final
@dataclass(frozen=True)
class Standing:
    """How one participant has fared."""

    name: str
    is_automatic: bool
    """Is it a player who is a rule?"""
    games: int
    seats: int
    """Its seats in these games, all together."""
    victories: float
    win_rate: Estimate
    """For each of its seats."""
    fair_share: float
    """The win rate if all were equal."""
    rating: Estimate
    points: Estimate | None
    """Nothing where all its games were lost by rule."""
    spread: dict[int, int]
    """How often it had so many points."""
    faults: tuple[tuple[Reason, int], ...]
    """Why it lost games by rule, and how many."""
    thinking: Thinking | None = field(compare=False)
    """Nothing for players who are rules."""

    def to_json(self) -> dict[str, object]:
        """This standing for other programs; keys are only ever added."""
        return {
            "name": self.name,
            "games": self.games,
            "win_rate": self.win_rate.value,
            "interval": [self.win_rate.low, self.win_rate.high],
            "fair_share": self.fair_share,
            "rating": self.rating.value,
            "rating_interval": [self.rating.low, self.rating.high],
            "seats": self.seats,
            "victories": self.victories,
            "points": self.points and self.points.value,
            "points_interval": self.points and [self.points.low, self.points.high],
            "automatic": self.is_automatic,
            "faults": [{"reason": reason.plain(), "games": games} for reason, games in self.faults],
        }


@final
@dataclass(frozen=True)
class Pace:
    """How fast it went by the clock on the wall, and how many of the games had been played before."""

    crew: str
    seconds: float
    games: int
    kept: int


@final
@dataclass(frozen=True)
class ContestReport:
    """What was played and what came of it; times are the only thing that the seed does not decide."""

    contest: Contest
    deals: int
    games: int
    standings: tuple[Standing, ...]
    """As the bots were named, then players who are rules."""
    judgements: tuple[Judgement, ...]
    was_stopped: bool
    """Did it end before all games, because all was settled?"""
    head_to_head: tuple[tuple[float | None, ...], ...]
    """How often the one was before the other; equal ranks count half."""
    rounds: dict[int, int]
    """How many games were so long."""
    cut_short: int
    pace: Pace = field(compare=False)

    @property
    def ranking(self) -> list[Standing]:
        """The standings, the best first."""
        return sorted(self.standings, key=lambda standing: -standing.win_rate.value)

    def to_json(self) -> dict[str, object]:
        """This report for other programs; keys are only ever added."""
        contest = self.contest
        names = contest.participants
        return {
            "game": contest.game_name,
            "rules_version": contest.game.rules_version,
            "midtown": VERSION,
            "options": {"seats": contest.options.seats, **dict(contest.options.choices)},
            "corrections": [list(change) for change in contest.options.corrections],
            "think": contest.think,
            "seed": contest.seed,
            "games": self.games,
            "deals": self.deals,
            "line_ups": [[names[bot] for bot in line_up] for line_up in contest.line_ups],
            "confidence": CONFIDENCE,
            "intervals": {"win_rate": "Wilson score, by deals", "rating": "Bradley-Terry-Luce, by deals", "points": "Student's t"},
            "bots": [standing.to_json() for standing in self.standings],
            "judgements": [judgement_to_json(judgement, names) for judgement in self.judgements],
            "error": ERROR,
            "stopped_early": self.was_stopped,
            "head_to_head": {name: dict(zip(names, row, strict=True)) for name, row in zip(names, self.head_to_head, strict=True)},
            "cut_short": self.cut_short,
            "pace": {
                "crew": self.pace.crew,
                "seconds": self.pace.seconds,
                "games_played": self.pace.games,
                "games_kept": self.pace.kept,
                "thinking": {each.name: each.thinking and [each.thinking.mean, each.thinking.longest] for each in self.standings},
            },
        }


def judgement_to_json(judgement: Judgement, names: list[str]) -> dict[str, object]:
    """A judgement for other programs."""
    other = {"than": names[judgement.other]} if judgement.other is not None else {"goal": judgement.goal}
    return {"bot": names[judgement.first], **other, "holds": judgement.holds}


def standings(contest: Contest, counts: Counts) -> tuple[Standing, ...]:
    """How all have fared."""
    met = [contest.players(place) for place in range(len(contest.line_ups))]
    rated = ratings(met, list(zip(*[count.won for count in counts.each], strict=True)), len(counts.each))
    names = contest.participants
    return tuple([_standing(contest, names[place], count, rated[place], place) for place, count in enumerate(counts.each)])


def _standing(contest: Contest, name: str, count: Count, rating: Estimate, place: int) -> Standing:
    is_automatic = place >= len(contest.entrants)
    return Standing(
        name=name,
        is_automatic=is_automatic,
        games=count.games,
        seats=count.seats,
        victories=float(count.victories),
        win_rate=clustered_share(count.shares),
        fair_share=1 / len(contest.players(0)),
        rating=rating,
        points=mean_of(count.points) if count.points else None,
        spread=dict(sorted(count.points.items())),
        faults=tuple(Counter(count.faults).most_common()),
        thinking=Thinking(count.seconds / max(1, count.decisions), count.longest) if not is_automatic else None,
    )


def head_to_head(counts: Counts) -> tuple[tuple[float | None, ...], ...]:
    """How often each was before each other."""
    return tuple(
        [
            tuple([ahead / (2 * met) if met else None for ahead, met in zip(row, meetings, strict=True)])
            for row, meetings in zip(counts.ahead, counts.met, strict=True)
        ]
    )
