"""A review as it looks on a terminal, and as other programs read it."""

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.bots.considering import Considered
from midtown.bots.explaining.comparing import per_cent
from midtown.bots.reviewing.hindsight import Hindsight
from midtown.bots.reviewing.review import SeatReview
from midtown.cli.tables.table import SEAT_STYLES
from midtown.match.match import Match
from midtown.texts.language import Language

WIDTH: Final = 70
ROWS: Final = 4
LINE: Final = "─"
BLOCKS: Final = " ▁▂▃▄▅▆▇█"
SHARES: Final = {0: "100 %", ROWS // 2: " 50 %"}
"""What stands beside the rows of a curve."""


def review_shown(match: Match, reviews: Sequence[SeatReview], names: Sequence[str], language: Language) -> list[RenderableType]:
    """The curve of each seat, and its turning points."""
    shown: list[RenderableType] = []
    for review in reviews:
        shown += [Text(names[review.seat], SEAT_STYLES[review.seat]), *curve(review, match.ply), ""]
        shown += [turning_shown(match, review.turning, language), ""] if review.turning else [_no_turning(language), ""]
    return shown


def _no_turning(language: Language) -> Text:
    return Text(language.sentence("No decision gave much away."), "dim")


def curve(review: SeatReview, moves: int) -> list[RenderableType]:
    """The chance to win as a row of bars, a digit below each turning point."""
    levels = [round(win * ROWS * (len(BLOCKS) - 1)) for win in _by_column(review, moves)]
    rows = []
    for row in range(ROWS):
        floor = (ROWS - 1 - row) * (len(BLOCKS) - 1)
        bars = "".join([BLOCKS[min(max(level - floor, 0), len(BLOCKS) - 1)] for level in levels])
        rows.append(Text.assemble((f"{SHARES.get(row, ''):>5} │", "dim"), bars))
    return [*rows, Text.assemble(("  0 % └", "dim"), (_axis(review, moves), "bold"))]


def _axis(review: SeatReview, moves: int) -> str:
    """A line with the numbers of the turning points; of two in one place, the later is drawn a little later, or else before."""
    axis = [LINE] * WIDTH
    for number, point in enumerate(review.turning, 1):
        wished = _column(point.ply + 1, moves)
        free = [column for column in [*range(wished, WIDTH), *range(wished, -1, -1)] if axis[column] == LINE]
        axis[free[0]] = str(number)
    return "".join(axis)


def _column(ply: int, moves: int) -> int:
    """Where the moment after so many moves is drawn."""
    return min(WIDTH - 1, ply * WIDTH // (moves + 1))


def _by_column(review: SeatReview, moves: int) -> list[float]:
    """The chance to win in each column: the last that was known by then, at first the first."""
    drawn: dict[int, float] = {_column(chance.ply, moves): chance.win for chance in review.curve}
    known = review.curve[0].win if review.curve else 0.0
    found = []
    for column in range(WIDTH):
        known = drawn.get(column, known)
        found.append(known)
    return found


def turning_shown(match: Match, turning: Sequence[Hindsight], language: Language) -> RenderableType:
    """What was played, what it cost, and what would have been better."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=2, justify="right")
    grid.add_column(ratio=1)
    for number, hindsight in enumerate(turning, 1):
        grid.add_row(Text(str(number), "bold"), Text(turn_said(match, hindsight, language), "bold"))
        grid.add_row("", Text(better_said(match, hindsight, language)))
    return grid


def turn_said(match: Match, hindsight: Hindsight, language: Language) -> str:
    """What was played, and what was left of the chance to win."""
    return language.sentence(
        "Move {number}: {action}. {win} % to win instead of {best} %.",
        number=hindsight.ply + 1,
        action=language.action(match.game.book.words, hindsight.played.action),
        win=per_cent(hindsight.played.win),
        best=per_cent(hindsight.best.win),
    )


def better_said(match: Match, hindsight: Hindsight, language: Language) -> str:
    """What would have been better, and why."""
    action = language.action(match.game.book.words, hindsight.best.action)
    why = "" if hindsight.why is None else language.reason(hindsight.why)
    return language.sentence("Better: {action}: {why}.", action=action, why=why)


def review_told(match: Match, reviews: Sequence[SeatReview], language: Language) -> dict[str, Any]:
    """A review for other programs."""
    return {"game": match.game.name, "moves": match.ply, "seats": [_seat_told(match, review, language) for review in reviews]}


def _seat_told(match: Match, review: SeatReview, language: Language) -> dict[str, Any]:
    return {
        "seat": review.seat,
        "curve": [{"ply": chance.ply, "win": round(chance.win, 4)} for chance in review.curve],
        "turning_points": [
            {
                "ply": hindsight.ply,
                "played": _choice_told(match, hindsight.played),
                "better": _choice_told(match, hindsight.best),
                "cost": round(hindsight.cost, 4),
                "why": "" if hindsight.why is None else language.reason(hindsight.why),
            }
            for hindsight in review.turning
        ],
    }


def _choice_told(match: Match, choice: Considered) -> dict[str, Any]:
    win, lead = round(choice.win, 4), round(choice.lead, 2)
    return {"action": match.text(choice.action), "win": win, "lead": lead, "tried": choice.tried}
