"""What a seat may do, as a sheet."""

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from midtown.cli.tables.choice_sheet import ChoiceSheet, Numbered
from midtown.cli.tables.flowing import flowing
from midtown.cli.tables.new_york_city.hand import hand
from midtown.cli.tables.new_york_city.outlook import ADDING, Outlook
from midtown.cli.tables.new_york_city.questions import question
from midtown.cli.tables.new_york_city.signs import card_sign
from midtown.core.errors import Reason
from midtown.games.new_york_city import GAME, composing, drafting
from midtown.games.new_york_city.abilities import ADD_PRESTIGE, ADD_WILD, RENEW_RESERVE
from midtown.games.new_york_city.cards import PRESTIGE
from midtown.games.new_york_city.characters import FIRST, Character
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.games.new_york_city.words import BID, DONE, PASS, SWAP, TAKE, USE, WORDS
from midtown.match.match import Choice
from midtown.texts.language import Language

ROOM: Final = 66
"""How many columns the sheet has between numbers and rules."""
ADDING_ABILITIES: Final = (RENEW_RESERVE, ADD_WILD, ADD_PRESTIGE)
"""What characters do for a bid that are simply used; the last one only in the prestige round."""
ORDER: Final = (*ADDING, TAKE, USE, BID, PASS, DONE, SWAP)
"""Cards first, then characters, then the end of the bid; exchanges are many and come last."""


def arranged(choices: list[Choice]) -> list[Choice]:
    """The choices in the order of a sheet."""
    return sorted(choices, key=lambda choice: _place(choice.action))


def _place(action: int) -> int:
    """Where the verb of an action stands on a sheet."""
    verb = WORDS.verb_of(action)
    return ORDER.index(verb) if verb in ORDER else 0


def offer(view: NewYorkCityView, choices: list[Choice], refused: Mapping[int, Reason], language: Language) -> RenderableType:
    """The hand, the question, the numbered choices with what each brings now, and what is refused."""
    sheet = ChoiceSheet(WORDS, language)
    sheet.head(question(view, language))
    numbered = list(enumerate(choices, 1))
    sheet.choices([(number, choice) for number, choice in numbered if not SWAP.names(choice.action)], Outlook(view, language).of)
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


def wishes(view: NewYorkCityView) -> list[int]:
    """Who takes cards or bids might want to use any character that is for it and has not been used; who adds to a bid, that it stands."""
    if view.question in (drafting.WHICH_PAIR.number, drafting.WHAT_ELSE.number):
        return _uses(view, lambda character: character.phase == FIRST)
    if view.question in (composing.WHAT_TO_BID.number, composing.WHAT_TO_ADD.number):
        stands = [int(BID.first)] if view.question == composing.WHAT_TO_ADD.number else []
        adding = ADDING_ABILITIES if view.bidding == PRESTIGE else ADDING_ABILITIES[:-1]
        return [*_uses(view, lambda character: character.ability in adding), *stands]
    return []


def _uses(view: NewYorkCityView, is_meant: Callable[[Character], bool]) -> list[int]:
    """To use each of the own characters that is meant and on which no dollar lies."""
    characters = GAME.edition(view.options).box.characters
    own = view.participants[view.seat]
    kinds = [kind for kind in dict.fromkeys(own.team) if own.team.count(kind) > own.paid.count(kind) and is_meant(characters[kind])]
    return [int(USE.of(kind)) for kind in kinds]
