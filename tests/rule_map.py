"""Which tests prove which numbered rule, read from the marks of the tests.

`make records` writes it beside the rules, where the program finds it.
"""

import ast
import json
import sys
from pathlib import Path
from typing import Final

from midtown.games import GAMES
from midtown.texts.rulebook import Rulebook

ROOT: Final = Path(__file__).parent.parent
TEXTS: Final = ROOT / "src" / "midtown" / "texts"
MARK: Final = "pytest.mark.rule"


def main() -> None:
    """Write the map of every game, or print it."""
    for name in GAMES:
        if sys.argv[1:] == ["--write"]:
            map_file(name).write_text(rule_map(name), encoding="utf-8")
        else:
            sys.stdout.write(rule_map(name))


def map_file(game_name: str) -> Path:
    """Where the map of a game is kept."""
    return TEXTS / game_name / "tests.json"


def rule_map(game_name: str) -> str:
    """Each rule of a game with the tests that prove it, as JSON."""
    proofs = marked_tests()
    return json.dumps({number: proofs.get(number, []) for number in rule_numbers(game_name)}, indent=2) + "\n"


def rule_numbers(game_name: str) -> list[str]:
    """The numbers of a game's rules."""
    return [rule.number for rule in Rulebook.load(game_name, "en").rules]


def marked_tests() -> dict[str, list[str]]:
    """The tests of the whole suite by the rule numbers of their marks."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(test, ast.FunctionDef):
                for number in marks_of(test):
                    found.setdefault(number, []).append(f"{path.relative_to(ROOT).as_posix()}::{test.name}")
    return found


def marks_of(test: ast.FunctionDef) -> list[str]:
    """The rule numbers that a test is marked with."""
    marks = [mark for mark in test.decorator_list if isinstance(mark, ast.Call) and ast.unparse(mark.func) == MARK]
    return [str(ast.literal_eval(number)) for mark in marks for number in mark.args]


if __name__ == "__main__":
    main()
