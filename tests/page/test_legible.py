"""Text at 200 %: in no language is anything cut off, covered, across something else or to be scrolled sideways; it can be played with."""

from typing import Final

import pytest

from midtown.texts.language import LANGUAGES
from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.legible import cramped, illegible
from tests.page.person import Person
from tests.page.screens import SCREENS
from tests.page.seats import ANNA, BOT, GAMES

PHONE: Final = (390, 844)
WINDOWS: Final = ((1280, 800), (1920, 1080), (640, 1136), PHONE)
"""What is usual on a desk, a window as wide as a small phone once its text is so large, and a phone."""
HEIGHT_OF_WORDS: Final = (
    "() => Math.max(...[...document.querySelectorAll('main svg text')].map(text => text.getBoundingClientRect().height))"
)


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_legible_with_text_of_twice_its_size(house: House, arrive: Arrive, screen: str) -> None:
    anna = arrive()
    anna.enlarge_text()
    SCREENS[screen](anna, house)

    faults = []
    for code in LANGUAGES:
        anna.speak(code)
        anna.enlarge_text()
        faults += [f"{code}, {width}: {fault}" for width, height in WINDOWS for fault in examined(anna, width, height)]
        anna.enlarge_page()
        faults += [f"{code}, enlarged page: {fault}" for fault in examined(anna, *PHONE)]

    assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_with_text_of_twice_its_size_is_enough_to_play(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive(PHONE)
    anna.enlarge_text()
    anna.sit_down(house.open_known_table(game, ANNA, BOT, BOT))

    anna.play(8)

    assert illegible(anna.page) == []


def test_even_sixteen_cards_find_room_in_a_hand(house: House, arrive: Arrive) -> None:
    anna = arrive()
    anna.remember_table("the-city", house.badly_played_table("the-city", ANNA, BOT, BOT))
    anna.page.get_by_role("button", name="Watch it again").wait_for()
    anna.enlarge_text()

    assert anna.page.locator(".hand li").count() == 16
    assert examined(anna, 1920, 1080) == []


@pytest.mark.parametrize("game", ["fifth-avenue", "new-york-city"])
def test_the_words_of_a_map_grow_with_all_others(house: House, arrive: Arrive, game: str) -> None:
    anna = arrive(PHONE)
    anna.sit_down(house.open_known_table(game, ANNA, BOT, BOT))
    usual: float = anna.page.evaluate(HEIGHT_OF_WORDS)

    anna.enlarge_text()

    assert anna.page.evaluate(HEIGHT_OF_WORDS) > 1.8 * usual


def examined(person: Person, width: int, height: int) -> list[str]:
    """What cannot be read in a window of a size."""
    person.resize(width, height)
    return illegible(person.page) + cramped(person.page)
