"""What is printed on the 51 kinds of cards, written down by hand from the sources and not from the table of buildings."""

from dataclasses import dataclass, field
from typing import Final, final

from tests.games.the_city.table import Earned


@final
@dataclass(frozen=True)
class Scene:
    """Two cities, and what the first one earns in a round."""

    own: str
    other: str
    earned: Earned


@final
@dataclass(frozen=True)
class Card:
    """One kind of card, and scenes that show what is special about it."""

    copies: int
    cost: int
    symbols: str
    """C for a car, F for a fountain, S for a shopping cart."""
    alone: Earned
    """What it earns when nothing else stands in any city."""
    needs: str = ""
    discounts: dict[str, int] = field(default_factory=dict)
    limit: str = ""
    """"one" where a city holds one at most."""
    scenes: tuple[Scene, ...] = ()


FOUNTAINS: Final = [
    *["train-station", "bus-terminal", "business-center", "monument", "high-rise", "department-store", "cinema", "concert-hall"],
    *["hospital", "fashion-boutique", "modern-art", "museum", "opera-house", "central-park", "parking-garage", "row-house"],
    *["restaurant", "tech-park", "theater", "university", "skyscraper", "town-hall"],
]
"""The kinds that show at least one fountain."""

CARDS: Final = {
    "architect": Card(5, 0, "", Earned(1, 0), limit="one"),
    "freeway": Card(2, 3, "C", Earned(0, 0), scenes=(Scene("freeway interchange", "interchange", Earned(1, 4 + 1)),)),
    "interchange": Card(3, 2, "", Earned(0, 0), limit="one", scenes=(Scene("interchange amusement-park", "cinema", Earned(3 + 2, 3 + 5)),)),
    "train-station": Card(2, 4, "CFS", Earned(1, 2)),
    "construction-crew": Card(2, 1, "", Earned(0, 0)),
    "bridge": Card(2, 4, "C", Earned(1, 2), scenes=(Scene("bridge freeway", "", Earned(2, 2)), Scene("bridge", "freeway", Earned(1, 2)))),
    "citizen-center": Card(
        copies=3,
        cost=2,
        symbols="",
        alone=Earned(0, 1),
        discounts=dict.fromkeys(FOUNTAINS, 1),
        limit="one",
        scenes=(Scene("citizen-center monument", "theater", Earned(3 + 1, 1 + 8)),),
    ),
    "office-building": Card(
        copies=3,
        cost=2,
        symbols="",
        alone=Earned(1, 2),
        needs="house housing-tract row-house high-rise",
        scenes=(
            Scene("office-building row-house", "", Earned(2, 2 + 1)),
            Scene("office-building high-rise", "row-house", Earned(1 + 1, 2 + 1)),
        ),
    ),
    "bus-terminal": Card(1, 1, "FS", Earned(0, 1), scenes=(Scene("bus-terminal strip-mall", "", Earned(1 + 1, 1)),)),
    "business-center": Card(4, 3, "FF", Earned(1, 1)),
    "casino": Card(1, 6, "S", Earned(4, 1)),
    "monument": Card(1, 9, "FFF", Earned(1, 8)),
    "shopping-arcade": Card(3, 1, "S", Earned(1, 0), limit="one", scenes=(Scene("shopping-arcade multiplex", "casino", Earned(3 + 2, 1)),)),
    "strip-mall": Card(2, 1, "CS", Earned(1, 0), needs="house housing-tract interchange"),
    "mall": Card(2, 8, "CSS", Earned(3, 2), scenes=(Scene("mall casino", "casino", Earned(3 + 4, 3 + 1)),)),
    "research-center": Card(
        copies=2,
        cost=4,
        symbols="",
        alone=Earned(1, 2),
        discounts={"tech-park": 2, "hospital": 2},
        scenes=(Scene("research-center", "university", Earned(1, 4)), Scene("research-center university", "", Earned(1, 4 + 4))),
    ),
    "amusement-park": Card(1, 8, "CCC", Earned(2, 5)),
    "commercial-zone": Card(2, 2, "C", Earned(1, 0), discounts={"freeway": 1, "interchange": 1}),
    "wholesale-market": Card(1, 6, "CSS", Earned(3, 1)),
    "high-rise": Card(3, 3, "FS", Earned(1, 1)),
    "department-store": Card(3, 3, "FS", Earned(2, 0)),
    "cinema": Card(3, 2, "CFS", Earned(1, 0)),
    "multiplex": Card(1, 4, "CSS", Earned(2, 1)),
    "concert-hall": Card(2, 7, "F", Earned(0, 7)),
    "trade-center": Card(1, 7, "SSS", Earned(2, 3), scenes=(Scene("trade-center mall", "casino", Earned(2 + 3, 5 + 5)),)),
    "industrial-park": Card(
        copies=3,
        cost=1,
        symbols="",
        alone=Earned(1, 0),
        discounts={"research-center": 1, "commercial-zone": 1},
        scenes=(Scene("industrial-park research-center", "", Earned(2 + 1, 2)), Scene("industrial-park", "research-center", Earned(1, 0))),
    ),
    "convention-center": Card(2, 7, "S", Earned(1, 5)),
    "hospital": Card(1, 6, "F", Earned(1, 4)),
    "expo-grounds": Card(2, 3, "C", Earned(1, 1)),
    "fashion-boutique": Card(2, 2, "FS", Earned(1, 0), scenes=(Scene("fashion-boutique business-center", "", Earned(2 + 1, 1)),)),
    "modern-art": Card(1, 4, "FF", Earned(0, 3)),
    "museum": Card(2, 5, "F", Earned(0, 4), scenes=(Scene("museum house school", "house school", Earned(2 + 1, 4 + 2)),)),
    "opera-house": Card(1, 8, "F", Earned(0, 8)),
    "central-park": Card(
        3, 1, "F", Earned(0, 1), limit="one", scenes=(Scene("central-park business-center", "theater", Earned(1, 3 + 1)),)
    ),
    "park-and-ride": Card(1, 11, "CC", Earned(0, 2), scenes=(Scene("park-and-ride cinema", "sports-park", Earned(1, 3 + 2)),)),
    "parking-garage": Card(4, 0, "CFS", Earned(0, 0)),
    "row-house": Card(3, 1, "F", Earned(0, 1), discounts={"restaurant": 1, "fashion-boutique": 1}),
    "restaurant": Card(3, 1, "FS", Earned(0, 1), scenes=(Scene("restaurant business-center", "", Earned(1 + 1, 1 + 1)),)),
    "school": Card(4, 1, "", Earned(0, 2), needs="house housing-tract luxury-home", discounts={"luxury-home": 2}),
    "sports-park": Card(2, 4, "CC", Earned(0, 3)),
    "stadium": Card(2, 6, "CC", Earned(2, 3)),
    "luxury-home": Card(4, 4, "", Earned(0, 3), scenes=(Scene("2 luxury-home", "luxury-home", Earned(0, 5 + 5)),)),
    "tech-park": Card(2, 5, "CF", Earned(2, 2)),
    "theater": Card(1, 4, "F", Earned(1, 3)),
    "subway": Card(1, 11, "", Earned(0, 0), scenes=(Scene("subway monument", "modern-art", Earned(1, 3 + 2 + 8)),)),
    "university": Card(1, 5, "F", Earned(0, 4), scenes=(Scene("university house school", "house school", Earned(1, 4 + 2 + 2)),)),
    "house": Card(3, 1, "", Earned(1, 0)),
    "housing-tract": Card(2, 1, "CS", Earned(0, 1)),
    "skyscraper": Card(1, 8, "F", Earned(1, 7)),
    "airport": Card(2, 9, "CS", Earned(1, 8)),
    "town-hall": Card(2, 6, "F", Earned(0, 5)),
}
