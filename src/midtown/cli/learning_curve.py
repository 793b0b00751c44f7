"""The curve of a course: what a net wins in its exams, as a drawing."""

from collections.abc import Sequence
from typing import Final, NamedTuple

WIDTH: Final = 720
HEIGHT: Final = 316
LEFT: Final = 56
RIGHT: Final = 24
TOP: Final = 60
BOTTOM: Final = 44
LEVELS: Final = (0, 25, 50, 75, 100)
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_STEPS: Final = 8
SMOOTHED: Final = 5
"""The line goes through the mean of so many exams."""
STYLE: Final = (
    "text { font: 13px system-ui, sans-serif; fill: #33312c } .title { font-weight: 600; font-size: 15px } "
    ".grid { stroke: #33312c; stroke-opacity: .2 } .dot { fill: #8c6a1d; fill-opacity: .45 } "
    ".line { fill: none; stroke: #8c6a1d; stroke-width: 2.5; stroke-linejoin: round } .ground { fill: #f7f3ea }"
)


class Exam(NamedTuple):
    """What was won after a generation."""

    generation: int
    share: float


def drawing(exams: Sequence[Exam], title: str) -> str:
    """The curve as an SVG file that stands for itself."""
    last = max(1, exams[-1].generation)
    points = " ".join([f"{_across(exam.generation, last)},{_up(100 * exam.share)}" for exam in smoothed(exams)])
    dots = [f'<circle class="dot" cx="{_across(exam.generation, last)}" cy="{_up(100 * exam.share)}" r="2.5"/>' for exam in exams]
    parts = [
        f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text class="title" x="{LEFT}" y="24">{title}</text>',
        f'<text x="{LEFT}" y="43">% won without thinking, by generation</text>',
        *[_level(level) for level in LEVELS],
        *[_step(number, last) for number in range(0, last + 1, _apart(last))],
        *dots,
        f'<polyline class="line" points="{points}"/>',
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">'
    return "\n".join([head, f"<style>{STYLE}</style>", *parts, "</svg>", ""])


def smoothed(exams: Sequence[Exam]) -> list[Exam]:
    """Each exam with the mean of those around it."""
    found = []
    for place, exam in enumerate(exams):
        reach = min(SMOOTHED // 2, place, len(exams) - 1 - place)
        near = exams[place - reach : place + reach + 1]
        found.append(Exam(exam.generation, sum([each.share for each in near]) / len(near)))
    return found


def _level(level: int) -> str:
    """A line across, and its number."""
    up = _up(level)
    line = f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{up}" y2="{up}"/>'
    return f'{line}<text x="{LEFT - 8}" y="{up + 4}" text-anchor="end">{level} %</text>'


def _step(number: int, last: int) -> str:
    """The number of a generation below the curve."""
    return f'<text x="{_across(number, last)}" y="{HEIGHT - BOTTOM + 24}" text-anchor="middle">{number}</text>'


def _apart(last: int) -> int:
    """How many generations lie between two numbers."""
    return next((step for step in STEPS if last / step <= MOST_STEPS), last)


def _across(number: int, last: int) -> float:
    return round(LEFT + (WIDTH - LEFT - RIGHT) * number / last, 1)


def _up(level: float) -> float:
    return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * level / 100, 1)
