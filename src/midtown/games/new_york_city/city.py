"""The boroughs: their tiles, their values, the neutral skyscrapers and the vessels between them."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.pile import blank, vec
from midtown.games.new_york_city.board import BOROUGHS, CONNECTIONS

ALL_CONNECTIONS: Final = 2 ** len(CONNECTIONS) - 1
NOTHING_LAID: Final = blank(len(BOROUGHS))


@final
@mypyc_attr(acyclic=True)
class City:
    """What lies in the boroughs and between them."""

    def __init__(self) -> None:
        self.letters: vec[i64] = NOTHING_LAID
        """By borough: its sequence tile,"""
        self.base: vec[i64] = NOTHING_LAID
        """its base value, laid once and shared by copies,"""
        self.prestige: Final = blank(len(BOROUGHS))
        """its prestige tiles together,"""
        self.neutral: Final = blank(len(BOROUGHS))
        """its neutral skyscrapers."""
        self.standing: i64 = ALL_CONNECTIONS
        """The connections on which a vessel stands, as bits."""

    def lay_out(self, letters: tuple[int, ...], base: tuple[int, ...]) -> None:
        """These sequence tiles and base values lie in the boroughs for the whole game [NYC-2.3]."""
        self.letters = vec[i64](letters)
        self.base = vec[i64](base)

    def assign(self, other: "City") -> None:
        """Become an exact copy."""
        self.letters = other.letters
        self.base = other.base
        for borough in range(i64(len(BOROUGHS))):
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
