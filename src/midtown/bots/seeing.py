"""How each game looks in numbers."""

from typing import Any, Final

from midtown.bots.search.avenue_eyes import AvenueEyes
from midtown.bots.search.city_eyes import CityEyes
from midtown.bots.search.eyes import Eyes
from midtown.bots.search.new_york_eyes import NewYorkEyes

EYES: Final[dict[str, Eyes[Any]]] = {"fifth-avenue": AvenueEyes(), "new-york-city": NewYorkEyes(), "the-city": CityEyes()}
"""By the name of the game."""
