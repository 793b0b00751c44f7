"""After a game: the record is taken along, a moment is passed on, and the same people play again."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from midtown import games
from midtown.match.record import read
from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.screens import after
from tests.page.seats import ANNA, BERND, GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_record_is_downloaded_and_can_be_read(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    after(game, anna, house)

    with anna.page.expect_download() as download:
        anna.click("Download the record")

    record = read(Path(download.value.path()).read_text(encoding="utf-8"), games.GAMES)
    assert record.game == game
    assert len(record.moves) > 20


def test_a_moment_is_passed_on_to_somebody_who_was_not_there(house: House, arrive: Arrive) -> None:
    anna, other = arrive(), arrive()
    after("the-city", anna, house)
    anna.click("Watch it again")
    anna.click("To the deal")
    anna.click("One move on")
    anna.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.get_by_label("Seen by").select_option("open")
    anna.click("Link to this moment")
    anna.page.get_by_role("button", name="Copied").wait_for()

    other.page.goto(anna.page.evaluate("navigator.clipboard.readText()"))

    expect(other.page.get_by_role("slider", name="Move")).to_have_value("1")
    expect(other.page.get_by_label("Seen by")).to_have_value("open")


def test_two_people_end_a_game_and_play_again_at_a_new_table(house: House, arrive: Arrive) -> None:
    opened = house.open_table("the-city", ANNA, BERND)
    anna, bernd = arrive(), arrive()
    anna.sit_down(opened)
    bernd.sit_down(opened, 1)

    anna.click("Table menu")
    anna.click("Propose to end the game")
    bernd.click("Agree")
    for person in (anna, bernd):
        person.page.get_by_role("dialog", name="After the game").wait_for()
    anna.page.get_by_role("dialog", name="After the game").get_by_role("button", name="Play again").click()
    bernd.page.get_by_text("Ready for another game: Anna").first.wait_for()
    bernd.click("Play again too")

    for person in (anna, bernd):
        person.page.wait_for_url(lambda address: opened["table"] not in address)
        person.settle()
        assert person.offered()
