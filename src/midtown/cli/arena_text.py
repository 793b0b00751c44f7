"""The report of a contest as it looks on a terminal."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.arena.contest.report import ContestReport
from midtown.arena.statistics import Estimate
from midtown.cli.arena_words import faults_said, games_said, judgements_said, pace_said
from midtown.texts.language import Language

LONGEST_NAME: Final = 20


def arena_shown(report: ContestReport, language: Language) -> RenderableType:
    """A row for each bot, the best first; then who was before whom, what is settled, and what was played."""
    lines = [*judgements_said(report, language), *faults_said(report, language)]
    parts: list[RenderableType] = [_table(report, language), Text("")]
    if len(report.standings) > 2:  # noqa: PLR2004  # of two, the table says it all
        parts += [_head_to_head(report, language), Text("")]
    facts = [*games_said(report, language), pace_said(report, language)]
    return Group(*parts, *[Text(line, "bold") for line in lines], Text(""), *[Text(line) for line in facts])


def _table(report: ContestReport, language: Language) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True, min_width=1)
    grid.add_column(max_width=LONGEST_NAME, no_wrap=True, overflow="ellipsis")
    for _column in range(5):
        grid.add_column(justify="right", no_wrap=True)
    sure = language.sentence("95 % sure")
    heads = ["", "", f"{language.sentence('victories')} %", sure, language.sentence("rating"), sure, language.sentence("points")]
    grid.add_row(*[Text(head, "bold") for head in heads])
    for place, standing in enumerate(report.ranking, start=1):
        grid.add_row(
            Text(str(place)),
            Text(standing.name, "bold"),
            Text(f"{100 * standing.win_rate.value:.1f}"),
            Text(_interval(standing.win_rate, 100, 1), "dim"),
            Text(f"{standing.rating.value:.0f}"),
            Text(_interval(standing.rating, 1, 0), "dim"),
            Text(f"{standing.points.value:.1f}" if standing.points else ""),
        )
    return grid


def _interval(estimate: Estimate, factor: int, digits: int) -> str:
    """Between what the true value very likely lies."""
    if estimate.low is None or estimate.high is None:
        return ""
    return f"{factor * estimate.low:.{digits}f} … {factor * estimate.high:.{digits}f}"


def _head_to_head(report: ContestReport, language: Language) -> Grid:
    """How often, in per cent, each was before each other."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True, min_width=1)
    grid.add_column(max_width=LONGEST_NAME, no_wrap=True, overflow="ellipsis")
    order = [report.standings.index(standing) for standing in report.ranking]
    for _column in order:
        grid.add_column(justify="right", no_wrap=True)
    numbers = [str(place) for place in range(1, len(order) + 1)]
    grid.add_row("", Text(language.sentence("% before …"), "bold"), *[Text(number, "bold") for number in numbers])
    for number, one in zip(numbers, order, strict=True):
        row = report.head_to_head[one]
        cells = [Text("·" if (part := row[other]) is None else f"{100 * part:.0f}") for other in order]
        grid.add_row(Text(number), Text(report.standings[one].name, "bold"), *cells)
    return grid
