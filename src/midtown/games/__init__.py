"""The games that Midtown knows, by name."""

from typing import Any, Final

from midtown.core.game import Game
from midtown.games.the_city import GAME as THE_CITY

GAMES: Final[dict[str, Game[Any, Any]]] = {game.name: game for game in [THE_CITY]}
