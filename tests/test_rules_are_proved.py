"""Rules, tests and code speak of the same numbers."""

import ast
import json
import re
from pathlib import Path
from typing import Final

import pytest

from midtown.core.rules import Question, Step
from midtown.games import GAMES
from tests.rule_map import MARK, ROOT, map_file, marked_tests, rule_map, rule_numbers

EVERY_GAME: Final = pytest.mark.parametrize("game_name", list(GAMES))
SOURCES: Final = ROOT / "src" / "midtown"
NUMBER: Final = re.compile(r"\b[A-Z0-9]+-[0-9]+\.[0-9]+\b")
ALL_NUMBERS: Final = {number for name in GAMES for number in rule_numbers(name)}


def literals(path: Path) -> list[str]:
    """Every text in a module, docstrings included."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def docstrings(game_name: str) -> dict[str, str]:
    """What the classes of a game say of themselves, by name."""
    found: dict[str, str] = {}
    for path in sorted((SOURCES / "games" / game_name.replace("-", "_")).rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                found[node.name] = ast.get_docstring(node) or ""
    return found


@EVERY_GAME
def test_every_rule_is_proved(game_name: str) -> None:
    proofs = marked_tests()

    assert [number for number in rule_numbers(game_name) if number not in proofs] == []


def test_every_mark_names_a_rule() -> None:
    assert {number: tests for number, tests in marked_tests().items() if number not in ALL_NUMBERS} == {}


def test_every_mark_stands_on_a_test_and_is_read() -> None:
    written = [path.read_text(encoding="utf-8").count(f"@{MARK}(") for path in (ROOT / "tests").rglob("test_*.py")]
    read = {test for tests in marked_tests().values() for test in tests}

    assert sum(written) == len(read)
    assert [test for test in read if not test.split("::")[1].startswith("test_")] == []


@EVERY_GAME
def test_the_map_beside_the_rules_is_current(game_name: str) -> None:
    """Otherwise: python tests/rule_map.py --write."""
    assert json.loads(map_file(game_name).read_text(encoding="utf-8")) == json.loads(rule_map(game_name))


@pytest.mark.parametrize("path", sorted(SOURCES.rglob("*.py")), ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_the_code_cites_rules_that_exist(path: Path) -> None:
    cited = {number for text in literals(path) for number in NUMBER.findall(text)}

    assert cited - ALL_NUMBERS == set()


@EVERY_GAME
def test_every_step_and_question_cites_its_rule(game_name: str) -> None:
    said = docstrings(game_name)
    book = GAMES[game_name].book
    rules: list[Step[object] | Question[object]] = [*book.steps, *book.questions]

    assert [type(rule).__name__ for rule in rules if rule.rule not in ALL_NUMBERS] == []
    assert [type(rule).__name__ for rule in rules if rule.rule not in NUMBER.findall(said[type(rule).__name__])] == []


@EVERY_GAME
def test_every_option_of_a_game_and_of_a_question_cites_a_rule(game_name: str) -> None:
    game = GAMES[game_name]

    assert [option.name for option in game.offered if option.rule not in ALL_NUMBERS] == []
    for question in game.book.questions:
        assert {question.rule_of(action) for action in range(len(game.book.words))} <= ALL_NUMBERS
