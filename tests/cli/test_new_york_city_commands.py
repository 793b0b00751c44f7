"""The commands that do not play at the terminal, for New York City."""

import json
from pathlib import Path

import pytest

from midtown.texts.language import LANGUAGES
from tests.cli.terminal import Terminal

PARTS = {"en": "majorities", "fr": "majorités", "de": "Mehrheiten"}


@pytest.fixture
def record(terminal: Terminal) -> Path:
    """A whole game between random bots and a Tom."""
    assert terminal.run("simulate new-york-city --seats random,random,tom-b4 --games 1 --seed 6 --records games").code == 0
    return terminal.folder / "games" / "new-york-city-0.txt"


def test_a_simulation_names_its_toms(terminal: Terminal) -> None:
    report = json.loads(terminal.run("simulate new-york-city --seats random,TOM-b4,tom-c2 --games 2 --seed 3 --json").out)

    assert report["options"]["seats"] == 1
    assert [report["options"][f"tom-{number}"] for number in (1, 2, 3)] == ["B4", "C2", "none"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_replayed_game_ends_with_a_ranking_that_holds_the_tom(terminal: Terminal, record: Path, code: str) -> None:
    shown = terminal.run(f"replay {record} --lang {code}").out
    ranking = [line for line in shown.splitlines() if line[:3] in ("1. ", "2. ", "3. ")]

    assert len(ranking) == 3
    assert [line for line in ranking if "Tom B4" in line] != []
    assert PARTS[code] in shown


@pytest.mark.parametrize("view", ["0", "1", "spectator", "all"])
def test_a_game_is_replayed_at_any_move_and_for_every_view(terminal: Terminal, record: Path, view: str) -> None:
    for move in (0, 1, 25, 60):
        shown = terminal.run(f"replay {record} --at {move} --view {view}")
        assert shown.code == 0
        assert ("Hand" in shown.out.rsplit("Elevator", 1)[1]) == (view != "spectator")


def test_a_tom_has_no_view(terminal: Terminal, record: Path) -> None:
    assert "--view is a seat from 0 to 1" in terminal.run(f"replay {record} --view 2").err


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("character 13", "a card of the hand counts as one matching card"),
        ("character-13", "value  1  reconstructed"),
        ("subway-1", "boroughs  bronx queens  certain"),
        ("taxi-high", "value  4  reconstructed"),
        ("grey-lantern", "borough  brooklyn  reconstructed"),
    ],
)
def test_a_component_is_shown_by_its_name(terminal: Terminal, name: str, line: str) -> None:
    assert line in terminal.run(f"cards new-york-city {name}").out


def test_rules_are_shown_by_their_number(terminal: Terminal) -> None:
    assert "NYC-12.12" in terminal.run("rules new-york-city 12.12").out
