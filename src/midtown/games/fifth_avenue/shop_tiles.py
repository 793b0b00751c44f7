"""The shop tiles that do not lie on plots."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from midtown.core.pile import Pile

NO_TILE: Final = -1


@final
@mypyc_attr(acyclic=True)
class ShopTiles:
    """The row and where its tiles end up."""

    def __init__(self) -> None:
        self.bag: Final = Pile()
        """The tiles that nobody has seen."""
        self.row: Final = Pile()
        """The tiles of the row, the leftmost on top."""
        self.below: Final = Pile()
        """The tiles below Central Park, sorted until the end."""
        self.boxed: Final = Pile()
        """The tiles of closed districts, sorted."""
        self.placed: i64 = 0
        """How many tiles the players have placed from the row."""
        self.tile: i64 = NO_TILE
        """The tile that is being placed."""

    def assign(self, other: "ShopTiles") -> None:
        """Become an exact copy."""
        self.bag.assign(other.bag)
        self.row.assign(other.row)
        self.below.assign(other.below)
        self.boxed.assign(other.boxed)
        self.placed = other.placed
        self.tile = other.tile

    def key(self) -> list[int]:
        """All numbers in a fixed order; each pile with its length."""
        numbers = [int(self.placed), int(self.tile)]
        for pile in [self.bag, self.row, self.below, self.boxed]:
            numbers.append(int(pile.n))
            numbers += pile.to_list()
        return numbers
