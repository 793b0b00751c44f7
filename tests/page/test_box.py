"""The box says what had to be reconstructed, and an owner plays with what his own box says."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.page.arrive import Arrive
from tests.page.seats import GAMES

CORRECTIONS: Final = {
    "the-city": ("school.cost = 3", "School", "Cost", "3"),
    "fifth-avenue": (
        'times-square.ring = "violet brown grey orange green"',
        "Times Square",
        "Ring of plots",
        "violet, brown, grey, orange, green",
    ),
    "new-york-city": ("taxi-low.value = 3", "low taxi tile", "Value", "3"),
}
"""For each game: a line of a file, and what the box of a table says afterwards."""
SURE: Final = {"fifth-avenue": "violet 4", "new-york-city": "press"}
"""What is certain, and part of the rules: nobody can correct it."""
TYPED: Final = {
    "the-city": ("Museum, Cost", "7"),
    "fifth-avenue": ("34th Street West, Ring of plots", "violet brown grey orange green"),
    "new-york-city": ("character 3, Copies, dark", "2"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_opened_with_the_corrections_of_its_owner(arrive: Arrive, game: str) -> None:
    anna = arrive()
    line, component, field, value = CORRECTIONS[game]
    label, typed = TYPED[game]
    anna.visit(f"opening/{game}")

    anna.page.locator("input[type=file][accept*=toml]").set_input_files(
        {"name": "my.toml", "mimeType": "text/plain", "buffer": line.encode()}
    )
    anna.click("Look into the box")
    box = anna.page.get_by_role("dialog")
    box.get_by_text("Everything", exact=True).click()
    box.get_by_label(label).fill(typed)
    box.get_by_role("button", name="Close").click()
    expect(anna.page.get_by_role("button", name="Take this correction away")).to_have_count(2)
    anna.page.get_by_label("Place 3: who plays").select_option("bot")
    anna.click("Open the table")
    anna.settle()
    anna.click("Table menu")
    anna.page.get_by_role("link", name="What lies in the box of this table").click()

    anna.page.get_by_text("Everything", exact=True).click()
    expect(anna.page.get_by_text("corrected", exact=True)).to_have_count(3)  # two values, and the legend
    corrected = anna.page.get_by_role("listitem").filter(has=anna.page.get_by_role("heading", name=component, exact=False)).first
    expect(corrected.locator("div", has=anna.page.get_by_text(field, exact=True))).to_contain_text(value)


@pytest.mark.parametrize("game", SURE)
def test_what_nobody_can_correct_has_no_field(arrive: Arrive, game: str) -> None:
    anna = arrive()
    anna.visit(f"opening/{game}")
    anna.click("Look into the box")
    box = anna.page.get_by_role("dialog")
    box.get_by_text("Everything", exact=True).click()

    box.get_by_role("searchbox").fill(SURE[game])

    expect(box.get_by_role("heading", name=SURE[game]).first).to_be_visible()
    expect(box.locator("dd input")).to_have_count(0)


def test_a_file_that_says_nothing_sensible_is_refused_with_the_reason(arrive: Arrive) -> None:
    anna = arrive()
    anna.visit("opening/the-city")

    anna.page.locator("input[type=file][accept*=toml]").set_input_files(
        {"name": "my.toml", "mimeType": "text/plain", "buffer": b"school = 2"}
    )
    anna.page.get_by_text("This is no file of corrections").wait_for()
