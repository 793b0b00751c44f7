"""Fifth Avenue (Wilko Manz)."""

from midtown.games.fifth_avenue.game import GAME as GAME
