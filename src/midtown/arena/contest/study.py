"""Study: all games of a contest as a table, for those who work with Parquet."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from midtown.arena.contest.contest import Contest
from midtown.arena.contest.played import Played
from midtown.core.errors import BadOptions, Reason

Row = dict[str, object]


def check_parquet() -> Any:  # noqa: ANN401  # PyArrow may not be there
    """What writes Parquet, or a refusal that says how to get it."""
    try:
        return import_module("pyarrow.parquet")
    except ImportError:
        raise BadOptions(Reason("", "--parquet needs PyArrow: pip install 'midtown[study]'")) from None


def write_parquet(contest: Contest, games: Sequence[Played], path: Path) -> None:
    """A row for each seat of each game, deal by deal."""
    parquet = check_parquet()
    ordered = sorted(games, key=lambda played: played.fixture)
    rows = [row for played in ordered for row in rows_of(contest, played)]
    path.parent.mkdir(parents=True, exist_ok=True)
    parquet.write_table(import_module("pyarrow").Table.from_pylist(rows), path)


def rows_of(contest: Contest, played: Played) -> list[Row]:
    """The seats of a game, then players who have none."""
    players = contest.players(played.line_up)
    return [
        {
            "game": contest.game_name,
            "deal": played.deal,
            "line_up": played.line_up,
            "deal_seed": str(contest.deal_seed(played.fixture)),
            "seat": place if place < len(played.decisions) else None,
            "bot": contest.participants[participant],
            "points": played.points[place],
            "rank": played.ranks[place],
            "victory": float(played.victories[place]),
            "decisions": played.decisions[place] if place < len(played.decisions) else None,
            "seconds": played.seconds[place] if place < len(played.decisions) else None,
            "longest": played.longest[place] if place < len(played.decisions) else None,
            "rounds": played.rounds,
            "over": played.over,
            "fault": played.forfeit.reason.plain() if played.forfeit is not None and played.forfeit.seat == place else None,
        }
        for place, participant in enumerate(players)
    ]
