"""Unique cards: of a kind of which there is one copy, all know that it is hidden as long as nobody has seen it."""

from collections.abc import Iterator
from typing import NamedTuple

from midtown.games.the_city.game import GAME
from midtown.games.the_city.kinds import NAMES
from midtown.games.the_city.state import CityState
from midtown.server.table.table import Table


class Hidden(NamedTuple):
    """A card in somebody's hand, and somebody else who has never seen it."""

    name: str
    observer: int


def hidden_unique_cards(table: Table) -> Iterator[Hidden]:
    """All such cards at a table of The City, for each seat and for spectators."""
    state = table.dealt.state
    if not isinstance(state, CityState):
        return
    copies = GAME.edition(table.options).copies
    for holder in range(len(table.chairs)):
        for kind in state.players[holder].hand.to_list():
            if copies[kind] == 1:
                for observer in range(-1, len(table.chairs)):
                    if observer != holder and NAMES[kind] not in _seen(table, observer):
                        yield Hidden(NAMES[kind], observer)


def _seen(table: Table, observer: int) -> set[str]:
    """What was shown to all, or came to this seat."""
    events = [event for happening in table.chronicle.happenings for event in happening.events]
    return {name for event in events if not event.kind.private or event.seat == observer for name in event.names()}
