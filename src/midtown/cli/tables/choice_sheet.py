"""Choices as a sheet: a number, what is chosen with what it brings, and a rule."""

from collections.abc import Callable, Sequence
from typing import Final, final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.core.errors import Reason
from midtown.core.vocabulary import Vocabulary
from midtown.match.match import Choice
from midtown.texts.language import Language

GAP: Final = 2

Numbered = tuple[int, Choice]
"""A choice and its number."""


@final
class ChoiceSheet:
    """Rows that are added from top to bottom."""

    def __init__(self, words: Vocabulary, language: Language) -> None:
        self._words: Final = words
        self._language: Final = language
        self._rows: Final = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        self._rows.add_column(width=2, justify="right")
        self._rows.add_column(ratio=1)
        self._rows.add_column(no_wrap=True, justify="right")

    def head(self, title: str, rule: str = "") -> None:
        """The line above the rows."""
        self._rows.add_row("", Text(title, "bold"), Text(rule, "dim"))

    def line(self, text: Text, rule: str = "") -> None:
        """A line without a number of its own."""
        self._rows.add_row("", text, Text(rule, "dim"))

    def choices(self, choices: Sequence[Numbered], outlook: Callable[[int], Text]) -> None:
        """The numbered choices; what they bring begins at one column where it can."""
        told = [
            (number, choice.rule, self._language.action(self._words, choice.action), outlook(choice.action)) for number, choice in choices
        ]
        width = max([len(spoken) for _, _, spoken, brings in told if brings], default=0) + GAP
        for number, rule, spoken, brings in told:
            body = Text(spoken.ljust(width) if brings else spoken).append_text(brings)
            self._rows.add_row(Text(str(number), "bold"), body, Text(rule, "dim"))

    def refuse(self, what: Text, reason: Reason) -> None:
        """Something that cannot be chosen, and why."""
        why = self._language.reason(Reason("", reason.sentence, reason.blanks))
        self._rows.add_row(Text("·"), what.append("  ").append(why), Text(reason.rule), style="dim")

    def finished(self) -> RenderableType:
        """The sheet."""
        return self._rows
