"""An answer can be taken back until something was revealed; then the page says why not."""

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.seats import ANNA, BERND

TAKE_BACK = "Take back"


def test_an_answer_is_taken_back(house: House, arrive: Arrive) -> None:
    anna = arrive()
    anna.sit_down(house.open_table("the-city", ANNA, BERND))
    before = anna.version, anna.offered()

    anna.answer()
    anna.click(TAKE_BACK)
    anna.wait_beyond(before[0] + 1)
    anna.settle()

    assert (anna.version, anna.offered()) == (before[0] + 2, before[1])


def test_what_others_have_answered_to_is_not_taken_back_and_the_page_says_why(house: House, arrive: Arrive) -> None:
    anna, bernd = arrive(), arrive()
    opened = house.open_table("the-city", ANNA, BERND)
    anna.sit_down(opened)
    bernd.sit_down(opened, 1)
    version = anna.version
    for person in (anna, bernd):
        person.answer()
    for person in (anna, bernd):
        person.click_any()
    anna.wait_beyond(version + 2)
    anna.settle()
    before = anna.offered()

    anna.click(TAKE_BACK)

    anna.page.get_by_role("status").filter(has_text="Bernd has answered since").wait_for()
    assert anna.offered() == before
