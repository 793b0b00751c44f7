"""The table of New York City for other programs."""

from midtown.core.flow import NOBODY
from midtown.games.new_york_city.board import BOROUGHS, LETTERS, VESSELS
from midtown.games.new_york_city.characters import VALUES
from midtown.games.new_york_city.claiming import CONNECTION_BIT
from midtown.games.new_york_city.corrections import CONNECTION_NAMES
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import CARD, CHARACTER, TILE


def layout_of(state: NewYorkCityState) -> dict[str, object]:
    """Everything on the table with all its secrets."""
    return {
        "participants": [participant_layout(state, seat) for seat in range(int(state.edition.participants))],
        "press track": [{"token": token, "space": int(state.press.at[token])} for token in state.press.order.to_list()],
        "boroughs": {name: borough_layout(state, borough) for borough, name in enumerate(BOROUGHS)},
        "open characters": [CHARACTER.names(state.elevator.row_of(row)) for row in range(VALUES)],
        "stacks of characters, bottom to top": [CHARACTER.names(state.elevator.stack_of(row)) for row in range(VALUES)],
        "characters out of the game": CHARACTER.names(state.elevator.gone.to_list()),
        "draw pile, bottom to top": CARD.names(state.deck.to_list()),
        "discards": CARD.names(state.discards.to_list()),
        "pairs": CARD.names(state.pairs.to_list()),
        "prestige tiles, bottom to top": TILE.names(state.tiles.to_list()),
        "prestige tiles of this round": TILE.names(state.revealed.to_list()),
        "vessels on the board": [name for number, name in enumerate(CONNECTION_NAMES) if state.city.standing & CONNECTION_BIT[number] != 0],
        "start pairs": CHARACTER.names(state.start_pairs.to_list()),
        "round": int(state.round),
        "mayor": BOROUGHS[state.mayor] if state.mayor != NOBODY else "",
        "all boroughs were reached": state.statue,
    }


def participant_layout(state: NewYorkCityState, seat: int) -> dict[str, object]:
    """What belongs to one participant."""
    player = state.players[seat]
    return {
        "points": int(player.points),
        "hand": CARD.names(player.hand.to_list()),
        "reserve": CARD.names(player.reserve.to_list()),
        "size of the reserve": int(player.reserve_size),
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
