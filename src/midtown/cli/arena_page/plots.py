"""Plots: small drawings whose widths are parts of whatever they stand in, so that words stay readable on a phone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final, final

from midtown.arena.statistics import Estimate

HEIGHT: Final = 34
MIDDLE: Final = 22
"""Where marks stand in a row."""
BELOW: Final = 42
"""Where words stand that would otherwise meet others."""
AXIS_HEIGHT: Final = 20
HISTOGRAM_HEIGHT: Final = 64
MOST_BARS: Final = 40
MOST_TICKS: Final = 6
LAST_TICK: Final = 97
"""From here on, a number would stand beyond the edge if it were centred."""


@final
@dataclass(frozen=True)
class Scale:
    """From values to parts of the width, in per cent."""

    least: float
    most: float
    ticks: tuple[float, ...]

    def place(self, value: float) -> float:
        """Where a value is drawn."""
        return round(100 * (value - self.least) / (self.most - self.least), 2)


def scale_for(values: Sequence[float]) -> Scale:
    """One that holds all values, with ticks at round numbers."""
    least, most = min(values), max(values)
    step = _round_step((most - least) / (MOST_TICKS - 1) or 1)
    first, last = floor(least / step), -floor(-most / step)
    ticks = tuple([step * number for number in range(first, max(last, first + 1) + 1)])
    return Scale(ticks[0], ticks[-1], ticks)


def _round_step(step: float) -> float:
    """The next 1, 2 or 5 with zeros."""
    power: float = 10 ** floor(log10(step))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= step * (1 - 1e-9))


def interval_row(name: str, estimate: Estimate, shown: str, scale: Scale, fair: float | None = None) -> str:
    """A value as a dot on its interval, with a name before it and a mark where all would be if they were equal."""
    low = scale.place(estimate.value if estimate.low is None else estimate.low)
    high = scale.place(estimate.value if estimate.high is None else estimate.high)
    place = scale.place(estimate.value)
    marks = [_line(0, 100, "axis"), _line(low, high, "reach"), f'<circle class="dot" cx="{place}%" cy="{MIDDLE}" r="6"/>']
    if fair is not None:
        marks.insert(1, f'<line class="fair" x1="{scale.place(fair)}%" x2="{scale.place(fair)}%" y1="4" y2="{HEIGHT}"/>')
    return _row(name, f"{name}: {shown}", HEIGHT, [*marks, _text(place, 11, shown, "value")])


def span_row(name: str, first: float, last: float, shown: tuple[str, str], scale: Scale) -> str:
    """A usual value and an extreme one."""
    usual, far = scale.place(first), scale.place(last)
    marks = [
        _line(0, 100, "axis"),
        _line(usual, far, "axis"),
        f'<circle class="dot" cx="{usual}%" cy="{MIDDLE}" r="6"/>',
        f'<circle class="far" cx="{far}%" cy="{MIDDLE}" r="5"/>',
        _text(usual, 11, shown[0], "value"),
        _text(far, BELOW, shown[1], "value"),
    ]
    return _row(name, f"{name}: {shown[0]} … {shown[1]}", BELOW + 4, marks)


def axis_row(scale: Scale, shown: Sequence[str]) -> str:
    """The numbers below some rows."""
    marks = [_text(scale.place(tick), 13, text, "") for tick, text in zip(scale.ticks, shown, strict=True)]
    return _row("", "", AXIS_HEIGHT, marks)


def histogram_row(name: str, counts: Mapping[int, int], scale: Scale) -> str:
    """How often each number occurred, in as many bars as can be told apart."""
    width = max(1, round((scale.most - scale.least) / MOST_BARS))
    bars: dict[int, int] = {}
    for number, times in counts.items():
        first = int(scale.least) + (number - int(scale.least)) // width * width
        bars[first] = bars.get(first, 0) + times
    most = max(bars.values())
    marks = [f'<line class="axis" x1="0%" x2="100%" y1="{HISTOGRAM_HEIGHT}" y2="{HISTOGRAM_HEIGHT}"/>']
    for first, times in sorted(bars.items()):
        height = round((HISTOGRAM_HEIGHT - 6) * times / most, 1)
        wide = round(scale.place(first + width) - scale.place(first) - 0.3, 2)
        title = f"<title>{first}{f' … {first + width - 1}' if width > 1 else ''}: {times}</title>"
        marks.append(
            f'<rect class="bar" x="{scale.place(first)}%" y="{HISTOGRAM_HEIGHT - height}" width="{wide}%" height="{height}">{title}</rect>'
        )
    return _row(name, name, HISTOGRAM_HEIGHT, marks)


def _row(name: str, label: str, height: int, marks: list[str]) -> str:
    spoken = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    named = f'<span title="{escape(name)}">{escape(name)}</span>'
    return f'<div class="row">{named}<svg height="{height}" {spoken}>{"".join(marks)}</svg></div>'


def _line(first: float, last: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{first}%" x2="{last}%" y1="{MIDDLE}" y2="{MIDDLE}"/>'


def _text(place: float, y: int, words: str, kind: str) -> str:
    """Words at a place, which never begin before the edge or end beyond it."""
    anchor = "start" if place < 100 - LAST_TICK else "end" if place > LAST_TICK else "middle"
    return f'<text class="{kind}" x="{place}%" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'
