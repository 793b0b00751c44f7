"""The 51 kinds of cards and the three symbols, by name."""

from enum import IntEnum
from typing import Final

from mypy_extensions import i64

from midtown.core.pile import vec


class Kind(IntEnum):
    """A kind of card, in the order of the rulebook's list; append only."""

    ARCHITECT = 0
    FREEWAY = 1
    INTERCHANGE = 2
    TRAIN_STATION = 3
    CONSTRUCTION_CREW = 4
    BRIDGE = 5
    CITIZEN_CENTER = 6
    OFFICE_BUILDING = 7
    BUS_TERMINAL = 8
    BUSINESS_CENTER = 9
    CASINO = 10
    MONUMENT = 11
    SHOPPING_ARCADE = 12
    STRIP_MALL = 13
    MALL = 14
    RESEARCH_CENTER = 15
    AMUSEMENT_PARK = 16
    COMMERCIAL_ZONE = 17
    WHOLESALE_MARKET = 18
    HIGH_RISE = 19
    DEPARTMENT_STORE = 20
    CINEMA = 21
    MULTIPLEX = 22
    CONCERT_HALL = 23
    TRADE_CENTER = 24
    INDUSTRIAL_PARK = 25
    CONVENTION_CENTER = 26
    HOSPITAL = 27
    EXPO_GROUNDS = 28
    FASHION_BOUTIQUE = 29
    MODERN_ART = 30
    MUSEUM = 31
    OPERA_HOUSE = 32
    CENTRAL_PARK = 33
    PARK_AND_RIDE = 34
    PARKING_GARAGE = 35
    ROW_HOUSE = 36
    RESTAURANT = 37
    SCHOOL = 38
    SPORTS_PARK = 39
    STADIUM = 40
    LUXURY_HOME = 41
    TECH_PARK = 42
    THEATER = 43
    SUBWAY = 44
    UNIVERSITY = 45
    HOUSE = 46
    HOUSING_TRACT = 47
    SKYSCRAPER = 48
    AIRPORT = 49
    TOWN_HALL = 50


class Symbol(IntEnum):
    """What a card may show besides numbers."""

    CAR = 0
    FOUNTAIN = 1
    CART = 2


NAMES: Final = [kind.name.lower().replace("_", "-") for kind in Kind]
SYMBOLS: Final = [symbol.name.lower() for symbol in Symbol]
KINDS: Final[i64] = len(NAMES)
NOTHING: Final = -1

SHIFT: Final = vec[i64]([8 * symbol for symbol in range(len(SYMBOLS))])
"""Counts of symbols are packed into one number, eight bits for each."""
MOST_SYMBOLS: Final = 255
