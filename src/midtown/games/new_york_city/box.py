"""The box of New York City for other programs: everything in it, how sure each value is, and who says so."""

from midtown.core.confidence import CERTAIN, CORRECTED, RECONSTRUCTED
from midtown.games.new_york_city.cards import COPIES, TYPES
from midtown.games.new_york_city.characters import NAMES, Character
from midtown.games.new_york_city.corrections import CONNECTION_NAMES, LANTERN_NAMES, TILE_NAMES, set_text
from midtown.games.new_york_city.edition import Box
from midtown.games.new_york_city.sources import FORERUNNER, NOBODY_SAYS, RULES, SOURCES


def components_of(box: Box) -> list[dict[str, object]]:
    """Everything in the box as this game is played."""
    rows = [component(card, {"copies": COPIES}, {"copies": CERTAIN}, [RULES]) for card in TYPES]
    rows += [character_row(name, row) for name, row in zip(NAMES, box.characters, strict=True)]
    for name, connection in zip(CONNECTION_NAMES, box.connections, strict=True):
        boroughs = f"{connection.one} {connection.other}"
        rows.append(component(name, {"boroughs": boroughs}, {"boroughs": connection.confidence}, [RULES, NOBODY_SAYS]))
    for name, tile in zip(TILE_NAMES, box.tiles, strict=True):
        rows.append(component(name, {"value": tile.value}, {"value": tile.confidence}, [RULES, NOBODY_SAYS]))
    for name, lantern in zip(LANTERN_NAMES, box.lanterns, strict=True):
        rows.append(component(name, {"borough": lantern.borough}, {"borough": lantern.confidence}, [NOBODY_SAYS]))
    return rows


def character_row(name: str, row: Character) -> dict[str, object]:
    """A character; those that score sets say which, and for how many points each."""
    values: dict[str, object] = {"value": row.value, "dark": row.dark, "light": row.light}
    if row.set_of.points > 0:
        values["set"] = set_text(row.set_of)
    confidence = {field: CORRECTED if field in row.corrected else RECONSTRUCTED for field in values}
    if row.set_of.points > 0:
        values["points"] = row.set_of.points
        confidence["points"] = CERTAIN
    return component(name, values, confidence, [RULES, FORERUNNER, NOBODY_SAYS])


def component(name: str, values: dict[str, object], confidence: dict[str, str], sources: list[str]) -> dict[str, object]:
    """Something in the box, with its values, how sure they are, and who says so."""
    return {"component": name, **values, "confidence": confidence, "sources": [SOURCES[source] for source in sources]}
