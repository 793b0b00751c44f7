"""Text at 200 %: in no language is anything cut off, covered, across something else or to be scrolled sideways."""

from typing import Final

import pytest

from midtown.texts.language import LANGUAGES
from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.legible import cramped, illegible
from tests.page.person import Person
from tests.page.screens import SCREENS

WINDOWS: Final = ((1280, 800), (1920, 1080), (640, 1136))
"""What is usual on a desk, and a window as wide as a small phone once its text is so large."""


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_legible_with_text_of_twice_its_size(house: House, arrive: Arrive, screen: str) -> None:
    anna = arrive()
    anna.enlarge_text()
    SCREENS[screen](anna, house)

    faults = []
    for code in LANGUAGES:
        anna.speak(code)
        faults += [f"{code}, {width}: {fault}" for width, height in WINDOWS for fault in examined(anna, width, height)]

    assert faults == []


def examined(person: Person, width: int, height: int) -> list[str]:
    """What cannot be read in a window of a size."""
    person.resize(width, height)
    return illegible(person.page) + cramped(person.page)
