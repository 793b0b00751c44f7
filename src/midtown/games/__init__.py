"""The games that Midtown knows, by name."""

from typing import Any, Final

from midtown.core.game import Game
from midtown.games.fifth_avenue import GAME as FIFTH_AVENUE
from midtown.games.new_york_city import GAME as NEW_YORK_CITY
from midtown.games.the_city import GAME as THE_CITY

KNOWN: Final[list[Game[Any, Any]]] = [NEW_YORK_CITY, FIFTH_AVENUE, THE_CITY]
GAMES: Final = {game.name: game for game in KNOWN}
