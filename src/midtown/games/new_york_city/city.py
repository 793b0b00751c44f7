"""The boroughs: their tiles, their values, the neutral skyscrapers and the vessels between them."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.pile import blank
from midtown.games.new_york_city.board import BOROUGHS, CONNECTIONS

ALL_CONNECTIONS: Final = 2 ** len(CONNECTIONS) - 1


@final
@mypyc_attr(acyclic=True)
class City:
    """What lies in the boroughs and between them."""

    def __init__(self) -> None:
        self.letters: Final = blank(len(BOROUGHS))
        """By borough: its sequence tile,"""
        self.base: Final = blank(len(BOROUGHS))
        """its base value,"""
        self.prestige: Final = blank(len(BOROUGHS))
        """its prestige tiles together,"""
        self.neutral: Final = blank(len(BOROUGHS))
        """its neutral skyscrapers."""
        self.standing: i64 = ALL_CONNECTIONS
        """The connections on which a vessel stands, as bits."""

    def assign(self, other: "City") -> None:
        """Become an exact copy."""
        for borough in range(i64(len(BOROUGHS))):
            self.letters[borough] = other.letters[borough]
            self.base[borough] = other.base[borough]
            self.prestige[borough] = other.prestige[borough]
            self.neutral[borough] = other.neutral[borough]
        self.standing = other.standing

    def key(self) -> list[int]:
        """All numbers in a fixed order."""
        numbers = [int(self.standing)]
        for row in [self.letters, self.base, self.prestige, self.neutral]:
            numbers += [int(number) for number in row]
        return numbers

    def with_letter(self, letter: i64) -> i64:
        """The borough with this sequence tile."""
        borough: i64 = 0
        while self.letters[borough] != letter:
            borough += 1
        return borough

    def value_of(self, borough: i64) -> i64:
        """What a borough is worth [NYC-10.4]."""
        return self.base[borough] + self.prestige[borough]
