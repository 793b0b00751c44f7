"""What a seat of Fifth Avenue may do now, as a numbered sheet."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from midtown.cli.tables.choice_sheet import ChoiceSheet
from midtown.cli.tables.fifth_avenue.hand import hand
from midtown.cli.tables.fifth_avenue.outlook import outlook_of
from midtown.cli.tables.fifth_avenue.plot_sheet import plot_of, plot_sheet
from midtown.cli.tables.fifth_avenue.signs import cards_text
from midtown.core.errors import Reason
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.games.fifth_avenue.words import BID, PLACE_SHOP, WORDS
from midtown.match.match import Choice
from midtown.outlook.fifth_avenue.questions import question
from midtown.texts.language import Language


def offer(view: FifthAvenueView, choices: list[Choice], refused: Mapping[int, Reason], language: Language) -> RenderableType:
    """The hand, the question, the numbered choices with what each brings now, and what is refused."""
    sheet = ChoiceSheet(WORDS, language)
    title = _title(view, choices[0].action, language)
    parts = [hand(view, language), sheet.finished()]
    if plot_of(choices[0].action) is None:
        sheet.head(title)
        sheet.choices(list(enumerate(choices, 1)), outlook_of(view, language))
        _add_refusals(sheet, refused, language)
    else:
        sheet.head(title, choices[0].rule)
        parts.append(plot_sheet(view, choices, language))
    return Group(*parts)


def _title(view: FifthAvenueView, first: int, language: Language) -> str:
    """What is asked, and what the signs mean where there are some."""
    title = language.reason(question(view, first))
    return f"{title} {language.sentence('+ for you, - for the others')}" if PLACE_SHOP.names(first) else title


def _add_refusals(sheet: ChoiceSheet, refused: Mapping[int, Reason], language: Language) -> None:
    """What cannot be chosen, with the reasons; cards that cannot be bid for the same reason stand together."""
    for reason in dict.fromkeys(refused.values()):
        actions = [action for action in refused if refused[action] == reason]
        cards = [int(BID.thing(action)) for action in actions if BID.names(action)]
        sheet.refuse(cards_text(cards, language) if cards else Text(language.action(WORDS, actions[0])), reason)
