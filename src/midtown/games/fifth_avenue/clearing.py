"""After an auction: what lay on the table for it goes back."""

from typing import Final, final

from mypy_extensions import i64

from midtown.core.rules import Step
from midtown.games.fifth_avenue.board import PLACE_BIT
from midtown.games.fifth_avenue.state import FifthAvenueState


def clear_auction(state: FifthAvenueState) -> None:
    """The marker goes home, and the imaginary player's cards go under the black stack in the order drawn [5A-7.1, 5A-10.6]."""
    state.board.marked[state.auction.commissioner] &= ~PLACE_BIT[state.auction.ground]
    if state.auction.drawn.n > 0:
        state.exercise("5A-10.6")
    for place in range(state.auction.drawn.n):
        state.sink_black(state.auction.drawn.cards[place])
    state.auction.clear()


@final
class ClearAuction(Step[FifthAvenueState]):
    """When an auction is over, its marker goes home [5A-7.1]."""

    def run(self, state: FifthAvenueState, who: i64) -> None:
        clear_auction(state)


CLEAR_AUCTION: Final = ClearAuction("5A-7.1")
