"""Portraits: the pictures of the README, each of a game in full swing. `python -m tests.page.portraits` takes them into docs."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import sync_playwright

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.ready import program
from tests.page.seats import ANNA, BOT

DOCS: Final = Path(__file__).parents[2] / "docs"
MOVES: Final = {"the-city": 84, "fifth-avenue": 362, "new-york-city": 200}
THEMES: Final = {"the-city": "light", "fifth-avenue": "light", "new-york-city": "dark"}
MOMENT: Final = 1_500
"""Milliseconds until everything has arrived where it belongs."""


def portray(game: str, arrive: Arrive, house: House) -> None:
    """Sit down where Anna is asked, and take a picture."""
    anna = arrive(theme=THEMES[game])
    anna.sit_down(house.table_in_play(game, MOVES[game], ANNA, BOT, BOT))
    anna.page.wait_for_timeout(MOMENT)
    anna.page.screenshot(path=DOCS / f"page-{game}.png")


if __name__ == "__main__":
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program()) as chromium,
        TemporaryDirectory() as folder,
        House(Path(folder)) as house,
    ):
        for game in MOVES:
            portray(game, Arrive(chromium, house), house)
