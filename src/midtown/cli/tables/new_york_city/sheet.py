"""What a seat may do, as a sheet."""

from collections.abc import Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from midtown.cli.tables.choice_sheet import ChoiceSheet, Numbered
from midtown.cli.tables.flowing import flowing
from midtown.cli.tables.new_york_city.hand import hand
from midtown.cli.tables.new_york_city.outlook import outlook_of
from midtown.cli.tables.new_york_city.signs import card_sign
from midtown.core.errors import Reason
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.games.new_york_city.words import SWAP, WORDS
from midtown.match.match import Choice
from midtown.outlook.new_york_city.questions import question
from midtown.texts.language import Language

ROOM: Final = 66
"""How many columns the sheet has between numbers and rules."""


def offer(view: NewYorkCityView, choices: list[Choice], refused: Mapping[int, Reason], language: Language) -> RenderableType:
    """The hand, the question, the numbered choices with what each brings now, and what is refused."""
    sheet = ChoiceSheet(WORDS, language)
    sheet.head(language.reason(question(view)))
    numbered = list(enumerate(choices, 1))
    sheet.choices([(number, choice) for number, choice in numbered if not SWAP.names(choice.action)], outlook_of(view, language))
    _add_swaps(sheet, [(number, choice) for number, choice in numbered if SWAP.names(choice.action)], language)
    for action, reason in refused.items():
        sheet.refuse(Text(language.action(WORDS, action)), reason)
    return Group(hand(view, language), sheet.finished())


def _add_swaps(sheet: ChoiceSheet, swaps: list[Numbered], language: Language) -> None:
    """The exchanges with the reserve beside each other."""
    if not swaps:
        return
    sheet.line(Text(language.sentence("exchange a card of the hand for one of the reserve:")), swaps[0][1].rule)
    for line in flowing([_swap(number, choice.action, language) for number, choice in swaps], ROOM):
        sheet.line(line)


def _swap(number: int, action: int, language: Language) -> Text:
    """An exchange in few letters."""
    given, got = (card_sign(int(card), language) for card in (SWAP.one(action), SWAP.other(action)))
    return Text.assemble((f"{number} ", "bold"), given, " > ", got)
