"""A finished game is looked at again, move by move, and through any eyes."""

import pytest

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.screens import after
from tests.page.seats import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_replayed(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    after(game, anna, house)
    anna.click("Watch it again")
    moves = anna.page.get_by_role("slider", name="Move")
    last = int(moves.get_attribute("max") or 0)
    assert last > 20

    for button, place in [("To the deal", 0), ("One move on", 1), ("One move on", 2), ("One move back", 1), ("To the end", last)]:
        anna.click(button)
        anna.page.get_by_role("list", name="Moves").locator(f"li:nth-child({place + 1}) [aria-current=step]").wait_for()
    for eyes in ("0", "1", "watch", "open"):
        anna.page.get_by_label("Seen by").select_option(eyes)
        anna.page.wait_for_url(f"**/replay/*/{last}/{eyes}")

    address = anna.page.url
    anna.page.reload()
    anna.page.get_by_role("slider", name="Move").wait_for()
    assert anna.page.url == address
