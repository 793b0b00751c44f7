"""Taking a prestige tile with a vessel."""

from typing import Final

from mypy_extensions import i64

from midtown.core.flow import NOBODY
from midtown.core.pile import vec
from midtown.games.new_york_city.board import CONNECTIONS
from midtown.games.new_york_city.state import NewYorkCityState
from midtown.games.new_york_city.words import CLAIMED, RAISED, TOOK_VESSEL

CONNECTION_BIT: Final = vec[i64]([2**connection for connection in range(len(CONNECTIONS))])


def claim(state: NewYorkCityState, seat: i64, tile: i64, connection: i64, borough: i64) -> None:
    """The tile raises a borough, and the vessel goes to its new owner [NYC-8.7]."""
    vessel = state.edition.vessel_of[connection]
    state.revealed.remove(tile)
    state.city.standing &= ~CONNECTION_BIT[connection]
    state.players[seat].vessels[vessel] += 1
    state.city.prestige[borough] += state.edition.tile_value[tile]
    journal = state.journal
    if journal is not None:
        journal.note(CLAIMED, seat, [tile], 1)
        journal.note(TOOK_VESSEL, seat, [vessel], 1)
        journal.note(RAISED, NOBODY, [borough], state.city.value_of(borough))
