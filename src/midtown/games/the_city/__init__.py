"""The City, by Tom Lehmann."""

from midtown.games.the_city.game import GAME as GAME
