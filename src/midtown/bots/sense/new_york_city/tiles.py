"""Tiles: what the prestige tiles of New York City are worth, and where they should go."""

from typing import Final, final

from midtown.bots.sense.new_york_city.outlook import Outlook
from midtown.games.new_york_city.abilities import SCORE_SETS
from midtown.games.new_york_city.board import CONNECTIONS
from midtown.games.new_york_city.prestige import can_ride

VESSEL: Final = 0.2
"""What a vessel is worth to anybody,"""
VESSEL_OF_A_SET: Final = 1.81
"""and to somebody whose characters collect them."""


@final
class Tiles:
    """The two tiles of the round, the vessels that lead to boroughs, and the skyscraper that comes with them."""

    def __init__(self, outlook: Outlook) -> None:
        self._outlook = outlook
        self._state = outlook.state
        abilities = [int(outlook.state.edition.ability[kind]) for kind in outlook.player.team.to_list()]
        self._vessel = VESSEL_OF_A_SET if SCORE_SETS in abilities else VESSEL

    def best_two(self) -> list[float]:
        """What the better tile is worth, and the other one."""
        worth = [self.worth(tile) for tile in self._state.revealed.to_list()]
        return sorted([*worth, 0.0, 0.0], reverse=True)[:2]

    def worth(self, tile: int) -> float:
        """What a tile brings on the best ride; below nothing if it is better declined."""
        rides: list[float] = []
        for connection in range(len(CONNECTIONS)):
            if can_ride(self._state, connection, tile):
                edition = self._state.edition
                rides += [self.ride(tile, int(end)) for end in (edition.one_end[connection], edition.other_end[connection])]
        return max(rides, default=0.0)

    def ride(self, tile: int, borough: int) -> float:
        """What a tile brings in a borough, with the skyscraper that is built there [NYC-8.7]."""
        raised = int(self._state.edition.tile_value[tile])
        if self._outlook.player.ready > 0:
            return self._vessel + self._outlook.boroughs.gain(borough, 1, raised) - self._price()
        return self._vessel + self._outlook.boroughs.gain(borough, 0, raised)

    def _price(self) -> float:
        """What the skyscraper is worth on the own board."""
        have = int(self._outlook.player.ready)
        return self._outlook.ready(have) - self._outlook.ready(have - 1)
