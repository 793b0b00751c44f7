"""Hold: a contest from its first game to its report."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from time import perf_counter
from typing import Final, NamedTuple, final

from midtown.arena.contest.contest import Contest, Fixture
from midtown.arena.contest.counting import Counts
from midtown.arena.contest.crews import Crew, play_here
from midtown.arena.contest.played import Played
from midtown.arena.contest.questions import Question
from midtown.arena.contest.report import ContestReport, Pace, head_to_head, standings
from midtown.core.errors import BadOptions, Reason


class Plan(NamedTuple):
    """How many games are played at most, what is to be found out, and whether that is enough."""

    games: int
    question: Question
    stops: bool
    """Does it end as soon as everything is known?"""


@final
class Course:
    """Where a contest stands. It goes on deal by deal, in their order, however the games come in; so everybody stops at the same one."""

    def __init__(self, contest: Contest, plan: Plan) -> None:
        self.counts: Final = Counts(contest)
        self.finished: Final[dict[Fixture, Played]] = {}
        self._contest: Final = contest
        self._plan: Final = plan
        self._deals: Final = deals_for(contest, plan.games)

    @property
    def fixtures(self) -> list[Fixture]:
        """The games that are still to be played."""
        return [fixture for fixture in self._contest.fixtures(self._deals) if fixture not in self.finished]

    @property
    def was_stopped(self) -> bool:
        """Is everything known before the last deal?"""
        return self._plan.stops and self.counts.deals < self._deals and self._plan.question.is_settled

    @property
    def is_done(self) -> bool:
        """Is there nothing left to play?"""
        return self.counts.deals == self._deals or self.was_stopped

    def take(self, played: Played) -> None:
        """A game has ended; count the deals that are complete now."""
        self.finished.setdefault(played.fixture, played)
        while not self.is_done and (block := self._block(self.counts.deals)):
            self._plan.question.see(self.counts.add(block))

    def _block(self, deal: int) -> list[Played]:
        """All games of a deal, or none while one is missing."""
        block = [self.finished.get(Fixture(deal, place)) for place in range(len(self._contest.line_ups))]
        complete = [played for played in block if played is not None]
        return complete if len(complete) == len(block) else []


def deals_for(contest: Contest, games: int) -> int:
    """How many deals make so many games, or a few more."""
    size = len(contest.line_ups)
    if games < size:
        raise BadOptions(
            Reason(
                "",
                "a deal is played {size} times, so that every bot has every seat: play at least {size} games, not {games}",
                {"size": size, "games": games},
            )
        )
    return -(-games // size)


def _play_on(
    course: Course, batches: Generator[list[Played]], on_played: Callable[[Played], None], on_progress: Callable[[int], None]
) -> None:
    """Take in what the crew plays, until nothing is missing; then send it home."""
    with closing(batches):
        for batch in batches:
            for played in batch:
                on_played(played)
                course.take(played)
            on_progress(len(course.finished))
            if course.is_done:
                return


def hold(  # noqa: PLR0913  # one per thing that can be wished for
    contest: Contest,
    plan: Plan,
    *,
    crew: Crew = play_here,
    crew_name: str = "",
    kept: Iterable[Played] = (),
    on_played: Callable[[Played], None] = lambda _played: None,
    on_progress: Callable[[int], None] = lambda _games: None,
) -> ContestReport:
    """Play a contest, or the rest of one of which games are kept. `on_played` gets every game, `on_progress` hears how many there are."""
    course = Course(contest, plan)
    for played in kept:
        course.take(played)
    before = len(course.finished)
    began = perf_counter()
    if not course.is_done:
        _play_on(course, crew(contest, course.fixtures), on_played, on_progress)
    counts = course.counts
    return ContestReport(
        contest=contest,
        deals=counts.deals,
        games=counts.games,
        standings=standings(contest, counts),
        judgements=tuple(plan.question.judgements()),
        was_stopped=course.was_stopped,
        head_to_head=head_to_head(counts),
        rounds=dict(sorted(counts.rounds.items())),
        cut_short=counts.cut_short,
        pace=Pace(crew_name, perf_counter() - began, len(course.finished) - before, before),
    )
