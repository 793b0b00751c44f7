"""New York City, by Stefan Feld."""

from midtown.games.new_york_city.game import GAME as GAME
