"""Fifth Avenue on a terminal of 80 columns."""

from collections.abc import Mapping, Sequence
from typing import final

from rich.console import RenderableType

from midtown.cli.tables.fifth_avenue.board import board
from midtown.cli.tables.fifth_avenue.components import component, components
from midtown.cli.tables.fifth_avenue.hand import hand
from midtown.cli.tables.fifth_avenue.sheet import offer
from midtown.cli.tables.fifth_avenue.telling import SHOWN_BY_THE_TABLE
from midtown.cli.tables.paragraphs import told_in_order
from midtown.cli.tables.table import Table
from midtown.core.errors import Reason
from midtown.core.event import Event
from midtown.core.options import Options
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.match.match import Choice
from midtown.texts.language import Language


@final
class FifthAvenueTable(Table[FifthAvenueView]):
    """A drawn map, the supplies, the players, and choices as a sheet."""

    def board(self, view: FifthAvenueView, names: Sequence[str], language: Language) -> RenderableType:
        return board(view, names, language)

    def hand(self, view: FifthAvenueView, language: Language) -> RenderableType:
        return hand(view, language)

    def paragraphs(self, events: Sequence[Event]) -> list[list[Event]]:
        return told_in_order(events, SHOWN_BY_THE_TABLE)

    def offer(self, view: FifthAvenueView, choices: list[Choice], refused: Mapping[int, Reason], language: Language) -> RenderableType:
        return offer(view, choices, refused, language)

    def components(self, options: Options, language: Language) -> RenderableType:
        return components(options, language)

    def component(self, options: Options, name: str, language: Language) -> RenderableType:
        return component(options, name, language)
