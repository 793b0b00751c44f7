"""An answer can be taken back until something was revealed; then the page says why not."""

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.person import Person
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
    anna, _ = beyond_the_barrier(house, arrive)
    before = anna.offered()

    anna.click(TAKE_BACK)

    anna.page.get_by_role("status").filter(has_text="Bernd has answered since").wait_for()
    assert anna.offered() == before


def test_it_is_taken_back_if_the_others_agree(house: House, arrive: Arrive) -> None:
    anna, bernd = beyond_the_barrier(house, arrive)
    now = anna.offered()

    ask_to_take_back(anna)
    anna.page.get_by_text("You have asked to take your last answer back.").wait_for()
    bernd.page.get_by_text("Anna asks to take the last answer back.").wait_for()
    before = anna.version
    bernd.click("Agree")

    anna.wait_beyond(before)
    anna.settle()
    assert anna.offered() != now
    for person in (anna, bernd):
        person.page.get_by_role("button", name="Agree").wait_for(state="detached")
    anna.answer_at_once()


def test_it_stays_if_the_others_refuse(house: House, arrive: Arrive) -> None:
    anna, bernd = beyond_the_barrier(house, arrive)
    now = anna.offered()

    ask_to_take_back(anna)
    bernd.click("Refuse")

    anna.page.get_by_text("You have asked to take your last answer back.").wait_for(state="detached")
    assert anna.offered() == now
    anna.answer_at_once()


def beyond_the_barrier(house: House, arrive: Arrive) -> tuple[Person, Person]:
    """Two people who have answered, and are asked the next thing."""
    anna, bernd = arrive(), arrive()
    opened = house.open_known_table("the-city", ANNA, BERND)
    anna.sit_down(opened)
    bernd.sit_down(opened, 1)
    version = anna.version
    for person in (anna, bernd):
        person.answer()
    for person in (anna, bernd):
        person.click_any()
    anna.wait_beyond(version + 2)
    anna.settle()
    return anna, bernd


def ask_to_take_back(person: Person) -> None:
    """Learn that others must agree, and ask them."""
    person.click(TAKE_BACK)
    person.click("Ask the others")
