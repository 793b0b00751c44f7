"""Page: the review of a game, for a browser."""

from collections.abc import Sequence
from html import escape
from typing import Final

from midtown.bots.reviewing.review import SeatReview
from midtown.cli.arena_page.style import STYLE
from midtown.cli.review_text import better_said, turn_said
from midtown.match.match import Match
from midtown.texts.language import Language
from midtown.version import version_line

HEIGHT: Final = 160
ROOM: Final = 20
"""What the numbers below a curve need."""
LINES: Final = (0.0, 0.5, 1.0)
CURVE_STYLE: Final = """
.curve { fill: none; stroke: var(--good); stroke-width: 2; vector-effect: non-scaling-stroke; }
.turn { fill: var(--card); stroke: var(--bad); stroke-width: 2; }
.plot { position: relative; padding-left: 3.5rem; }
.plot svg { overflow: visible; }
.plot svg.line { position: absolute; inset: 0 0 auto 3.5rem; width: calc(100% - 3.5rem); }
ol { margin: 12px 0 0; padding-left: 1.6em; }
ol p { margin: 0; }
"""


def page_of(match: Match, reviews: Sequence[SeatReview], names: Sequence[str], language: Language) -> str:
    """Everything on one page, without a script and without anything from elsewhere."""
    title = f"{language.sentence('Review')} · {match.game.name}"
    legend = language.sentence("The chance to win after each decision, as a bot judges it by what the seat could see.")
    parts = [f'<header><h1>{escape(title)}</h1><p class="quiet">{escape(legend)}</p></header>']
    parts += [_section(match, review, names[review.seat], language) for review in reviews]
    parts.append(f'<footer class="quiet"><p class="quiet">{escape(version_line())}</p></footer>')
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
    style = f"<style>{STYLE}{CURVE_STYLE}</style>"
    body = "\n".join(parts)
    return f'<!doctype html>\n<html lang="{language.code}"><head>{head}{style}</head>\n<body><main>\n{body}\n</main></body></html>\n'


def _section(match: Match, review: SeatReview, name: str, language: Language) -> str:
    """The curve of a seat and its turning points."""
    items = [
        f"<li><p><strong>{escape(turn_said(match, hindsight, language))}</strong></p>"
        f"<p>{escape(better_said(match, hindsight, language))}</p></li>"
        for hindsight in review.turning
    ]
    told = f"<ol>{''.join(items)}</ol>" if items else f'<p class="quiet">{escape(language.sentence("No decision gave much away."))}</p>'
    return f"<section><h2>{escape(name)}</h2>{plot(review, match.ply, name)}{told}</section>"


def plot(review: SeatReview, moves: int, name: str) -> str:
    """The chance to win by move; a number stands at each turning point."""
    lines = "".join([_level(share) for share in LINES])
    steps = " ".join([f"{_across(chance.ply, moves)},{_up(chance.win)}" for chance in review.curve])
    marks = []
    for number, hindsight in enumerate(review.turning, 1):
        across, up = _across(hindsight.ply + 1, moves), _up(min(1.0, max(0.0, hindsight.played.win)))
        marks.append(f'<circle class="turn" cx="{across}%" cy="{up}" r="5"/>')
        marks.append(f'<text class="value" x="{across}%" y="{HEIGHT + ROOM - 4}" text-anchor="middle">{number}</text>')
    axes = f'<svg height="{HEIGHT + ROOM}" role="img" aria-label="{escape(name)}">{lines}{"".join(marks)}</svg>'
    line = f'<svg class="line" height="{HEIGHT}" viewBox="0 0 100 {HEIGHT}" preserveAspectRatio="none" aria-hidden="true">'
    return f'<div class="plot">{axes}{line}<polyline class="curve" points="{steps}"/></svg></div>'


def _level(share: float) -> str:
    """A line across, and its number."""
    up = _up(share)
    line = f'<line class="axis" x1="0%" x2="100%" y1="{up}" y2="{up}"/>'
    return f'{line}<text x="-8" y="{up + 4}" text-anchor="end">{100 * share:.0f} %</text>'


def _across(ply: int, moves: int) -> float:
    return round(100 * ply / max(1, moves), 2)


def _up(share: float) -> float:
    return round(HEIGHT * (1 - share), 1)
