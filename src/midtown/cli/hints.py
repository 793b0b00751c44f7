"""Hints: what somebody at the terminal is told about his choices, more each time he asks."""

from typing import Final, final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from midtown.bots.considering import advisor
from midtown.bots.explaining.comparing import per_cent
from midtown.bots.explaining.explanation import ONLY, Explained, Explanation, explain
from midtown.bots.explaining.levels import ANSWER, LEVELS, NUDGE
from midtown.core.vocabulary import Vocabulary
from midtown.match.match import Choice, Match
from midtown.texts.language import Language

SECONDS: Final = 1.0
"""How long is thought about a hint."""
SEED: Final = 1
"""What is hidden has no part in a hint, not even by its seed."""
NUMBERS: Final = 21
"""How wide the columns of numbers are, with what stands above them."""


@final
class Hints:
    """What is known of the choices before one person; thought about once, told in parts."""

    def __init__(self) -> None:
        self._explanation: Explanation | None = None
        self._told = 0

    def next(self, match: Match, seat: int, choices: list[Choice], language: Language) -> list[RenderableType]:
        """A little more than the last time."""
        if len(choices) == 1:
            return [Text(language.reason(ONLY))]
        if self._explanation is None:
            bot = advisor(match.game, SEED, SECONDS)
            view, options = match.view(seat), match.state.options(seat)
            self._explanation = explain(match.game, view, options, bot.consider(view, options))
        level = LEVELS[min(self._told, len(LEVELS) - 1)]
        self._told += 1
        page = HintPage(match.game.book.words, [choice.action for choice in choices], language)
        more = [] if level == ANSWER else [Text(language.sentence("'hint' again says more."), "dim")]
        return [*page.told(self._explanation, level), *more]


@final
class HintPage:
    """A hint as it looks on a terminal, with the numbers of the choices."""

    def __init__(self, words: Vocabulary, numbered: list[int], language: Language) -> None:
        self._words: Final = words
        self._numbered: Final = numbered
        self._language: Final = language

    def told(self, explanation: Explanation, level: str) -> list[RenderableType]:
        """As much of it as a level tells."""
        if level == NUDGE:
            return [Text(self._language.reason(explanation.nudge.says), "bold"), *self._among(explanation.nudge.among)]
        if level == ANSWER:
            return self._answer(explanation.choices)
        best = explanation.choices[0].considered.action
        return [Text(self._language.sentence("The best choice: {choice}.", choice=self._shown(best)), "bold")]

    def _among(self, actions: tuple[int, ...]) -> list[RenderableType]:
        """The choices that are left, where they are few enough to be named."""
        return [Text(f"  {self._shown(action)}") for action in actions] if 0 < len(actions) <= len(LEVELS) else []

    def _shown(self, action: int) -> str:
        return f"{self._numbered.index(action) + 1} {self._language.action(self._words, action)}"

    def _answer(self, choices: tuple[Explained, ...]) -> list[RenderableType]:
        """Each choice with its numbers, and below it why."""
        language = self._language
        heads = [language.sentence("The best choices"), language.sentence("chance to win"), language.sentence("lead in points")]
        shown: list[RenderableType] = [_row(*[Text(head, "dim") for head in heads])]
        for choice in choices:
            found = choice.considered
            shown.append(_row(Text(self._shown(found.action), "bold"), Text(f"{per_cent(found.win)} %"), Text(language.signed(found.lead))))
            shown.append(Padding(Text(language.reason(choice.why)), (0, 0, 0, 2)))
        return shown


def _row(what: Text, chance: Text, lead: Text) -> RenderableType:
    grid = Grid.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column(justify="right", width=NUMBERS)
    grid.add_column(justify="right", width=NUMBERS)
    grid.add_row(what, chance, lead)
    return grid
