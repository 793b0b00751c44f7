"""`midtown train` as people type it."""

import sys

import pytest

from midtown.bots.nets.net_file import read_net
from tests.cli.terminal import Terminal


def test_each_generation_is_told_of_and_the_net_is_kept(terminal: Terminal) -> None:
    told = terminal.run("train the-city --file some.net --generations 2 --games 5 --watched 5 --examined 1 --processes 1")

    assert told.code == 0
    assert [line.split(":")[0] for line in told.out.splitlines() if line.startswith("generation")] == [
        "generation 0",
        "generation 1",
        "generation 2",
    ]
    assert read_net(terminal.folder / "some.net").hidden == 128


def test_a_curve_of_the_exams_is_drawn(terminal: Terminal) -> None:
    told = terminal.run(
        "train the-city --file some.net --curve some.svg --players 2 --generations 2 --games 4 --watched 4 --examined 2 --processes 1"
    )

    assert told.code == 0
    assert told.out.count("% won") == 2
    drawn = (terminal.folder / "some.svg").read_text()
    assert drawn.startswith("<svg")
    assert drawn.count("<circle") == 2


def test_players_are_numbers(terminal: Terminal) -> None:
    told = terminal.run("train the-city --file some.net --players 2,three")

    assert told.code == 2
    assert "'three' is not a whole number" in told.err


@pytest.mark.parametrize("flag", ["--generations", "--games", "--watched", "--examined"])
def test_nothing_at_all_is_refused(terminal: Terminal, flag: str) -> None:
    told = terminal.run(f"train the-city --file some.net {flag} 0")

    assert (told.code, told.err) == (2, f"midtown: {flag} must be at least 1\n")
    assert terminal.files() == []


def test_a_place_where_nothing_can_be_written_is_refused_before_anything_is_played(terminal: Terminal) -> None:
    told = terminal.run("train the-city --file .")

    assert told.code == 2
    assert "cannot be written" in told.err


def test_without_numpy_it_says_what_to_install(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)

    told = terminal.run("train the-city --file some.net")

    assert (told.code, told.err) == (2, "midtown: midtown train needs NumPy: pip install 'midtown[train]'\n")
