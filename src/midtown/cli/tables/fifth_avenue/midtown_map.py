"""The drawn map of Midtown: City Hall, seven districts in three columns, Central Park."""

from textwrap import wrap
from typing import Final, final

from rich.text import Text

from midtown.cli.tables.canvas import Canvas
from midtown.cli.tables.fifth_avenue.signs import (
    BETWEEN,
    TIMES,
    WORTH_STYLE,
    colour_legend,
    commissioner_legend,
    commissioner_sign,
    marker_sign,
    plot_sign,
    shape,
    shop_legend,
    shops_text,
)
from midtown.core.flow import NOBODY
from midtown.games.fifth_avenue.board import CENTRAL_PARK, CITY_HALL, COLUMN, COMMISSIONERS, DISTRICTS, PLACE_BIT, PLACES, PLOTS_EACH
from midtown.games.fifth_avenue.views import FifthAvenueView, shops_of
from midtown.outlook.fifth_avenue.forecast import Forecast
from midtown.texts.language import Language

COLUMNS: Final = (0, 9, 30, 51, 72)
"""Where City Hall, the three columns of districts and Central Park begin."""
DISTRICT_WIDTH: Final = 20
PLACE_WIDTH: Final = 8
UPPER: Final = 6
RIGHT: Final = 13
MIDDLE: Final = 8
RING_PLACES: Final = ((1, UPPER), (2, RIGHT), (3, RIGHT), (3, 0), (2, 0))
"""Clockwise from the top: the row and column of each plot in its district,"""
SIX_RING_PLACES: Final = ((1, UPPER), (2, RIGHT), (3, RIGHT), (4, UPPER), (3, 0), (2, 0))
"""and on the six-plot side."""
TILES_IN_A_LINE: Final = 4
LEGEND_LINES: Final = 2
CLOSING_SIGN: Final = "\N{BOX DRAWINGS LIGHT DIAGONAL CROSS}"

Piece = tuple[int, int, Text]
"""A text with the row and column where it lies."""


def midtown_map(view: FifthAvenueView, forecast: Forecast, language: Language) -> Text:
    """The map of a view, in 80 columns."""
    drawing = Drawing(view, forecast, language)
    canvas = Canvas(drawing.height)
    for row, column, text in sorted(drawing.pieces(), key=lambda piece: piece[:2]):
        canvas.lay(row, column, text)
    return canvas.finished()


