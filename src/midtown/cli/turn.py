"""Turn: what one person has before him when an answer is asked of him."""

from dataclasses import dataclass, field
from typing import Any, final

from midtown.cli.chronicle import last_turn, summary, told_since
from midtown.cli.desk import Desk
from midtown.cli.hints import Hints
from midtown.cli.phrases import Phrases
from midtown.cli.sitting import Sitting
from midtown.cli.tables import TABLES
from midtown.cli.tables.table import Table
from midtown.core.errors import Reason
from midtown.core.view import View
from midtown.match.match import Choice, Match
from midtown.outlook.advice import arranged_choices, refusals
from midtown.outlook.registry import OUTLOOKS
from midtown.texts.language import Language


@final
@dataclass(frozen=True)
class Turn:
    """One person at the desk, seeing what his seat may see."""

    desk: Desk
    sitting: Sitting
    names: list[str]
    language: Language
    seat: int
    hints: Hints = field(default_factory=Hints)

    @property
    def match(self) -> Match:
        """The game."""
        return self.sitting.match

    @property
    def table(self) -> Table[Any]:
        """How the game looks."""
        return TABLES[self.match.game.name]

    @property
    def view(self) -> View:
        """What this seat may know."""
        return self.match.view(self.seat)

    @property
    def choices(self) -> list[Choice]:
        """What this seat may do, in the order of its numbers."""
        return arranged_choices(self.match, self.seat)

    @property
    def wishes(self) -> list[int]:
        """What this seat might want to do."""
        return OUTLOOKS[self.match.game.name].wishes(self.view, self.match.choices(self.seat))

    @property
    def refused(self) -> dict[int, Reason]:
        """What this seat might want to do and may not."""
        return refusals(self.match, self.seat)

    @property
    def phrases(self) -> Phrases:
        """How to understand what is typed."""
        return Phrases(self.match.game.book.words, self.choices, self.wishes, self.language)

    def refuse(self, reason: Reason) -> None:
        """A line that says why not."""
        self.desk.say(self.language.reason(reason, self.names), "red")

    def show_table(self) -> None:
        """What happened since the last turn, and what lies on the table."""
        told = self.table.paragraphs(told_since(self.match, last_turn(self.match, self.seat), self.seat))
        if told:
            self.desk.show("", summary(told, self.names, self.language))
        self.desk.show("", self.table.board(self.view, self.names, self.language))

    def show_choices(self) -> None:
        """What may be done now."""
        self.desk.show("", self.table.offer(self.view, self.choices, self.refused, self.language))
