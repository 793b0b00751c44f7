from pathlib import Path

import pytest

from midtown.bots.levels import LEVELS
from midtown.cli.opponents import main


@pytest.fixture
def written(tmp_path: Path) -> str:
    """The page of a game for two, and of one alone against Tom, of very few games."""
    said = ["--games", "1", "--quick", "4", "--think", "0.001", "--data", str(tmp_path / "data")]
    texts = []
    for game, players in (("the-city", "2"), ("new-york-city", "1")):
        main([str(tmp_path / "page.md"), "--game", game, "--players", players, *said])
        texts.append((tmp_path / "page.md").read_text(encoding="utf-8"))
    return "\n".join(texts)


def test_every_level_has_a_rating_and_is_compared_with_the_one_below_it(written: str) -> None:
    assert "## The City, 2 players" in written
    assert "20 games of all levels; against the level below, a fair share is 50%." in written
    city = written.partition("## New York City")[0]
    for number, level in enumerate(LEVELS):
        row = next(line for line in city.splitlines() if line.startswith(f"| `{level}`, "))
        _, name, rating, won, apart, _ = [cell.strip() for cell in row.split("|")]
        assert name.partition(", ")[2] not in ("", level)
        assert rating.count("to") == won.count("to") == 1
        assert apart.partition("), ")[2] == ("", "4 games", "4 games", "4 games", "2 games")[number]


def test_who_is_alone_plays_against_tom(written: str) -> None:
    assert "## New York City, alone against Tom C5" in written
    alone = written.partition("## New York City")[2]
    assert len([line for line in alone.splitlines() if line.startswith("| `level-")]) == len(LEVELS)


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    effort = ["--games", "1", "--quick", "4", "--think", "0.001", "--data", str(tmp_path)]
    said = [str(tmp_path / "page.md"), "--game", "the-city", "--players", "2", *effort]
    main(said)
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    kept = {path: path.read_bytes() for path in tmp_path.glob("*.jsonl")}
    assert len(kept) == len(LEVELS)
    main(said)
    assert (tmp_path / "page.md").read_text(encoding="utf-8") == page
    assert {path: path.read_bytes() for path in tmp_path.glob("*.jsonl")} == kept
