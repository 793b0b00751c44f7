"""What lies open on the table of Fifth Avenue."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from midtown.cli.tables.fifth_avenue.bidding import bidding, is_running
from midtown.cli.tables.fifth_avenue.midtown_map import midtown_map
from midtown.cli.tables.fifth_avenue.players import players
from midtown.cli.tables.fifth_avenue.supplies import shop_row, stacks
from midtown.games.fifth_avenue.views import FifthAvenueView
from midtown.outlook.fifth_avenue.forecast import Forecast
from midtown.texts.language import Language


def board(view: FifthAvenueView, names: Sequence[str], language: Language) -> RenderableType:
    """The map, the row of shops, the stacks, the players, and the auction if there is one."""
    forecast = Forecast(view)
    parts: list[RenderableType] = [midtown_map(view, forecast, language), Text()]
    if view.row or view.placed:
        parts.append(shop_row(view, language))
    if any(view.stacks) or any(any(held) for held in view.held):
        parts.append(stacks(view, language))
    parts.append(players(view, forecast, names, language))
    if is_running(view):
        parts += [Text(), bidding(view, forecast, names, language)]
    return Group(*parts)
