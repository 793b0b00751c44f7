"""Midtown as it is drawn: places and routes, rings of plots, kinds of shops, the row of tiles."""

from typing import Final, NamedTuple

from mypy_extensions import i64

from midtown.core.confidence import CERTAIN, LIKELY, RECONSTRUCTED
from midtown.core.pile import vec
from midtown.games.fifth_avenue.cards import COLOURS

DISTRICTS: Final = 7
CENTRAL_PARK: Final = 7
CITY_HALL: Final = 8
PLACES: Final = [
    "34th-west",
    "34th-east",
    "42nd-west",
    "times-square",
    "42nd-east",
    "52nd-west",
    "52nd-east",
    "central-park",
    "city-hall",
]
"""The districts from left to right, column by column; then the two places that are none."""
COLUMN: Final = [1, 1, 2, 2, 2, 3, 3, 4, 0]
PLACE_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128, 256])

AHEAD: Final = vec[i64]([4 + 8, 8 + 16, 32, 32 + 64, 64, 128, 128, 256, 1 + 2])
"""Where each place leads, as bits [5A-5.1]."""

COMMISSIONERS: Final = ["white", "beige"]
MARKERS: Final = 3

SHOPS: Final = ["boutique", "jeweller", "gallery", "perfumery"]
SHOP_COPIES: Final = 9
SHOP_BIT: Final = vec[i64]([1, 2, 4, 8])
WORTH: Final = vec[i64]([(1, 2, 3, 5, 8)[kinds.bit_count()] for kinds in range(16)])
"""What a skyscraper is worth beside these kinds of shops, given as bits [5A-6.2]."""

SIXTH: Final = 5
PLOTS_EACH: Final = 6
PLOT_NAMES: Final = [*COLOURS, "sixth"]
PLOTS: Final = [f"{district}-{plot}" for district in PLACES[:DISTRICTS] for plot in PLOT_NAMES]
"""Six for each district: one of each colour, and the sixth."""
NO_PLOT: Final = -1


class District(NamedTuple):
    """How the plots of a district lie in a ring, clockwise; on the six-plot side the sixth lies between the last and the first."""

    name: str
    ring: tuple[str, ...]
    six_plot_ring: tuple[str, ...]
    ring_confidence: str
    six_plot_ring_confidence: str
    name_confidence: str = CERTAIN


def _reconstructed(name: str, *ring: str) -> District:
    """No text tells the order of the colours: both sides get the same one."""
    return District(name, ring, ring, RECONSTRUCTED, RECONSTRUCTED)


MIDTOWN: Final = [
    _reconstructed("34th-west", "brown", "green", "violet", "orange", "grey"),
    _reconstructed("34th-east", "brown", "orange", "green", "grey", "violet"),
    _reconstructed("42nd-west", "brown", "green", "violet", "grey", "orange"),
    _reconstructed("times-square", "green", "grey", "brown", "orange", "violet"),
    _reconstructed("42nd-east", "orange", "green", "grey", "brown", "violet")._replace(name_confidence=LIKELY),
    _reconstructed("52nd-west", "grey", "violet", "orange", "brown", "green"),
    _reconstructed("52nd-east", "orange", "grey", "brown", "violet", "green"),
]
"""Seven different rings; those of one street complement each other, so that no two colours are favoured as neighbours."""

SHOWN_TILES: Final = 3
"""How many of the tiles below Central Park are turned up at the end [5A-9.5]."""
BLOCKS: Final = (3, 2, 3, 2, 3, 2, 3, 2)
"""The blocks of the row from left to right."""


def destinations(place: i64, closed: i64) -> i64:
    """Where a commissioner may go from here, as bits; closed districts are passed through [5A-5.1, 5A-5.2]."""
    ahead = AHEAD[place]
    for district in range(i64(DISTRICTS)):
        bit = PLACE_BIT[district]
        if ahead & closed & bit != 0:
            ahead = ahead & ~bit | AHEAD[district]
    return ahead
