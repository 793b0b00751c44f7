"""The numbered rules as they look on a terminal."""

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from midtown.texts.rulebook import OPTION, READING, Rule, Rulebook, Section

EMPHASIS: Final = re.compile(r"\*(.+?)\*")


def rules_shown(rulebook: Rulebook, number: str) -> RenderableType:
    """The rule or section with this number (`TC-4.2`, `4.2` or `4`); without a number, all of them."""
    width = max([len(rule.number) for rule in rulebook.rules])
    if not number:
        preface = Padding(Text(rulebook.preface, "dim"), (0, 0, 1, 0))
        return Group(Text(rulebook.title, "bold"), preface, *[_section(section, width) for section in rulebook.sections])
    prefix = rulebook.rules[0].number.partition("-")[0]
    whole = number.upper() if number.upper().startswith(f"{prefix}-") else f"{prefix}-{number}"
    for section in rulebook.sections:
        if section.rules and section.rules[0].number.rpartition(".")[0] == whole:
            return _section(section, width)
    return _rules([rulebook.rule(whole)], width)


def _section(section: Section, width: int) -> RenderableType:
    """A heading and its rules."""
    return Group(Text(section.title, "bold underline"), Padding(_rules(section.rules, width), (0, 0, 1, 0)))


def _rules(rules: Sequence[Rule], width: int) -> RenderableType:
    """Rules below each other, their numbers beside them in a column of this width."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True, width=width, style="bold")
    grid.add_column(no_wrap=True, width=3)
    grid.add_column(ratio=1)
    for rule in rules:
        marks = (READING if rule.is_reading else "") + (OPTION if rule.is_option else "")
        grid.add_row(rule.number, Text(marks, "yellow"), emphasised(rule.text))
    return grid


def emphasised(text: str) -> Text:
    """Text in which *this* is emphasised."""
    shown = Text()
    for place, part in enumerate(EMPHASIS.split(text)):
        shown.append(part, "italic" if place % 2 else "")
    return shown
