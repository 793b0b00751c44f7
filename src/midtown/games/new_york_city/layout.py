"""The box and the table of New York City for other programs."""

from midtown.core.confidence import CERTAIN, CORRECTED, RECONSTRUCTED
from midtown.games.new_york_city.board import BOROUGHS, LETTERS, VESSELS
from midtown.games.new_york_city.cards import COPIES, TYPES
from midtown.games.new_york_city.characters import NAMES, VALUES, Character
from midtown.games.new_york_city.corrections import CONNECTION_NAMES, LANTERN_NAMES, TILE_NAMES, set_text
from midtown.games.new_york_city.edition import Box
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import CARD, CHARACTER, TILE


def components_of(box: Box) -> list[dict[str, object]]:
    """Everything in the box as this game is played, with how sure each value is."""
    rows: list[dict[str, object]] = [{"component": card, "copies": COPIES, "confidence": {"copies": CERTAIN}} for card in TYPES]
    for name, row in zip(NAMES, box.characters, strict=True):
        rows.append(character_row(name, row))
    for name, connection in zip(CONNECTION_NAMES, box.connections, strict=True):
        boroughs = f"{connection.one} {connection.other}"
        rows.append({"component": name, "boroughs": boroughs, "confidence": {"boroughs": connection.confidence}})
    for name, tile in zip(TILE_NAMES, box.tiles, strict=True):
        rows.append({"component": name, "value": tile.value, "confidence": {"value": tile.confidence}})
    for name, lantern in zip(LANTERN_NAMES, box.lanterns, strict=True):
        rows.append({"component": name, "borough": lantern.borough, "confidence": {"borough": lantern.confidence}})
    return rows


def character_row(name: str, row: Character) -> dict[str, object]:
    """A character; those that score sets say which."""
    values: dict[str, object] = {"value": row.value, "dark": row.dark, "light": row.light}
    if row.set_of.points > 0:
        values["set"] = set_text(row.set_of)
    confidence = {field: CORRECTED if field in row.corrected else RECONSTRUCTED for field in values}
    return {"component": name, **values, "confidence": confidence}


def layout_of(state: NewYorkCityState) -> dict[str, object]:
    """Everything on the table with all its secrets."""
    return {
        "participants": [participant_layout(state, seat) for seat in range(int(state.edition.participants))],
        "press track": [{"token": token, "space": int(state.press.at[token])} for token in state.press.order.to_list()],
        "boroughs": {name: borough_layout(state, borough) for borough, name in enumerate(BOROUGHS)},
        "open characters": [CHARACTER.names(state.elevator.rows[row].to_list()) for row in range(VALUES)],
        "stacks of characters, bottom to top": [CHARACTER.names(state.elevator.stacks[row].to_list()) for row in range(VALUES)],
        "characters out of the game": CHARACTER.names(state.elevator.gone.to_list()),
        "draw pile, bottom to top": CARD.names(state.deck.to_list()),
        "discards": CARD.names(state.discards.to_list()),
        "pairs": CARD.names(state.pairs.to_list()),
        "prestige tiles, bottom to top": TILE.names(state.tiles.to_list()),
        "prestige tiles of this round": TILE.names(state.revealed.to_list()),
    }


def participant_layout(state: NewYorkCityState, seat: int) -> dict[str, object]:
    """What belongs to one participant."""
    player = state.players[seat]
    return {
        "points": int(player.points),
        "hand": CARD.names(player.hand.to_list()),
        "reserve": CARD.names(player.reserve.to_list()),
        "bid": CARD.names(player.bid.laid.to_list()),
        "characters": CHARACTER.names(player.team.to_list()),
        "used characters": CHARACTER.names(player.paid.to_list()),
        "dollars": int(player.dollars),
        "skyscrapers on the board": int(player.ready),
        "vessels": {vessel: int(player.vessels[number]) for number, vessel in enumerate(VESSELS)},
    }


def borough_layout(state: NewYorkCityState, borough: int) -> dict[str, object]:
    """What is in a borough."""
    return {
        "letter": LETTERS[state.city.letters[borough]],
        "value": int(state.city.value_of(borough)),
        "neutral skyscrapers": int(state.city.neutral[borough]),
        "skyscrapers": [int(state.players[seat].built[borough]) for seat in range(int(state.edition.participants))],
    }
