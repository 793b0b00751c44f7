"""New York City: what a seat is asked, and what follows from each answer."""

from collections.abc import Sequence
from typing import final

from midtown.core.errors import Reason
from midtown.core.options import Options
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.characters import NAMES
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.games.new_york_city.words import BID, PASS
from midtown.match.match import Choice
from midtown.outlook.merit import Merit
from midtown.outlook.new_york_city.character_text import character_text
from midtown.outlook.new_york_city.merits import merits
from midtown.outlook.new_york_city.prospects import Prospects
from midtown.outlook.new_york_city.questions import question
from midtown.outlook.new_york_city.wishes import arranged, wishes
from midtown.outlook.outlook import Outlook
from midtown.outlook.prospect import Prospect
from midtown.texts.language import Language


@final
class NewYorkCityOutlook(Outlook[NewYorkCityView]):
    """Pairs, bids put together in small choices, characters and boroughs."""

    def question(self, view: NewYorkCityView, choices: Sequence[Choice]) -> Reason:
        return question(view)

    def arranged(self, view: NewYorkCityView, choices: Sequence[Choice]) -> list[Choice]:
        return arranged(choices)

    def prospects(self, view: NewYorkCityView, actions: Sequence[int]) -> list[Prospect]:
        prospects = Prospects(view)
        return [prospects.of(action) for action in actions]

    def merits(self, view: NewYorkCityView, actions: Sequence[int]) -> list[list[Merit]]:
        told = self.prospects(view, actions)
        return [merits(view, action, prospect) for action, prospect in zip(actions, told, strict=True)]

    def wishes(self, view: NewYorkCityView, choices: Sequence[Choice]) -> list[int]:
        return wishes(view)

    def is_evident(self, action: int) -> bool:
        """Whether somebody passes or lets his bid stand for want of cards is his secret [NYC-1.7]."""
        return not PASS.names(action) and not BID.names(action)

    def sayings(self, options: Options, language: Language) -> dict[str, list[str]]:
        box = GAME.edition(options).box
        return {name: [character_text(kind, box, language)] for kind, name in enumerate(NAMES)}
