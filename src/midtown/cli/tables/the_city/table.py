"""The City on a terminal of 80 columns."""

from collections.abc import Mapping, Sequence
from typing import final

from rich.console import RenderableType

from midtown.cli.tables.table import Table
from midtown.cli.tables.the_city.board import board
from midtown.cli.tables.the_city.components import component, components
from midtown.cli.tables.the_city.sheet import hand, offer
from midtown.cli.tables.the_city.telling import paragraphs
from midtown.core.errors import Reason
from midtown.core.event import Event
from midtown.core.options import Options
from midtown.games.the_city.views import CityView
from midtown.match.match import Choice
from midtown.texts.language import Language


@final
class TheCityTable(Table[CityView]):
    """Cities, hand and choices as tables of cards."""

    def board(self, view: CityView, names: Sequence[str], language: Language) -> RenderableType:
        return board(view, names, language)

    def hand(self, view: CityView, language: Language) -> RenderableType:
        return hand(view, language)

    def paragraphs(self, events: Sequence[Event]) -> list[list[Event]]:
        return paragraphs(events)

    def offer(self, view: CityView, choices: list[Choice], refused: Mapping[int, Reason], language: Language) -> RenderableType:
        return offer(view, choices, refused, language)

    def components(self, options: Options, language: Language) -> RenderableType:
        return components(options, language)

    def component(self, options: Options, name: str, language: Language) -> RenderableType:
        return component(options, name, language)
