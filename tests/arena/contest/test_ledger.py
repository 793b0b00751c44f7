"""Finished games are kept, whatever happens."""

from pathlib import Path

import msgspec
import pytest

from midtown.arena.contest.contest import Contest
from midtown.arena.contest.ledger import opened, seed_in
from midtown.arena.contest.played import Forfeit, Played
from midtown.core.errors import BadOptions
from tests.arena.contest.contests import contest, corrected, game

GAMES = [
    game(0, 0, [1, 2]),
    msgspec.structs.replace(game(0, 1, [2, 1]), forfeit=Forfeit(0, "crashed ({problem})", {"problem": "x"}), over=False),
]
MINE = contest("greedy,random")


def kept(path: Path, playing: Contest = MINE) -> list[Played]:
    with opened(path, playing) as ledger:
        return ledger.kept


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two games."""
    with opened(tmp_path / "deep" / "games.jsonl", MINE) as ledger:
        for played in GAMES:
            ledger.write(played)
    return tmp_path / "deep" / "games.jsonl"


def test_games_come_back_as_they_were(path: Path) -> None:
    assert kept(path) == GAMES
    assert len(path.read_bytes().splitlines()) == 3


def test_a_game_is_in_the_file_as_soon_as_it_is_written(tmp_path: Path) -> None:
    with opened(tmp_path / "games", MINE) as ledger:
        ledger.write(GAMES[0])

        assert (tmp_path / "games").read_bytes().endswith(msgspec.json.encode(GAMES[0]) + b"\n")


@pytest.mark.parametrize("cut", [1, 20, 100])
def test_a_line_that_was_cut_off_is_played_again(path: Path, cut: int) -> None:
    path.write_bytes(path.read_bytes()[:-cut])

    with opened(path, MINE) as ledger:
        assert ledger.kept == GAMES[:1]
        ledger.write(GAMES[1])
    assert kept(path) == GAMES


def test_a_heading_that_was_cut_off_is_written_again(tmp_path: Path) -> None:
    (tmp_path / "games").write_bytes(b'{"arena": 1, "mid')

    assert kept(tmp_path / "games") == []
    assert seed_in(tmp_path / "games") == 1


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        (contest("greedy,random", seed=2), "its seed is 1, not 2"),
        (contest("greedy,greedy"), r"its bots is \[\"greedy\",\"random\"\], not \[\"greedy\",\"greedy\"\]"),
        (contest("greedy,random", 3), "its seats is 2, not 3"),
        (contest("greedy,random", think=0.5), "its think is null, not 0.5"),
        (contest("greedy,random", game="fifth-avenue"), 'its game is "the-city", not "fifth-avenue"'),
        (corrected("greedy,random"), r"its corrections is \[\], not \[\[\"school\",\"cost\",\"2\"\]\]"),
    ],
)
def test_the_games_of_another_run_are_refused_and_left_alone(path: Path, other: Contest, sentence: str) -> None:
    before = path.read_bytes()

    with pytest.raises(BadOptions, match=f"holds another run: {sentence}"):
        kept(path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", [b"hello\n", b"[1]\n"])
def test_what_holds_no_games_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(text)

    with pytest.raises(BadOptions, match="holds no games of an arena"):
        kept(path)
    assert path.read_bytes() == text


def test_a_broken_game_is_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes() + b'{"deal": 1}\n')

    with pytest.raises(BadOptions, match="holds no games of an arena"):
        kept(path)


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="cannot be written: Is a directory"):
        kept(tmp_path)


def test_there_is_no_seed_where_there_are_no_games(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("hello\n", encoding="utf-8")

    assert seed_in(tmp_path / "nothing") is None
    assert seed_in(tmp_path / "letter.txt") is None
