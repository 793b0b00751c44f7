"""Corrections: what an owner of the box can change in its tables, and how it is written."""

from typing import Final

from midtown.core.confidence import CORRECTED
from midtown.core.errors import BadOptions, Reason, Value
from midtown.core.options import Correction, unknown
from midtown.games.new_york_city.abilities import SetOf
from midtown.games.new_york_city.board import BOROUGHS, LANTERNS, VESSELS, Connection, Lantern, PrestigeTile
from midtown.games.new_york_city.characters import NAMES, VALUES, Character
from midtown.games.new_york_city.words import CONNECTION, TILE

CHARACTER_NAMES: Final = NAMES
CONNECTION_NAMES: Final = CONNECTION.things
TILE_NAMES: Final = TILE.things
LANTERN_NAMES: Final = [f"{lantern.colour}-lantern" for lantern in LANTERNS]
COMPONENTS: Final = [*CHARACTER_NAMES, *CONNECTION_NAMES, *TILE_NAMES, *LANTERN_NAMES]
CHARACTER_FIELDS: Final = ["value", "dark", "light", "set"]
MOST_COPIES: Final = 9
MOST_VALUE: Final = 9
ANY_VESSEL: Final = "any"
DOLLAR: Final = "dollar"
SKYSCRAPER: Final = "skyscraper"


def fields_of(name: str) -> list[str]:
    """The fields of a component that can be corrected."""
    if name in CHARACTER_NAMES:
        return CHARACTER_FIELDS
    if name in CONNECTION_NAMES:
        return ["boroughs"]
    return ["value"] if name in TILE_NAMES else ["borough"]


def place_of(name: str) -> int:
    """Where a component stands in its table."""
    for names in (CHARACTER_NAMES, CONNECTION_NAMES, TILE_NAMES):
        if name in names:
            return names.index(name)
    return LANTERN_NAMES.index(name)


def corrected_character(row: Character, correction: Correction) -> Character:
    """A character with one field changed."""
    row = row._replace(corrected=(*row.corrected, correction.field))
    if correction.field == "value":
        return row._replace(value=number(correction, 1, VALUES))
    if correction.field == "dark":
        return row._replace(dark=number(correction, 0, MOST_COPIES))
    if correction.field == "light":
        return row._replace(light=number(correction, 0, MOST_COPIES))
    return row._replace(set_of=set_from(row.set_of, correction))


def set_from(printed: SetOf, correction: Correction) -> SetOf:
    """A set written as `taxi boat` or `any dollar dollar`; only characters that score sets have one."""
    words = correction.value.split()
    known = [*VESSELS, ANY_VESSEL, DOLLAR, SKYSCRAPER]
    for word in words:
        if word not in known:
            raise BadOptions(unknown("part of a set", word, known))
    if printed.points == 0 or not words:
        blanks: dict[str, Value] = {"name": f"{correction.component}.{correction.field}", "value": correction.value}
        raise BadOptions(
            Reason("NYC-1.5", "'{name}' cannot be '{value}'; only the characters 37 to 42 have sets, of at least one thing", blanks)
        )
    return SetOf(
        printed.points,
        tuple([word for word in words if word in VESSELS]),
        words.count(ANY_VESSEL),
        words.count(DOLLAR),
        words.count(SKYSCRAPER),
    )


def set_text(printed: SetOf) -> str:
    """A set as it is written in a correction."""
    any_vessels, dollars, skyscrapers = [ANY_VESSEL] * printed.any_vessels, [DOLLAR] * printed.dollars, [SKYSCRAPER] * printed.skyscrapers
    return " ".join([*printed.vessels, *any_vessels, *dollars, *skyscrapers])


def corrected_connection(row: Connection, correction: Correction) -> Connection:
    """A connection between two other boroughs."""
    ends = correction.value.split()
    for borough in ends:
        if borough not in BOROUGHS:
            raise BadOptions(unknown("borough", borough, BOROUGHS))
    if len(set(ends)) != 2 or len(ends) != 2:  # noqa: PLR2004  # the two ends
        blanks: dict[str, Value] = {"name": f"{correction.component}.boroughs", "value": correction.value}
        raise BadOptions(Reason("NYC-2.4", "'{name}' cannot be '{value}'; a connection joins two boroughs", blanks))
    return row._replace(one=ends[0], other=ends[1], confidence=CORRECTED)


def corrected_tile(row: PrestigeTile, correction: Correction) -> PrestigeTile:
    """A prestige tile of another value."""
    return row._replace(value=number(correction, 1, MOST_VALUE), confidence=CORRECTED)


def corrected_lantern(row: Lantern, correction: Correction) -> Lantern:
    """A lantern in another borough."""
    if correction.value not in BOROUGHS:
        raise BadOptions(unknown("borough", correction.value, BOROUGHS))
    return row._replace(borough=correction.value, confidence=CORRECTED)


def number(correction: Correction, least: int, most: int) -> int:
    """A corrected number within its limits."""
    text = correction.value
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        name = f"{correction.component}.{correction.field}"
        blanks: dict[str, Value] = {"name": name, "value": text, "least": least, "most": most}
        raise BadOptions(Reason("NYC-1.5", "'{name}' cannot be '{value}'; it is a whole number from {least} to {most}", blanks))
    return int(text)
