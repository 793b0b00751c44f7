"""What a seat of Fifth Avenue may do now, as a numbered sheet."""

from collections.abc import Mapping
from typing import Final, final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

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

GAP: Final = 2


@final
class Sheet:
    """Rows with a number, a choice with what it brings, and a rule."""

    def __init__(self, language: Language) -> None:
        self._language: Final = language
        self._rows: Final = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        self._rows.add_column(width=2, justify="right")
        self._rows.add_column(ratio=1)
        self._rows.add_column(no_wrap=True, justify="right")

    def head(self, title: str, rule: str = "") -> None:
        """The line above the rows."""
        self._rows.add_row("", Text(title, "bold"), Text(rule, "dim"))

    def choices(self, choices: list[Choice], outlook: Outlook) -> None:
        """The numbered choices; what they bring begins at one column where it can."""
        told = [(choice, self._language.action(WORDS, choice.action), outlook.of(choice.action)) for choice in choices]
        width = max([len(spoken) for _, spoken, brings in told if brings], default=0) + GAP
        for number, (choice, spoken, brings) in enumerate(told, 1):
            body = Text(spoken.ljust(width) if brings else spoken).append_text(brings)
            self._rows.add_row(Text(str(number), "bold"), body, Text(choice.rule, "dim"))

    def refusals(self, refused: Mapping[int, Reason]) -> None:
        """What cannot be chosen, with the reasons; cards that cannot be bid for the same reason stand together."""
        for reason in dict.fromkeys(refused.values()):
            actions = [action for action in refused if refused[action] == reason]
            cards = [int(BID.thing(action)) for action in actions if BID.names(action)]
            if cards:
                self._refuse(cards_text(cards, self._language), reason)
            else:
                self._refuse(Text(self._language.action(WORDS, actions[0])), reason)

    def _refuse(self, what: Text, reason: Reason) -> None:
        why = self._language.reason(Reason("", reason.sentence, reason.blanks))
        self._rows.add_row(Text("·"), what.append("  ").append(why), Text(reason.rule), style="dim")

    def finished(self) -> RenderableType:
        """The sheet."""
        return self._rows


def offer(view: FifthAvenueView, choices: list[Choice], refused: Mapping[int, Reason], language: Language) -> RenderableType:
    """The hand, the question, the numbered choices with what each brings now, and what is refused."""
    sheet = Sheet(language)
    title = question(view, choices[0].action, language)
    parts = [hand(view, language), sheet.finished()]
    if plot_of(choices[0].action) is None:
        sheet.head(title)
        sheet.choices(choices, Outlook(view, language))
        sheet.refusals(refused)
    else:
        sheet.head(title, choices[0].rule)
        parts.append(plot_sheet(view, choices, language))
    return Group(*parts)


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
