"""Several people: in browsers of their own, or one after the other at the same."""

from typing import Final

import pytest

from tests.page.arrive import Arrive
from tests.page.person import Person
from tests.page.seats import GAMES

ANSWERS: Final = 12
"""More than a round of any game takes two people."""
SHOW: Final = "show my table"


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_in_two_browsers_by_a_link(arrive: Arrive, game: str) -> None:
    anna, bernd = arrive(), arrive((390, 844))
    anna.open_table(game, "here", "link")
    bernd.page.goto(anna.page.get_by_role("textbox", name="Invitation for").input_value())
    bernd.page.get_by_label("Your name").fill("Bernd")
    bernd.click("Sit down")

    take_turns(anna, bernd)

    for person, other in ((anna, "Bernd"), (bernd, "Anna")):
        person.table.get_by_text(other).first.wait_for(state="attached")


def take_turns(*people: Person) -> None:
    """Whoever is asked answers, until there were enough answers."""
    for person in people:
        person.table.wait_for()
    answers = 0
    while answers < ANSWERS:
        for person in people:
            if person.is_asked:
                person.answer_at_once()
                answers += 1


@pytest.mark.parametrize("game", GAMES)
def test_a_curtain_falls_between_two_people_at_one_page(arrive: Arrive, game: str) -> None:
    both = arrive()
    both.open_table(game, "here", "here")
    looked: list[str] = []

    while len(looked) < 4:
        curtain = both.page.get_by_role("button", name=SHOW)
        curtain.or_(both.page.locator("[data-action]:not(:disabled)")).first.wait_for(state="attached")
        if curtain.is_visible():
            assert both.offered() == []
            looked.append(both.page.get_by_role("heading").first.inner_text())
            curtain.click()
            both.table.wait_for()
        elif both.is_asked:
            both.answer_at_once()

    assert looked[:2] in (["Anna", "Bernd"], ["Bernd", "Anna"])
