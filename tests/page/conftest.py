import os
import shutil
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from midtown.server.built_page import INDEX, page_folder
from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.not_run import not_run

CHROMIUM: Final = "MIDTOWN_CHROMIUM"
"""Names the browser, where it is none of these on the PATH."""
PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A browser that is started when the first test wants it."""
    program = os.environ.get(CHROMIUM) or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        not_run("Chromium is not installed")
    if not (page_folder() / INDEX).is_file():
        not_run("the page is not built")
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=program) as browser:
        yield browser


@pytest.fixture(scope="session")
def house(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that leave it running."""
    assert chromium.is_connected()
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def arrive(chromium: Browser, house: House) -> Iterator[Arrive]:
    """How people come to the page of the common server; afterwards nothing may have gone wrong for any of them."""
    arrive = Arrive(chromium, house)
    yield arrive
    assert arrive.see_off() == []
