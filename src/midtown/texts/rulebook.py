"""Rulebook: the numbered rules of a game, in our own words."""

import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Final, final

from midtown.core.errors import BadOptions
from midtown.core.options import unknown
from midtown.texts.typeset import typeset

READING: Final = "◆"
OPTION: Final = "⚙"
RULE: Final = re.compile(rf"\*\*([A-Z0-9]+-[0-9.]+)\*\* ([{READING}{OPTION} ]*)(.+)", re.DOTALL)


@final
@dataclass(frozen=True)
class Rule:
    """A numbered rule."""

    number: str
    text: str
    is_reading: bool
    """Our reading of a passage that is unclear, missing or contradicted."""
    is_option: bool
    """An option of the game changes it."""


@final
@dataclass(frozen=True)
class Section:
    """A heading and its rules."""

    title: str
    rules: tuple[Rule, ...]


@final
@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in one language."""

    title: str
    preface: str
    sections: tuple[Section, ...]

    @staticmethod
    def load(game_name: str, code: str) -> "Rulebook":
        """The rules of this game in this language."""
        text = (files("midtown.texts") / game_name / f"rules.{code}.md").read_text(encoding="utf-8")
        return read_rulebook(typeset(text, code))

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules in their order."""
        return tuple([rule for section in self.sections for rule in section.rules])

    def rule(self, number: str) -> Rule:
        """The rule with this number; upper case does not matter."""
        by_number = {rule.number: rule for rule in self.rules}
        found = by_number.get(number.upper())
        if found is None:
            raise BadOptions(unknown("rule", number, list(by_number)))
        return found


def read_rulebook(text: str) -> Rulebook:
    """The rulebook that is written here: a title, a preface, sections of rules, a paragraph each."""
    head, *sections = text.split("\n## ")
    title, _, preface = head.removeprefix("# ").partition("\n")
    return Rulebook(title, _in_one_line(preface), tuple([_section(section) for section in sections]))


def _section(text: str) -> Section:
    """The section that is written here."""
    title, *paragraphs = text.strip().split("\n\n")
    return Section(title, tuple([_rule(paragraph) for paragraph in paragraphs]))


def _rule(paragraph: str) -> Rule:
    """The rule that is written here: its number, its marks, its text."""
    found = RULE.fullmatch(paragraph)
    if found is None:
        message = f"no numbered rule: {paragraph}"
        raise ValueError(message)
    return Rule(found[1], _in_one_line(found[3]), is_reading=READING in found[2], is_option=OPTION in found[2])


def _in_one_line(text: str) -> str:
    """The text without the line breaks of its file."""
    return " ".join(text.split())
