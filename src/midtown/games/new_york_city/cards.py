"""The seven types of cards, and the six bidding rounds they are for."""

from typing import Final

TYPES: Final = ["press", "dollars", "elevator", "plans", "prestige", "skyscraper", "wild"]
"""The first six in the order of their bidding rounds [NYC-7.1]."""
PRESS: Final = 0
DOLLARS: Final = 1
ELEVATOR: Final = 2
PLANS: Final = 3
PRESTIGE: Final = 4
SKYSCRAPER: Final = 5
WILD: Final = 6
KINDS: Final = len(TYPES)
BIDDING_ROUNDS: Final = 6
COPIES: Final = 15
"""How many there are of each type [NYC-1.3]."""
