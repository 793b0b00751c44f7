"""Hints beside the choices, and the review beside the replay."""

import re

import pytest
from playwright.sync_api import Locator

from tests.page.arrive import Arrive
from tests.page.hearing import NOTATION
from tests.page.house import House
from tests.page.person import Person
from tests.page.screens import hint, review
from tests.page.seats import ANNA, BERND, BOT, GAMES

PHONE = (390, 844)
TOP_OF_BOARD = "document.querySelector('main.board').getBoundingClientRect().top"


def best_of(person: Person) -> str:
    """What the hint calls the best choice."""
    said = person.page.locator("[data-hint=suggestion]").inner_text()
    return said.partition("The best choice: ")[2].partition(".\n")[0].strip().rstrip(".")


def in_notation(part: Locator) -> list[str]:
    """What only programs understand of a part of the page."""
    return [line for line in part.inner_text().splitlines() if NOTATION.search(line)]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_more_each_time(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    hint(game, "nudge", anna, house)
    assert "%" not in anna.page.locator("[data-hint]").inner_text()

    anna.click("Tell me more")
    anna.page.locator("[data-hint=suggestion]").wait_for()
    suggested = best_of(anna).casefold()
    anna.page.locator(".pointer").wait_for()
    anna.click("Tell me more")
    answer = anna.page.locator("[data-hint=answer]")
    answer.wait_for()

    assert suggested in [words.casefold() for words in anna.words_of_choices().values()]
    first = answer.locator("li").first.inner_text()
    assert first.casefold().startswith(suggested)
    assert re.search(r"\d+ %", first)
    assert "expected lead in points" in first
    assert 2 <= answer.locator("li").count() <= 3
    assert anna.page.get_by_role("button", name="Tell me more").count() == 0
    assert in_notation(answer) == []


def test_a_hint_goes_with_its_question(house: House, arrive: Arrive) -> None:
    anna = arrive()
    hint("the-city", "suggestion", anna, house)
    anna.answer()

    assert anna.page.locator("[data-hint=none]").count() == 1
    assert anna.page.locator(".pointer").count() == 0


def test_on_a_phone_the_hint_stands_above_the_question_and_the_board_can_still_be_seen(house: House, arrive: Arrive) -> None:
    anna = arrive(PHONE)
    hint("fifth-avenue", "answer", anna, house)
    panel = anna.page.locator("[data-hint=answer]").bounding_box()

    assert panel is not None
    assert panel["height"] <= 0.46 * PHONE[1]


def test_the_keyboard_is_enough_for_a_hint(house: House, arrive: Arrive) -> None:
    anna = arrive()
    anna.sit_down(house.open_known_table("the-city", ANNA, BOT))
    anna.walk_to("[data-hint] button")
    anna.page.keyboard.press("Enter")

    anna.page.locator("[data-hint=nudge]").wait_for()


def test_people_who_play_against_each_other_have_no_hints(house: House, arrive: Arrive) -> None:
    anna = arrive()
    anna.remember_table("the-city", house.open_table("the-city", ANNA, BERND))
    anna.click("show my table")
    anna.settle()

    assert anna.page.get_by_role("button", name="Hint").count() == 0


def test_unless_they_wanted_them_when_the_table_was_opened(arrive: Arrive) -> None:
    anna = arrive()
    anna.visit("opening/the-city")
    anna.page.get_by_label("Place 2: who plays").select_option("here")
    anna.click("Place 3: remove")
    anna.page.get_by_text("Hints for whoever asks").click()
    anna.click("Open the table")
    anna.click("show my table")
    anna.settle()

    anna.page.get_by_role("button", name="Hint").first.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_review_leads_to_where_the_game_was_decided(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    review(game, anna, house)
    panel = anna.page.get_by_role("region", name="Review")
    assert "chances to win: anna" in panel.inner_text().casefold()
    assert panel.locator("svg path.line").get_attribute("d")
    points = panel.get_by_role("list", name="Turning points").get_by_role("button")
    assert points.count() > 0
    for place in range(points.count()):
        words = points.nth(place).inner_text()
        move = int(re.search(r"Move (\d+):", words)[1])  # type: ignore[index]  # it is there, or the test fails
        points.nth(place).click()
        anna.page.wait_for_url(f"**/replay/*/{move - 1}/0")
        assert "Better: " in words
        assert points.nth(place).get_attribute("aria-current") == "step"
    assert in_notation(panel) == []


def test_a_click_on_the_curve_leads_to_that_moment(house: House, arrive: Arrive) -> None:
    anna = arrive()
    review("the-city", anna, house)
    last = int(anna.page.get_by_role("slider", name="Move").get_attribute("max") or 0)
    chart = anna.page.locator(".review figure svg")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": 44 + (box["width"] - 54) / 2, "y": 60})

    anna.page.wait_for_url("**/replay/*/*/0")
    assert abs(int(anna.page.url.split("/")[-2]) - last / 2) <= 1


def test_on_a_phone_a_turning_point_brings_the_board_into_sight(house: House, arrive: Arrive) -> None:
    anna = arrive(PHONE)
    review("the-city", anna, house)
    anna.page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    anna.page.wait_for_function(f"() => {TOP_OF_BOARD} < 0")

    anna.page.get_by_role("list", name="Turning points").get_by_role("button").first.click()

    anna.page.wait_for_url("**/replay/*/*/0")
    anna.page.wait_for_function(f"() => 0 <= {TOP_OF_BOARD} && {TOP_OF_BOARD} < innerHeight / 2")
