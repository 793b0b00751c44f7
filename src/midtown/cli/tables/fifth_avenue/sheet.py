"""What a seat of Fifth Avenue may do now, as a numbered sheet."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from midtown.cli.tables.choice_sheet import ChoiceSheet
from midtown.cli.tables.fifth_avenue.forecast import total
from midtown.cli.tables.fifth_avenue.hand import hand
from midtown.cli.tables.fifth_avenue.outlook import Outlook
from midtown.cli.tables.fifth_avenue.plot_sheet import plot_of, plot_sheet
from midtown.cli.tables.fifth_avenue.signs import cards_text
from midtown.core.errors import Reason
from midtown.games.fifth_avenue.board import DISTRICTS, SHOPS
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.games.fifth_avenue.words import (
    BID,
    BUILD,
    COMMISSION,
    MOVE,
    PASS,
    PLACE_SHOP,
    SCORE,
    SKYSCRAPERS,
    STAND,
    START,
    TAKE_BOTH,
    TAKE_SHOP,
    WORDS,
)
from midtown.match.match import Choice
from midtown.texts.language import Language


def offer(view: FifthAvenueView, choices: list[Choice], refused: Mapping[int, Reason], language: Language) -> RenderableType:
    """The hand, the question, the numbered choices with what each brings now, and what is refused."""
    sheet = ChoiceSheet(WORDS, language)
    title = question(view, choices[0].action, language)
    parts = [hand(view, language), sheet.finished()]
    if plot_of(choices[0].action) is None:
        sheet.head(title)
        sheet.choices(list(enumerate(choices, 1)), Outlook(view, language).of)
        _add_refusals(sheet, refused, language)
    else:
        sheet.head(title, choices[0].rule)
        parts.append(plot_sheet(view, choices, language))
    return Group(*parts)


def _add_refusals(sheet: ChoiceSheet, refused: Mapping[int, Reason], language: Language) -> None:
    """What cannot be chosen, with the reasons; cards that cannot be bid for the same reason stand together."""
    for reason in dict.fromkeys(refused.values()):
        actions = [action for action in refused if refused[action] == reason]
        cards = [int(BID.thing(action)) for action in actions if BID.names(action)]
        sheet.refuse(cards_text(cards, language) if cards else Text(language.action(WORDS, actions[0])), reason)


def question(view: FifthAvenueView, first: int, language: Language) -> str:
    """What is asked, in a few words, by the first of the choices."""
    verb = WORDS.verb_of(first)
    if verb is PLACE_SHOP:
        return language.sentence("Where to place it ({shop})? + for you, - for the others", shop=SHOPS[view.tile])
    if verb in (BID, STAND, PASS):
        return bid_question(view, language)
    titles = {
        START: language.sentence("Where to start?"),
        TAKE_BOTH: language.sentence("Which cards to take?"),
        MOVE: language.sentence("Which commissioner to move?"),
        BUILD: language.sentence("How many skyscrapers to build?"),
    }
    return titles.get(verb, language.sentence("Which action?"))


def bid_question(view: FifthAvenueView, language: Language) -> str:
    """What is asked of a bidder."""
    laid = total(view.bids[view.seat] + view.adding)
    if view.adding and view.best:
        return language.sentence("What else to bid? So far {total} against {best}", total=laid, best=view.best)
    if view.adding:
        return language.sentence("What else to bid? So far {total}", total=laid)
    if view.best:
        return language.sentence("Bid more than {best}?", best=view.best)
    return language.sentence("What to bid?")


def wishes(view: FifthAvenueView, choices: list[Choice]) -> list[int]:
    """Who acts might want skyscrapers, a shop or to score where a commissioner stands; who bids, any card, or that the bid stands."""
    verb = WORDS.verb_of(choices[0].action)
    if verb in (SKYSCRAPERS, TAKE_SHOP, COMMISSION):
        shops = [] if any(TAKE_SHOP.names(choice.action) for choice in choices) else [TAKE_SHOP.of(shop) for shop in set(view.row)]
        scored = {SCORE.of(place) for place in view.at if place < DISTRICTS}
        return [int(action) for action in [SKYSCRAPERS.first, *shops, *sorted(scored)]]
    if verb in (BID, STAND, PASS):
        return [int(STAND.first)] if view.adding else [int(BID.of(card)) for card in dict.fromkeys(view.hand)]
    return []
