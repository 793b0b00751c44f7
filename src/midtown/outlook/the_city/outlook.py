"""The City: what a seat is asked, and what cards cost and bring."""

from collections.abc import Sequence
from typing import final

from midtown.core.errors import Reason
from midtown.core.options import Options
from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.views import CityView
from midtown.match.match import Choice
from midtown.outlook.merit import Merit
from midtown.outlook.outlook import Outlook
from midtown.outlook.prospect import COST, INCOME, POINTS_A_ROUND, PRINTED_COST, Prospect
from midtown.outlook.the_city.card_text import card_texts, symbol_names
from midtown.outlook.the_city.forecast import Forecast
from midtown.outlook.the_city.merits import merits
from midtown.outlook.the_city.questions import card_of, question, wishes
from midtown.texts.language import Language


@final
class TheCityOutlook(Outlook[CityView]):
    """Every choice is a card, or to do without."""

    def question(self, view: CityView, choices: Sequence[Choice]) -> Reason:
        return question(view, choices[0].action)

    def arranged(self, view: CityView, choices: Sequence[Choice]) -> list[Choice]:
        """Cards by what they cost now, then what is said of no card."""
        forecast = Forecast(view)
        with_cards = [choice for choice in choices if card_of(choice.action) is not None]
        return sorted(with_cards, key=lambda choice: forecast.gain(card_of(choice.action) or 0).cost) + [
            choice for choice in choices if card_of(choice.action) is None
        ]

    def prospects(self, view: CityView, actions: Sequence[int]) -> list[Prospect]:
        forecast = Forecast(view)
        return [_prospect(view, card_of(action), forecast) for action in actions]

    def merits(self, view: CityView, actions: Sequence[int]) -> list[list[Merit]]:
        told = self.prospects(view, actions)
        return [merits(view, action, prospect) for action, prospect in zip(actions, told, strict=True)]

    def wishes(self, view: CityView, choices: Sequence[Choice]) -> list[int]:
        return wishes(view, choices)

    def is_evident(self, action: int) -> bool:
        return True

    def sayings(self, options: Options, language: Language) -> dict[str, list[str]]:
        rows = GAME.edition(options).rows
        return {NAMES[row.kind]: card_texts(row.printed, symbol_names(language), language) for row in rows}


def _prospect(view: CityView, kind: int | None, forecast: Forecast) -> Prospect:
    """What a card would cost and bring if it were built now."""
    if kind is None:
        return Prospect()
    gain = forecast.gain(kind)
    printed_cost = GAME.edition(view.options).rows[kind].printed.cost
    return Prospect({COST: gain.cost, PRINTED_COST: printed_cost, INCOME: gain.income, POINTS_A_ROUND: gain.points})
