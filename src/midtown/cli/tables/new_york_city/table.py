"""New York City on a terminal of 80 columns."""

from collections.abc import Mapping, Sequence
from typing import final

from rich.console import RenderableType

from midtown.cli.tables.new_york_city.board import board
from midtown.cli.tables.new_york_city.components import component, components
from midtown.cli.tables.new_york_city.hand import hand
from midtown.cli.tables.new_york_city.sheet import offer
from midtown.cli.tables.new_york_city.telling import SHOWN_BY_THE_TABLE
from midtown.cli.tables.paragraphs import told_in_order
from midtown.cli.tables.table import Table
from midtown.core.errors import Reason
from midtown.core.event import Event
from midtown.core.options import Options
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.match.match import Choice
from midtown.texts.language import Language


@final
class NewYorkCityTable(Table[NewYorkCityView]):
    """A drawn map, tracks and open characters, the participants, and choices as a sheet."""

    def board(self, view: NewYorkCityView, names: Sequence[str], language: Language) -> RenderableType:
        return board(view, names, language)

    def hand(self, view: NewYorkCityView, language: Language) -> RenderableType:
        return hand(view, language)

    def paragraphs(self, events: Sequence[Event]) -> list[list[Event]]:
        return told_in_order(events, SHOWN_BY_THE_TABLE)

    def offer(self, view: NewYorkCityView, choices: list[Choice], refused: Mapping[int, Reason], language: Language) -> RenderableType:
        return offer(view, choices, refused, language)

    def components(self, options: Options, language: Language) -> RenderableType:
        return components(options, language)

    def component(self, options: Options, name: str, language: Language) -> RenderableType:
        return component(options, name, language)
