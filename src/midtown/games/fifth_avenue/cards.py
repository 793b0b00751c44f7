"""The construction cards: five colours and black, of value 4, 5 or 6."""

from typing import Final

from mypy_extensions import i64

from midtown.core.pile import vec

COLOURS: Final = ["violet", "brown", "grey", "orange", "green"]
BLACK: Final = 5
SUITS: Final = [*COLOURS, "black"]
LOWEST: Final = 4
HIGHEST: Final = 6
VALUES: Final = 3

NAMES: Final = [f"{suit}-{LOWEST + step}" for suit in SUITS for step in range(VALUES)]
"""The kinds of cards, by colour and then by value."""
KINDS: Final = len(NAMES)
FIRST_BLACK: Final = BLACK * VALUES
SUIT: Final = vec[i64]([kind // VALUES for kind in range(KINDS)])
VALUE: Final = vec[i64]([LOWEST + kind % VALUES for kind in range(KINDS)])
COPIES: Final = vec[i64]([5, 4, 3] * len(COLOURS) + [20, 16, 14])
"""How many there are of each kind [5A-1.5]."""
COLOUR_BIT: Final = vec[i64]([1, 2, 4, 8, 16, 32])
ANY_COLOUR: Final = 31


def most_skyscrapers(value: i64) -> i64:
    """How many skyscrapers a highest card of this value allows [5A-7.12]."""
    return HIGHEST + 1 - value
