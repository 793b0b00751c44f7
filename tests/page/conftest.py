import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page.arrive import Arrive
from tests.page.house import House
from tests.page.ready import missing, program


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A browser that is started when the first test wants it."""
    if missing():
        reason = f"not run: {missing()}"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=program()) as browser:
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
