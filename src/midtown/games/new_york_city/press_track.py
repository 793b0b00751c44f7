"""The press track: who is ahead of whom."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.pile import Pile, blank
from midtown.games.new_york_city.board import LAST_SPACE

MOST_TOKENS: Final = 5


@final
@mypyc_attr(acyclic=True)
class PressTrack:
    """The tokens of all participants and the neutral one, which has the number after the last participant."""

    def __init__(self) -> None:
        self.order: Final = Pile()
        """The tokens from the first to the last."""
        self.at: Final = blank(MOST_TOKENS)
        """By token: the space it stands on."""

    def assign(self, other: "PressTrack") -> None:
        """Become an exact copy."""
        self.order.assign(other.order)
        for token in range(i64(MOST_TOKENS)):
            self.at[token] = other.at[token]

    def key(self) -> list[int]:
        """All numbers in a fixed order."""
        return [int(self.order.n), *self.order.to_list(), *[int(space) for space in self.at]]

    def place(self, token: i64, space: i64) -> None:
        """Put a token on a space: on top of those that are there, on the last space below them [NYC-3.2, NYC-3.3]."""
        if self.order.count(token) > 0:
            self.order.remove(token)
        self.at[token] = space
        ahead: i64 = 0
        while ahead < self.order.n and self._stays_ahead(self.order.cards[ahead], space):
            ahead += 1
        self.order.add(token)
        place = self.order.n - 1
        while place > ahead:
            self.order.cards[place] = self.order.cards[place - 1]
            place -= 1
        self.order.cards[ahead] = token

    def _stays_ahead(self, other: i64, space: i64) -> bool:
        """Is this token ahead of one that comes to a space?"""
        if space == LAST_SPACE:
            return self.at[other] == LAST_SPACE
        return self.at[other] > space

    def advance(self, token: i64, steps: i64) -> None:
        """Go ahead, to the last space at most; who is there stays as he lies [NYC-3.3]."""
        space = self.at[token] + steps
        if space > LAST_SPACE:
            space = LAST_SPACE
        if space != self.at[token]:
            self.place(token, space)

    def is_ahead(self, token: i64, other: i64) -> bool:
        """Is this token further ahead than the other one?"""
        place: i64 = 0
        while self.order.cards[place] not in (token, other):
            place += 1
        return self.order.cards[place] == token
