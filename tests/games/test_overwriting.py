"""Every game says how one of its states becomes another."""

import pytest

from midtown.games import GAMES
from midtown.match.match import AnyGame


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_state_becomes_another_one_and_stays_apart_from_it(game: AnyGame) -> None:
    state, other = [game.setup(game.options(2), seed) for seed in (1, 2)]
    other.play(other.options()[0])

    game.assign(state, other)

    assert state.key() == other.key()
    state.play(state.options()[-1])
    assert state.key() != other.key()
