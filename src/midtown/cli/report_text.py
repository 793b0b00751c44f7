"""The report of a simulation as it looks on a terminal."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.arena.report import Ending, Report
from midtown.arena.statistics import Estimate, Spread
from midtown.core.game import TURNS
from midtown.texts.language import Language


def report_shown(report: Report, language: Language) -> RenderableType:
    """A row for each seat, then what is true of the games as a whole."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right")
    grid.add_column()
    for _column in range(5):
        grid.add_column(justify="right")
    sure = language.sentence("95 % sure")
    heads = ["", "", language.sentence("victories"), "%", sure, language.sentence("points"), sure]
    grid.add_row(*[Text(head, "bold") for head in heads])
    for seat in report.seats:
        share, points = seat.victory_share, seat.points.mean
        grid.add_row(
            Text(str(seat.seat)),
            Text(seat.bot, "bold"),
            Text(_number(seat.victories)),
            Text(f"{100 * share.value:.1f}"),
            Text(_interval(share, 100)),
            Text(f"{points.value:.1f}"),
            Text(_interval(points, 1)),
        )
    return Group(grid, Text(""), *[Text(line) for line in _facts(report, language)])


def _number(value: float) -> str:
    """Whole where it is whole."""
    return str(int(value)) if value == int(value) else f"{value:.1f}"


def _interval(estimate: Estimate, factor: int) -> str:
    """Between what the true value very likely lies."""
    if estimate.low is None or estimate.high is None:
        return ""
    return f"{factor * estimate.low:.1f} … {factor * estimate.high:.1f}"


def _spread(spread: Spread) -> str:
    """The mean, and between what the numbers lie."""
    return f"{spread.mean.value:.1f} ({spread.least} … {spread.most})"


def _facts(report: Report, language: Language) -> list[str]:
    """How many games, how long, how fast, and why they ended."""
    speed, seconds = f"{report.pace.decisions_per_second:.0f}", f"{report.pace.seconds:.1f}"
    facts = [
        language.sentence("{games} games of {game}, seed {seed}", games=report.games, game=report.game, seed=report.seed),
        _length(report, language),
        language.sentence("decisions a game: {spread}", spread=_spread(report.decisions)),
        language.sentence("decisions a second: {speed} ({seconds} s)", speed=speed, seconds=seconds),
        *[_ending(ending, language) for ending in report.endings],
    ]
    if report.shared_victories:
        facts.append(language.sentence("{amount} shared victories", amount=report.shared_victories))
    if report.cut_short:
        facts.append(language.sentence("{amount} games cut short", amount=report.cut_short))
    return facts


def _length(report: Report, language: Language) -> str:
    """How many rounds or turns a game has."""
    spread = _spread(report.rounds)
    return language.sentence("turns a game: {spread}" if report.plays_in == TURNS else "rounds a game: {spread}", spread=spread)


def _ending(ending: Ending, language: Language) -> str:
    """How many games ended for one reason."""
    return language.sentence("{games} games ended: {reason}", games=ending.games, reason=language.reason(ending.reason))
