"""Simulate: play many games between bots and report."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

from midtown.arena.observers import Endings, Lengths, Observer, Records, Scores
from midtown.arena.play import Limits
from midtown.arena.processes import play_here, play_in_processes
from midtown.arena.report import Ending, Pace, Report, SeatReport
from midtown.arena.series import Series
from midtown.arena.statistics import share_estimate
from midtown.bots.registry import make_bot
from midtown.core.errors import BadOptions, Reason
from midtown.core.options import Options
from midtown.match.match import AnyGame

LIMITS: Final = Limits()
LARGEST_PART: Final = 10
PARTS_PER_JOB: Final = 8


def simulate(  # noqa: PLR0913  # one per thing that can be wished for
    game: AnyGame,
    options: Options,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    jobs: int = 1,
    limits: Limits = LIMITS,
    observers: Sequence[Observer] = (),
    on_progress: Callable[[int], None] | None = None,
    on_record: Callable[[int, str], None] | None = None,
) -> Report:
    """Play so many games between the bots of the seats.

    The games are the same however many processes play them. The observers add what they see to what
    they have seen before. `on_progress` hears how many games are done, `on_record` gets
    the number and the record of each game, in order.
    """
    check(game, options, bots, games, seed, jobs)
    series = Series(game, options, tuple(bots), seed, limits)
    scores, lengths, endings, records = Scores(len(bots) + len(game.automatic(options))), Lengths(), Endings(), Records()
    watching: list[Observer] = [scores, lengths, endings, *observers, *([records] if on_record else [])]
    parts = parts_of(games, jobs)
    began = perf_counter()
    played = play_here(series, parts, watching) if jobs == 1 else play_in_processes(series, parts, watching, jobs)
    for numbers, seen in zip(parts, played, strict=True):
        for total, part in zip(watching, seen, strict=True):
            total.add(part)
        if on_record:
            for number, text in zip(numbers, records.take(), strict=True):
                on_record(number, text)
        if on_progress:
            on_progress(numbers.stop)
    seconds = perf_counter() - began
    return report_of(series, scores, lengths, endings, Pace(jobs, seconds, lengths.decisions.total / seconds))


def check(game: AnyGame, options: Options, bots: Sequence[str], games: int, seed: int, jobs: int) -> None:  # noqa: PLR0913  # all that can be wrong
    """Refuse what cannot be played."""
    game.check_seed(seed)
    if len(bots) != options.seats:
        raise BadOptions(Reason("", "{bots} bots cannot take {seats} seats", {"bots": len(bots), "seats": options.seats}))
    for name in bots:
        make_bot(name, game, seed)
    if games < 1:
        raise BadOptions(Reason("", "at least one game must be played, not {games}", {"games": games}))
    if jobs < 1:
        raise BadOptions(Reason("", "at least one process must play, not {jobs}", {"jobs": jobs}))


def parts_of(games: int, jobs: int) -> list[range]:
    """The numbers of the games in parts: small enough to share them out evenly and to see progress."""
    size = max(1, min(LARGEST_PART, games // (jobs * PARTS_PER_JOB)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def report_of(series: Series, scores: Scores, lengths: Lengths, endings: Endings, pace: Pace) -> Report:
    """What the observers have seen, with what was played."""
    games = lengths.decisions.count
    players = [*series.bots, *series.game.automatic(series.options)]
    seats = [
        SeatReport(seat, bot, float(victories), share_estimate(float(victories), games), points.spread())
        for seat, (bot, victories, points) in enumerate(zip(players, scores.victories, scores.points, strict=True))
    ]
    return Report(
        game=series.game.name,
        rules_version=series.game.rules_version,
        options=series.options,
        seed=series.seed,
        games=games,
        seats=tuple(seats),
        shared_victories=scores.shared,
        cut_short=lengths.cut_short,
        endings=tuple([Ending(reason, ended) for reason, ended in sorted(endings.reasons.items(), key=_most_frequent_first)]),
        decisions=lengths.decisions.spread(),
        rounds=lengths.rounds.spread(),
        plays_in=series.game.plays_in,
        pace=pace,
    )


def _most_frequent_first(ending: tuple[Reason, int]) -> tuple[int, str]:
    """The order of reasons for which games ended; equally frequent ones follow the rules."""
    reason, games = ending
    return -games, reason.rule
