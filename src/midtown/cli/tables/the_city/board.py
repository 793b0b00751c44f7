"""The open cards of The City: piles, cities, points."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.cli.tables.grid import Column, fixed_grid
from midtown.cli.tables.table import SEAT_STYLES
from midtown.cli.tables.the_city.card_text import INCOME_STYLE, POINTS_STYLE, SYMBOL_STYLES, TIMES, symbols_text
from midtown.games.the_city import GAME
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.views import CityView
from midtown.outlook.the_city.card_text import INCOME, POINTS, legend, symbol_letters
from midtown.outlook.the_city.forecast import Forecast, Standing
from midtown.texts.language import Language

NAME_WIDTH: Final = 22
COLUMNS: Final[tuple[Column, ...]] = ((2, "left"), (NAME_WIDTH, "left"), (2, "right"), (6, "left"), (3, "left"))
BESIDE_EACH_OTHER: Final = 2


def board(view: CityView, names: Sequence[str], language: Language) -> RenderableType:
    """The piles, then every city with what it brings each round."""
    forecast = Forecast(view)
    parts: list[RenderableType] = [_piles(view, language)]
    for seat in range(view.options.seats):
        parts.append(_heading(view, seat, names, forecast, language))
        if view.cities[seat]:
            parts.append(_buildings(view, forecast.standing(seat), language))
    return Group(*parts)


def _piles(view: CityView, language: Language) -> RenderableType:
    """The round, the two piles and what the letters mean."""
    facts = [
        language.sentence("round {amount}", amount=view.round) if view.round else language.sentence("set-up"),
        language.sentence("draw pile {amount}", amount=view.draw_pile),
        language.sentence("discards {amount}", amount=sum(view.discarded)),
    ]
    line = Grid.grid(expand=True)
    line.add_column(no_wrap=True)
    line.add_column(no_wrap=True, justify="right")
    line.add_row(Text(" · ".join(facts), "bold"), Text(legend(language), "dim"))
    return line


def _heading(view: CityView, seat: int, names: Sequence[str], forecast: Forecast, language: Language) -> RenderableType:
    """Whose city it is, its points, and what it brings each round."""
    own = seat == view.seat
    line = fixed_grid((1, "left"), (17, "left"), (10, "left"), (14, "left"), (13, "left"), (8, "left"), (11, "left"))
    counts = zip(symbol_letters(language), forecast.symbols(seat), SYMBOL_STYLES, strict=True)
    line.add_row(
        Text("▸" if own else " ", SEAT_STYLES[seat]),
        Text(names[seat] + (" ✓" if seat in view.ready else ""), SEAT_STYLES[seat]),
        Text(language.sentence("{amount} points", amount=view.points[seat]), "bold"),
        Text(language.sentence("{sign}{amount} a round", sign=POINTS, amount=forecast.points(seat)), POINTS_STYLE),
        Text(language.sentence("{sign}{amount} income", sign=INCOME, amount=forecast.income(seat)), INCOME_STYLE),
        Text(language.sentence("hand {amount}", amount=view.held[seat])),
        Text(" ").join([Text(f"{letter}{count}", style) for letter, count, style in counts]),
    )
    return line


def _buildings(view: CityView, standing: list[Standing], language: Language) -> RenderableType:
    """The buildings of a city, two beside each other."""
    grid = fixed_grid(*COLUMNS, *COLUMNS)
    cells = [_building(view, building, language) for building in standing]
    for place in range(0, len(cells), BESIDE_EACH_OTHER):
        grid.add_row(*[cell for building in cells[place : place + BESIDE_EACH_OTHER] for cell in building])
    return grid


def _building(view: CityView, building: Standing, language: Language) -> list[Text]:
    """How many there are, the name, the printed cost, and what they bring now."""
    printed = GAME.edition(view.options).rows[building.kind].printed
    income = f"{INCOME}{building.income}" if building.income else ""
    points = f"{POINTS}{building.points}" if building.points else ""
    return [
        Text(f"{building.copies}{TIMES}" if building.copies > 1 else ""),
        Text(language.name(NAMES[building.kind])),
        Text(str(printed.cost), "dim"),
        Text.assemble((income.ljust(3), INCOME_STYLE), (points, POINTS_STYLE)),
        symbols_text(printed, language),
    ]
