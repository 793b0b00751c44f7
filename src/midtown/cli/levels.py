"""`python -m midtown.cli.levels docs/games/new-york-city`: how the greedy bot fares against Tom, as a table and a picture."""

import sys
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from midtown.arena.report import SeatReport
from midtown.arena.simulate import simulate
from midtown.arena.statistics import Estimate
from midtown.cli.files import write_text
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.edition import LEVELS, TOM_OPTIONS

GAMES_EACH: Final = 100
SEED: Final = 1
JOBS: Final = 2

THREE: Final = 3
"""Levels of the three modes that are meant to be about equally strong."""
WIDTH: Final = 760
HEIGHT: Final = 380
LEFT: Final = 50
TOP: Final = 40
BOTTOM: Final = 330
STEP: Final = 58
LINES: Final = 20
"""A line of the grid for so many points."""
COLOURS: Final = {"Tom": "#c1440e", "greedy": "#1f6f8b"}


class Level(NamedTuple):
    """What came of the games against one level."""

    name: str
    greedy: SeatReport
    tom: SeatReport


def play_level(name: str, games: int) -> Level:
    """The greedy bot alone against a Tom of this level."""
    report = simulate(GAME, GAME.options(1, {TOM_OPTIONS[0]: name}), ["greedy"], games, SEED, jobs=JOBS)
    return Level(name, *report.seats)


# --- the table ---


def table(levels: list[Level], games: int) -> str:
    """The means with their intervals, in Markdown."""
    rows = [
        f"| {name} | {interval(tom.points.mean)} | {interval(greedy.points.mean)} | {share(greedy.victory_share)} |"
        for name, greedy, tom in levels
    ]
    head = [
        "# The levels of Tom",
        "",
        f"The `greedy` bot played {games} games alone against a Tom of each level, from easy to hard [NYC-12.1]. Points are means, in",
        "brackets 95 % confidence intervals. Made by `python -m midtown.cli.levels docs/games/new-york-city`.",
        "",
        "![Mean points of Tom and of the greedy bot by level](levels.svg)",
        "",
        *climb(levels),
        "",
        "| level | points of Tom | points of greedy | games won by greedy |",
        "| --- | --- | --- | --- |",
    ]
    return "\n".join([*head, *rows]) + "\n"


def climb(levels: list[Level]) -> list[str]:
    """Tom's points by threes, and why the levels do not climb one by one."""
    threes = [levels[place : place + THREE] for place in range(0, len(levels), THREE)]
    means = [fmean([level.tom.points.mean.value for level in three]) for three in threes]
    named = [f"{' '.join([level.name for level in three])} {mean:.1f}" for three, mean in zip(threes, means, strict=True)]
    return [
        f"Tom's points by threes: {', '.join(named)}. Inside a three the modes differ: a Tom of mode A bids with more cards",
        "(A6 gets eight, B3 five and about two of the five he draws, C2 four and between three and four of those), but all",
        "of them are known before the bids.",
    ]


def interval(mean: Estimate) -> str:
    """A mean with its interval; a single game has none."""
    return f"{mean.value:.1f}" if mean.low is None else f"{mean.value:.1f} ({mean.low:.1f} to {mean.high:.1f})"


def share(victories: Estimate) -> str:
    """A share with its interval, in per cent."""
    return f"{victories.value:.0%} ({victories.low:.0%} to {victories.high:.0%})"


# --- the picture ---


def drawing(levels: list[Level]) -> str:
    """The means by level with their intervals, as SVG."""
    estimates = [seat.points.mean for level in levels for seat in (level.tom, level.greedy)]
    least = int(min([low_of(mean) for mean in estimates]) // LINES) * LINES
    most = (int(max([high_of(mean) for mean in estimates]) // LINES) + 1) * LINES
    scale = Scale(least, most)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
        "<title>Mean points of Tom and of the greedy bot by level</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        *grid(scale),
        *[text(place_of(number), BOTTOM + 22, level.name, "#333") for number, level in enumerate(levels)],
        text(WIDTH // 2, HEIGHT - 10, "level of Tom, from easy to hard", "#333"),
        *curve("Tom", [level.tom.points.mean for level in levels], scale),
        *curve("greedy", [level.greedy.points.mean for level in levels], scale),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class Scale(NamedTuple):
    """From points to heights in the picture."""

    least: int
    most: int

    def height(self, points: float) -> float:
        """Where so many points are drawn."""
        return round(BOTTOM - (BOTTOM - TOP) * (points - self.least) / (self.most - self.least), 1)


def grid(scale: Scale) -> list[str]:
    """A line for every twenty points."""
    drawn: list[str] = []
    for points in range(scale.least, scale.most + 1, LINES):
        height = scale.height(points)
        drawn.append(f'<line x1="{LEFT}" y1="{height}" x2="{WIDTH - 20}" y2="{height}" stroke="#ddd"/>')
        drawn.append(text(LEFT - 20, height + 4, str(points), "#333"))
    return drawn


def curve(name: str, means: list[Estimate], scale: Scale) -> list[str]:
    """The means of one player, joined by lines, with bars for their intervals and a name at the first of them."""
    colour = COLOURS[name]
    points = [(place_of(number), scale.height(mean.value)) for number, mean in enumerate(means)]
    drawn = [f'<polyline points="{" ".join([f"{x},{y}" for x, y in points])}" fill="none" stroke="{colour}" stroke-width="2"/>']
    for (x, y), mean in zip(points, means, strict=True):
        low, high = scale.height(low_of(mean)), scale.height(high_of(mean))
        drawn.append(f'<line x1="{x}" y1="{low}" x2="{x}" y2="{high}" stroke="{colour}"/>')
        drawn.append(f'<circle cx="{x}" cy="{y}" r="4" fill="{colour}"/>')
    x, y = points[-1]
    return [*drawn, text(x, y - 24, name, colour)]


def text(x: float, y: float, words: str, colour: str) -> str:
    """Words in the picture, centred."""
    return f'<text x="{x}" y="{y}" text-anchor="middle" fill="{colour}">{words}</text>'


def place_of(number: int) -> int:
    """Where a level is drawn, from left to right."""
    return LEFT + STEP // 2 + STEP * number


def low_of(mean: Estimate) -> float:
    """Where the bar of a mean ends below."""
    return mean.value if mean.low is None else mean.low


def high_of(mean: Estimate) -> float:
    """Where it ends above."""
    return mean.value if mean.high is None else mean.high


def write_levels(folder: Path, games: int) -> None:
    """Play all levels and write what came of it."""
    levels = [play_level(name, games) for name in LEVELS]
    write_text(table(levels, games), folder / "levels.md")
    write_text(drawing(levels), folder / "levels.svg")


if __name__ == "__main__":
    write_levels(Path(sys.argv[1]), GAMES_EACH)
