"""Whoever wishes that nothing moves sees everything simply where it belongs."""

import pytest

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.movements import movements, watch_movements
from tests.page.person import Person
from tests.page.seats import ANNA, BOT, GAMES


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_those_who_wish_so(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive(speed="quick", motion="reduce")
    anna.sit_down(house.open_known_table(game, ANNA, BOT, BOT))

    look_on(anna)

    assert movements(anna.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_pieces_and_dialogs_move_for_all_others(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive(speed="quick", motion="no-preference")
    anna.sit_down(house.open_known_table(game, ANNA, BOT, BOT))

    look_on(anna)

    moved = movements(anna.page)
    assert any(thing.startswith("dialog") for thing in moved)
    assert any(not thing.startswith(("dialog", "aside")) for thing in moved)


def look_on(person: Person) -> None:
    """See own turns, those of bots, a dialog and the rules."""
    watch_movements(person.page)
    person.play(6)
    person.click("Rules")
    person.page.get_by_role("button", name="Close").click()
    person.click("Table menu")
    person.page.get_by_role("dialog").get_by_role("button", name="Close").click()
