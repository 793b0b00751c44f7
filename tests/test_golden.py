import pytest

from midtown.games import GAMES
from midtown.match.record import read, replay
from tests.golden import RECORDS, TOLD, golden


@pytest.mark.parametrize("name", GAMES)
def test_golden_games_are_played_and_told_as_recorded(name: str) -> None:
    recorded = {path.name: path.read_text(encoding="utf-8") for path in (RECORDS / name).iterdir()}

    assert golden(GAMES[name]) == recorded


@pytest.mark.parametrize("name", GAMES)
def test_golden_records_replay_to_their_results(name: str) -> None:
    for path in sorted((RECORDS / name).iterdir()):
        if path.name != TOLD:
            assert replay(read(path.read_text(encoding="utf-8"), GAMES), GAMES).over
