"""Edition: characters, map, tiles and rulings as one game uses them, with an owner's corrections worked in."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.errors import BadOptions, Reason, Value
from midtown.core.options import Correction, Options, unknown
from midtown.core.pile import Pile, vec
from midtown.games.new_york_city import corrections
from midtown.games.new_york_city.board import BOROUGHS, CONNECTIONS, LANTERNS, PRESTIGE_TILES, VESSELS, Connection, Lantern, PrestigeTile
from midtown.games.new_york_city.characters import CHARACTERS, VALUES, Character

NO_TOM: Final = "none"
TOM_SEATS: Final = 3
MOST_PARTICIPANTS: Final = 4
FEWEST_PARTICIPANTS: Final = 2
MODES: Final = "ABC"
STRENGTHS: Final = range(2, 10)
TOMS: Final = tuple([f"{mode}{strength}" for mode in MODES for strength in STRENGTHS])
"""All the ways in which a Tom can play [NYC-12.1]."""
LEVELS: Final = ("A6", "B3", "C2", "A7", "B4", "C3", "A8", "B5", "C4", "A9", "B6", "C5")
"""The twelve that have a name, from easy to hard."""


@final
class Tom:
    """How a Tom plays: his mode, and how many cards he draws in phase I."""

    def __init__(self, level: str) -> None:
        self.level: Final = level
        self.draws_before_bids: Final = level[0] != "A"
        self.keeps_for_later: Final = level[0] == "C"
        self.strength: Final[i64] = int(level[1:])


@final
class Edition:
    """All tables and rulings, ready for play. Shared by the states of a game, never changed."""

    def __init__(self, box: "Box", seats: int, rulings: dict[str, str]) -> None:  # noqa: PLR0915  # one per column of a table
        self.box: Final = box
        self.toms: Final = [Tom(rulings[name]) for name in TOM_OPTIONS if rulings[name] != NO_TOM]
        self.people: Final[i64] = seats
        self.participants: Final[i64] = seats + len(self.toms)
        self.second_of_two: Final[i64] = int(rulings["rank"])
        """How many spaces the second of two advances by his rank [NYC-11.27]."""
        self.moves_each: Final = rulings["relocate"] == "each"
        """Every missing skyscraper may be moved, not only one [NYC-8.12]."""

        self.phase: Final = column([row.phase for row in box.characters])
        self.value: Final = column([row.value for row in box.characters])
        self.ability: Final = column([row.ability for row in box.characters])
        gains = [row.gain for row in box.characters]
        self.points: Final = column([gain.points for gain in gains])
        self.dollars: Final = column([gain.dollars for gain in gains])
        self.cards: Final = column([gain.cards for gain in gains])
        self.skyscrapers: Final = column([gain.skyscrapers for gain in gains])
        self.steps: Final = column([gain.steps for gain in gains])
        self.sets: Final = [row.set_of for row in box.characters]
        lit = {lantern.colour: BOROUGHS.index(lantern.borough) for lantern in box.lanterns}
        self.lit: Final = column([lit.get(row.lantern, -1) for row in box.characters])
        """The borough whose lantern a character shows."""
        self.vessel_of: Final = column([VESSELS.index(connection.vessel) for connection in box.connections])
        self.one_end: Final = column([BOROUGHS.index(connection.one) for connection in box.connections])
        self.other_end: Final = column([BOROUGHS.index(connection.other) for connection in box.connections])
        self.tile_vessel: Final = column([VESSELS.index(tile.vessel) for tile in box.tiles])
        self.tile_value: Final = column([tile.value for tile in box.tiles])
        self.dark: Final = [tiles_of(box, "dark", value) for value in range(1, VALUES + 1)]
        """The dark characters by value,"""
        self.low: Final = tiles_of(box, "light", 1)
        """and the light ones: those of the lowest value"""
        self.high: Final = tiles_of(box, "light", VALUES)
        """and those of the highest."""


def column(numbers: list[int]) -> vec[i64]:
    """A column of a table."""
    return vec[i64](numbers)


def tiles_of(box: "Box", back: str, value: int) -> Pile:
    """The characters of a value with dark or light backs."""
    pile = Pile()
    for kind, row in enumerate(box.characters):
        if row.value == value:
            for _copy in range(row.dark if back == "dark" else row.light):
                pile.add(kind)
    return pile


@final
class Box:
    """The tables of the box with an owner's corrections."""

    def __init__(self) -> None:
        self.characters: list[Character] = list(CHARACTERS)
        self.connections: list[Connection] = list(CONNECTIONS)
        self.tiles: list[PrestigeTile] = list(PRESTIGE_TILES)
        self.lanterns: list[Lantern] = list(LANTERNS)


TOM_OPTIONS: Final = tuple([f"tom-{number}" for number in range(1, TOM_SEATS + 1)])


def edition_for(options: Options) -> Edition:
    """The tables with what the options say, corrections worked in [NYC-1.5]."""
    box = Box()
    for correction in options.corrections:
        correct(box, correction)
    check_light(box)
    edition = Edition(box, options.seats, dict(options.choices))
    check_participants(edition)
    return edition


def check_participants(edition: Edition) -> None:
    """Two to four take part [NYC-1.1]."""
    count = int(edition.participants)
    if not FEWEST_PARTICIPANTS <= count <= MOST_PARTICIPANTS:
        blanks: dict[str, Value] = {"fewest": FEWEST_PARTICIPANTS, "most": MOST_PARTICIPANTS, "count": count}
        raise BadOptions(Reason("NYC-1.1", "{fewest} to {most} take part, people and Toms together, not {count}", blanks))


def check_light(box: Box) -> None:
    """The light characters make pairs of a value 1 and a value 5, enough for everybody [NYC-2.2]."""
    low = sum([row.light for row in box.characters if row.value == 1])
    light = sum([row.light for row in box.characters])
    high = sum([row.light for row in box.characters if row.value == VALUES])
    if low != high or low + high != light or low <= MOST_PARTICIPANTS:
        blanks: dict[str, Value] = {"low": low, "high": high, "light": light}
        raise BadOptions(
            Reason("NYC-2.2", "light characters make pairs of a value 1 and a value 5: there are {low} and {high} of {light}", blanks)
        )


def correct(box: Box, correction: Correction) -> None:
    """Work one correction into the tables."""
    name = correction.component
    names = corrections.COMPONENTS
    if name not in names:
        raise BadOptions(unknown("component", name, names))
    fields = corrections.fields_of(name)
    if correction.field not in fields:
        raise BadOptions(unknown("field", f"{name}.{correction.field}", [f"{name}.{field}" for field in fields]))
    place = corrections.place_of(name)
    if name in corrections.CHARACTER_NAMES:
        box.characters[place] = corrections.corrected_character(box.characters[place], correction)
    elif name in corrections.CONNECTION_NAMES:
        box.connections[place] = corrections.corrected_connection(box.connections[place], correction)
    elif name in corrections.TILE_NAMES:
        box.tiles[place] = corrections.corrected_tile(box.tiles[place], correction)
    else:
        box.lanterns[place] = corrections.corrected_lantern(box.lanterns[place], correction)
