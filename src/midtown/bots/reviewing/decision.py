"""Decision: what somebody chose in a game, and what he could see and choose from."""

from collections.abc import Container, Iterator
from typing import NamedTuple, final

from midtown.core.view import View
from midtown.match.match import Match


@final
class Decision(NamedTuple):
    """A move of a game at which its seat had a choice, as that seat saw it."""

    ply: int
    """How many moves had been made before it."""
    view: View
    options: list[int]
    action: int


def decisions_of(match: Match, seats: Container[int]) -> Iterator[Decision]:
    """The decisions of these seats, in their order; each is found when it is asked for."""
    game = match.game
    state = game.setup(match.options, match.seed)
    for ply, move in enumerate(match.moves):
        if move.seat in seats:
            options = state.options(move.seat)
            if len(options) > 1:
                yield Decision(ply, game.view(state, move.seat), options, move.action)
        state.play(move.action, move.seat)
