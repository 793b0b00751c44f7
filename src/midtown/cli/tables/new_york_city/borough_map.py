"""The drawn map of New York: six boroughs, and the vessels on the ways between them."""

from typing import Final, NamedTuple, final

from rich.text import Text

from midtown.cli.tables.canvas import Canvas
from midtown.cli.tables.new_york_city.signs import BETWEEN, WORTH_STYLE, shape, vessel_sign
from midtown.games.new_york_city import GAME
from midtown.games.new_york_city.board import BOROUGHS, LETTERS, VESSELS, Connection
from midtown.games.new_york_city.claiming import CONNECTION_BIT
from midtown.games.new_york_city.views import NewYorkCityView
from midtown.texts.language import Language

HEIGHT: Final = 11
MAYOR: Final = "@"
LEFT: Final = 0
MIDDLE: Final = 29
RIGHT: Final = 58
PLACES: Final = {
    "manhattan": (4, MIDDLE),
    "bronx": (0, MIDDLE),
    "queens": (4, RIGHT),
    "brooklyn": (8, RIGHT),
    "staten-island": (8, LEFT),
    "jersey-city": (4, LEFT),
}
"""The row and column of the name of each borough."""

Piece = tuple[int, int, Text]
"""A text with the row and column where it lies."""


class Way(NamedTuple):
    """A drawn connection: its lines, each with row and column, and where its vessel stands."""

    ends: tuple[str, str]
    lines: tuple[tuple[int, int, str], ...]
    vessel: tuple[int, int]


WAYS: Final = (
    Way(("manhattan", "bronx"), ((3, 38, "│"),), (3, 40)),
    Way(("bronx", "jersey-city"), ((1, 7, "┌" + "─" * 20), (2, 7, "│"), (3, 7, "│")), (1, 16)),
    Way(("bronx", "queens"), ((1, 50, "─" * 14 + "┐"), (2, 64, "│"), (3, 64, "│")), (1, 56)),
    Way(("manhattan", "jersey-city"), ((5, 20, "─" * 8),), (5, 22)),
    Way(("manhattan", "queens"), ((5, 49, "─" * 8),), (5, 51)),
    Way(("jersey-city", "staten-island"), ((7, 7, "│"),), (7, 9)),
    Way(("brooklyn", "queens"), ((7, 64, "│"),), (7, 66)),
    Way(("manhattan", "staten-island"), ((7, 32, "│"), (8, 20, "─" * 12 + "┘")), (8, 25)),
    Way(("manhattan", "brooklyn"), ((7, 44, "│"), (8, 44, "└" + "─" * 12)), (8, 50)),
    Way(("staten-island", "brooklyn"), ((9, 20, "─" * 37),), (9, 37)),
)
"""The ways as they are drawn. A vessel that an owner has found elsewhere is told of in words."""


def borough_map(view: NewYorkCityView, language: Language) -> Text:
    """The map of a view, in 80 columns."""
    drawing = Drawing(view, language)
    canvas = Canvas(HEIGHT)
    for row, column, text in sorted(drawing.pieces(), key=lambda piece: piece[:2]):
        canvas.lay(row, column, text)
    lines = [canvas.finished(), *drawing.undrawn()]
    return Text("\n", no_wrap=True).join(lines)


@final
class Drawing:
    """Everything on the map, each piece at its place."""

    def __init__(self, view: NewYorkCityView, language: Language) -> None:
        self._view: Final = view
        self._language: Final = language
        self._participants: Final = len(view.participants)
        self._connections: Final = GAME.edition(view.options).box.connections
        self._drawn: Final = self._drawn_connections()

    def _drawn_connections(self) -> dict[tuple[str, str], int]:
        """The connection on each way that is drawn."""
        found: dict[tuple[str, str], int] = {}
        for number, connection in enumerate(self._connections):
            for way in WAYS:
                if {connection.one, connection.other} == set(way.ends):
                    found.setdefault(way.ends, number)
        return found

    def pieces(self) -> list[Piece]:
        """All that is drawn."""
        found = self._corners()
        for borough in range(len(BOROUGHS)):
            found += self._borough(borough)
        for way in WAYS:
            if way.ends in self._drawn:
                found += self._way(way, self._drawn[way.ends])
        return found

    # --- boroughs ---

    def _borough(self, borough: int) -> list[Piece]:
        """The letter, the name and the Mayor; the value; the skyscrapers of all."""
        row, column = PLACES[BOROUGHS[borough]]
        return [(row, column, self._title(borough)), (row + 1, column, self._value(borough)), (row + 2, column, self._skyscrapers(borough))]

    def _title(self, borough: int) -> Text:
        view = self._view
        letter = LETTERS[view.letters[borough]]
        is_here = borough == view.mayor
        title = Text.assemble((f" {letter} ", "bold reverse"), (f" {self._language.name(BOROUGHS[borough])}", "bold"))
        return title.append(" ").append(MAYOR, "bold yellow") if is_here else title

    def _value(self, borough: int) -> Text:
        """The base value, the prestige tiles, and both together."""
        base, prestige = self._view.base[borough], self._view.prestige[borough]
        return Text(f"{base}+{prestige} = {base + prestige}" if prestige else str(base), WORTH_STYLE)

    def _skyscrapers(self, borough: int) -> Text:
        """How many everybody has there, and the neutral ones."""
        counts = [(seat, participant.built[borough]) for seat, participant in enumerate(self._view.participants)]
        counts.append((self._participants, self._view.neutral[borough]))
        return Text(" ").join([shape(token, self._participants).append(str(count), "bold") for token, count in counts if count])

    # --- ways ---

    def _way(self, way: Way, number: int) -> list[Piece]:
        """The lines of a way, interrupted by its vessel if it still stands there."""
        row, column = way.vessel
        if not self._stands(number):
            return [(line, start, Text(text, "dim")) for line, start, text in way.lines]
        sign = Text(" ").append_text(self._sign(number)).append(" ")
        found: list[Piece] = []
        for line, start, text in way.lines:
            if line == row and start < column:
                ends = column - start, column - start + sign.cell_len
                found += [(line, start, Text(text[: ends[0]], "dim")), (line, start + ends[1], Text(text[ends[1] :], "dim"))]
            else:
                found.append((line, start, Text(text, "dim")))
        return [*found, (row, column, sign)]

    def _stands(self, number: int) -> bool:
        return bool(self._view.standing & int(CONNECTION_BIT[number]))

    def _sign(self, number: int) -> Text:
        """The letters of the vessel of a connection."""
        return vessel_sign(VESSELS.index(self._connections[number].vessel), self._language)

    def undrawn(self) -> list[Text]:
        """The vessels that stand on ways which are not drawn."""
        numbers = [number for number in range(len(self._connections)) if number not in self._drawn.values() and self._stands(number)]
        ways = [self._sign(number).append(f" {self._between(self._connections[number])}") for number in numbers]
        return [Text(BETWEEN).join(ways)] if ways else []

    def _between(self, connection: Connection) -> str:
        return f"{self._language.name(connection.one)}\N{EN DASH}{self._language.name(connection.other)}"

    # --- the corners ---

    def _corners(self) -> list[Piece]:
        """The round, and what the sign of the Mayor means."""
        view, language = self._view, self._language
        title = language.sentence("round {amount} of 5", amount=view.round) if view.round else language.sentence("set-up")
        return [(0, LEFT, Text(title, "bold")), (0, RIGHT, Text(f"{MAYOR} {language.sentence('Mayor')}", "dim"))]
