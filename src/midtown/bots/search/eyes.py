"""Eyes: how a game looks in numbers through the eyes of one seat, and who has won it."""

from typing import Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from midtown.bots.search.inputs import Inputs
from midtown.core.game import Game
from midtown.core.pile import vec

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Eyes(Generic[S]):
    """What a net is told of a game. Everything told can be seen from the seat; the rest of the table is somebody's guess."""

    def __init__(self, game: Game[Any, Any], inputs: i64) -> None:
        self.game = game
        self.inputs: i64 = inputs
        """How many places there are."""

    def look(self, state: S, seat: i64, seen: Inputs) -> None:
        """Tell what this seat sees of a game that is not over."""
        raise NotImplementedError

    def share(self, state: S, shares: vec[float], leads: vec[float]) -> None:
        """By seat: its part of the victory in a game that is over, and its lead in points over the best of the others."""
        result = self.game.result(state)
        points = result.all_points
        ranks = result.all_ranks
        winners = ranks.count(1)
        for seat in range(len(shares)):
            shares[seat] = 1.0 / winners if ranks[seat] == 1 else 0.0
            leads[seat] = float(points[seat] - max([other for place, other in enumerate(points) if place != seat], default=0))
