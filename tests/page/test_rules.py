"""The rules are read beside the board, and whatever cites them is found again afterwards."""

import pytest
from playwright.sync_api import expect

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.screens import after


@pytest.mark.parametrize("way_back", ["Close", "Escape"])
def test_a_dialog_comes_back_when_the_rule_that_it_cites_is_closed(house: House, arrive: Arrive, way_back: str) -> None:
    anna = arrive()
    after("the-city", anna, house)
    dialog = anna.page.get_by_role("dialog", name="After the game")
    citation = dialog.get_by_role("link", name="TC-8.1")

    citation.click()
    rules = anna.page.get_by_role("complementary", name="The City")
    rules.locator("[data-rule='TC-8.1']").wait_for()
    expect(dialog).to_be_hidden()
    if way_back == "Close":
        rules.get_by_role("button", name="Close").click()
    else:
        anna.page.keyboard.press(way_back)

    expect(rules).to_be_hidden()
    expect(dialog).to_be_visible()
    expect(citation).to_be_focused()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
