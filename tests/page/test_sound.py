"""A table is silent until somebody wants to hear it."""

from typing import Final

from playwright.sync_api import Page

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.seats import ANNA, BOT

SOME: Final = 8
"""More answers than a round takes: whatever the others do meanwhile, something happens that everybody hears of."""
LISTEN: Final = """() => {
    window.notes = []
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (...when) {
        window.notes.push(this.frequency.value)
        return start.apply(this, when)
    }
}"""


def test_events_are_heard_only_while_sound_is_on(house: House, arrive: Arrive) -> None:
    anna = arrive()
    anna.page.add_init_script(f"({LISTEN})()")
    anna.sit_down(house.open_known_table("the-city", ANNA, BOT, BOT))

    anna.play(SOME)
    assert notes(anna.page) == []

    anna.click("Sound is off")
    anna.play(SOME)
    heard = notes(anna.page)
    assert heard
    assert all(20 < note < 20_000 for note in heard)  # what people can hear

    anna.click("Sound is on")
    anna.play(SOME)
    assert notes(anna.page) == heard


def notes(page: Page) -> list[float]:
    """What was played so far, in hertz."""
    played: list[float] = page.evaluate("window.notes")
    return played
