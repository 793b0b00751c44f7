"""`midtown review`: the curve, the turning points, and what would have been better."""

import json
from pathlib import Path

import pytest

from midtown.bots.considering import Considered
from midtown.bots.reviewing.hindsight import Hindsight
from midtown.bots.reviewing.review import ChanceAt, SeatReview
from midtown.cli.review_page import page_of
from midtown.cli.review_text import WIDTH, curve
from midtown.core.errors import Reason
from midtown.games import GAMES
from midtown.match.match import Match
from midtown.texts.language import Language
from tests.bots.weighing import Weighing
from tests.cli.terminal import Terminal


@pytest.fixture
def record(terminal: Terminal) -> Path:
    terminal.run("simulate the-city --seats random,greedy --games 1 --seed 4 --records games")
    return terminal.folder / "games" / "the-city-0.txt"


def test_a_review_fits_on_a_terminal_and_names_what_would_have_been_better(
    terminal: Terminal, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("midtown.cli.review.advisor", lambda game, seed, _think: Weighing(game, seed, 4))
    shown = terminal.run(f"review {record} --seat 0 --think 0.01")

    assert (shown.code, shown.err) == (0, "")
    assert max([len(line) for line in shown.out.splitlines()]) <= 80
    assert "100 % │" in shown.out
    assert "seat 1" not in shown.out
    assert "Better: " in shown.out


def test_other_programs_get_the_curve_and_the_turning_points(terminal: Terminal, record: Path) -> None:
    told = json.loads(terminal.run(f"review {record} --think 0.01 --json").out)

    assert told["game"] == "the-city"
    assert [seat["seat"] for seat in told["seats"]] == [0, 1]
    for seat in told["seats"]:
        assert seat["curve"][-1]["ply"] == told["moves"]
        assert all(0 <= chance["win"] <= 1 for chance in seat["curve"])
        for point in seat["turning_points"]:
            assert point["cost"] == pytest.approx(point["better"]["win"] - point["played"]["win"], abs=0.001)
            assert point["why"]


def test_a_page_is_written_beside_what_is_shown(terminal: Terminal, record: Path) -> None:
    terminal.run(f"review {record} --seat 1 --think 0.01 --html review.html --lang de")

    page = terminal.read("review.html")
    assert page.startswith("<!doctype html>")
    assert '<html lang="de">' in page
    assert "Platz 1" in page
    assert "<polyline" in page


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("--seat 2", "--seat is a number from 0 to 1, not 2"),
        ("--seat x", "'x' is not a whole number"),
        ("--think 0", "bots need some time to think, not 0 s"),
        ("--html .", "cannot be written"),
    ],
)
def test_bad_input_is_refused_before_anything_is_thought(terminal: Terminal, record: Path, words: str, problem: str) -> None:
    refused = terminal.run(f"review {record} {words}")

    assert refused.code == 2
    assert problem in refused.err


def test_what_is_no_record_is_refused(terminal: Terminal) -> None:
    terminal.file("no.txt", "hello")

    assert terminal.run("review no.txt").code == 2


def turning(ply: int) -> Hindsight:
    return Hindsight(ply, 0, Considered(1, 0.2, 0.0, 9), Considered(2, 0.6, 1.0, 9), Reason("", "the next best"))


def test_the_curve_is_as_high_as_the_chance_and_numbers_its_turning_points() -> None:
    review = SeatReview(0, (ChanceAt(1, 1.0), ChanceAt(50, 0.5), ChanceAt(99, 0.0)), (turning(49), turning(98)))
    lines = [str(line) for line in curve(review, 99)]

    assert lines[0] == "100 % │" + "█" * 35 + " " * 35
    assert lines[2] == " 50 % │" + "█" * 69 + " "
    assert lines[3] == "      │" + "█" * 69 + " "
    assert lines[4] == "  0 % └" + "─" * 35 + "1" + "─" * 33 + "2"
    assert len(lines[4]) == WIDTH + 7


def test_turning_points_in_one_place_are_numbered_beside_each_other() -> None:
    review = SeatReview(0, (ChanceAt(1, 0.0), ChanceAt(999, 0.0)), (turning(500), turning(501), turning(998), turning(998)))
    axis = str(curve(review, 999)[-1]).removeprefix("  0 % └")

    assert axis == "─" * 35 + "12" + "─" * 31 + "43"


def test_a_page_escapes_what_people_are_called() -> None:
    game = GAMES["the-city"]
    match = Match(game, game.options(2), 1)
    page = page_of(match, [SeatReview(0, (), ())], ["<b>Anna</b>", "Bernd"], Language.load("en", game.name))

    assert "&lt;b&gt;Anna" in page
    assert "No decision gave much away." in page
