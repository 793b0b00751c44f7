"""Page: the report of a contest, for a browser."""

from collections.abc import Iterable
from html import escape
from math import floor, log10
from typing import Final

from midtown.arena.contest.report import ContestReport, Standing, Thinking
from midtown.arena.statistics import Estimate
from midtown.cli.arena_page.plots import Scale, axis_row, histogram_row, interval_row, scale_for, span_row
from midtown.cli.arena_page.style import STYLE
from midtown.cli.arena_words import faults_said, games_said, judgements_said, pace_said
from midtown.core.game import TURNS
from midtown.texts.language import Language
from midtown.version import version_line

PERCENT: Final = Scale(0, 1, (0, 0.25, 0.5, 0.75, 1))
SHORTEST: Final = 1e-6
"""No time is drawn as less than a microsecond."""


def page_of(report: ContestReport, language: Language) -> str:
    """Everything on one page, without a script and without anything from elsewhere."""
    title = f"{language.sentence('Arena')} · {report.contest.game_name}"
    parts = [
        f"<header><h1>{escape(title)}</h1>{_paragraphs([*games_said(report, language), pace_said(report, language)])}</header>",
        _section("", _list([*judgements_said(report, language), *faults_said(report, language)])),
        _section("", _table(report, language)),
        _section(language.sentence("Win rates"), _win_rates(report), "half"),
        _section(language.sentence("Ratings"), _ratings(report), "half"),
        _section(language.sentence("How often, in per cent, one was before the other"), _matrix(report)),
        _section(language.sentence("Points of a game"), _points(report), "half"),
        _section(_length_title(report, language), _lengths(report), "half"),
        _section(language.sentence("Time for a decision: the mean, and the longest"), _times(report)),
        f'<footer class="quiet">{_paragraphs(_remarks(language))}</footer>',
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
    body = "\n".join([part for part in parts if part])
    page = f'<html lang="{language.code}"><head>{head}<style>{STYLE}</style></head>\n<body><main>\n{body}\n</main></body></html>'
    return f"<!doctype html>\n{page}\n"


def _section(title: str, content: str, kind: str = "") -> str:
    """A part of the page, if there is something to show."""
    heading = f"<h2>{escape(title)}</h2>" if title else ""
    return f'<section class="{kind}">{heading}{content}</section>' if content else ""


def _paragraphs(sentences: Iterable[str]) -> str:
    return "".join([f'<p class="quiet">{escape(sentence)}</p>' for sentence in sentences])


def _list(sentences: list[str]) -> str:
    items = "".join([f"<li>{escape(sentence)}</li>" for sentence in sentences])
    return f"<ul>{items}</ul>" if sentences else ""


def _table(report: ContestReport, language: Language) -> str:
    sure = language.sentence("95 % sure")
    heads = ["", language.sentence("games"), f"{language.sentence('victories')} %", sure, language.sentence("rating"), sure]
    heads += [language.sentence("points"), sure]
    rows = [
        [
            str(standing.games),
            f"{100 * standing.win_rate.value:.1f}",
            _interval(standing.win_rate, 100, 1),
            f"{standing.rating.value:.0f}",
            _interval(standing.rating, 1, 0),
            f"{standing.points.value:.1f}" if standing.points else "",
            _interval(standing.points, 1, 1),
        ]
        for standing in report.ranking
    ]
    head = "".join([f"<th>{escape(text)}</th>" for text in heads])
    body = "".join(
        [
            f"<tr><th>{escape(standing.name)}</th>{''.join([f'<td>{cell}</td>' for cell in row])}</tr>"
            for standing, row in zip(report.ranking, rows, strict=True)
        ]
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _interval(estimate: Estimate | None, factor: int, digits: int) -> str:
    if estimate is None or estimate.low is None or estimate.high is None:
        return ""
    return f"{factor * estimate.low:.{digits}f} … {factor * estimate.high:.{digits}f}"


def _win_rates(report: ContestReport) -> str:
    rows = [
        interval_row(each.name, each.win_rate, f"{100 * each.win_rate.value:.1f} %", PERCENT, each.fair_share) for each in report.ranking
    ]
    return "".join([*rows, axis_row(PERCENT, [f"{100 * tick:.0f} %" for tick in PERCENT.ticks])])


def _ratings(report: ContestReport) -> str:
    bounds = [bound for each in report.standings for bound in (each.rating.low, each.rating.high) if bound is not None]
    scale = scale_for(bounds)
    rows = [interval_row(each.name, each.rating, f"{each.rating.value:.0f}", scale) for each in report.ranking]
    return "".join([*rows, axis_row(scale, [f"{tick:g}" for tick in scale.ticks])])


def _matrix(report: ContestReport) -> str:
    """Each against each; the row is the one that was before."""
    order = [report.standings.index(standing) for standing in report.ranking]
    head = "".join([f"<th>{escape(standing.name)}</th>" for standing in report.ranking])
    rows = "".join(
        [
            f"<tr><th>{escape(report.standings[one].name)}</th>{''.join([_cell(report.head_to_head[one][other]) for other in order])}</tr>"
            for one in order
        ]
    )
    return f'<div class="wide" tabindex="0"><table><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody></table></div>'


def _cell(part: float | None) -> str:
    if part is None:
        return "<td>·</td>"
    colour = "--good" if part > 1 / 2 else "--bad"
    return f'<td style="background: color-mix(in srgb, var({colour}) {90 * abs(part - 1 / 2):.0f}%, var(--card))">{100 * part:.1f}</td>'


def _points(report: ContestReport) -> str:
    played = [each for each in report.ranking if each.spread]
    if not played:
        return ""
    scale = scale_for([number for each in played for number in (min(each.spread), max(each.spread) + 1)])
    rows = [histogram_row(each.name, each.spread, scale) for each in played]
    return "".join([*rows, axis_row(scale, [f"{tick:g}" for tick in scale.ticks])])


def _length_title(report: ContestReport, language: Language) -> str:
    is_counted_in_turns = report.contest.game.plays_in == TURNS
    return language.sentence("Length of the games, in turns" if is_counted_in_turns else "Length of the games, in rounds")


def _lengths(report: ContestReport) -> str:
    if not report.rounds:
        return ""
    scale = scale_for([min(report.rounds), max(report.rounds) + 1])
    rows = [histogram_row("", report.rounds, scale), axis_row(scale, [f"{tick:g}" for tick in scale.ticks])]
    return f'<div class="alone">{"".join(rows)}</div>'


def _times(report: ContestReport) -> str:
    """On a scale of powers of ten."""
    timed = [(each, each.thinking) for each in report.ranking if each.thinking is not None]
    logarithms = [_logarithm(seconds) for _each, thinking in timed for seconds in (thinking.mean, thinking.longest)]
    powers = range(floor(min(logarithms)), floor(max(logarithms)) + 2)
    scale = Scale(powers[0], powers[-1], tuple([float(power) for power in powers]))
    rows = [_time_row(each, thinking, scale) for each, thinking in timed]
    return "".join([*rows, axis_row(scale, [_time(10.0**power) for power in powers])])


def _time_row(standing: Standing, thinking: Thinking, scale: Scale) -> str:
    shown = (_time(thinking.mean), _time(thinking.longest))
    return span_row(standing.name, _logarithm(thinking.mean), _logarithm(thinking.longest), shown, scale)


def _logarithm(seconds: float) -> float:
    return log10(max(SHORTEST, seconds))


def _time(seconds: float) -> str:
    for size, unit in ((1, "s"), (1e-3, "ms")):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def _remarks(language: Language) -> list[str]:
    return [
        language.sentence(
            "Intervals hold 95 % of the time for a number of games that is fixed beforehand; all games of a deal count as one."
        ),
        language.sentence("What is settled is so with an error of 5 % at most, however often one looks."),
        version_line(),
    ]
