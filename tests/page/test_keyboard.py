"""Keyboard alone is enough."""

from typing import Final

import pytest

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.seats import ANNA, BOT, GAMES

ANSWERS: Final = 8
"""More than a turn of any game takes."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_turn_is_played_by_keyboard(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    anna.sit_down(house.open_table(game, ANNA, BOT))

    for _ in range(ANSWERS):
        anna.answer_by_keyboard()


def test_a_game_is_begun_by_keyboard(arrive: Arrive) -> None:
    anna = arrive()
    anna.visit()

    anna.walk_to("input[name=game]")
    anna.page.keyboard.press("ArrowRight")
    anna.walk_to("[type=submit]")
    anna.page.keyboard.press("Enter")
    anna.settle()

    anna.answer_by_keyboard()
