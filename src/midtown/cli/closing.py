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
    """Each seat with its rank, its points, what breaks ties, and the parts of its score."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True, justify="right", width=2)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, justify="right")
    grid.add_column(ratio=1)
    parts = score_parts(match)
    for seat in sorted(range(len(names)), key=lambda seat: result.ranks[seat]):
        made_of = " · ".join([f"{language.part(part)} {points}" for part, points in parts[seat].most_common()])
        ties = "/".join([str(value) for value in result.ties[seat]])
        grid.add_row(
            Text(f"{result.ranks[seat]}."),
            Text(names[seat], SEAT_STYLES[seat]),
            Text.assemble((str(result.points[seat]), "bold"), (f" ({ties})", "dim")),
            Text(made_of, "dim"),
        )
    return grid


def verdict(result: Result, names: Sequence[str], language: Language) -> str:
    """Who won, and why the game ended."""
    winners = [names[seat] for seat in result.winners]
    reason = language.reason(result.reason, names)
    if len(winners) == 1:
        return language.sentence("{name} wins: {reason}.", name=winners[0], reason=reason)
    return language.sentence("{names} share the victory: {reason}.", names=winners, reason=reason)
