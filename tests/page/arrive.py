"""Arrive: how people come to the page, each with a browser of his own that remembers nothing but his wishes."""

import json
from typing import Final, Literal, final

from playwright.sync_api import Browser, BrowserContext, StorageState

from tests.page.house import House
from tests.page.person import Person
from tests.page.watch import Watch

WIDE: Final = (1280, 800)
PATIENCE: Final = 30_000.0
"""Milliseconds after which something that is waited for will not come any more."""

Motion = Literal["no-preference", "reduce"]
Pointer = Literal["mouse", "finger"]


@final
class Arrive:
    """Called for everybody who comes to the page of a server."""

    def __init__(self, chromium: Browser, house: House) -> None:
        self._chromium: Final = chromium
        self._house: Final = house
        self._came: Final[list[Person]] = []

    def __call__(
        self,
        size: tuple[int, int] = WIDE,
        *,
        theme: str = "light",
        speed: str = "instant",
        motion: Motion = "reduce",
        pointer: Pointer = "mouse",
    ) -> Person:
        settings = {"name": "Anna", "speed": speed, "theme": theme}
        context = self._context(size, motion, pointer, {"midtown.settings": json.dumps(settings), "midtown.language": "en"})
        context.set_default_timeout(PATIENCE)
        person = Person(context.new_page(), Watch(context), self._house.address)
        self._came.append(person)
        return person

    def see_off(self) -> list[str]:
        """Everybody goes, and tells what went wrong."""
        for person in self._came:
            person.page.context.close()
        return [fault for person in self._came for fault in person.watch.faults]

    def _context(self, size: tuple[int, int], motion: Motion, pointer: Pointer, remembered: dict[str, str]) -> BrowserContext:
        width, height = size
        state: StorageState = {
            "cookies": [],
            "origins": [
                {"origin": self._house.address, "localStorage": [{"name": name, "value": value} for name, value in remembered.items()]}
            ],
        }
        has_finger = pointer == "finger"
        return self._chromium.new_context(
            viewport={"width": width, "height": height},
            reduced_motion=motion,
            storage_state=state,
            has_touch=has_finger,
            is_mobile=has_finger,
        )
