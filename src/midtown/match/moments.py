"""Moments: a match at any of its moves, found in a few steps."""

from collections.abc import Iterator
from typing import Any, Final, final

from midtown.match.match import Match

STEP: Final = 32
"""How many moves lie between two states that are kept."""


@final
class Moments:
    """Keeps some of the states that a match went through, so that no moment is further away than a few moves."""

    def __init__(self, match: Match) -> None:
        self._match: Final = match
        self._moves: Final = tuple(match.moves)
        self._kept: Final[list[Any]] = []
        state = match.game.setup(match.options, match.seed)
        for ply, move in enumerate(self._moves):
            if ply % STEP == 0:
                self._kept.append(match.game.copy(state))
            state.play(move.action, move.seat)
        if len(self._moves) % STEP == 0:
            self._kept.append(state)

    def states(self, first: int, last: int) -> Iterator[Any]:
        """The state after so many moves, and those that follow; each of them is good until the next is asked for."""
        begun = first // STEP
        state = self._match.game.copy(self._kept[begun])
        for ply in range(begun * STEP, last + 1):
            if ply >= first:
                yield state
            if ply < last:
                state.play(self._moves[ply].action, self._moves[ply].seat)


def rounds_by_ply(match: Match) -> list[int]:
    """For the deal and after each move, how many rounds or turns have begun."""
    state = match.game.setup(match.options, match.seed)
    found = [match.game.rounds(state)]
    for move in match.moves:
        state.play(move.action, move.seat)
        found.append(match.game.rounds(state))
    return found


def points_by_ply(match: Match) -> list[list[int]]:
    """For the deal and after each move, the points of the seats, then those of automatic players."""
    points = [0] * (match.options.seats + len(match.game.automatic(match.options)))
    found = []
    for events in match.events:
        for event in events:
            if event.kind.scores:
                points[event.seat] += event.amount
        found.append(list(points))
    return found
