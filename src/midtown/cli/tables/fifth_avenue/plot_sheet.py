"""The choice of a plot as a sheet: a row for each district, a column for each colour."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from midtown.cli.tables.fifth_avenue.signs import NOTHING, SUIT_STYLES, TIMES, WORTH_STYLE, plot_sign, shops_text
from midtown.cli.tables.grid import Column, fixed_grid
from midtown.games.fifth_avenue.board import DISTRICTS, PLACES, PLOT_NAMES, PLOTS_EACH, SIXTH
from midtown.games.fifth_avenue.shop_tiles import NO_TILE
from midtown.games.fifth_avenue.views import FifthAvenueView, shops_of
from midtown.games.fifth_avenue.words import PLACE_SHOP, START
from midtown.match.match import Choice
from midtown.outlook.fifth_avenue.forecast import Forecast
from midtown.texts.language import Language

LABEL: Final[Column] = (17, "left")
WIDE_CELL: Final[Column] = (11, "left")
NARROW_CELL: Final[Column] = (9, "left")
OWN_STYLE: Final = "bold green"
OTHERS_STYLE: Final = "red"


def plot_of(action: int) -> int | None:
    """The plot that an action is said of."""
    for verb in (PLACE_SHOP, START):
        if verb.names(action):
            return int(verb.thing(action))
    return None


def plot_sheet(view: FifthAvenueView, choices: list[Choice], language: Language) -> RenderableType:
    """The numbers of the plots that can be chosen, each with what the choice brings."""
    forecast = Forecast(view)
    plots_each = len(forecast.ring(0))
    grid = fixed_grid(LABEL, *[NARROW_CELL if plots_each == PLOTS_EACH else WIDE_CELL] * plots_each)
    grid.add_row("", *[_head(colour, language) for colour in range(plots_each)])
    numbers = {plot_of(choice.action): number for number, choice in enumerate(choices, 1)}
    for district in range(DISTRICTS):
        plots = range(district * PLOTS_EACH, district * PLOTS_EACH + plots_each)
        if any(plot in numbers for plot in plots):
            cells = [_cell(view, plot, numbers.get(plot), forecast, language) for plot in plots]
            grid.add_row(Text(language.name(PLACES[district])), *cells)
    return grid


def _head(colour: int, language: Language) -> Text:
    """The name of a colour on that colour."""
    return plot_sign(colour, language) if colour == SIXTH else Text(language.name(PLOT_NAMES[colour]), SUIT_STYLES[colour])


def _cell(view: FifthAvenueView, plot: int, number: int | None, forecast: Forecast, language: Language) -> Text:
    """The number of a plot and what its choice brings."""
    if number is None:
        return Text(f" {NOTHING}", "dim")
    brings = _worth(plot, forecast) if view.tile == NO_TILE else _shop_gains(view, plot, forecast, language)
    return Text(f"{number:>2} ", "bold").append_text(brings)


def _worth(plot: int, forecast: Forecast) -> Text:
    """What a skyscraper there is worth."""
    return Text(f"{TIMES}{forecast.worth(plot)}", WORTH_STYLE)


def _shop_gains(view: FifthAvenueView, plot: int, forecast: Forecast, language: Language) -> Text:
    """The shop that lies there; how much more the own skyscrapers, and those of the others, would be worth."""
    text = shops_text(shops_of(view.tiles[plot], view.wares[plot]), language) or Text("·")
    gains = forecast.shop_gains(plot)
    own = gains[view.seat]
    others = sum(gains) - own
    if own:
        text.append(f"+{own}", OWN_STYLE)
    if others:
        text.append(f"-{others}", OTHERS_STYLE)
    return text
