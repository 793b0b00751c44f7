"""What a seat of The City may do now, as a numbered sheet; and its hand."""

from collections.abc import Mapping
from typing import Final, final

from rich.console import Group, RenderableType
from rich.text import Text

from midtown.cli.tables.grid import open_grid
from midtown.cli.tables.the_city.board import NAME_WIDTH
from midtown.cli.tables.the_city.card_text import INCOME_STYLE, POINTS_STYLE, TIMES, card_text, symbols_text
from midtown.core.errors import Reason
from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.views import CityView
from midtown.games.the_city.words import KEEP, WORDS
from midtown.match.match import Choice
from midtown.outlook.the_city.card_text import INCOME, POINTS
from midtown.outlook.the_city.forecast import Forecast
from midtown.outlook.the_city.questions import by_printed_cost, card_of, question
from midtown.texts.language import Language

REFUSED: Final = "dim"
"""How cards look that the city would not take."""


@final
class Sheet:
    """Rows of cards with the same columns: number, card, cost and gain now, text, rule."""

    def __init__(self, view: CityView, cards: tuple[int, ...], language: Language) -> None:
        self._view: Final = view
        self._cards: Final = cards
        self._language: Final = language
        self._forecast: Final = Forecast(view)
        self._grid: Final = open_grid((2, "right"), (NAME_WIDTH, "left"), (5, "right"), (3, "right"), (3, "right"), (3, "left"))
        self._grid.add_column(no_wrap=True, justify="right")

    def head(self, title: str) -> None:
        """The line above the rows."""
        cost = self._language.sentence("cost")
        cells = ["", title, cost, INCOME, POINTS]
        self._grid.add_row(*[Text(cell, "bold") for cell in cells])

    def card(self, kind: int, rule: str = "", number: int | None = None) -> None:
        """A card with what it would cost and bring if it were built now."""
        printed = GAME.edition(self._view.options).rows[kind].printed
        style = "" if self._forecast.is_permitted(kind) else REFUSED
        self._add(kind, number, Text(card_text(printed, self._language)), rule, style)

    def refused(self, kind: int, reason: Reason) -> None:
        """A card that cannot be chosen, with the reason."""
        self._add(kind, None, Text(short_reason(reason, self._language)), reason.rule, REFUSED)

    def _add(self, kind: int, number: int | None, text: Text, rule: str, style: str) -> None:
        printed = GAME.edition(self._view.options).rows[kind].printed
        gain = self._forecast.gain(kind)
        copies = self._cards.count(kind)
        self._grid.add_row(
            Text("·" if number is None else str(number), "bold"),
            Text((f"{copies}{TIMES} " if copies > 1 else "") + self._language.name(NAMES[kind])),
            Text(str(gain.cost), "" if gain.cost == printed.cost else "bold green"),
            Text(f"{gain.income:+}" if gain.income else "", INCOME_STYLE),
            Text(f"{gain.points:+}" if gain.points else "", POINTS_STYLE),
            symbols_text(printed, self._language),
            text,
            Text(rule, "dim"),
            style=style,
        )

    def other(self, choice: Choice, number: int) -> None:
        """A choice that is said of no card."""
        spoken = Text(self._language.action(WORDS, choice.action))
        self._grid.add_row(Text(str(number), "bold"), spoken, "", "", "", "", "", Text(choice.rule, "dim"))

    def finished(self) -> RenderableType:
        """The sheet."""
        return self._grid


def short_reason(reason: Reason, language: Language) -> str:
    """A reason against building a card that fits into a column."""
    if "needs" in reason.blanks:
        needs = reason.blanks["needs"]
        return language.sentence("needs {needs}", needs=needs)
    cost, funds = reason.blanks.get("cost"), reason.blanks.get("funds")
    if isinstance(cost, int) and isinstance(funds, int):
        return language.sentence("{amount} cards short", amount=cost - funds)
    if isinstance(cost, int):
        return language.sentence("costs more than 4")
    return language.sentence("one per city")


def hand(view: CityView, language: Language) -> RenderableType:
    """The cards of a hand, and what lies before it face down."""
    sheet = Sheet(view, view.hand, language)
    sheet.head(language.sentence("Hand"))
    for kind in by_printed_cost(view, view.hand):
        sheet.card(kind)
    parts = [sheet.finished()]
    if view.plan:
        parts.append(Text(language.sentence("Chosen, face down: {cards}", cards=[NAMES[kind] for kind in view.plan])))
    if view.aside:
        parts.append(Text(language.sentence("Laid aside, face down: {cards}", cards=[NAMES[kind] for kind in view.aside])))
    return Group(*parts)


def offer(view: CityView, choices: list[Choice], refused: Mapping[int, Reason], language: Language) -> RenderableType:
    """The question, the numbered choices with what each costs and brings now, and what is refused."""
    surveyed = KEEP.names(choices[0].action)
    sheet = Sheet(view, view.aside if surveyed else view.hand, language)
    sheet.head(language.reason(question(view, choices[0].action)))
    for number, choice in enumerate(choices, 1):
        kind = card_of(choice.action)
        if kind is None:
            sheet.other(choice, number)
        else:
            sheet.card(kind, choice.rule, number)
    for action, reason in refused.items():
        sheet.refused(card_of(action) or 0, reason)
    held = [NAMES[kind] for kind in by_printed_cost(view, view.hand)]
    if surveyed and held:
        return Group(sheet.finished(), Text(language.sentence("In hand: {cards}", cards=held), "dim"))
    return sheet.finished()
