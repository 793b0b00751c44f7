"""Fifth Avenue: what a seat is asked, and what follows from each answer."""

from collections.abc import Sequence
from typing import final

from midtown.core.errors import Reason
from midtown.core.options import Options
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.games.fifth_avenue.words import PASS, STAND
from midtown.match.match import Choice
from midtown.outlook.fifth_avenue.merits import merits
from midtown.outlook.fifth_avenue.prospects import Prospects
from midtown.outlook.fifth_avenue.questions import question, wishes
from midtown.outlook.merit import Merit
from midtown.outlook.outlook import Outlook
from midtown.outlook.prospect import Prospect
from midtown.texts.language import Language


@final
class FifthAvenueOutlook(Outlook[FifthAvenueView]):
    """Actions, cards, commissioners, bids and plots."""

    def question(self, view: FifthAvenueView, choices: Sequence[Choice]) -> Reason:
        return question(view, choices[0].action)

    def arranged(self, view: FifthAvenueView, choices: Sequence[Choice]) -> list[Choice]:
        return list(choices)

    def prospects(self, view: FifthAvenueView, actions: Sequence[int]) -> list[Prospect]:
        prospects = Prospects(view)
        return [prospects.of(action) for action in actions]

    def merits(self, view: FifthAvenueView, actions: Sequence[int]) -> list[list[Merit]]:
        told = self.prospects(view, actions)
        return [merits(view, action, prospect) for action, prospect in zip(actions, told, strict=True)]

    def wishes(self, view: FifthAvenueView, choices: Sequence[Choice]) -> list[int]:
        return wishes(view, choices)

    def is_evident(self, action: int) -> bool:
        """Whether somebody passes or lets his bid stand for want of cards is his secret [5A-1.9]."""
        return not PASS.names(action) and not STAND.names(action)

    def sayings(self, options: Options, language: Language) -> dict[str, list[str]]:
        return {}
