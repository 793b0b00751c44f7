"""Every main screen: nothing hinders anybody, nothing is cut off at any size, and pictures of it are kept in build/artefacts."""

from typing import Final

import pytest

from midtown.texts.language import LANGUAGES
from tests.page.arrive import Arrive
from tests.page.axe import hindrances
from tests.page.gallery import PICTURES, Picture
from tests.page.house import House
from tests.page.legible import illegible
from tests.page.person import Person
from tests.page.screens import SCREENS

SIZES: Final = ((1920, 1080), (1280, 800), (768, 1024), (390, 844))
THEMES: Final = ("light", "dark")
SHOW_THEME: Final = "theme => { document.documentElement.dataset.theme = theme }"
"""As the settings do."""
EXAMINED: Final = (1280, 390)
"""The widths at which every screen is examined: where things lie beside each other, and where they lie below each other."""


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_fits_every_size_and_hinders_nobody(house: House, arrive: Arrive, screen: str) -> None:
    anna = arrive()
    SCREENS[screen](anna, house)

    faults = []
    for theme in THEMES:
        anna.page.evaluate(SHOW_THEME, theme)
        for width, height in SIZES:
            faults += [f"{width}, {theme}: {fault}" for fault in examined(anna, height, Picture(screen, theme, width))]

    for code in LANGUAGES:
        anna.speak(code)
        faults += [f"{width}, {code}: {fault}" for width, height in SIZES for fault in read(anna, width, height)]

    assert faults == []


def read(person: Person, width: int, height: int) -> list[str]:
    """What cannot be read on a screen."""
    person.resize(width, height)
    return illegible(person.page)


def examined(person: Person, height: int, picture: Picture) -> list[str]:
    """What is wrong with a screen of which a picture is taken."""
    person.resize(picture.width, height)
    person.page.screenshot(path=PICTURES / picture.file)
    return hindrances(person.page) if picture.width in EXAMINED else []
