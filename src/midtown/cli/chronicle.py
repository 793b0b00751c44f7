"""Chronicle: what happened, as one seat may tell it."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from midtown.cli.tables.table import SEAT_STYLES
from midtown.core.event import Event
from midtown.match.match import Match
from midtown.texts.language import Language


def last_turn(match: Match, seat: int) -> int:
    """The number of the move with which this seat last answered an earlier question; 0 if it never did."""
    earlier = [number for number, move in enumerate(match.moves, 1) if move.seat == seat and move.stage < match.state.stage]
    return earlier[-1] if earlier else 0


def told_since(match: Match, move: int, seat: int) -> list[Event]:
    """What the move of this number led to, and all that followed, as a seat or a spectator saw it."""
    return [event.seen_by(seat) for events in match.events[move:] for event in events]


def summary(events: Iterable[Event], names: Sequence[str], language: Language) -> RenderableType:
    """A paragraph for each seat and round."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    told: dict[int, list[str]] = {}
    for event in events:
        if event.seat < 0:
            _close(grid, told, names)
            grid.add_row("", Text(language.event(event, names), "dim"))
        else:
            told.setdefault(event.seat, []).append(_brief(event, names, language))
    _close(grid, told, names)
    return grid


def _close(grid: Grid, told: dict[int, list[str]], names: Sequence[str]) -> None:
    """Write down what was told of each seat."""
    for seat, phrases in told.items():
        grid.add_row(Text(names[seat], SEAT_STYLES[seat]), Text("; ".join(phrases)))
    told.clear()


def _brief(event: Event, names: Sequence[str], language: Language) -> str:
    """An event of a seat that is named already."""
    if event.kind.scores:
        return language.sentence("scores {amount}", amount=event.amount)
    return language.event(event, names).removeprefix(f"{names[event.seat]} ")


def log(match: Match, seat: int | None, names: Sequence[str], language: Language) -> RenderableType:
    """Everything that happened, move by move, with the rules; without a seat, all secrets are told."""
    grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(no_wrap=True, justify="right", width=4)
    grid.add_column(ratio=1)
    grid.add_column(no_wrap=True, justify="right")
    for ply, events in enumerate(match.events):
        for event in events:
            seen = event if seat is None else event.seen_by(seat)
            style = SEAT_STYLES[event.seat].removeprefix("bold ") if event.seat >= 0 else "bold"
            grid.add_row(Text(str(ply), "dim"), Text(language.event(seen, names), style), Text(event.rule, "dim"))
    return grid
