"""Outlook: what a choice of New York City brings, in few signs and words."""

from collections.abc import Callable
from typing import Final, final

from rich.text import Text

from midtown.cli.tables.new_york_city.signs import WORTH_STYLE, shape, vessel_sign
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import VESSELS
from midtown.games.new_york_city.characters import NAMES
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.games.new_york_city.words import CLAIM, HIRE, MOVE, REMOVE, REPLACE, RIDE, START, USE
from midtown.outlook import prospect
from midtown.outlook.new_york_city.character_text import character_text
from midtown.outlook.new_york_city.prospects import Prospects
from midtown.outlook.prospect import Prospect
from midtown.texts.language import Language


def outlook_of(view: NewYorkCityView, language: Language) -> Callable[[int], Text]:
    """Tells of each choice of a seat what follows from it, as far as the seat can see."""
    return Shown(view, language).of


@final
class Shown:
    """Shows what follows from choices."""

    def __init__(self, view: NewYorkCityView, language: Language) -> None:
        self._prospects: Final = Prospects(view)
        self._box: Final = GAME.edition(view.options).box
        self._language: Final = language

    def of(self, action: int) -> Text:
        """What this action brings; nothing where its words say it all."""
        shown = {
            START: self._start,
            USE: self._character,
            REMOVE: self._character,
            HIRE: self._character,
            REPLACE: self._borough,
            MOVE: self._borough,
            CLAIM: self._claim,
            RIDE: self._ride,
        }
        found = self._prospects.of(action)
        for verb, show in shown.items():
            if verb.names(action):
                return show(found)
        return Text(self._language.reason(found.says)) if found.says is not None else Text()

    def _start(self, found: Prospect) -> Text:
        """The two characters of a pair."""
        return Text("; ").join([Text.assemble((str(NAMES.index(name) + 1), "bold"), ": ", self._described(name)) for name in found.things])

    def _character(self, found: Prospect) -> Text:
        """The value of a character that is hired, and what it does."""
        value = Text(f"{found.figures[prospect.VALUE]}  ", WORTH_STYLE) if found.figures else Text()
        return value.append(self._described(found.things[0]))

    def _described(self, name: str) -> str:
        return character_text(NAMES.index(name), self._box, self._language)

    def _borough(self, found: Prospect) -> Text:
        """Who has how many skyscrapers in a borough now."""
        standing = found.shares[prospect.SKYSCRAPERS]
        counts = [*standing, found.figures[prospect.NEUTRAL]]
        return Text(" ").join([shape(token, len(standing)).append(str(number)) for token, number in enumerate(counts) if number])

    def _claim(self, found: Prospect) -> Text:
        """The vessel and the value of a prestige tile."""
        sign = vessel_sign(VESSELS.index(found.things[0]), self._language)
        return sign.append(f" +{found.figures[prospect.VALUE]}", WORTH_STYLE)

    def _ride(self, found: Prospect) -> Text:
        """What the borough will be worth, and the way of the vessel."""
        ends = "\N{EN DASH}".join([self._language.name(borough) for borough in found.things])
        return Text.assemble((f"{found.figures[prospect.BEFORE]} > {found.figures[prospect.AFTER]}", WORTH_STYLE), f"   {ends}")
