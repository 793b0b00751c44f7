"""Somebody with the spectators' link sees the table and follows it, but no hand, and can do nothing."""

from typing import Final

import pytest

from tests.page.arrive import Arrive
from tests.page.person import Person
from tests.page.seats import GAMES

LOG: Final = "[role=log]"


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_follows_the_table_and_sees_no_hand(arrive: Arrive, game: str) -> None:
    anna, watcher = arrive(), arrive((390, 844))
    anna.open_table(game, "here", "bot")
    anna.settle()
    watcher.page.goto(spectators_link(anna))
    watcher.page.get_by_text("You watch: all hands are hidden.").wait_for()

    anna.page.get_by_text("One spectator watches.").wait_for()
    before = watcher.version
    anna.play(6)
    watcher.wait_beyond(before)
    watcher.page.locator(LOG).get_by_text(others_did(anna)[-1]).last.wait_for(state="attached")

    assert others_did(watcher)[-3:] == others_did(anna)[-3:]
    assert watcher.offered() == []
    assert watcher.page.get_by_role("button", name="Take back", exact=True).count() == 0
    assert watcher.page.get_by_role("button", name="Your choices").count() == 0
    assert watcher.page.get_by_role("heading", name="Hand").count() == 0
    assert anna.page.get_by_role("heading", name="Hand").count() == 1


def spectators_link(host: Person) -> str:
    """The link that whoever has opened a table finds in its menu."""
    host.click("Table menu")
    link = host.page.get_by_role("textbox", name="Link for spectators").input_value()
    host.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    return link


def others_did(person: Person) -> list[str]:
    """What has happened at the table besides what Anna did, which nobody else may know so exactly."""
    return [line for line in person.page.locator(LOG).locator("p").all_text_contents() if "Anna" not in line]
