"""How the greedy bot fares against the levels of Tom, as a table and a picture."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from midtown.arena.report import SeatReport
from midtown.arena.statistics import Estimate, Spread
from midtown.cli.levels import Level, drawing, play_level, table, write_levels
from midtown.games.new_york_city.edition import LEVELS

SVG = "{http://www.w3.org/2000/svg}"


def report(seat: int, mean: float) -> SeatReport:
    """Somebody who has scored so much on average and won one game of four."""
    points = Spread(Estimate(mean, mean - 2, mean + 2), int(mean) - 9, int(mean) + 9)
    return SeatReport(seat, "greedy", 1.0, Estimate(0.25, 0.05, 0.70), points)


def level(name: str, greedy: float, tom: float) -> Level:
    return Level(name, report(0, greedy), report(1, tom))


def test_the_table_has_the_means_with_their_intervals() -> None:
    lines = table([level("A6", 90, 85.5), level("C5", 80, 110)], games=4).splitlines()

    assert lines[-2:] == [
        "| A6 | 85.5 (83.5 to 87.5) | 90.0 (88.0 to 92.0) | 25% (5% to 70%) |",
        "| C5 | 110.0 (108.0 to 112.0) | 80.0 (78.0 to 82.0) | 25% (5% to 70%) |",
    ]


def test_levels_are_summed_up_by_threes() -> None:
    text = table([level("A6", 90, 85), level("B3", 90, 75), level("C2", 90, 80), level("A7", 90, 94)], games=4)

    assert "Tom's points by threes: A6 B3 C2 80.0, A7 94.0. " in text


def test_the_picture_shows_more_points_higher_up() -> None:
    root = ET.fromstring(drawing([level("A6", 90, 85), level("C5", 80, 110)]))  # noqa: S314  # our own picture
    curves = [[float(point.split(",")[1]) for point in line.attrib["points"].split()] for line in root.iter(f"{SVG}polyline")]
    words = [words.text for words in root.iter(f"{SVG}text")]

    assert curves[0][0] > curves[0][1]
    assert curves[1][0] < curves[1][1]
    assert {"A6", "C5", "Tom", "greedy", "80", "100", "120"} <= set(words)


def test_a_level_is_played_by_the_greedy_bot_alone_against_one_tom() -> None:
    played = play_level("B3", games=2)

    assert (played.name, played.greedy.bot, played.greedy.points.mean.low is None) == ("B3", "greedy", False)
    assert played.greedy.victories + played.tom.victories == 2


def test_all_twelve_levels_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("midtown.cli.levels.play_level", lambda name, _games: level(name, 80, 90))
    write_levels(tmp_path, games=3)

    assert [line.split()[1] for line in (tmp_path / "levels.md").read_text().splitlines()[-12:]] == list(LEVELS)
    assert (tmp_path / "levels.svg").read_text().startswith("<svg")
