"""A whole game of each kind, played by clicking whatever is offered; cards and clicks are the same every time."""

from typing import Final

import pytest

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.seats import ANNA, BOT, GAMES

OPPONENTS: Final = {"the-city": 4, "fifth-avenue": 3, "new-york-city": 2}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_picked_and_begun_by_clicking(arrive: Arrive, game: str) -> None:
    anna = arrive()
    anna.visit()
    anna.pick(game)
    anna.page.get_by_role("radio", name=str(OPPONENTS[game]), exact=True).check(force=True)
    anna.page.locator("[type=submit]").click()
    anna.settle()

    anna.play(2)

    assert anna.is_on_the_same_page


def test_levels_are_offered_from_easy_to_strong_and_whoever_does_not_choose_gets_an_easy_one(arrive: Arrive) -> None:
    anna = arrive()
    anna.visit()
    level = anna.page.get_by_label("Level")
    anna.page.locator("option[value=level-1]").wait_for(state="attached")

    assert level.input_value() == "level-2"
    assert level.locator(":scope > option").all_inner_texts() == ["1 · Visitor", "2 · Tenant", "3 · Builder", "4 · Developer", "5 · Mayor"]
    assert level.locator("optgroup > option").all_inner_texts() == ["Dice", "Apprentice"]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_begun_on_a_phone_that_is_held_sideways(arrive: Arrive, game: str) -> None:
    anna = arrive((844, 390), pointer="finger")
    anna.visit()
    anna.pick(game)
    anna.page.locator("[type=submit]").click()
    anna.settle()

    anna.play(2)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_clicking(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    anna.sit_down(house.open_known_table(game, ANNA, *[BOT] * OPPONENTS[game]))

    anna.play_on()

    assert anna.is_on_the_same_page


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_while_things_move_and_others_are_shown_one_by_one(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive(motion="no-preference", speed="quick")
    anna.sit_down(house.open_known_table(game, ANNA, BOT, BOT))

    anna.play(8)
