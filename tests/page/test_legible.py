"""Text at 200 %: with the browser's text twice as large, nothing is cut off, lies across something else, or has to be scrolled sideways."""

from typing import Final

import pytest

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.legible import illegible
from tests.page.person import Person
from tests.page.screens import SCREENS

WINDOWS: Final = ((1280, 800), (1920, 1080), (640, 1136))
"""What is usual on a desk, and a window as wide as a small phone once its text is so large."""


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_legible_with_text_of_twice_its_size(house: House, arrive: Arrive, screen: str) -> None:
    anna = arrive()
    anna.enlarge_text()
    SCREENS[screen](anna, house)

    faults = [f"{width}: {fault}" for width, height in WINDOWS for fault in examined(anna, width, height)]

    assert faults == []


def examined(person: Person, width: int, height: int) -> list[str]:
    """What cannot be read in a window of a size."""
    person.resize(width, height)
    return illegible(person.page)
