"""On a screen that is touched, holding something explains it, and chooses nothing."""

from typing import Final

import pytest
from playwright.sync_api import ElementHandle

from tests.page.arrive import Arrive
from tests.page.finger import Finger
from tests.page.house import House
from tests.page.person import Person
from tests.page.screens import table
from tests.page.seats import GAMES

THINGS: Final = "main :is(button, [role=button], [role=img]):visible"
OFFERED: Final = "main [data-action]:visible"
EVERY: Final = 7
FEWEST: Final = 5


@pytest.mark.parametrize("game", GAMES)
def test_holding_explains_and_does_not_choose(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive((390, 844), pointer="finger")
    table(game, anna, house)
    before = anna.offered()
    finger = Finger(anna.page)
    offered = anna.page.query_selector_all(OFFERED)[:3]
    some = anna.page.query_selector_all(THINGS)[::EVERY]

    held = [thing for thing in [*offered, *some] if finger.hold(thing) and is_explained(anna, thing)]

    assert len(held) >= FEWEST
    assert (anna.offered(), anna.table.get_attribute("data-pending")) == (before, "0")
    assert anna.page.get_by_role("menu").count() == 0
    anna.answer()


def is_explained(person: Person, thing: ElementHandle) -> bool:
    """Does the page explain something now, beside what was held?"""
    explanation = person.page.get_by_role("tooltip")
    assert explanation.count() == 1, thing.inner_html()
    return bool(explanation.inner_text().strip())
