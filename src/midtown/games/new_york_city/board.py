"""New York as it is drawn: boroughs, vessels and their connections, prestige tiles, lanterns, the press track."""

from typing import Final, NamedTuple

from midtown.core.confidence import CERTAIN, RECONSTRUCTED

BOROUGHS: Final = ["manhattan", "bronx", "queens", "brooklyn", "staten-island", "jersey-city"]
VESSELS: Final = ["taxi", "bus", "streetcar", "subway", "boat"]
LETTERS: Final = ["A", "B", "C", "D", "E", "X"]
"""The sequence tiles, from the lowest letter to the highest [NYC-12.14]."""
LETTER_X: Final = 5
BASE_VALUES: Final = [6, 7, 8, 8, 9, 10]
ROUNDS: Final = 5
LAST_SPACE: Final = 15
"""The last space of the press track [NYC-3.1]."""
NEUTRAL_SPACE: Final = {2: 8, 3: 7, 4: 6}
"""Where the neutral token stands, by number of participants [NYC-2.5]."""
NEUTRAL_SKYSCRAPERS: Final = 2


class Connection(NamedTuple):
    """Two boroughs, and the kind of vessel that stands between them."""

    vessel: str
    one: str
    other: str
    confidence: str


CONNECTIONS: Final = [
    Connection("taxi", "manhattan", "bronx", RECONSTRUCTED),
    Connection("taxi", "bronx", "jersey-city", RECONSTRUCTED),
    Connection("bus", "manhattan", "jersey-city", RECONSTRUCTED),
    Connection("bus", "jersey-city", "staten-island", RECONSTRUCTED),
    Connection("streetcar", "brooklyn", "queens", CERTAIN),
    Connection("streetcar", "manhattan", "brooklyn", RECONSTRUCTED),
    Connection("subway", "bronx", "queens", CERTAIN),
    Connection("subway", "manhattan", "queens", RECONSTRUCTED),
    Connection("boat", "manhattan", "staten-island", RECONSTRUCTED),
    Connection("boat", "staten-island", "brooklyn", RECONSTRUCTED),
]
"""Two for each kind of vessel, in the order of the vessels."""


class PrestigeTile(NamedTuple):
    """A tile that raises the value of a borough."""

    vessel: str
    value: int
    confidence: str


PRESTIGE_TILES: Final = [PrestigeTile(vessel, value, RECONSTRUCTED) for vessel in VESSELS for value in (2, 4)]
TILES_REVEALED: Final = 2
"""How many are revealed in each round [NYC-5.3]."""


class Lantern(NamedTuple):
    """A colour, and the borough that it lights."""

    colour: str
    borough: str
    confidence: str


LANTERNS: Final = [
    Lantern("yellow", "bronx", RECONSTRUCTED),
    Lantern("green", "jersey-city", RECONSTRUCTED),
    Lantern("brown", "queens", RECONSTRUCTED),
    Lantern("grey", "brooklyn", RECONSTRUCTED),
    Lantern("blue", "staten-island", RECONSTRUCTED),
]
"""In the order of the characters 28 to 32."""
