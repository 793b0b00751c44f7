from collections.abc import Iterator

import pytest

from tests.server.thinking.bad_bots import NOTES
from tests.server.thinking.office import Office


@pytest.fixture(scope="module")
def open_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    notes = tmp_path_factory.mktemp("office") / "notes"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(NOTES, str(notes))
        office = Office(notes)
        yield office
        office.close()


@pytest.fixture
def office(open_office: Office) -> Office:
    open_office.forget()
    return open_office