@final
class Drawing:
    """Everything on the map, each piece at its place."""

    def __init__(self, view: FifthAvenueView, forecast: Forecast, language: Language) -> None:
        self._view: Final = view
        self._forecast: Final = forecast
        self._language: Final = language
        self._places: Final = SIX_RING_PLACES if len(forecast.ring(0)) == PLOTS_EACH else RING_PLACES
        self._district_height: Final = len(self._places)
        self.height: Final = 3 * self._district_height - 1

    def pieces(self) -> list[Piece]:
        """All that is drawn."""
        found = [*self._city_hall(), *self._central_park(), *self._legend()]
        for district in range(DISTRICTS):
            found += self._district(district)
        return found

    # --- districts ---

    def _top(self, district: int) -> int:
        """The row of the title of a district; columns of two stand between the rows of the column of three."""
        column = [other for other in range(DISTRICTS) if COLUMN[other] == COLUMN[district]]
        rest = self.height + 1 - len(column) * self._district_height
        return rest // 2 + column.index(district) * (self._district_height + rest % 2)

    def _district(self, district: int) -> list[Piece]:
        """The title, and the ring of plots around commissioners and markers, or a closing sign."""
        view = self._view
        name = self._language.name(PLACES[district])
        style = "bold reverse" if district == view.ground else "bold"
        found = [(0, 0, Text(f" {name} ".center(DISTRICT_WIDTH, "─"), style))]
        if view.closed & PLACE_BIT[district]:
            sign = self._language.sentence("closed")
            found.append((1, 0, Text(f"{CLOSING_SIGN} {sign} {CLOSING_SIGN}".center(DISTRICT_WIDTH).rstrip(), "bold red")))
        else:
            plots = zip(self._places, self._forecast.ring(district), strict=True)
            found += [(row, column, self._plot(plot)) for (row, column), plot in plots]
        found += [(2 + who, MIDDLE, sign) for who, sign in enumerate(self._signs(district)) if sign]
        top, left = self._top(district), COLUMNS[COLUMN[district]]
        return [(top + row, left + column, text) for row, column, text in found]

    def _plot(self, plot: int) -> Text:
        """The colour of a plot, then its shops, or whose skyscrapers stand there and what each is worth."""
        view = self._view
        sign = plot_sign(plot % PLOTS_EACH, self._language).append(" ")
        if view.tiles[plot]:
            return sign.append_text(shops_text(shops_of(view.tiles[plot], view.wares[plot]), self._language))
        worth = Text(f"{TIMES}{self._forecast.worth(plot)}", WORTH_STYLE)
        if view.owner[plot] == NOBODY:
            return sign.append("·").append_text(worth)
        return sign.append_text(shape(view.owner[plot], view.options.seats)).append(str(view.towers[plot]), "bold").append_text(worth)

    def _signs(self, place: int) -> list[Text]:
        """For each commissioner: that he stands here, or his marker, or nothing."""
        view = self._view
        return [
            commissioner_sign(who, self._language)
            if view.at[who] == place
            else marker_sign(who, self._language)
            if view.marked[who] & PLACE_BIT[place]
            else Text()
            for who in range(len(COMMISSIONERS))
        ]

    # --- the two other places ---

    def _city_hall(self) -> list[Piece]:
        return self._below_each_other(CITY_HALL, self._lines(CITY_HALL))

    def _central_park(self) -> list[Piece]:
        """The skyscrapers there by owner, and the tiles below."""
        view = self._view
        lines = self._lines(CENTRAL_PARK)
        lines += [shape(seat, view.options.seats).append(str(count), "bold") for seat, count in enumerate(view.park) if count]
        if view.below:
            lines.append(Text("─" * PLACE_WIDTH, "dim"))
        lines += [
            shops_text(view.below[first : first + TILES_IN_A_LINE], self._language) for first in range(0, len(view.below), TILES_IN_A_LINE)
        ]
        return self._below_each_other(CENTRAL_PARK, lines)

    def _lines(self, place: int) -> list[Text]:
        """The name of a place and the commissioners there."""
        style = "bold reverse" if place == self._view.ground else "bold"
        name = [Text(line, style) for line in wrap(self._language.name(PLACES[place]), PLACE_WIDTH)]
        return name + [sign for sign in self._signs(place) if sign]

    def _below_each_other(self, place: int, lines: list[Text]) -> list[Piece]:
        return [(self._top(0) + row, COLUMNS[COLUMN[place]], line) for row, line in enumerate(lines)]

    # --- the corners ---

    def _legend(self) -> list[Piece]:
        """What the signs mean, in the corners that the map leaves free."""
        language = self._language
        shops = shop_legend(language)
        meanings = [*colour_legend(language), *commissioner_legend(language)]
        pairs = [BETWEEN.join(meanings[first : first + 2]) for first in range(0, len(meanings), 2)]
        left, right = COLUMNS[0], COLUMNS[3]
        bottom = self.height - LEGEND_LINES
        turn = language.sentence("turn {amount}", amount=self._view.turn) if self._view.turn else language.sentence("set-up")
        return [
            (0, left, Text(turn, "bold")),
            (0, right, Text(BETWEEN.join(shops[:2]), "dim")),
            (1, right, Text(BETWEEN.join(shops[2:]), "dim")),
            (bottom, left, Text(pairs[0], "dim")),
            (bottom + 1, left, Text(pairs[1], "dim")),
            (bottom, right, Text(pairs[2], "dim")),
            (bottom + 1, right, Text(pairs[3], "dim")),
        ]
