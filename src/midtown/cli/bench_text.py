"""What was measured, as it looks on a terminal."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.bench.goals import SEATS, Goal, Sense
from midtown.bench.middle import Middle
from midtown.bench.report import Finding, Report
from midtown.texts.language import Language

PACES: Final = ((1e6, "M/s"), (1e3, "k/s"), (1, "/s"))
TIMES: Final = ((1, "s"), (1e-3, "ms"), (1e-6, "µs"), (1e-9, "ns"))
SIGNS: Final = {Sense.MORE: "≥", Sense.LESS: "≤"}
STYLES: Final = {"met": "green", "missed": "red"}
UNKNOWN: Final = "-"


def bench_shown(report: Report, language: Language) -> RenderableType:
    """A row for each goal, game by game, then what the ratios mean and what they were measured on."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for _column in range(4):
        grid.add_column(justify="right", no_wrap=True)
    grid.add_column(no_wrap=True)
    heads = ["", "", "", language.sentence("ratio"), language.sentence("middle half"), language.sentence("goal"), ""]
    grid.add_row(*[Text(head, "bold") for head in heads])
    for game, findings in groupby(report.findings, lambda finding: finding.goal.game):
        heading = language.sentence("{game}, {seats} seats", game=game, seats=SEATS) if game else ""
        grid.add_row("", Text(heading, "bold"))
        for finding in findings:
            grid.add_row(*_row(finding, language))
    return Group(grid, Text(""), *[Text(line) for line in _remarks(report, language)])


def _row(finding: Finding, language: Language) -> list[Text]:
    measure, evidence, verdict = finding.goal.measure, finding.evidence, finding.verdict
    return [
        Text(measure.number, "bold"),
        Text(language.sentence(measure.sentence)),
        Text(_figure(finding)),
        Text(_number(evidence.ratio.median) if evidence else UNKNOWN),
        Text(_range(evidence.ratio) if evidence else UNKNOWN, "dim"),
        Text(f"{SIGNS[measure.sense]} {finding.goal.limit:g}"),
        Text(language.sentence(verdict.sentence), STYLES.get(verdict.name, "")),
    ]


def _figure(finding: Finding) -> str:
    """The pace itself where more is better, otherwise the time that one takes."""
    if finding.pace is None:
        return UNKNOWN
    if finding.goal.measure.sense is Sense.MORE:
        return _scaled(finding.pace, PACES)
    return _scaled(1 / finding.pace, TIMES)


def _scaled(value: float, units: tuple[tuple[float, str], ...]) -> str:
    """In the largest unit of which there is at least one, or the smallest."""
    size, unit = [*[(size, unit) for size, unit in units if value >= size], units[-1]][0]
    return f"{_number(value / size)} {unit}"


def _number(value: float) -> str:
    """With three digits or so."""
    return f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:.0f}"  # noqa: PLR2004  # powers of ten


def _range(middle: Middle) -> str:
    return f"{_number(middle.low)} … {_number(middle.high)}"


def _remarks(report: Report, language: Language) -> list[str]:
    """Why some verdicts are not given, how steady the reference was, what a ratio is, and the machine."""
    return [*_reasons(report, language), *_references(report, language), *_machine(report, language)]


def _reasons(report: Report, language: Language) -> list[str]:
    """Why a goal is neither met nor missed; goals with the same reason on one line."""
    goals: dict[str, list[Goal]] = {}
    for finding in report.findings:
        if finding.verdict.why is not None:
            goals.setdefault(language.reason(finding.verdict.why), []).append(finding.goal)
    return [f"{_named(found)}: {reason}" for reason, found in goals.items()]


def _named(goals: Iterable[Goal]) -> str:
    """Some goals by their games and numbers."""
    by_game = groupby(goals, lambda goal: goal.game)
    return "; ".join([f"{game} {', '.join([goal.measure.number for goal in found])}".lstrip() for game, found in by_game])


def _references(report: Report, language: Language) -> list[str]:
    """What the ratios are to, and how steady that was."""
    goals: dict[str, list[Goal]] = {}
    for finding in report.findings:
        if finding.evidence is not None:
            goals.setdefault(_range(finding.evidence.steadiness), []).append(finding.goal)
    compared = [f"{shown} ({_named(found)})" for shown, found in goals.items()]
    lines = [language.sentence("The reference against itself: {compared}", compared=compared)] if compared else []
    if report.machine.openspiel:
        lines.append(
            language.sentence("The reference is OpenSpiel: its backgammon, for A1 its search in hearts; that of E12 is one process.")
        )
        lines.append(
            language.sentence(
                "Across games a ratio also reflects how fine the decisions are; it does not make an engine so many times faster."
            )
        )
    return lines


def _machine(report: Report, language: Language) -> list[str]:
    """What it was measured on and with."""
    machine = report.machine
    parts = [
        language.sentence("{cores} cores", cores=machine.cores),
        f"Python {machine.python}",
        f"Midtown {machine.midtown} ({language.sentence('compiled' if machine.is_compiled else 'plain Python')})",
        *([f"OpenSpiel {machine.openspiel}"] if machine.openspiel else []),
        language.sentence("{rounds} rounds of {seconds} s", rounds=report.rounds, seconds=f"{report.seconds:g}"),
    ]
    return [", ".join(parts)]
