"""Closing: how a game ended."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.cli.tables.table import SEAT_STYLES
from midtown.core.result import Result
from midtown.match.export import score_parts
from midtown.match.match import Match
from midtown.texts.language import Language


def closing(match: Match, names: Sequence[str], language: Language) -> list[RenderableType]:
    """The ranking, what everybody's points came from, and who won; nothing before the end."""
    result = match.result()
    if result is None:
        return []
    return ["", _ranking(match, result, names, language), "", Text(verdict(result, names, language), "bold")]


def _ranking(match: Match, result: Result, names: Sequence[str], language: Language) -> RenderableType:
    """Everybody, automatic players too, with rank, points, what breaks ties, and the parts of the score."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True, justify="right", width=2)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column(ratio=1)
    parts = score_parts(match)
    ties = [*result.ties, *[score[1:] for score in result.automatic]]
    ranks = _ranks(result)
    for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
        made_of = " · ".join([f"{language.part(part)} {points}" for part, points in parts[seat].most_common()])
        breaks = "/".join([str(abs(value)) for value in ties[seat]])
        grid.add_row(
            Text(f"{ranks[seat]}."),
            Text(names[seat], SEAT_STYLES[seat]),
            Text.assemble((str(result.all_points[seat]), "bold"), (f" ({breaks})", "dim")),
            Text(made_of, "dim"),
        )
    return grid


def _ranks(result: Result) -> list[int]:
    """The ranks of the seats, then those of automatic players."""
    return [*result.ranks, *result.all_ranks[len(result.ranks) :]]


def verdict(result: Result, names: Sequence[str], language: Language) -> str:
    """Who won, and why the game ended; somebody alone wins against automatic players, or loses to one."""
    winners = [name for name, rank in zip(names, _ranks(result), strict=True) if rank == 1]
    reason = language.reason(result.reason, names)
    if len(winners) > 1:
        return language.sentence("{names} share the victory: {reason}.", names=winners, reason=reason)
    if len(result.points) == 1 and not result.winners:
        return language.sentence("{name} loses to {winner}: {reason}.", name=names[0], winner=winners[0], reason=reason)
    return language.sentence("{name} wins: {reason}.", name=winners[0], reason=reason)
