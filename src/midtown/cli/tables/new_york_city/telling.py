"""What is told of the last turns of New York City."""

from typing import Final

from midtown.games.new_york_city.words import (
    LAID_OUT,
    LAID_PAIRS,
    MAYOR_MOVED,
    REVEALED_CHARACTER,
    REVEALED_CHARACTERS,
    REVEALED_START,
    REVEALED_TILES,
    ROUND_BEGAN,
)

SHOWN_BY_THE_TABLE: Final = (
    LAID_OUT,
    LAID_PAIRS,
    MAYOR_MOVED,
    REVEALED_CHARACTER,
    REVEALED_CHARACTERS,
    REVEALED_START,
    REVEALED_TILES,
    ROUND_BEGAN,
)
"""What nobody has to be told who looks at the table."""
