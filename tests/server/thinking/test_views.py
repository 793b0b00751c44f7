"""Views can be sent to another process."""

import pickle

import pytest

from midtown.core.flow import NOBODY
from midtown.games import GAMES
from tests.server.thinking.thoughts import positions


@pytest.mark.parametrize("name", GAMES)
def test_a_view_arrives_as_it_was_sent(name: str) -> None:
    for match in positions(name):
        for seat in [NOBODY, *range(match.options.seats)]:
            view = match.view(seat)
            arrived = pickle.loads(pickle.dumps(view))  # noqa: S301  # it was packed in the line before

            assert arrived == view
            assert type(arrived) is type(view)
