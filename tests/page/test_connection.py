"""Whatever happens to the connection, the table comes back as it was, and every answer counts once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.person import Person
from tests.page.seats import ANNA, BERND, BOT, GAMES


@pytest.fixture
def own_house(chromium: Browser, tmp_path: Path) -> Iterator[House]:
    """A server that may be struck down."""
    assert chromium.is_connected()
    with House(tmp_path) as house:
        yield house


@pytest.fixture
def arrive_there(chromium: Browser, own_house: House) -> Iterator[Arrive]:
    """How people come to its page."""
    arrive = Arrive(chromium, own_house)
    yield arrive
    assert arrive.see_off() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_is_loaded_again_shows_the_same_table(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive()
    anna.sit_down(house.open_table(game, ANNA, BOT))
    anna.play(3)
    before = anna.offered()

    anna.page.reload()
    anna.settle()

    assert anna.offered() == before
    anna.play(2)


@pytest.mark.parametrize("game", GAMES)
def test_a_server_that_was_struck_down_and_started_again_is_found_again(own_house: House, arrive_there: Arrive, game: str) -> None:
    anna = arrive_there()
    anna.sit_down(own_house.open_table(game, ANNA, BOT))
    anna.play(3)
    before = anna.offered()
    anna.watch.expect_unreachable()

    own_house.kill()
    anna.wait_until("status", "lost")
    own_house.start()
    anna.hurry()
    anna.settle()

    assert anna.offered() == before
    anna.play(2)
    assert anna.is_on_the_same_page


def test_an_answer_given_without_a_network_is_kept_and_counts_once(house: House, arrive: Arrive) -> None:
    anna, again = arrive(), arrive()
    opened = house.open_table("the-city", ANNA, BERND)
    anna.sit_down(opened)
    before = anna.version

    anna.page.context.set_offline(offline=True)
    anna.click_any()
    anna.wait_until("status", "lost")
    assert anna.table.get_attribute("data-pending") == "1"
    anna.page.context.set_offline(offline=False)
    anna.settle()

    assert anna.version == before + 1
    again.sit_down(opened)
    assert (again.version, again.offered()) == (anna.version, anna.offered())
    assert anna.is_on_the_same_page


def test_two_pages_of_one_seat_stay_in_step(house: House, arrive: Arrive) -> None:
    one, other = arrive(), arrive((390, 844))
    opened = house.open_table("fifth-avenue", ANNA, BOT)
    one.sit_down(opened)
    other.sit_down(opened)

    for first, second in [(one, other), (other, one), (one, other)]:
        first.answer()
        second.wait_until("version", str(first.version))
        second.settle()
        assert first.offered() == second.offered()


def test_a_renewed_key_locks_out_all_other_browsers_and_none_of_the_own(house: House, arrive: Arrive) -> None:
    opened = house.open_table("the-city", ANNA, BOT)
    anna, stranger = arrive(), arrive()
    for person in (anna, stranger):
        person.sit_down(opened)
    again = Person(anna.page.context.new_page(), anna.watch, house.address)
    again.visit(f"table/{opened['table']}")
    again.settle()

    anna.click("Table menu")
    anna.click("New link; the old one ends: Link to your own seat")
    anna.click("Renew the key")

    stranger.wait_until("status", "closed")
    again.wait_until("status", "open")
    again.answer()
    anna.page.reload()
    anna.settle()
    anna.answer()
