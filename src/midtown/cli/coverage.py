"""How well the rules are proven: by tests, and by play."""

import json
from collections import Counter
from importlib.resources import files
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.arena.coverage import rule_counts
from midtown.match.match import AnyGame
from midtown.texts.language import Language
from midtown.texts.rulebook import Rulebook

GAMES_PER_SEATS: Final = 50
SEED: Final = 1


def coverage_shown(game: AnyGame, rulebook: Rulebook, language: Language) -> RenderableType:
    """For each rule its tests and how often play made use of it; at the end the rules that play never reached."""
    tests = _tests(game.name)
    used = _uses(game, language)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    grid.add_row(*[Text(head, "bold") for head in ("", language.sentence("used"), language.sentence("tests"))])
    for rule in rulebook.rules:
        named = [name.rpartition("::")[2] for name in tests.get(rule.number, [])]
        grid.add_row(Text(rule.number, "bold"), Text(str(used[rule.number])), Text("\n".join(named), "dim", overflow="fold"))
    return Group(grid, Text(""), *[Text(line) for line in _unproven(rulebook, tests, used, language)])


def _tests(game_name: str) -> dict[str, list[str]]:
    """The tests of each rule."""
    found: dict[str, list[str]] = json.loads((files("midtown.texts") / game_name / "tests.json").read_text(encoding="utf-8"))
    return found


def _uses(game: AnyGame, language: Language) -> Counter[str]:
    """How often each rule was made use of in some games of every number of players."""
    used: Counter[str] = Counter()
    playing = language.sentence("{games} games are being played", games=GAMES_PER_SEATS * len(game.seats))
    with Console(stderr=True).status(playing):
        for seats in game.seats:
            used.update(rule_counts(game, seats, GAMES_PER_SEATS, SEED))
    return used


def _unproven(rulebook: Rulebook, tests: dict[str, list[str]], used: Counter[str], language: Language) -> list[str]:
    """The rules without tests, and those without uses."""
    untested = [rule.number for rule in rulebook.rules if not tests.get(rule.number)]
    unused = [rule.number for rule in rulebook.rules if not used[rule.number]]
    lines = [language.sentence("Without tests: {numbers}", numbers=untested)] if untested else []
    return [*lines, language.sentence("Never reached in play: {numbers}", numbers=unused)] if unused else lines
